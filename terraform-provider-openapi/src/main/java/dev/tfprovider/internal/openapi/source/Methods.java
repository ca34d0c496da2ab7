/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;

/**
 * Begins methods of the kinds that the sources have.
 */
final class Methods {

	private Methods() {
	}

	static MethodSpec.Builder hidden(String name, TypeName returned, Modifier... more) {
		return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE).addModifiers(more).returns(returned);
	}

	static MethodSpec.Builder overriding(String name, TypeName returned) {
		return MethodSpec.methodBuilder(name)
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.returns(returned);
	}

	static MethodSpec.Builder bean(String name, TypeName returned) {
		return MethodSpec.methodBuilder(name).addAnnotation(Names.BEAN).returns(returned);
	}

}
