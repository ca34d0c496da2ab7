/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.command.hcl.HclExpression;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.operation.CallFunction;
import dev.tfprovider.internal.runtime.operation.FunctionFailure;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Makes the calls of the provider's functions in examples, which have no effects.
 *
 * @param types the provider
 */
record ExampleFunctions(ConfiguredTypes types) {

	/**
	 * Return the type of the result of a call, dynamic if nobody knows.
	 */
	TerraformType type(HclExpression.Call call) {
		FunctionType function = function(call.name());
		return (function != null) ? function.signature().returnType() : TerraformType.DYNAMIC;
	}

	/**
	 * Make a call, and add a problem if Terraform would refuse it.
	 */
	void check(HclExpression.Call call, ExpressionValues values, ExampleProblems problems) {
		if (!call.name().startsWith(prefix())) {
			return;
		}
		String name = call.name().substring(prefix().length());
		FunctionType function = function(call.name());
		if (function == null) {
			problems.add(call.line(), "The provider has no function '%s'.%s", name,
					NearestName.hint(name, this.types.runtime().functions().keySet()));
			return;
		}
		if (call.expanded()) {
			return;
		}
		FunctionSignature signature = function.signature();
		String wrong = signature.wrongNumber(call.arguments().size());
		if (wrong != null) {
			problems.add(call.line(), "Function '%s': %s.", name, wrong);
			return;
		}
		List<TerraformValue> arguments = new ArrayList<>();
		for (int i = 0; i < call.arguments().size(); i++) {
			arguments.add(values.of(signature.parameter(i).name(), signature.wireType(i), call.arguments().get(i)));
		}
		if (problems.isEmpty()) {
			CallFunction.Response response = this.types
				.call((scope, session) -> this.types.runtime().callFunction().call(scope, function, arguments));
			FunctionFailure failure = response.failure();
			if (failure != null) {
				problems.add(line(call, failure), "Function '%s': %s.", name, failure.text());
			}
		}
	}

	private static int line(HclExpression.Call call, FunctionFailure failure) {
		int argument = failure.argument().orElse(-1);
		boolean known = argument >= 0 && argument < call.arguments().size();
		return known ? call.arguments().get(argument).line() : call.line();
	}

	private @Nullable FunctionType function(String name) {
		ProviderRuntime runtime = this.types.runtime();
		return name.startsWith(prefix()) ? runtime.functions().get(name.substring(prefix().length())) : null;
	}

	private String prefix() {
		return "provider::" + this.types.runtime().definition().name() + "::";
	}

}
