/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.annotation.AnnotatedBeanDefinition;
import org.springframework.beans.factory.aot.BeanRegistrationExcludeFilter;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RegisteredBean;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.util.ReflectionUtils;

/**
 * Leaves beans that look for an annotation in all beans, at each start, out of an
 * application that is processed ahead of time, if neither its classes nor its beans have
 * the annotation. That took a fifth of the start of an executable.
 */
class AnnotationProcessorFilter implements BeanRegistrationExcludeFilter {

	/**
	 * Annotations of classes or methods, by the beans that look for them.
	 */
	private static final Map<String, String> ANNOTATIONS = Map.of(
			"org.springframework.context.event.EventListenerMethodProcessor",
			"org.springframework.context.event.EventListener",
			"org.springframework.boot.jackson.JacksonComponentModule",
			"org.springframework.boot.jackson.JacksonComponent",
			"org.springframework.validation.beanvalidation.MethodValidationPostProcessor",
			"org.springframework.validation.annotation.Validated",
			"org.springframework.dao.annotation.PersistenceExceptionTranslationPostProcessor",
			"org.springframework.stereotype.Repository");

	@Override
	public boolean isExcludedFromAotProcessing(RegisteredBean bean) {
		String annotation = ANNOTATIONS.get(bean.getBeanClass().getName());
		return annotation != null && ProviderAotProcessor.isProvider(bean.getBeanFactory())
				&& !isUsed(annotation, bean.getBeanFactory());
	}

	private static boolean isUsed(String annotation, ConfigurableListableBeanFactory beanFactory) {
		return isInApplication(annotation, beanFactory)
				|| types(beanFactory).anyMatch((type) -> type == null || isOn(type, annotation));
	}

	/**
	 * Look at all classes of the application: a bean whose declared type is an interface
	 * may be any of them.
	 */
	private static boolean isInApplication(String annotation, ConfigurableListableBeanFactory beanFactory) {
		AnnotatedClasses classes = new AnnotatedClasses(annotation, beanFactory.getBeanClassLoader());
		return ProviderAotProcessor.packages(beanFactory)
			.stream()
			.anyMatch((name) -> !classes.findCandidateComponents(name).isEmpty());
	}

	/**
	 * Return the types of all beans, {@code null} for what is not known.
	 */
	private static Stream<@Nullable Class<?>> types(ConfigurableListableBeanFactory beanFactory) {
		return Arrays.stream(beanFactory.getBeanDefinitionNames())
			.<@Nullable Class<?>>map((name) -> beanFactory.getType(name, false))
			.distinct();
	}

	private static boolean isOn(Class<?> type, String annotation) {
		return Stream.concat(Stream.of(type), Arrays.stream(ReflectionUtils.getAllDeclaredMethods(type)))
			.anyMatch(
					(element) -> MergedAnnotations.from(element, SearchStrategy.TYPE_HIERARCHY).isPresent(annotation));
	}

	/**
	 * Finds the classes with an annotation, abstract ones too.
	 */
	private static final class AnnotatedClasses extends ClassPathScanningCandidateComponentProvider {

		AnnotatedClasses(String annotation, @Nullable ClassLoader classLoader) {
			super(false);
			setResourceLoader(new DefaultResourceLoader(classLoader));
			addIncludeFilter((reader, factory) -> isIn(reader.getAnnotationMetadata(), annotation));
		}

		private static boolean isIn(AnnotationMetadata type, String annotation) {
			return type.isAnnotated(annotation) || type.hasAnnotatedMethods(annotation);
		}

		@Override
		protected boolean isCandidateComponent(AnnotatedBeanDefinition definition) {
			return true;
		}

	}

}
