/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.GenerationContext;
import org.springframework.beans.factory.aot.BeanRegistrationAotContribution;
import org.springframework.beans.factory.aot.BeanRegistrationCode;
import org.springframework.beans.factory.aot.BeanRegistrationCodeFragments;
import org.springframework.beans.factory.aot.BeanRegistrationCodeFragmentsDecorator;
import org.springframework.beans.factory.support.RegisteredBean;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.javapoet.CodeBlock;

/**
 * Adds code to what Spring generates to register a bean.
 */
final class AddedBeanCode extends BeanRegistrationCodeFragmentsDecorator {

	private final CodeBlock code;

	private AddedBeanCode(BeanRegistrationCodeFragments delegate, CodeBlock code) {
		super(delegate);
		this.code = code;
	}

	/**
	 * Add code for a bean of a provider, if it is from one of some packages.
	 * @param packages what the name begins with of the class that makes the bean
	 * @param code what to do with its definition
	 * @return what registers the bean; {@code null} to leave it as it is
	 */
	static @Nullable BeanRegistrationAotContribution of(RegisteredBean bean, List<String> packages, CodeBlock code) {
		String origin = origin(bean).getName();
		return packages.stream().anyMatch(origin::startsWith) ? of(bean, code) : null;
	}

	/**
	 * Add code for a bean of a provider.
	 * @param code what to do with its definition
	 * @return what registers the bean; {@code null} to leave it as it is
	 */
	static @Nullable BeanRegistrationAotContribution of(RegisteredBean bean, CodeBlock code) {
		return ProviderAotProcessor.isProvider(bean.getBeanFactory()) ? BeanRegistrationAotContribution
			.withCustomCodeFragments((delegate) -> new AddedBeanCode(delegate, code)) : null;
	}

	/**
	 * Return the class that has the factory method of a bean, or the class of the bean.
	 */
	private static Class<?> origin(RegisteredBean bean) {
		Method method = bean.getMergedBeanDefinition().getResolvedFactoryMethod();
		return (method != null) ? method.getDeclaringClass() : bean.getBeanClass();
	}

	@Override
	public CodeBlock generateSetBeanDefinitionPropertiesCode(GenerationContext generation,
			BeanRegistrationCode registration, RootBeanDefinition definition, Predicate<String> attributes) {
		return CodeBlock.builder()
			.add(super.generateSetBeanDefinitionPropertiesCode(generation, registration, definition, attributes))
			.add(this.code)
			.build();
	}

}
