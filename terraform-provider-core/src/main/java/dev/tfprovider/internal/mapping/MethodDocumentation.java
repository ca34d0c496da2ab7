/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.function.FunctionParameter;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.schema.DescriptionText;

/**
 * Reads the description of a function and of its parameters: from annotations, or else
 * from the Javadoc kept when it was compiled.
 *
 * @param method the method
 * @param javadoc the texts of its class
 * @param prefix what the keys of its texts begin with
 */
record MethodDocumentation(Method method, Documentation javadoc, String prefix) {

	private static final Pattern FIRST_SENTENCE = Pattern.compile("(.+?)(?:[.!?](?=\\s|$)|\\n\\s*\\n|$)",
			Pattern.DOTALL);

	static MethodDocumentation of(Method method) {
		return new MethodDocumentation(method, Documentation.of(method.getDeclaringClass(), null),
				DescriptionResource.function(method.getName(), method.getParameterCount()));
	}

	FunctionDocumentation function() {
		TerraformFunction annotation = this.method.getAnnotation(TerraformFunction.class);
		boolean described = annotation != null;
		String description = text(described ? annotation.description() : "", DescriptionResource.MAIN);
		String summary = described ? annotation.summary() : "";
		if (summary.isBlank()) {
			Matcher sentence = FIRST_SENTENCE.matcher(description);
			summary = sentence.lookingAt() ? sentence.group(1).replaceAll("\\s+", " ").replace("`", "") : "";
		}
		String deprecation = text(described ? annotation.deprecated() : "", DescriptionResource.DEPRECATED);
		return new FunctionDocumentation(summary.strip(), Documentation.description(description, true),
				deprecation.isBlank() ? null : deprecation.strip());
	}

	DescriptionText of(String javaName, Parameter parameter, ValueMapper mapper, ParameterFlags flags,
			DeclaredDefault fallback) {
		FunctionParameter annotation = parameter.getAnnotation(FunctionParameter.class);
		String own = text((annotation != null) ? annotation.description() : "", DescriptionResource.PARAM + javaName);
		return Documentation.description(Documentation.joined(own, mapper, flags.sensitive() ? null : fallback.texts()),
				true);
	}

	private String text(String given, String key) {
		return given.isBlank() ? this.javadoc.text(this.prefix + key) : given;
	}

}
