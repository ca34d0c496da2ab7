/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.declaration.TypeDeclaration;
import dev.tfprovider.list.ListResourceDeclaration;

/**
 * The types of one kind that a provider declares.
 *
 * @param name name of the kind, such as {@code data source}
 * @param types the types in the order of their declaration
 */
record DeclaredKind(String name, List<? extends TypeDeclaration<?, ?>> types) {

	/**
	 * Return the kinds of types that a provider may have.
	 * @param provider the provider
	 * @return all kinds, also those without a type
	 */
	static Stream<DeclaredKind> of(ProviderDefinition provider) {
		return Stream.of(new DeclaredKind("resource", provider.resources()),
				new DeclaredKind("data source", provider.dataSources()),
				new DeclaredKind("ephemeral resource", provider.ephemeralResources()),
				new DeclaredKind("list resource", provider.listResources()),
				new DeclaredKind("action", provider.actions()),
				new DeclaredKind("state store", provider.stateStores()));
	}

	/**
	 * Return the record that configurations of a type fill in.
	 * @param type the type
	 * @return its model, or the query of a list resource
	 */
	static Class<?> configured(TypeDeclaration<?, ?> type) {
		return (type instanceof ListResourceDeclaration<?, ?> list) ? list.query() : type.model();
	}

}
