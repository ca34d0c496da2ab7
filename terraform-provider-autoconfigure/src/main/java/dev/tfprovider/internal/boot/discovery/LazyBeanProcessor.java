/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.List;

import dev.tfprovider.internal.plugin.NativeImage;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.aot.BeanRegistrationAotContribution;
import org.springframework.beans.factory.aot.BeanRegistrationAotProcessor;
import org.springframework.beans.factory.aot.BeanRegistrationCodeFragments;
import org.springframework.beans.factory.support.RegisteredBean;
import org.springframework.javapoet.CodeBlock;

/**
 * Makes beans lazy that Spring Boot configures for the client of an API, in executables:
 * many starts end before there is a call, and each record of properties takes a hundredth
 * of a start. On a JVM they are created at once, so that mistakes in properties are found
 * by tests, and a recorded start has their classes.
 */
class LazyBeanProcessor implements BeanRegistrationAotProcessor {

	private static final List<String> PACKAGES = List.of("org.springframework.boot.autoconfigure.ssl.",
			"org.springframework.boot.autoconfigure.task.", "org.springframework.boot.http.",
			"org.springframework.boot.jackson.", "org.springframework.boot.restclient.");

	private static final CodeBlock CODE = CodeBlock.builder()
		.beginControlFlow("if ($T.EXECUTABLE)", NativeImage.class)
		.addStatement("$L.setLazyInit(true)", BeanRegistrationCodeFragments.BEAN_DEFINITION_VARIABLE)
		.endControlFlow()
		.build();

	@Override
	public @Nullable BeanRegistrationAotContribution processAheadOfTime(RegisteredBean bean) {
		return AddedBeanCode.of(bean, PACKAGES, CODE);
	}

}
