/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Optional;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.SizeLimits;

/**
 * Annotations of sources.
 */
public final class Annotations {

	/**
	 * That of JSpecify.
	 */
	public static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

	private static final String ATTRIBUTE = "dev.tfprovider.attribute";

	private static final String VALIDATION = "jakarta.validation.constraints";

	private Annotations() {
	}

	static TypeName nullable(TypeName type) {
		return type.annotated(AnnotationSpec.builder(NULLABLE).build());
	}

	static AnnotationSpec attribute(String name) {
		return AnnotationSpec.builder(ClassName.get(ATTRIBUTE, name)).build();
	}

	static AnnotationSpec attribute(String name, String member, String code, Object... values) {
		return AnnotationSpec.builder(ClassName.get(ATTRIBUTE, name)).addMember(member, code, values).build();
	}

	static AnnotationSpec constraint(String name, String member, String code, Object... values) {
		return AnnotationSpec.builder(ClassName.get(VALIDATION, name)).addMember(member, code, values).build();
	}

	static AnnotationSpec oneOf(List<String> values) {
		CodeBlock texts = values.stream()
			.map((value) -> CodeBlock.of("$L", Literal.of(value)))
			.collect(CodeBlock.joining(", "));
		return AnnotationSpec.builder(ClassName.get("dev.tfprovider.constraint", "OneOf"))
			.addMember("value", "{ $L }", texts)
			.build();
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
