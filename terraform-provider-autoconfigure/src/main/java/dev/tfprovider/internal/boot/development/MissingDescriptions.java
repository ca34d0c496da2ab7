/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.internal.mapping.model.ModelClasses;

/**
 * Finds models that were compiled without the annotation processor that keeps their
 * Javadoc, as the compilers of JDK 23 and newer do unless told otherwise.
 */
final class MissingDescriptions {

	private MissingDescriptions() {
	}

	/**
	 * Return warnings about models without descriptions, with the remedy.
	 * @param provider the provider
	 * @return full sentences, empty if no model was compiled without the processor
	 */
	static Optional<String> of(ProviderDefinition provider) {
		List<Class<?>> models = Stream
			.of(provider.settings().stream(),
					provider.kinds()
						.stream()
						.flatMap((kind) -> provider.types(kind).stream())
						.map(TypeDeclaration::configuration)
						.filter(MissingDescriptions::isDescribable))
			.<Class<?>>flatMap((types) -> types)
			.filter(MissingDescriptions::isUnprocessed)
			.distinct()
			.sorted(Comparator.comparing(Class::getName))
			.toList();
		if (models.isEmpty()) {
			return Optional.empty();
		}
		String kotlin = models.stream().allMatch(Class::isRecord) ? ""
				: " In Kotlin, let kapt run the processor of terraform-provider-core.";
		return Optional.of("The schema has no descriptions from the Javadoc of "
				+ models.stream().map(Class::getName).collect(Collectors.joining(", "))
				+ ": compiled without annotation processing, which JDK 23 and newer do unless asked to. Add "
				+ "<maven.compiler.proc>full</maven.compiler.proc> to the <properties> of pom.xml, or the "
				+ "compiler option -proc:full in another build." + kotlin);
	}

	private static boolean isDescribable(Class<?> model) {
		return !ModelClasses.isModel(model) || !ModelClasses.of(model).components().isEmpty();
	}

	/**
	 * Returns whether a type has no resource of the processor, and no text of its own
	 * that would do without it.
	 */
	private static boolean isUnprocessed(Class<?> model) {
		ClassLoader loader = model.getClassLoader();
		return ModelClasses.isModel(model) && !model.isAnnotationPresent(Description.class) && loader != null
				&& ModelClasses.of(model)
					.components()
					.stream()
					.noneMatch((component) -> component.annotations().isAnnotationPresent(Description.class))
				&& loader.getResource(DescriptionResource.path(model.getName())) == null;
	}

}
