/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.MethodParameter;
import dev.tfprovider.internal.runtime.call.FunctionType;
import org.jspecify.annotations.Nullable;

/**
 * Describes a function.
 *
 * @param function the function
 * @param objects describes the members of objects
 */
record FunctionPage(FunctionType function, ObjectDocumentation objects) {

	DocumentedType type(String provider, @Nullable String since, List<String> limits) {
		FunctionSignature signature = this.function.signature();
		Method method = signature.method().method();
		List<DocumentedMember> arguments = new ArrayList<>();
		for (int i = 0; i < signature.parameters().size(); i++) {
			arguments.add(argument(signature.parameters().get(i), this.objects.constraints()
				.of(method.getDeclaringClass(), method.getName(), method.getParameterTypes(), i)));
		}
		String parameters = signature.parameters()
			.stream()
			.map(FunctionPage::declared)
			.collect(Collectors.joining(", "));
		String text = "`%s(%s)` returns %s.".formatted(signature.name(), parameters,
				article(TypeLabel.of(signature.returnType())));
		String summary = signature.documentation().summary();
		String description = signature.documentation().description().text();
		return new DocumentedType(PageKind.FUNCTION, signature.name(), signature.name(),
				description.isBlank() ? summary : description, signature.documentation().deprecation(), since,
				new DocumentedObject(arguments, List.of()), List.of(text), limits, null, example(provider, signature));
	}

	private static String article(String type) {
		return ("AEIOU".indexOf(type.charAt(0)) >= 0) ? "an " + type : "a " + type;
	}

	private static String declared(MethodParameter parameter) {
		String name = parameter.name() + " " + TypeLabel.of(parameter.type()).toLowerCase(Locale.ROOT);
		return parameter.isVariadic() ? name + "..." : parameter.isOptional() ? "[" + name + "]" : name;
	}

	private static DocumentedMember argument(MethodParameter parameter, List<String> constraints) {
		List<String> notes = new ArrayList<>();
		if (!parameter.description().text().isBlank()) {
			notes.add(MemberNotes.capitalized(parameter.description().text()));
		}
		notes.addAll(constraints);
		if (parameter.isVariadic()) {
			notes.add("Any number of arguments.");
		}
		if (parameter.allowsNull() && !parameter.isOptional()) {
			notes.add("May be null.");
		}
		boolean required = !parameter.isOptional() && !parameter.isVariadic();
		return new DocumentedMember(parameter.name(), required ? MemberGroup.REQUIRED : MemberGroup.OPTIONAL,
				TypeLabel.of(parameter.type()), parameter.attribute().isSensitive(), false, null,
				String.join(" ", notes), null, false);
	}

	private static String example(String provider, FunctionSignature signature) {
		String arguments = signature.parameters()
			.stream()
			.filter((parameter) -> !parameter.isOptional() && !parameter.isVariadic())
			.map((parameter) -> ExampleText.of(ExampleValue.first(parameter.type())))
			.collect(Collectors.joining(", "));
		return "output \"example\" {\n  value = provider::%s::%s(%s)\n}\n".formatted(provider, signature.name(),
				arguments);
	}

}
