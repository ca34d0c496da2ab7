/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.MethodParameter;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.path.AttributePath;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;

/**
 * The place of a violation in the arguments of a function.
 *
 * @param path begins with the name of the parameter; the root for a violation of the
 * arguments as a whole
 * @param sensitive whether nobody may see the argument
 */
record ArgumentPath(AttributePath path, boolean sensitive) {

	static ArgumentPath of(FunctionSignature function, Path violation) {
		AttributePath place = AttributePath.root();
		boolean hidden = false;
		for (Path.Node node : violation) {
			if (node.getKind() == ElementKind.PARAMETER) {
				MethodParameter parameter = function.parameters()
					.get(node.as(Path.ParameterNode.class).getParameterIndex());
				place = AttributePath.root(parameter.name());
				hidden = parameter.attribute().isSensitive();
				continue;
			}
			place = ViolationMessages.element(place, node);
			if (node.getKind() == ElementKind.PROPERTY && node.getName() != null) {
				place = place.attribute(AttributeNaming.snakeCase(node.getName()));
			}
		}
		return new ArgumentPath(place, hidden);
	}

}
