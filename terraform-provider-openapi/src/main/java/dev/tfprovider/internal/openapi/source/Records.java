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
import com.palantir.javapoet.TypeName;
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
		return Annotations.of(Names.JSON_INCLUDE, "value", "$T.Include.NON_NULL", Names.JSON_INCLUDE);
	}

	/**
	 * Return what says how a component is named in JSON.
	 */
	static AnnotationSpec jsonProperty(String member) {
		return Annotations.of(Names.JSON_PROPERTY, "value", "$L", Literal.of(member));
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
		AnnotationSpec property = jsonProperty(component.json());
		return Optional.of(answerOnly
				? property.toBuilder().addMember("access", "$T.Access.WRITE_ONLY", Names.JSON_PROPERTY).build()
				: property);
	}

	/**
	 * Return a component of a request or an answer.
	 */
	static ParameterSpec member(ModelComponent component, boolean nullable) {
		return member(nullable ? Annotations.nullable(component.type()) : component.declaredType(), component.name(),
				component.json());
	}

	/**
	 * Return a component of a record.
	 * @param type its type
	 * @param name its name
	 * @param json name of the member in JSON
	 */
	static ParameterSpec member(TypeName type, String name, String json) {
		ParameterSpec.Builder parameter = ParameterSpec.builder(type, name);
		if (!json.equals(name)) {
			parameter.addAnnotation(jsonProperty(json));
		}
		return parameter.build();
	}

	/**
	 * Return a component of a request that has null where there is no value.
	 */
	static ParameterSpec sentAsNull(ModelComponent component) {
		return member(component, true).toBuilder()
			.addAnnotation(Annotations.of(Names.JSON_INCLUDE, "value", "$T.Include.ALWAYS", Names.JSON_INCLUDE))
			.build();
	}

	static TypeSpec record(String name, List<ParameterSpec> components, String javadoc, AnnotationSpec... annotations) {
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
		components.forEach(constructor::addParameter);
		return TypeSpec.recordBuilder(name)
			.addModifiers(Modifier.PUBLIC, Modifier.STATIC)
			.addJavadoc(javadoc + "\n")
			.addAnnotations(List.of(annotations))
			.recordConstructor(constructor.build())
			.build();
	}

}
