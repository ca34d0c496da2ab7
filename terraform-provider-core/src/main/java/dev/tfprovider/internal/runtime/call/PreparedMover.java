/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.resource.StateMover;
import org.jspecify.annotations.Nullable;

/**
 * A mover made ready to serve.
 *
 * @param mover the author's
 * @param source translates the source, {@code null} if the author takes it as it is
 * @param <M> the model that objects become
 */
public record PreparedMover<M>(StateMover<M> mover, @Nullable ModelMapping<?> source) {

	static <M> PreparedMover<M> of(String typeName, StateMover<M> mover, ModelMappings mappings) {
		Class<?> model = mover.model();
		return new PreparedMover<>(mover, (model != null)
				? InferredType.mapping(TypeKind.RESOURCE, typeName + " moved from " + mover.source(), model, mappings)
				: null);
	}

}
