/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * The signature of a function.
 *
 * @param name its name
 * @param parameters the required parameters
 * @param variadic the parameter of all further arguments, {@code null} if there is none
 * @param returnType type of the results
 */
public record FunctionSchema(String name, List<Parameter> parameters, @Nullable Parameter variadic,
		TerraformType returnType) {

	private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

	/**
	 * Read signatures by name.
	 * @param functions signatures of the protocol
	 * @return the functions by name, sorted
	 */
	public static Map<String, FunctionSchema> of(Map<String, Tfplugin6.Function> functions) {
		Map<String, FunctionSchema> schemas = new TreeMap<>();
		functions.forEach((name, function) -> schemas.put(name,
				new FunctionSchema(name, function.getParametersList().stream().map(FunctionSchema::parameter).toList(),
						function.hasVariadicParameter() ? parameter(function.getVariadicParameter()) : null,
						TypeText.read(function.getReturn().getType().toByteArray()))));
		return schemas;
	}

	private static Parameter parameter(Tfplugin6.Function.Parameter parameter) {
		return new Parameter(parameter.getName(), TypeText.read(parameter.getType().toByteArray()),
				parameter.getAllowNullValue(), parameter.getAllowUnknownValues());
	}

	/**
	 * Return the parameter of an argument.
	 * @return the parameter, {@code null} if there is none
	 */
	public @Nullable Parameter parameter(int argument) {
		return (argument < this.parameters.size()) ? this.parameters.get(argument) : this.variadic;
	}

	/**
	 * Return the parameters, with the variadic one as the last.
	 */
	public List<Parameter> all() {
		return Stream.concat(this.parameters.stream(), Stream.ofNullable(this.variadic)).toList();
	}

	/**
	 * Return what Core refuses in this signature.
	 * @return the problems, none if there are no such
	 */
	public List<String> problems() {
		List<String> problems = new ArrayList<>();
		if (!IDENTIFIER.matcher(this.name).matches()) {
			problems.add("declares function with invalid name " + GoString.quote(this.name));
		}
		Set<String> names = new HashSet<>();
		for (Parameter parameter : all()) {
			if (!IDENTIFIER.matcher(parameter.name()).matches()) {
				problems.add("declares invalid name " + GoString.quote(parameter.name()) + " for a parameter of "
						+ GoString.quote(this.name));
			}
			if (!names.add(parameter.name())) {
				problems.add("reuses name " + GoString.quote(parameter.name()) + " in " + GoString.quote(this.name));
			}
		}
		return problems;
	}

	/**
	 * A parameter.
	 *
	 * @param name its name
	 * @param type type of the arguments
	 * @param nullAllowed whether null is an argument
	 * @param unknownAllowed whether something unknown is an argument
	 */
	public record Parameter(String name, TerraformType type, boolean nullAllowed, boolean unknownAllowed) {

	}

}
