/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.operation.CallFunction;
import dev.tfprovider.internal.runtime.operation.FunctionFailure;
import dev.tfprovider.value.TerraformValue;

/**
 * Calls a function. What is wrong with a call is an error of the function, which
 * Terraform shows where the function is called.
 *
 * @param provider what all RPCs use
 */
record CallFunctionRpc(
		RpcContext provider) implements UnaryRpc<Tfplugin6.CallFunction.Request, Tfplugin6.CallFunction.Response> {

	@Override
	public Tfplugin6.CallFunction.Response handle(CallScope scope, Tfplugin6.CallFunction.Request request) {
		FunctionType function = this.provider.runtime().functions().get(request.getName());
		if (function == null) {
			return answer(scope, FunctionFailure.of("this provider has no function \"" + request.getName() + "\""));
		}
		FunctionSignature signature = function.signature();
		String wrong = signature.wrongNumber(request.getArgumentsCount());
		if (wrong != null) {
			boolean extra = request.getArgumentsCount() > signature.limit();
			return answer(scope,
					extra ? FunctionFailure.at(signature, signature.limit(), wrong) : FunctionFailure.of(wrong));
		}
		List<TerraformValue> arguments = new ArrayList<>(request.getArgumentsCount());
		for (int i = 0; i < request.getArgumentsCount(); i++) {
			try {
				arguments
					.add(Values6.read(this.provider.objects().codec(signature.wireType(i)), request.getArguments(i)));
			}
			catch (CodecException ex) {
				return answer(scope, FunctionFailure.at(signature, i, "the value does not fit the parameter: "
						+ ex.getMessage() + ". Terraform and the provider disagree about the type of the parameter"));
			}
		}
		CallFunction.Response response = this.provider.runtime().callFunction().call(scope, function, arguments);
		FunctionFailure failure = response.failure();
		if (failure != null) {
			return answer(scope, failure);
		}
		return Tfplugin6.CallFunction.Response.newBuilder()
			.setResult(Values6.write(this.provider.objects().codec(signature.returnType()), response.result()))
			.build();
	}

	private static Tfplugin6.CallFunction.Response answer(CallScope scope, FunctionFailure failure) {
		return Tfplugin6.CallFunction.Response.newBuilder()
			.setError(Functions6.toProto(failure, scope.secrets()::hide))
			.build();
	}

	static Tfplugin6.CallFunction.Response failed(List<Tfplugin6.Diagnostic> diagnostics) {
		Tfplugin6.Diagnostic first = diagnostics.get(0);
		return Tfplugin6.CallFunction.Response.newBuilder()
			.setError(Functions6.toProto(FunctionFailure.of(first.getSummary() + ": " + first.getDetail()),
					UnaryOperator.identity()))
			.build();
	}

}
