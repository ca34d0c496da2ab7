/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ImportableResource;

/**
 * Finds managed resources whose models name no identifier, so that Terraform can do less
 * with them.
 */
final class MissingIdentifiers {

	private MissingIdentifiers() {
	}

	/**
	 * Return what the provider will not have.
	 * @param provider the provider
	 * @return full sentences, empty if every model has an identifier
	 */
	static Optional<String> of(ProviderDefinition provider) {
		List<ResourceDeclaration<?>> unidentified = provider.resources()
			.stream()
			.filter((resource) -> ModelClasses.isModel(resource.model()) && !hasIdentifier(resource.model()))
			.toList();
		if (unidentified.isEmpty()) {
			return Optional.empty();
		}
		boolean imported = unidentified.stream().allMatch(MissingIdentifiers::isImportedOtherwise);
		return Optional.of("No component is marked @Id in the model of "
				+ unidentified.stream()
					.map((resource) -> provider.typeName(resource.name()))
					.sorted()
					.collect(Collectors.joining(", "))
				+ ": there is " + (imported ? "" : "no import, ")
				+ "no identity, no list, no derived data source and no generated configuration. Mark the component "
				+ "by which the provider finds an object again.");
	}

	/**
	 * Returns whether the author says otherwise how an object is imported.
	 */
	private static boolean isImportedOtherwise(ResourceDeclaration<?> resource) {
		return ImportableResource.class.isAssignableFrom(resource.implementation())
				|| resource.implementation().isAnnotationPresent(ImportId.class);
	}

	private static boolean hasIdentifier(Class<?> model) {
		return ModelClasses.of(model).components().stream().anyMatch(MissingIdentifiers::isIdentifier);
	}

	private static boolean isIdentifier(ModelComponent component) {
		if (component.annotations().isAnnotationPresent(Flatten.class)) {
			Class<?> inside = component.type(Map.of()).raw();
			return inside != null && ModelClasses.isModel(inside) && hasIdentifier(inside);
		}
		return component.annotations().isAnnotationPresent(Id.class);
	}

}
