/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.aop.framework.autoproxy.AutoProxyUtils;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;

/**
 * Describes a bean that implements a contract: its definition has the declared type, the
 * bean the class behind all proxies.
 */
final class ContractBean {

	private final ConfigurableListableBeanFactory beanFactory;

	private final String name;

	private final Class<?> contract;

	private final ResolvableType declared;

	private final @Nullable Class<?> type;

	ContractBean(ConfigurableListableBeanFactory beanFactory, String name, Class<?> contract) {
		this.beanFactory = beanFactory;
		this.name = name;
		this.contract = contract;
		this.declared = beanFactory.containsBeanDefinition(name)
				? beanFactory.getMergedBeanDefinition(name).getResolvableType() : ResolvableType.NONE;
		this.type = Stream.of(AutoProxyUtils.determineTargetClass(beanFactory, name), this.declared.resolve())
			.filter(Objects::nonNull)
			.map(ClassUtils::getUserClass)
			.filter(ContractBean::isAuthored)
			.findFirst()
			.orElse(null);
	}

	/**
	 * Return the name of the bean.
	 */
	String name() {
		return this.name;
	}

	/**
	 * Return whether the definition tells the class of the code.
	 */
	boolean isKnown() {
		return this.type != null;
	}

	/**
	 * Return the name to derive that of the type from: the class's, or the bean's where a
	 * lambda or the like has no class of its own.
	 */
	String namesake() {
		return (this.type != null) ? this.type.getSimpleName() : StringUtils.capitalize(this.name);
	}

	/**
	 * Return the model.
	 */
	Class<?> model() {
		return model(0);
	}

	/**
	 * Return the record that is a type argument of the contract.
	 * @param argument its position
	 */
	Class<?> model(int argument) {
		return Stream.of(ResolvableType.forClass(this.type), this.declared)
			.map((type) -> type.as(this.contract).getGeneric(argument).resolve())
			.filter(Objects::nonNull)
			.reduce((first, second) -> ModelClasses.isModel(first) ? first : second)
			.orElseThrow(() -> new InvalidDeclarationException(
					((argument == 0) ? "The model" : "The query") + " of the bean '" + this.name + "'"
							+ Optional.ofNullable(this.type).map((type) -> " (" + type.getName() + ")").orElse("")
							+ " is not known",
					"Implement " + this.contract.getSimpleName() + " with a record as its type argument, and declare "
							+ "the bean with that type."));
	}

	/**
	 * Return the class of the code, behind all proxies.
	 */
	Class<?> implementation() {
		Class<?> type = (this.type != null) ? this.type
				: AopProxyUtils.ultimateTargetClass(this.beanFactory.getBean(this.name));
		if (Proxy.isProxyClass(type)) {
			throw new InvalidDeclarationException("The class of the bean '" + this.name + "' is not known",
					"Declare the bean with its class instead of an interface.");
		}
		return type;
	}

	private static boolean isAuthored(Class<?> type) {
		return !Modifier.isAbstract(type.getModifiers()) && !Proxy.isProxyClass(type) && !type.isSynthetic()
				&& !type.isHidden() && !type.isAnonymousClass();
	}

}
