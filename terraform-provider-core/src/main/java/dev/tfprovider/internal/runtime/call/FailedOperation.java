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
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
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

	private static final Inside NOTHING = new Inside(BlockSchema.of(), ObjectSchema.Nesting.SINGLE);

	private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|-");

	@Override
	public Optional<AttributePath> attribute(String field) {
		AttributePath path = AttributePath.root();
		Inside here = new Inside(this.schema, ObjectSchema.Nesting.SINGLE);
		for (String step : STEP.split(field)) {
			if (step.isEmpty()) {
				continue;
			}
			if (here.nesting() == ObjectSchema.Nesting.LIST && INDEX.matcher(step).matches()) {
				path = path.index(Long.parseLong(step));
				here = new Inside(here.schema(), ObjectSchema.Nesting.SINGLE);
				continue;
			}
			String name = HUMP.matcher(step).replaceAll("_").toLowerCase(Locale.ROOT);
			Optional<Inside> next = here.nesting().isSingle() ? find(here.schema(), name) : Optional.empty();
			if (next.isEmpty()) {
				break;
			}
			path = path.attribute(name);
			here = next.get();
		}
		return path.isRoot() ? Optional.empty() : Optional.of(path);
	}

	@Override
	public String excerpt(String text, int longest) {
		return ShownText.of(text, this.mask, longest);
	}

	private static Optional<Inside> find(ObjectSchema schema, String name) {
		AttributePath path = AttributePath.root(name);
		return schema.attribute(path)
			.map(FailedOperation::inside)
			.or(() -> schema.block(path).map((block) -> new Inside(block.block(), block.nesting())));
	}

	private static Inside inside(Attribute attribute) {
		NestedObject nested = attribute.nested();
		return (nested != null) ? new Inside(nested, nested.nesting()) : NOTHING;
	}

	/**
	 * What is inside an attribute or block.
	 */
	private record Inside(ObjectSchema schema, ObjectSchema.Nesting nesting) {

	}

}
