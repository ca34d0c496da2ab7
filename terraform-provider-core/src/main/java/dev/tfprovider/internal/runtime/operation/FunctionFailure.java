/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.internal.mapping.FunctionSignature;
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
		return of(function, errors, arguments, FunctionFailure::text);
	}

	/**
	 * Return what the author's code says by errors: as
	 * {@link #of(FunctionSignature, List, int)}, with the summaries that it has given
	 * them.
	 */
	static FunctionFailure said(FunctionSignature function, List<Diagnostic> errors, int arguments) {
		return of(function, errors, arguments, (argument, error) -> placed(argument, error, whole(error)));
	}

	private static FunctionFailure of(FunctionSignature function, List<Diagnostic> errors, int arguments,
			BiFunction<AttributePath, Diagnostic, String> text) {
		int first = errors.stream()
			.mapToInt((error) -> argument(function, error, arguments))
			.filter((argument) -> argument >= 0)
			.min()
			.orElse(-1);
		if (first < 0) {
			return of(whole(errors.get(0)));
		}
		List<String> texts = errors.stream()
			.filter((error) -> argument(function, error, arguments) == first)
			.map((error) -> withoutStop(text.apply(function.path(first), error)))
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
		return placed(argument, error, error.detail());
	}

	/**
	 * Return a text with the place inside the argument, unless it names that itself.
	 */
	private static String placed(AttributePath argument, Diagnostic error, String text) {
		AttributePath place = (error.attribute() != null) ? error.attribute() : argument;
		boolean inside = place.steps().size() > argument.steps().size();
		boolean told = !inside || text.contains("\"" + place + "\"");
		return (told ? "" : "\"" + place + "\": ") + text;
	}

	private static String whole(Diagnostic error) {
		return Stream.of(error.summary(), error.detail())
			.filter((text) -> text != null && !text.isBlank())
			.collect(Collectors.joining(": "));
	}

	private static String withoutStop(String text) {
		return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
	}

}
