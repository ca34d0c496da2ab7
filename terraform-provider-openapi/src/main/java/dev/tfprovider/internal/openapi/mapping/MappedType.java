/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;

/**
 * A Java type for a type of the description.
 *
 * @param type the type
 * @param constraints constraints on values of it
 * @param sensitive whether its values are secrets
 */
record MappedType(TypeName type, List<AnnotationSpec> constraints, boolean sensitive) {

	static MappedType of(TypeName type, AnnotationSpec... constraints) {
		return new MappedType(type, List.of(constraints), false);
	}

	/**
	 * Return the type with the constraints on it, as an element of a collection has them.
	 */
	TypeName element() {
		return this.constraints.isEmpty() ? this.type.box() : this.type.box().annotated(this.constraints);
	}

}
