/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.mapping.ModelMappings;

/**
 * A data source.
 *
 * @param place given by the practitioner
 * @param degrees read
 * @param team who asks
 */
record Level(String place, @Computed Integer degrees, @Computed String team) {

	static final ValueCodec CODEC = ValueCodec
		.of(new ModelMappings(List.of()).of(TypeKind.DATA_SOURCE, Level.class).block().impliedType());

}
