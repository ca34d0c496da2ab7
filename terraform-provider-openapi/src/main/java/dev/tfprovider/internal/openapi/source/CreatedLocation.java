/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;

/**
 * Writes what reads the identifier of a new object from the header {@code Location}. It
 * is taken as a text, because services send addresses there that are none.
 */
final class CreatedLocation {

	private CreatedLocation() {
	}

	/**
	 * Return the method that reads it.
	 * @param type type of the identifier
	 * @param object what the object is called
	 */
	static MethodSpec reader(TypeName type, String object) {
		MethodSpec.Builder method = Methods.hidden("idOf", type, Modifier.STATIC)
			.addParameter(ParameterizedTypeName.get(Names.RESPONSE_ENTITY, ClassName.get(Void.class)), "created")
			.addStatement("$T location = created.getHeaders().getFirst($S)", String.class, "Location")
			.addStatement("String path = (location != null) ? location.replaceFirst($S, $S)$W: $S",
					"^([^:/?#]+:)?//[^/?#]*", "", "")
			.addStatement("path = path.replaceFirst($S, $S)", "/*([?#].*)?$", "")
			.addStatement("String id = path.substring(path.lastIndexOf('/') + 1)");
		CodeBlock unknown = CodeBlock.of("throw new $T($S,$W$S +$W(path.isEmpty() ? $S : $S + path + $S)$W+ $S)",
				Names.DIAGNOSTIC_EXCEPTION, "The new " + object + " cannot be found",
				"The service has created it and does not say where: ", "its answer has no usable header 'Location'",
				"its header 'Location' leads to '", "', which ends in no identifier",
				". Look for it at the service, and import it.");
		if (type.equals(ClassName.get(String.class))) {
			return method.beginControlFlow("if (id.isEmpty())")
				.addStatement(unknown)
				.endControlFlow()
				.addComment("a percent sign without digits is meant as it is")
				.addStatement("return id.matches($S) ? $T.decode(id, $T.UTF_8) : id", "([^%]|%\\p{XDigit}{2})*",
						ClassName.get("org.springframework.web.util", "UriUtils"), StandardCharsets.class)
				.build();
		}
		return method.beginControlFlow("try")
			.addStatement("return $T.$L(id)", type, type.equals(ClassName.get(UUID.class)) ? "fromString" : "valueOf")
			.nextControlFlow("catch ($T ex)", IllegalArgumentException.class)
			.addStatement(unknown)
			.endControlFlow()
			.build();
	}

}
