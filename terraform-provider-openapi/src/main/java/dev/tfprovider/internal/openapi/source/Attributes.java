/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Names of attributes of components.
 */
final class Attributes {

	private Attributes() {
	}

	static String name(ModelComponent component) {
		return member(component, "AttributeName", "value").orElseGet(() -> NameWords.snakeCase(component.name()));
	}

	/**
	 * Return what an annotation of a component has, as Java.
	 */
	static Optional<String> code(ModelComponent component, String annotation, String member) {
		return component.annotation(annotation)
			.map((each) -> Objects.requireNonNull(each.members().get(member)).toString());
	}

	/**
	 * Return the text that an annotation of a component has.
	 */
	static Optional<String> member(ModelComponent component, String annotation, String member) {
		return component.annotation(annotation)
			.map((each) -> Objects.requireNonNull(each.members().get(member)).get(0).toString())
			.map((literal) -> literal.substring(1, literal.length() - 1));
	}

	/**
	 * Return what holds the version of a secret.
	 * @param components the components beside the secret
	 */
	static Optional<ModelComponent> version(List<ModelComponent> components, ModelComponent secret) {
		return member(secret, "WriteOnly", "version")
			.flatMap((name) -> components.stream().filter((each) -> each.name().equals(name)).findFirst());
	}

}
