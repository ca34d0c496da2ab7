/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The signature of a function. Terraform knows required parameters and one variadic
 * parameter: that is the {@code T...} parameter of the method, or all its optional
 * parameters together. Immutable.
 *
 * @param name name of the function
 * @param method the method
 * @param parameters its parameters: required ones, then either optional ones or a
 * variadic one
 * @param result writes the results
 * @param documentation the documentation
 * @param schema the parameters as attributes
 * @param requiredCount how many parameters are required
 * @param variadic the variadic parameter as Terraform sees it, {@code null} if there is
 * none
 */
public record FunctionSignature(String name, FunctionMethod method, List<MethodParameter> parameters, Slot result,
		FunctionDocumentation documentation, BlockSchema schema, int requiredCount,
		@Nullable SignatureParameter variadic) {

	private static final String OPTIONAL = "options";

	static FunctionSignature of(String name, FunctionMethod method, List<MethodParameter> parameters, Slot result,
			FunctionDocumentation documentation) {
		BlockSchema schema = BlockSchema
			.of(parameters.stream().map(MethodParameter::attribute).toArray(Attribute[]::new));
		int required = (int) parameters.stream()
			.filter((parameter) -> !parameter.isOptional() && !parameter.isVariadic())
			.count();
		return new FunctionSignature(name, method, List.copyOf(parameters), result, documentation, schema, required,
				joined(parameters.subList(required, parameters.size()), schema));
	}

	private static @Nullable SignatureParameter joined(List<MethodParameter> open, BlockSchema schema) {
		if (open.isEmpty()) {
			return null;
		}
		if (open.size() == 1) {
			return open.get(0).wire();
		}
		boolean same = open.stream().map(MethodParameter::type).distinct().count() == 1;
		String text = open.stream()
			.map((parameter) -> "`" + parameter.name() + "`"
					+ (parameter.description().text().isEmpty() ? "" : ": " + parameter.description().text()))
			.collect(Collectors.joining("\n- ", "Optional, in this order:\n\n- ", ""));
		String name = OPTIONAL;
		while (schema.attribute(AttributePath.root(name)).isPresent()) {
			name += "_";
		}
		return new SignatureParameter(name, same ? open.get(0).type() : TerraformType.DYNAMIC, true,
				open.stream().anyMatch(MethodParameter::allowsUnknown), DescriptionText.markdown(text));
	}

	/**
	 * Return the required parameters as Terraform sees them.
	 */
	public List<SignatureParameter> required() {
		return this.parameters.subList(0, this.requiredCount).stream().map(MethodParameter::wire).toList();
	}

	public TerraformType returnType() {
		return this.result.mapper().type();
	}

	/**
	 * Find out whether so many arguments are too few or too many.
	 * @return what is wrong, {@code null} if nothing is
	 */
	public @Nullable String wrongNumber(int arguments) {
		if (arguments < this.requiredCount) {
			return "%s %s required, but %s given".formatted(count(this.requiredCount), is(this.requiredCount),
					arguments);
		}
		boolean endless = !this.parameters.isEmpty() && this.parameters.get(this.parameters.size() - 1).isVariadic();
		if (!endless && arguments > this.parameters.size()) {
			return "at most %s %s allowed, but %s given".formatted(count(this.parameters.size()),
					is(this.parameters.size()), arguments);
		}
		return null;
	}

	private static String count(int number) {
		return number + ((number == 1) ? " argument" : " arguments");
	}

	private static String is(int number) {
		return (number == 1) ? "is" : "are";
	}

	/**
	 * Return how many arguments there may be, as far as they have parameters of their
	 * own.
	 */
	public int limit() {
		return this.parameters.size();
	}

	/**
	 * Return the parameter of an argument.
	 * @param argument position of the argument, of a number that is not wrong
	 */
	public MethodParameter parameter(int argument) {
		return this.parameters.get(Math.min(argument, this.parameters.size() - 1));
	}

	/**
	 * Return the type that Terraform sends an argument in.
	 */
	public TerraformType wireType(int argument) {
		return (argument >= this.requiredCount && this.variadic != null) ? this.variadic.type()
				: parameter(argument).type();
	}

	/**
	 * Return the place of an argument, beginning with the name of its parameter.
	 */
	public AttributePath path(int argument) {
		return parameter(argument).path(argument - this.parameters.size() + 1);
	}

	/**
	 * Return the argument that a place is in.
	 * @param path beginning with the name of a parameter in Terraform or Java
	 * @return its position, empty if no parameter has the name
	 */
	public OptionalInt argument(AttributePath path) {
		if (path.isRoot() || !(path.steps().get(0) instanceof AttributePath.AttributeName first)) {
			return OptionalInt.empty();
		}
		for (int i = 0; i < this.parameters.size(); i++) {
			MethodParameter parameter = this.parameters.get(i);
			if (parameter.name().equals(first.name()) || parameter.javaName().equals(first.name())) {
				boolean element = parameter.isVariadic() && path.steps().size() > 1
						&& path.steps().get(1) instanceof AttributePath.ElementIndex;
				return OptionalInt
					.of(element ? i + (int) ((AttributePath.ElementIndex) path.steps().get(1)).index() : i);
			}
		}
		return OptionalInt.empty();
	}

	/**
	 * Return the arguments as an object with the parameters as attributes.
	 */
	public ObjectValue object(List<TerraformValue> arguments) {
		Map<String, TerraformValue> members = new LinkedHashMap<>();
		Map<String, TerraformType> types = new LinkedHashMap<>();
		for (int i = 0; i < this.parameters.size(); i++) {
			MethodParameter parameter = this.parameters.get(i);
			TerraformValue value = TerraformValue.ofNull(parameter.type());
			if (parameter.isVariadic()) {
				value = TerraformValue.tuple(arguments.subList(i, arguments.size()));
			}
			else if (i < arguments.size()) {
				value = arguments.get(i);
			}
			members.put(parameter.name(), value);
			types.put(parameter.name(), value.type());
		}
		return TerraformValue.object(ObjectType.of(types), members);
	}

	/**
	 * Read arguments.
	 * @param arguments as many as there may be
	 * @return the arguments of the method
	 * @throws ValueMappingException if one is not valid
	 */
	public @Nullable Object[] read(List<TerraformValue> arguments) {
		List<@Nullable Object> read = new ArrayList<>();
		for (int i = 0; i < this.parameters.size(); i++) {
			MethodParameter parameter = this.parameters.get(i);
			if (parameter.isVariadic()) {
				read.add(array(parameter, arguments.subList(i, arguments.size())));
			}
			else {
				read.add(parameter
					.read((i < arguments.size()) ? arguments.get(i) : TerraformValue.ofNull(parameter.type()), 0));
			}
		}
		return read.toArray();
	}

	private static Object array(MethodParameter parameter, List<TerraformValue> arguments) {
		Object array = Array.newInstance((parameter.array() != null) ? parameter.array() : Object.class,
				arguments.size());
		for (int i = 0; i < arguments.size(); i++) {
			Array.set(array, i, parameter.read(arguments.get(i), i));
		}
		return array;
	}

	/**
	 * Write a result.
	 * @throws ValueMappingException if it has no form in Terraform
	 */
	public TerraformValue write(@Nullable Object value) {
		return this.result.write(value);
	}

	@Override
	public String toString() {
		return "signature of function " + this.name;
	}

}
