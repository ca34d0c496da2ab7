/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Optional;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;

/**
 * What records of JSON have in common.
 */
final class Records {

	private Records() {
	}

	static AnnotationSpec withoutNulls() {
		return AnnotationSpec.builder(Names.JSON_INCLUDE)
			.addMember("value", "$T.Include.NON_NULL", Names.JSON_INCLUDE)
			.build();
	}

	/**
	 * Return what says how a component is named in JSON, and that it is in requests or in
	 * answers alone.
	 */
	static Optional<AnnotationSpec> jsonProperty(ModelComponent component) {
		boolean answerOnly = component.use().answer() && !component.use().create();
		if (component.json().equals(component.name()) && !answerOnly) {
			return Optional.empty();
		}
		AnnotationSpec.Builder property = AnnotationSpec.builder(Names.JSON_PROPERTY)
			.addMember("value", "$L", Literal.of(component.json()));
		if (answerOnly) {
			property.addMember("access", "$T.Access.WRITE_ONLY", Names.JSON_PROPERTY);
		}
		return Optional.of(property.build());
	}

	/**
	 * Return a component of a request or an answer.
	 */
	static ParameterSpec member(ModelComponent component, boolean nullable) {
		ParameterSpec.Builder parameter = ParameterSpec.builder((nullable || component.nullable())
				? component.type().annotated(AnnotationSpec.builder(Annotations.NULLABLE).build()) : component.type(),
				component.name());
		if (!component.json().equals(component.name())) {
			parameter.addAnnotation(AnnotationSpec.builder(Names.JSON_PROPERTY)
				.addMember("value", "$L", Literal.of(component.json()))
				.build());
		}
		return parameter.build();
	}

	/**
	 * Return a component of a request that has null where there is no value.
	 */
	static ParameterSpec sentAsNull(ModelComponent component) {
		return member(component, true).toBuilder()
			.addAnnotation(AnnotationSpec.builder(Names.JSON_INCLUDE)
				.addMember("value", "$T.Include.ALWAYS", Names.JSON_INCLUDE)
				.build())
			.build();
	}

	static TypeSpec.Builder record(String name, List<ParameterSpec> components, String javadoc) {
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
		components.forEach(constructor::addParameter);
		return TypeSpec.recordBuilder(name)
			.addModifiers(Modifier.PUBLIC, Modifier.STATIC)
			.addJavadoc(javadoc + "\n")
			.recordConstructor(constructor.build());
	}

}
