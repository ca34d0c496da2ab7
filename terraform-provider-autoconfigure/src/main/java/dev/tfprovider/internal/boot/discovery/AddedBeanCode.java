/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.reflect.Method;
import java.util.function.Predicate;

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

	static BeanRegistrationAotContribution of(CodeBlock code) {
		return BeanRegistrationAotContribution.withCustomCodeFragments((delegate) -> new AddedBeanCode(delegate, code));
	}

	/**
	 * Return the class that has the factory method of a bean, or the class of the bean.
	 */
	static Class<?> origin(RegisteredBean bean) {
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
