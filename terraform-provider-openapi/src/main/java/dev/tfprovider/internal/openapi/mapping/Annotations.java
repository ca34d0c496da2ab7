/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Optional;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.SizeLimits;

/**
 * Annotations of sources.
 */
public final class Annotations {

	private static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

	private static final String VALIDATION = "jakarta.validation.constraints";

	private Annotations() {
	}

	/**
	 * Return a type whose values may be null.
	 * @param type the type
	 */
	public static TypeName nullable(TypeName type) {
		return type.annotated(AnnotationSpec.builder(NULLABLE).build());
	}

	/**
	 * Return an annotation with one member.
	 * @param type type of the annotation
	 * @param member name of the member
	 * @param code what the member is, with placeholders
	 * @param values what takes their places
	 */
	public static AnnotationSpec of(ClassName type, String member, String code, Object... values) {
		return AnnotationSpec.builder(type).addMember(member, code, values).build();
	}

	/**
	 * Return an annotation of an attribute, without members.
	 * @param name its simple name
	 */
	public static AnnotationSpec attribute(String name) {
		return AnnotationSpec.builder(attributeType(name)).build();
	}

	/**
	 * Return an annotation of an attribute, with one member.
	 * @param name its simple name
	 * @param member name of the member
	 * @param code what the member is, with placeholders
	 * @param values what takes their places
	 */
	public static AnnotationSpec attribute(String name, String member, String code, Object... values) {
		return of(attributeType(name), member, code, values);
	}

	static ClassName attributeType(String name) {
		return ClassName.get("dev.tfprovider.attribute", name);
	}

	static AnnotationSpec validation(String name, String member, String code, Object... values) {
		return of(ClassName.get(VALIDATION, name), member, code, values);
	}

	static AnnotationSpec constraint(String name, String member, String code, Object... values) {
		return of(ClassName.get("dev.tfprovider.constraint", name), member, code, values);
	}

	static AnnotationSpec oneOf(List<String> values) {
		return constraint("OneOf", "value", "{ $L }", Literal.list(values));
	}

	static Optional<AnnotationSpec> size(SizeLimits limits) {
		AnnotationSpec.Builder size = AnnotationSpec.builder(ClassName.get(VALIDATION, "Size"));
		if (limits.min() != null && limits.min() > 0) {
			size.addMember("min", "$L", limits.min());
		}
		if (limits.max() != null && limits.max() >= 0 && limits.max() < Integer.MAX_VALUE) {
			size.addMember("max", "$L", limits.max());
		}
		AnnotationSpec built = size.build();
		return built.members().isEmpty() ? Optional.empty() : Optional.of(built);
	}

}
