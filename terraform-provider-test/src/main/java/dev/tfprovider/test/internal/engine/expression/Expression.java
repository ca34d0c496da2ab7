/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.expression;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.value.PlainValues;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
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
	 * Return this expression with one more step behind it.
	 * @param step the step
	 * @return the longer expression
	 */
	default Expression then(AttributePath.Step step) {
		throw new IllegalArgumentException("Nothing can be selected from " + this);
	}

	/**
	 * Return the step that a known key takes.
	 * @param key text or a number
	 * @return the step, {@code null} for any other value
	 */
	static AttributePath.@Nullable Step step(TerraformValue key) {
		if (key instanceof StringValue text) {
			return new AttributePath.ElementKey(text.text());
		}
		return (key instanceof NumberValue number) ? new AttributePath.ElementIndex(number.number().longValue()) : null;
	}

	/**
	 * Read an expression in Terraform's syntax.
	 * @param text the expression
	 * @return the expression
	 * @throws IllegalArgumentException if this engine does not know its kind
	 */
	static Expression parse(String text) {
		return ExpressionParser.parse(text);
	}

	/**
	 * Read text with expressions in <code>${…}</code>.
	 * @param text the text
	 * @return the expression
	 * @throws IllegalArgumentException if this engine does not know the kind of an
	 * expression
	 */
	static Expression template(String text) {
		return TemplateParser.parse(text);
	}

	/**
	 * Convert a plain Java value. Text is taken literally.
	 * @param value {@code null}, {@code String}, {@code Boolean}, {@code Number},
	 * {@code Collection}, {@code Map} with {@code String} keys or {@code Expression}
	 * @return the expression
	 * @throws IllegalArgumentException for anything else
	 */
	static Expression of(@Nullable Object value) {
		return of(value, UnaryOperator.identity());
	}

	/**
	 * Return the expression for a value that has parts of types that this engine does not
	 * know.
	 * @param value as above, or of another type
	 * @param known makes a known value or expression of any other
	 * @return the expression
	 */
	static Expression of(@Nullable Object value, UnaryOperator<@Nullable Object> known) {
		Object plain = known.apply(value);
		if (plain instanceof Expression expression) {
			return expression;
		}
		if (plain instanceof MapValue || plain instanceof ObjectValue) {
			plain = ((TerraformValue) plain).entries();
		}
		if (plain instanceof ListValue || plain instanceof SetValue || plain instanceof TupleValue) {
			plain = ((TerraformValue) plain).sequence();
		}
		if (plain instanceof Map<?, ?> map) {
			Map<String, Expression> members = new LinkedHashMap<>();
			map.forEach((key, member) -> members.put(String.valueOf(key), of(member, known)));
			return new ObjectExpression(members);
		}
		if (plain instanceof Collection<?> collection) {
			return new ListExpression(collection.stream().map((element) -> of(element, known)).toList());
		}
		return new Literal((plain instanceof TerraformValue literal) ? literal : PlainValues.read(plain));
	}

	/**
	 * Return an expression, null in place of none.
	 * @param expression the expression, or {@code null}
	 * @return the expression
	 */
	static Expression orNull(@Nullable Expression expression) {
		return (expression != null) ? expression : of(null);
	}

	/**
	 * Call a function.
	 * @param function its name, such as {@code provider::petstore::shift}
	 * @param arguments the arguments
	 * @return the expression
	 * @throws IllegalArgumentException if this engine does not know the function
	 */
	static Expression call(String function, List<Expression> arguments) {
		return Call.of(function, arguments);
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
		if (address.key() != null) {
			path = (address.key() instanceof Long index) ? path.index(index) : path.key((String) address.key());
		}
		for (Object step : steps) {
			boolean name = step instanceof String text && text.matches("[A-Za-z_][\\w-]*");
			path = (step instanceof Integer index) ? path.index(index)
					: name ? path.attribute((String) step) : path.key((String) step);
		}
		return new Reference(address.resource().toString(), path);
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

		/**
		 * Return the key of the instance that is named.
		 * @return a {@code Long} or {@code String}, {@code null} if no instance is named
		 */
		@Nullable public Object key() {
			AttributePath.Step first = this.path.isRoot() ? null : this.path.steps().get(0);
			if (first instanceof AttributePath.ElementIndex element) {
				return element.index();
			}
			return (first instanceof AttributePath.ElementKey element) ? element.key() : null;
		}

		@Override
		public Expression then(AttributePath.Step step) {
			return new Reference(this.address, this.path.append(step));
		}

	}

	/**
	 * An element by a key that has to be evaluated.
	 *
	 * @param base what it is an element of
	 * @param key its index or key
	 * @param path place in the element, maybe the root
	 */
	record Index(Expression base, Expression key, AttributePath path) implements Expression {

		@Override
		public Collection<Expression> parts() {
			return List.of(this.base, this.key);
		}

		@Override
		public Expression then(AttributePath.Step step) {
			return new Index(this.base, this.key, this.path.append(step));
		}

	}

	/**
	 * The same place in every element.
	 *
	 * @param base what the elements are of
	 * @param path place in each element, maybe the root
	 */
	record Splat(Expression base, AttributePath path) implements Expression {

		@Override
		public Collection<Expression> parts() {
			return List.of(this.base);
		}

		@Override
		public Expression then(AttributePath.Step step) {
			return new Splat(this.base, this.path.append(step));
		}

	}

	/**
	 * A function, of which this engine knows {@code toset} and those of the provider.
	 *
	 * @param function its name, such as {@code provider::petstore::shift}
	 * @param arguments the arguments
	 */
	record Call(String function, List<Expression> arguments) implements Expression {

		static Call of(String function, List<Expression> arguments) {
			Call call = new Call(function, arguments);
			boolean one = arguments.size() == 1 && !(arguments.get(0) instanceof Expansion);
			if (!call.isOfProvider() && (!function.equals("toset") || !one)) {
				throw new IllegalArgumentException("The in-memory engine knows no function '" + function
						+ "', only 'toset' of one argument and functions of the provider");
			}
			return call;
		}

		/**
		 * Return whether the function is one of a provider.
		 */
		boolean isOfProvider() {
			return this.function.startsWith("provider::");
		}

		@Override
		public Collection<Expression> parts() {
			return this.arguments;
		}

	}

	/**
	 * The last arguments of a function, as one value followed by three dots.
	 *
	 * @param arguments what has the arguments as its elements
	 */
	record Expansion(Expression arguments) implements Expression {

		@Override
		public Collection<Expression> parts() {
			return List.of(this.arguments);
		}

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
