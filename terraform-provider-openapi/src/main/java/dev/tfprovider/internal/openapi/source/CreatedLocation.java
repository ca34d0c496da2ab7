/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;

/**
 * Writes what reads the identifier of a new object from the header {@code Location}.
 */
final class CreatedLocation {

	private CreatedLocation() {
	}

	/**
	 * Return the expression for the identifier.
	 * @param type its type
	 */
	static CodeBlock id(TypeName type) {
		TypeName plain = type.withoutAnnotations();
		if (plain.equals(ClassName.get(String.class))) {
			return CodeBlock.of("idOf(created)");
		}
		return CodeBlock.of(
				plain.equals(ClassName.get(UUID.class)) ? "$T.fromString(idOf(created))" : "$T.valueOf(idOf(created))",
				plain);
	}

	/**
	 * Return the method that reads it.
	 */
	static MethodSpec reader() {
		return MethodSpec.methodBuilder("idOf")
			.addModifiers(Modifier.PRIVATE, Modifier.STATIC)
			.returns(String.class)
			.addParameter(ParameterizedTypeName.get(Names.RESPONSE_ENTITY, ClassName.get(Void.class)), "created")
			.addStatement("$T location = created.getHeaders().getLocation()", URI.class)
			.addStatement(
					"String path = (location != null && location.getRawPath() != null)$W? location.getRawPath().replaceFirst($S, $S) : $S",
					"/+$", "", "")
			.beginControlFlow("if (path.isEmpty())")
			.addStatement("throw new $T($S)", IllegalStateException.class,
					"The service has created an object and does not say where: its answer has no usable header "
							+ "'Location'. Look for the object there, and import it.")
			.endControlFlow()
			.addStatement("return $T.decode(path.substring(path.lastIndexOf('/') + 1), $T.UTF_8)",
					ClassName.get("org.springframework.web.util", "UriUtils"), StandardCharsets.class)
			.build();
	}

}
