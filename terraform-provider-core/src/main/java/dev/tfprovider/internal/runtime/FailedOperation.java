/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.ObjectSchema;

/**
 * The operation during which author code threw.
 *
 * @param operation what was tried
 * @param typeName on what
 * @param schema its shape
 */
record FailedOperation(String operation, String typeName, ObjectSchema schema) implements FailedCall {

	private static final Pattern STEP = Pattern.compile("\\.|(?=\\[)|\\[|\\]\\.?|/");

	private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|-");

	@Override
	public Optional<AttributePath> attribute(String field) {
		AttributePath path = AttributePath.root();
		ObjectSchema here = this.schema;
		for (String step : STEP.split(field)) {
			if (step.isEmpty()) {
				continue;
			}
			String name = HUMP.matcher(step).replaceAll("_").toLowerCase(Locale.ROOT);
			Optional<Attribute> attribute = find(here, name);
			if (attribute.isEmpty()) {
				break;
			}
			path = path.attribute(name);
			if (attribute.get().nested() == null) {
				break;
			}
			here = attribute.get().nested();
		}
		return path.isRoot() ? Optional.empty() : Optional.of(path);
	}

	private static Optional<Attribute> find(ObjectSchema schema, String name) {
		return schema.attributes().stream().filter((attribute) -> attribute.name().equals(name)).findFirst();
	}

}
