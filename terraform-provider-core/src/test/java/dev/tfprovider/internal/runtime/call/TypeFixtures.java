/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.schema.Schema;

/**
 * Types of tests that bring a schema or a mapping of their own.
 */
public final class TypeFixtures {

	private TypeFixtures() {
	}

	public static <M> ResourceType<M> resource(String name, Schema schema, ModelMapping<M> mapping,
			ResourceDeclaration<M> declaration) {
		return new ResourceType<>(name, schema, mapping, declaration, CallRateLimit.NONE,
				TimeLimits.of(mapping, DeclaredTimeouts.of(TypeKind.RESOURCE, declaration.implementation())),
				ImportForm.of(mapping.identifiers()), IdentityShape.of(mapping, UpgradeChain.NONE), UpgradeChain.NONE,
				List.of());
	}

	public static <M> DataSourceType<M> dataSource(String name, Schema schema, ModelMapping<M> mapping,
			Supplier<? extends DataSourceReader<M>> reader) {
		return new DataSourceType<>(name, schema, mapping,
				TypeDeclaration.of(name, mapping.model(), DataSourceReader.class, reader, name),
				TimeLimits.of(mapping, Map.of()));
	}

}
