/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.MethodParameter;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintChecks;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Calls a function.
 */
public record CallFunction(FailureDiagnostics failures, RunningCalls runningCalls, ConstraintValidator constraints) {

	/**
	 * Call a function.
	 * @param scope the request
	 * @param function the function
	 * @param sent the arguments, as many as there may be, in the types in which Terraform
	 * sends them
	 * @return the result; unknown if an argument is that has to be known
	 */
	public Response call(CallScope scope, FunctionType function, List<TerraformValue> sent) {
		FunctionSignature signature = function.signature();
		List<TerraformValue> arguments = new ArrayList<>(sent.size());
		for (int i = 0; i < sent.size(); i++) {
			MethodParameter parameter = signature.parameter(i);
			TerraformValue argument = ArgumentConversion.convert(sent.get(i), parameter.type());
			if (argument == null) {
				return Response
					.of(FunctionFailure.at(signature, i, ArgumentConversion.required(parameter.type()) + " required"));
			}
			if (argument.isNull() && !parameter.allowsNull()) {
				return Response.of(FunctionFailure.at(signature, i, "must not be null"));
			}
			arguments.add(argument);
		}
		for (int i = 0; i < arguments.size(); i++) {
			if (!arguments.get(i).isWhollyKnown() && !signature.parameter(i).allowsUnknown()) {
				return Response.unknown(signature);
			}
		}
		if (signature.schema().has(ObjectSchema.Property.SECRET)) {
			scope.secrets().learn(signature.schema(), signature.object(arguments));
		}
		return this.runningCalls.run(scope, function.limit(), (running) -> call(scope, running, function, arguments));
	}

	private Response call(CallScope scope, RunningCall running, FunctionType function, List<TerraformValue> arguments) {
		FunctionSignature signature = function.signature();
		Diagnostics errors = new Diagnostics();
		try {
			@Nullable Object[] read = signature.read(arguments);
			checkInside(signature, arguments, errors);
			Object owner = function.instance().get();
			this.constraints.validateArguments(signature, owner, read, errors);
			if (!errors.hasErrors()) {
				return new Response(
						signature.write(running.perform("call", () -> signature.method().call(owner, read))), null);
			}
		}
		catch (FunctionArgumentException ex) {
			return Response.of(FunctionFailure.of(signature, ex, arguments.size()));
		}
		catch (IllegalArgumentException ex) {
			if (ex.getMessage() != null && !ex.getMessage().isBlank()) {
				return Response.of(FunctionFailure.of(ex.getMessage()));
			}
			return said(scope, ex, signature, arguments);
		}
		catch (ValueMappingException ex) {
			if (ex.isUnknown()) {
				return Response.unknown(signature);
			}
			errors.add((ex.path().isRoot()) ? Diagnostic.error(ex.summary(), ex.detail())
					: Diagnostic.error(ex.path(), ex.summary(), ex.detail()));
		}
		catch (Throwable ex) {
			return said(scope, ex, signature, arguments);
		}
		return Response.of(FunctionFailure.of(signature, errorsOf(errors), arguments.size()));
	}

	/**
	 * Check the constraints on the components of records in arguments.
	 */
	private void checkInside(FunctionSignature function, List<TerraformValue> arguments, Diagnostics errors) {
		ConstraintChecks checks = new ConstraintChecks(this.constraints, function.schema(), function.object(arguments),
				errors);
		for (int i = 0; i < arguments.size(); i++) {
			TerraformValue argument = arguments.get(i);
			if (!argument.isNull() && !argument.isUnknown()) {
				LazyPath place = LazyPath.ROOT;
				for (AttributePath.Step step : function.path(i)) {
					place = place.at(step);
				}
				function.parameter(i).slot().mapper().visit(argument, place, checks);
			}
		}
	}

	/**
	 * Answers with what the author's code says by an exception.
	 */
	private Response said(CallScope scope, Throwable failure, FunctionSignature function,
			List<TerraformValue> arguments) {
		Diagnostics errors = new Diagnostics();
		this.failures.of(scope).report(failure, "call", "function " + function.name(), function.schema(), errors);
		return Response.of(FunctionFailure.said(function, errorsOf(errors), arguments.size()));
	}

	private static List<Diagnostic> errorsOf(Diagnostics diagnostics) {
		return diagnostics.asList().stream().filter(Diagnostic::isError).toList();
	}

	/**
	 * The outcome of a call.
	 *
	 * @param result the result; null beside a failure
	 * @param failure why there is none, {@code null} if there is
	 */
	public record Response(TerraformValue result, @Nullable FunctionFailure failure) {

		static Response unknown(FunctionSignature function) {
			return new Response(TerraformValue.unknown(function.returnType()), null);
		}

		static Response of(FunctionFailure failure) {
			return new Response(TerraformValue.ofNull(TerraformType.DYNAMIC), failure);
		}

	}

}
