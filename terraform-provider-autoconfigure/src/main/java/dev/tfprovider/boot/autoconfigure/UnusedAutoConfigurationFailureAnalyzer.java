/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.IOException;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.type.MethodMetadata;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.classreading.SimpleMetadataReaderFactory;
import org.springframework.util.ClassUtils;

/**
 * Names the property that brings back an auto-configuration that was left out, where a
 * bean of it is missing.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
class UnusedAutoConfigurationFailureAnalyzer extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException> {

	private final MetadataReaderFactory classes = new SimpleMetadataReaderFactory();

	@Override
	protected @Nullable FailureAnalysis analyze(Throwable failure, NoSuchBeanDefinitionException cause) {
		Class<?> missing = (cause.getResolvableType() != null) ? cause.getResolvableType().resolve() : null;
		if (missing == null || cause.getNumberOfBeansFound() > 0) {
			return null;
		}
		return UnusedAutoConfigurationFilter.UNUSED.stream()
			.filter((autoConfiguration) -> makes(autoConfiguration, missing))
			.sorted()
			.findFirst()
			.map((autoConfiguration) -> analysis(autoConfiguration, missing, failure))
			.orElse(null);
	}

	private static FailureAnalysis analysis(String autoConfiguration, Class<?> missing, Throwable failure) {
		return new FailureAnalysis(
				"A bean of type '%s' is missing. It would be made by '%s', which is left out of a provider"
					.formatted(missing.getName(), autoConfiguration),
				"Add '%s' to the property '%s', or do without the bean: a host uses nothing of it."
					.formatted(autoConfiguration, UnusedAutoConfigurationFilter.PROPERTY),
				failure);
	}

	private boolean makes(String autoConfiguration, Class<?> missing) {
		try {
			return this.classes.getMetadataReader(autoConfiguration)
				.getAnnotationMetadata()
				.getAnnotatedMethods(Bean.class.getName())
				.stream()
				.map(MethodMetadata::getReturnTypeName)
				.flatMap((type) -> find(type).stream())
				.anyMatch(missing::isAssignableFrom);
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static Optional<Class<?>> find(String type) {
		try {
			return Optional.of(ClassUtils.forName(type, null));
		}
		catch (ClassNotFoundException | LinkageError ex) {
			return Optional.empty();
		}
	}

}
