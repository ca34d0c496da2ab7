/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;

/**
 * The operation in which author code threw an exception.
 *
 * @param operation what was tried
 * @param typeName on what
 * @param schema its shape
 * @param mask hides the secrets of the call in a text
 */
record FailedOperation(String operation, String typeName, ObjectSchema schema,
		UnaryOperator<String> mask) implements FailedCall {

	private static final Pattern STEP = Pattern.compile("[./\\[\\]]+");

	private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

	private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|-");

	@Override
	public Optional<AttributePath> attribute(String field) {
		AttributePath path = AttributePath.root();
		ObjectSchema here = this.schema;
		ObjectSchema.Nesting nesting = ObjectSchema.Nesting.SINGLE;
		for (String step : STEP.split(field)) {
			if (step.isEmpty()) {
				continue;
			}
			if (nesting == ObjectSchema.Nesting.LIST && INDEX.matcher(step).matches()) {
				path = path.index(Long.parseLong(step));
				nesting = ObjectSchema.Nesting.SINGLE;
				continue;
			}
			String name = HUMP.matcher(step).replaceAll("_").toLowerCase(Locale.ROOT);
			Optional<SchemaMember> next = (here != null && nesting.isSingle()) ? here.member(AttributePath.root(name))
					: Optional.empty();
			if (next.isEmpty()) {
				break;
			}
			path = path.attribute(name);
			here = next.get().inside();
			nesting = next.get().nesting();
		}
		return path.isRoot() ? Optional.empty() : Optional.of(path);
	}

	@Override
	public String excerpt(String text, int longest) {
		return ShownText.of(text, this.mask, longest);
	}

}
