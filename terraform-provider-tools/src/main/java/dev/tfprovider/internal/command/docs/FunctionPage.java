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

import dev.tfprovider.internal.command.schema.Declaration;
import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedObject;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.MethodParameter;
import dev.tfprovider.internal.runtime.call.FunctionType;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.validation.ConstraintTexts;
import org.jspecify.annotations.Nullable;

/**
 * Describes a function.
 *
 * @param function the function
 * @param constraints describes the constraints
 */
record FunctionPage(FunctionType function, ConstraintTexts constraints) {

	DocumentedType type(DocumentedPage page, String provider, @Nullable String since, List<String> limits) {
		FunctionSignature signature = this.function.signature();
		Method method = signature.method().method();
		List<DescribedMember> arguments = new ArrayList<>();
		for (int i = 0; i < signature.parameters().size(); i++) {
			arguments.add(argument(signature.parameters().get(i),
					this.constraints.of(method.getDeclaringClass(), method.getName(), method.getParameterTypes(), i)));
		}
		String parameters = signature.parameters()
			.stream()
			.map(FunctionPage::declared)
			.collect(Collectors.joining(", "));
		String text = "`%s(%s)` returns %s.".formatted(signature.name(), parameters,
				article(TypeLabel.of(signature.returnType())));
		String summary = signature.documentation().summary();
		String description = signature.documentation().description().text();
		return new DocumentedType(page,
				new DescribedObject(arguments, DescriptionText.markdown(description.isBlank() ? summary : description),
						signature.documentation().deprecation(), Declaration.NONE),
				since, List.of(text), limits, null, example(provider, signature));
	}

	private static String article(String type) {
		return ("AEIOU".indexOf(type.charAt(0)) >= 0) ? "an " + type : "a " + type;
	}

	private static String declared(MethodParameter parameter) {
		String name = parameter.name() + " " + TypeLabel.of(parameter.type()).toLowerCase(Locale.ROOT);
		return parameter.isVariadic() ? name + "..." : parameter.isOptional() ? "[" + name + "]" : name;
	}

	private static DescribedMember argument(MethodParameter parameter, List<String> constraints) {
		List<String> notes = new ArrayList<>();
		if (!parameter.description().text().isBlank()) {
			notes.add(parameter.description().text());
		}
		notes.addAll(constraints);
		if (parameter.isVariadic()) {
			notes.add("Any number of arguments.");
		}
		if (parameter.allowsNull() && !parameter.isOptional()) {
			notes.add("May be null.");
		}
		boolean required = !parameter.isOptional() && !parameter.isVariadic();
		return new DescribedMember(parameter.name(), DescribedMember.Shape.of(parameter.type()), required, !required,
				false, parameter.attribute().isSensitive(), false, DescriptionText.markdown(String.join(" ", notes)),
				null, Declaration.NONE, null, null);
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
