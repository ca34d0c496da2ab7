/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.client.ProtocolMessages;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.schema.FunctionSchema;
import dev.tfprovider.test.internal.engine.value.Conversion;
import dev.tfprovider.test.internal.engine.value.ConversionException;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Calls functions of the provider, on a connection that is not configured.
 */
final class FunctionCaller implements AutoCloseable {

	private final Walk walk;

	private @Nullable ProviderClient client;

	FunctionCaller(Walk walk) {
		this.walk = walk;
	}

	/**
	 * Call a function.
	 * @param name the name as it is written, such as {@code provider::petstore::shift}
	 * @param given the arguments
	 * @return the result
	 * @throws EvaluationException if there is no such function, it takes other arguments,
	 * or it fails
	 */
	TerraformValue call(String name, List<TerraformValue> given) {
		FunctionSchema function = find(name);
		checkNumber(name, function, given.size());
		List<TerraformValue> arguments = new ArrayList<>();
		for (int i = 0; i < given.size(); i++) {
			FunctionSchema.Parameter parameter = parameter(function, i);
			try {
				arguments.add(Conversion.convert(given.get(i), parameter.type()));
			}
			catch (ConversionException ex) {
				throw invalid(parameter, String.valueOf(ex.getMessage()));
			}
		}
		for (int i = 0; i < arguments.size(); i++) {
			FunctionSchema.Parameter parameter = parameter(function, i);
			if (arguments.get(i).isNull() && !parameter.nullAllowed()) {
				throw invalid(parameter, "argument must not be null");
			}
		}
		boolean untyped = arguments.stream()
			.anyMatch((argument) -> argument.isNull() && argument.type() == TerraformType.DYNAMIC);
		if (untyped && this.walk.host().has(HostDifference.LEAVES_UNTYPED_NULL_UNKNOWN)) {
			return TerraformValue.unknown(TerraformType.DYNAMIC);
		}
		for (int i = 0; i < arguments.size(); i++) {
			if (!arguments.get(i).isWhollyKnown() && !parameter(function, i).unknownAllowed()) {
				return TerraformValue.unknown(function.returnType());
			}
		}
		TerraformValue result = ask(name, function, arguments);
		if (!this.walk.host().has(HostDifference.COMPARES_FUNCTION_RESULTS)) {
			return result;
		}
		if (this.walk.functionResults().isNew(function.name(), arguments)) {
			this.walk.functionResults().check(name, function.name(), arguments, result);
			result = ask(name, function, arguments);
		}
		this.walk.functionResults().check(name, function.name(), arguments, result);
		return result;
	}

	private FunctionSchema find(String name) {
		String[] parts = name.split("::");
		String provider = this.walk.provider();
		String local = provider.substring(provider.lastIndexOf('/') + 1);
		FunctionSchema function = (parts.length == 3 && parts[1].equals(local))
				? this.walk.schemas().functions().get(parts[2]) : null;
		if (function == null) {
			throw new UnknownFunction(this.walk.host(), local, name).failure();
		}
		return function;
	}

	private static void checkNumber(String name, FunctionSchema function, int number) {
		int required = function.parameters().size();
		if (number < required) {
			throw new EvaluationException("Not enough function arguments",
					"Function %s expects%s %s argument(s). Missing value for %s.".formatted(GoString.quote(name),
							(function.variadic() != null) ? " at least" : "", required,
							GoString.quote(function.parameters().get(number).name())));
		}
		if (function.variadic() == null && number > required) {
			throw new EvaluationException("Too many function arguments",
					"Function %s expects only %s argument(s).".formatted(GoString.quote(name), required));
		}
	}

	private static FunctionSchema.Parameter parameter(FunctionSchema function, int argument) {
		FunctionSchema.Parameter parameter = function.parameter(argument);
		if (parameter == null) {
			throw new IllegalStateException("The number of arguments is checked");
		}
		return parameter;
	}

	private static EvaluationException invalid(FunctionSchema.Parameter parameter, String problem) {
		return new EvaluationException("Invalid function argument",
				"Invalid value for " + GoString.quote(parameter.name()) + " parameter: " + problem + ".");
	}

	private static EvaluationException failed(String name, String problem) {
		return new EvaluationException("Error in function call",
				"Call to function " + GoString.quote(name) + " failed: " + problem + ".");
	}

	private TerraformValue ask(String name, FunctionSchema function, List<TerraformValue> arguments) {
		List<Tfplugin6.DynamicValue> sent = new ArrayList<>();
		for (int i = 0; i < arguments.size(); i++) {
			sent.add(new HostCodec(parameter(function, i).type()).write(arguments.get(i)));
		}
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.CallFunction.Response response = client().callFunction(function.name(), sent, diagnostics);
		if (response != null && response.hasError()) {
			throw failure(name, function, arguments.size(), response.getError());
		}
		TerraformValue result = (response != null)
				? ProtocolMessages.read(new HostCodec(function.returnType()), response.getResult(), diagnostics) : null;
		if (result == null) {
			throw failed(name, diagnostics.get(0).text());
		}
		return result;
	}

	private EvaluationException failure(String name, FunctionSchema function, int arguments,
			Tfplugin6.FunctionError error) {
		boolean placed = error.hasFunctionArgument() || this.walk.host().has(HostDifference.BLAMES_FIRST_ARGUMENT);
		long argument = placed ? error.getFunctionArgument() : -1;
		return (argument >= 0 && argument < arguments) ? invalid(parameter(function, (int) argument), error.getText())
				: failed(name, error.getText());
	}

	private ProviderClient client() {
		if (this.client == null) {
			this.client = this.walk.connections().unconfigured();
		}
		return this.client;
	}

	@Override
	public void close() {
		if (this.client != null) {
			this.client.close();
		}
	}

}
