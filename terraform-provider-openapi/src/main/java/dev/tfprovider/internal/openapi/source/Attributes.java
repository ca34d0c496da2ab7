/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Objects;

import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.resource.Words;

/**
 * Names of attributes of components.
 */
final class Attributes {

	private Attributes() {
	}

	static String name(ModelComponent component) {
		return component.annotations()
			.stream()
			.filter((annotation) -> annotation.type().equals(Names.attribute("AttributeName")))
			.map((annotation) -> Objects.requireNonNull(annotation.members().get("value")).get(0).toString())
			.map((literal) -> literal.substring(1, literal.length() - 1))
			.findFirst()
			.orElseGet(() -> Words.snakeCase(component.name()));
	}

}
