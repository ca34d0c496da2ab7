/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The right-hand side of an argument. Immutable.
 */
public sealed interface Expression {

	/**
	 * Return the expressions right inside of this one.
	 * @return the parts, none for a leaf
	 */
	default Collection<Expression> parts() {
		return List.of();
	}

	/**
	 * Return every reference in this expression.
	 * @return the references, in order
	 */
	default Stream<Reference> references() {
		Stream<Reference> own = (this instanceof Reference reference) ? Stream.of(reference) : Stream.empty();
		return Stream.concat(own, parts().stream().flatMap(Expression::references));
	}

	/**
	 * Convert a plain Java value. Text is taken literally.
	 * @param value {@code null}, {@code String}, {@code Boolean}, {@code Number},
	 * {@code Collection}, {@code Map} with {@code String} keys or {@code Expression}
	 * @return the expression
	 * @throws IllegalArgumentException for anything else
	 */
	static Expression of(@Nullable Object value) {
		if (value instanceof Expression expression) {
			return expression;
		}
		if (value instanceof Map<?, ?> map) {
			Map<String, Expression> members = new LinkedHashMap<>();
			map.forEach((key, member) -> members.put(String.valueOf(key), of(member)));
			return new ObjectExpression(members);
		}
		if (value instanceof Collection<?> collection) {
			List<Expression> elements = new ArrayList<>();
			collection.forEach((element) -> elements.add(of(element)));
			return new ListExpression(elements);
		}
		return new Literal(PlainValues.read(value));
	}

	/**
	 * Refer to a resource or data source.
	 * @param address its address
	 * @param steps names, keys ({@code String}) and indexes ({@code Integer}) that lead
	 * to a place in it
	 * @return the reference
	 */
	static Reference reference(ResourceAddress address, List<Object> steps) {
		AttributePath path = AttributePath.root();
		for (Object step : steps) {
			boolean name = step instanceof String text && text.matches("[A-Za-z_][\\w-]*");
			path = (step instanceof Integer index) ? path.index(index)
					: name ? path.attribute((String) step) : path.key((String) step);
		}
		return new Reference(address.toString(), path);
	}

	/**
	 * A known value.
	 *
	 * @param value text, number, truth value or null
	 */
	record Literal(TerraformValue value) implements Expression {

	}

	/**
	 * A sequence in brackets.
	 *
	 * @param elements the elements
	 */
	record ListExpression(List<Expression> elements) implements Expression {

		public ListExpression {
			elements = List.copyOf(elements);
		}

		@Override
		public Collection<Expression> parts() {
			return this.elements;
		}

	}

	/**
	 * Members in braces.
	 *
	 * @param members the members by name, in order
	 */
	record ObjectExpression(Map<String, Expression> members) implements Expression {

		public ObjectExpression {
			members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
		}

		@Override
		public Collection<Expression> parts() {
			return this.members.values();
		}

	}

	/**
	 * Text with expressions in it.
	 *
	 * @param pieces text and expressions in order
	 */
	record Template(List<Expression> pieces) implements Expression {

		public Template {
			pieces = List.copyOf(pieces);
		}

		@Override
		public Collection<Expression> parts() {
			return this.pieces;
		}

	}

	/**
	 * A value of another resource or data source.
	 *
	 * @param address its address, such as {@code petstore_pet.rex}
	 * @param path place in it, maybe the root
	 */
	record Reference(String address, AttributePath path) implements Expression {

	}

	/**
	 * A value that Terraform learns only while it applies.
	 *
	 * @param value what it turns out to be; contains no reference
	 */
	record Deferred(Expression value) implements Expression {

		public Deferred {
			if (value.references().findAny().isPresent()) {
				throw new IllegalArgumentException("A value that is unknown until apply must not contain references");
			}
		}

	}

}
