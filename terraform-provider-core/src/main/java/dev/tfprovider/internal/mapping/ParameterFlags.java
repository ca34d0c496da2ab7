/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.annotation.Annotation;
import java.lang.reflect.Parameter;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.function.FunctionParameter;
import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Collects the flags that annotations give a parameter of a function.
 *
 * @param javaName its name in Java
 * @param name its name in Terraform
 * @param sensitive whether its arguments are hidden
 * @param defaults the default annotation, {@code null} if there is none
 */
record ParameterFlags(String javaName, String name, boolean sensitive, @Nullable Default defaults) {

	static ParameterFlags of(Parameter parameter, InferenceScope scope) {
		FunctionParameter annotation = parameter.getAnnotation(FunctionParameter.class);
		String given = (annotation != null) ? annotation.value() : "";
		if (given.isEmpty() && !parameter.isNamePresent()) {
			throw scope.refuseUnnamedParameters(parameter.getDeclaringExecutable(),
					", or name them with @FunctionParameter");
		}
		checkAnnotations(parameter, scope);
		return new ParameterFlags(parameter.getName(),
				given.isEmpty() ? AttributeNaming.snakeCase(parameter.getName()) : given,
				parameter.isAnnotationPresent(Sensitive.class), parameter.getAnnotation(Default.class));
	}

	/**
	 * Refuse what is for components only.
	 */
	private static void checkAnnotations(Parameter parameter, InferenceScope scope) {
		for (Annotation annotation : parameter.getAnnotations()) {
			Class<?> type = annotation.annotationType();
			boolean known = type == Sensitive.class || type == Default.class;
			if (type.getPackageName().equals(Default.class.getPackageName()) && !known) {
				throw scope.refuse("@%s on '%s' has no meaning on a parameter".formatted(type.getSimpleName(),
						parameter.getName()), "Remove the annotation: it is for components of models");
			}
		}
	}

	/**
	 * Check the name in Terraform.
	 * @param names those of the parameters before, to which it is added
	 */
	void checkName(Set<String> names, InferenceScope scope) {
		if (!AttributeNaming.isLegal(this.name)) {
			throw scope.refuse("'" + this.name + "' is no name in Terraform",
					"Give the parameter one with @FunctionParameter: lower-case letters, digits and underscores");
		}
		if (!names.add(this.name)) {
			throw scope.refuse("another parameter is named " + this.name + " too",
					"Rename one, or give it a name with @FunctionParameter");
		}
	}

	/**
	 * Return the parameter as an attribute.
	 */
	Attribute attribute(ValueMapper mapper, boolean variadic) {
		NestedShape nested = mapper.nested();
		Attribute.Builder builder;
		if (nested != null && (!variadic || nested.nesting() == ObjectSchema.Nesting.SINGLE)) {
			builder = Attribute.nested(this.name,
					new NestedObject(variadic ? ObjectSchema.Nesting.LIST : nested.nesting(),
							nested.object().attributes()),
					Attribute.Mode.OPTIONAL);
		}
		else {
			builder = Attribute.of(this.name, variadic ? TerraformType.DYNAMIC : mapper.type(),
					Attribute.Mode.OPTIONAL);
		}
		return builder.sensitive(this.sensitive).build();
	}

}
