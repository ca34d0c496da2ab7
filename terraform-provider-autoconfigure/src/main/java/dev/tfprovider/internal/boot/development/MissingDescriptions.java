/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;

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
		List<String> models = Stream
			.of(provider.settings().stream(),
					DeclaredKind.of(provider)
						.flatMap((kind) -> kind.types().stream())
						.map(DeclaredKind::configured)
						.filter((model) -> !model.isRecord() || model.getRecordComponents().length > 0))
			.<Class<?>>flatMap((types) -> types)
			.filter(MissingDescriptions::isUnprocessed)
			.map(Class::getName)
			.distinct()
			.sorted()
			.toList();
		return models.isEmpty() ? Optional.empty()
				: Optional.of("The schema has no descriptions from the Javadoc of " + String.join(", ", models)
						+ ": compiled without annotation processing, which JDK 23 and newer do unless asked to. Add "
						+ "<maven.compiler.proc>full</maven.compiler.proc> to the <properties> of pom.xml, or the "
						+ "compiler option -proc:full in another build.");
	}

	/**
	 * Returns whether a type has no resource of the processor, and no text of its own
	 * that would do without it.
	 */
	private static boolean isUnprocessed(Class<?> model) {
		ClassLoader loader = model.getClassLoader();
		return model.isRecord() && !model.isAnnotationPresent(Description.class) && loader != null
				&& Stream.of(model.getRecordComponents())
					.noneMatch((component) -> component.isAnnotationPresent(Description.class))
				&& loader.getResource(DescriptionResource.path(model.getName())) == null;
	}

}
