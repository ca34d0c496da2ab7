/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.aot.BeanRegistrationAotContribution;
import org.springframework.beans.factory.aot.BeanRegistrationAotProcessor;
import org.springframework.beans.factory.aot.BeanRegistrationCodeFragments;
import org.springframework.beans.factory.support.RegisteredBean;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindMethod;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.javapoet.CodeBlock;

/**
 * Marks beans that take no properties as bound. Spring Boot would look for
 * {@link ConfigurationProperties} on each bean, its class, its superclasses and its
 * interfaces at each start, which took a twelfth of the start of an executable. Beans
 * that methods of the application make are left alone: their classes may be others than
 * is declared.
 */
class UnboundBeanProcessor implements BeanRegistrationAotProcessor {

	private static final List<String> PACKAGES = List.of("org.springframework.", "net.devh.", "dev.tfprovider.boot.",
			"dev.tfprovider.internal.");

	private static final CodeBlock CODE = CodeBlock.builder()
		.addStatement("$L.setAttribute($T.class.getName(), $T.VALUE_OBJECT)",
				BeanRegistrationCodeFragments.BEAN_DEFINITION_VARIABLE, BindMethod.class, BindMethod.class)
		.build();

	@Override
	public @Nullable BeanRegistrationAotContribution processAheadOfTime(RegisteredBean bean) {
		if (takesProperties(bean)) {
			return null;
		}
		RootBeanDefinition definition = bean.getMergedBeanDefinition();
		boolean madeByItsClass = definition.getResolvedFactoryMethod() == null
				&& definition.getInstanceSupplier() == null;
		return madeByItsClass ? AddedBeanCode.of(bean, CODE) : AddedBeanCode.of(bean, PACKAGES, CODE);
	}

	private static boolean takesProperties(RegisteredBean bean) {
		return Stream
			.<AnnotatedElement>of(bean.getBeanClass(), bean.getMergedBeanDefinition().getResolvedFactoryMethod())
			.filter(Objects::nonNull)
			.anyMatch((element) -> MergedAnnotations.from(element, SearchStrategy.TYPE_HIERARCHY)
				.isPresent(ConfigurationProperties.class));
	}

}
