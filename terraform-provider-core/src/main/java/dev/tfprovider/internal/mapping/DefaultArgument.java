/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Makes a default of a default argument where the configuration decides the component.
 * Elsewhere the argument serves only the code that constructs the model.
 *
 * @param source the component
 * @param scope where it is
 */
record DefaultArgument(ComponentSource source, InferenceScope scope) {

	private static final String REMEDY = "Declare the component as nullable with the default null";

	/**
	 * Return the component with its default.
	 */
	ComponentSource apply() {
		if (isDecidedElsewhere()) {
			return this.source;
		}
		Object argument = unwrapped(this.source.component().defaultArgument(this.scope));
		if (argument == null) {
			return this.source;
		}
		ModelKind kind = this.scope.kind();
		if (kind.isResult()) {
			throw this.scope.refuse("a default argument has no meaning in " + kind,
					REMEDY + ", and choose the value when it is null; add @Computed if only the provider decides it");
		}
		this.scope.refuseIf(this.source.has(Block.class), "a block has no default argument",
				REMEDY + ", or an empty list, set or map");
		this.scope.refuseIf(this.source.has(WriteOnly.class),
				"a default argument would put a write-only value into the plan",
				REMEDY + ", and choose the value when it is null");
		return this.source.withArgument(argument);
	}

	/**
	 * Return whether an annotation gives the default, or nothing but the provider the
	 * value.
	 */
	private boolean isDecidedElsewhere() {
		Id id = this.source.get(Id.class);
		return this.source.defaultValue() != null || this.source.has(Default.class) || this.source.has(Computed.class)
				|| this.source.has(Flatten.class) || id != null && !id.configured()
				|| this.scope.has(InheritedProperty.COMPUTED) || this.scope.has(InheritedProperty.WRITE_ONLY)
				|| this.scope.has(InheritedProperty.PLAIN_OBJECT) || this.scope.kind().content() == null;
	}

	private @Nullable Object unwrapped(@Nullable Object argument) {
		Object value = argument;
		if (argument instanceof Optional<?> optional) {
			value = optional.orElse(null);
		}
		else if (argument instanceof Value<?> state) {
			value = state.orElse(null);
		}
		boolean none = this.source.has(Block.class) && value != null && isEmpty(value);
		return none ? null : value;
	}

	private static boolean isEmpty(Object value) {
		return value instanceof Collection<?> elements && elements.isEmpty()
				|| value instanceof Map<?, ?> entries && entries.isEmpty();
	}

}
