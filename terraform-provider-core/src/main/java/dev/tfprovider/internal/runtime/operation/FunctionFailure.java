/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.OptionalInt;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.internal.mapping.function.FunctionSignature;
import dev.tfprovider.path.AttributePath;

/**
 * Why a function has no result. Terraform adds a full stop to the text.
 *
 * @param text what is wrong
 * @param argument position of the argument that is, empty for the call as a whole
 */
public record FunctionFailure(String text, OptionalInt argument) {

	public FunctionFailure {
		text = withoutStop(text);
	}

	/**
	 * Return the failure of a call as a whole.
	 */
	public static FunctionFailure of(String text) {
		return new FunctionFailure(text, OptionalInt.empty());
	}

	/**
	 * Return the failure of an argument. Optional arguments share a parameter, so that
	 * Terraform cannot name theirs.
	 */
	public static FunctionFailure at(FunctionSignature function, int argument, String text) {
		boolean shared = argument < function.limit() && function.parameter(argument).isOptional()
				&& function.limit() - function.required().size() > 1;
		return new FunctionFailure(shared ? "\"" + function.parameter(argument).name() + "\": " + text : text,
				OptionalInt.of(argument));
	}

	/**
	 * Return what an author says of an argument.
	 * @param arguments how many there are
	 */
	static FunctionFailure of(FunctionSignature function, FunctionArgumentException failure, int arguments) {
		AttributePath path = AttributePath.root(failure.parameter());
		if (failure.index().isPresent()) {
			path = path.index(failure.index().getAsInt());
		}
		OptionalInt argument = function.argument(path);
		String text = String.valueOf(failure.getMessage());
		return (argument.isPresent() && argument.getAsInt() < arguments) ? at(function, argument.getAsInt(), text)
				: of("\"" + failure.parameter() + "\": " + text);
	}

	/**
	 * Return the first argument that errors are about, with all errors about it; or the
	 * first error.
	 * @param errors at least one
	 * @param arguments how many there are
	 */
	static FunctionFailure of(FunctionSignature function, List<Diagnostic> errors, int arguments) {
		int first = errors.stream()
			.mapToInt((error) -> argument(function, error, arguments))
			.filter((argument) -> argument >= 0)
			.min()
			.orElse(-1);
		if (first < 0) {
			return of(errors.get(0).summary() + ": " + errors.get(0).detail());
		}
		List<String> texts = errors.stream()
			.filter((error) -> argument(function, error, arguments) == first)
			.map((error) -> withoutStop(text(function.path(first), error)))
			.distinct()
			.sorted()
			.toList();
		return at(function, first, String.join("; ", texts));
	}

	private static int argument(FunctionSignature function, Diagnostic error, int arguments) {
		OptionalInt argument = (error.attribute() != null) ? function.argument(error.attribute()) : OptionalInt.empty();
		return (argument.isPresent() && argument.getAsInt() < arguments) ? argument.getAsInt() : -1;
	}

	/**
	 * Return the text of an error, which need not repeat the place that Terraform names.
	 */
	private static String text(AttributePath argument, Diagnostic error) {
		String subject = "\"" + argument + "\" ";
		if (error.detail().startsWith(subject)) {
			return error.detail().substring(subject.length());
		}
		AttributePath place = (error.attribute() != null) ? error.attribute() : argument;
		boolean inside = place.steps().size() > argument.steps().size();
		boolean told = !inside || error.detail().contains("\"" + place + "\"");
		return (told ? "" : "\"" + place + "\": ") + error.detail();
	}

	private static String withoutStop(String text) {
		return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
	}

}
