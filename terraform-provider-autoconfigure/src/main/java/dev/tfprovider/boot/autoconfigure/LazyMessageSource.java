/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Locale;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.context.MessageSource;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.context.support.AbstractApplicationContext;
import org.springframework.context.support.DelegatingMessageSource;
import org.springframework.util.function.SingletonSupplier;

/**
 * The messages of an application that has none, made when one is asked for. Spring would
 * make them at each start, and their class collects all locales of the JDK, for which a
 * JVM without a recorded start takes some 50 ms.
 */
final class LazyMessageSource implements MessageSource {

	private final Supplier<MessageSource> messages = SingletonSupplier.of(DelegatingMessageSource::new);

	/**
	 * Register the messages of an application, unless it has its own or a parent.
	 */
	static void register(ConfigurableListableBeanFactory beanFactory) {
		if (beanFactory.getParentBeanFactory() == null
				&& !beanFactory.containsLocalBean(AbstractApplicationContext.MESSAGE_SOURCE_BEAN_NAME)) {
			beanFactory.registerSingleton(AbstractApplicationContext.MESSAGE_SOURCE_BEAN_NAME, new LazyMessageSource());
		}
	}

	@Override
	public @Nullable String getMessage(String code, Object @Nullable [] arguments, @Nullable String defaultMessage,
			@Nullable Locale locale) {
		return this.messages.get().getMessage(code, arguments, defaultMessage, locale);
	}

	@Override
	public String getMessage(String code, Object @Nullable [] arguments, @Nullable Locale locale) {
		return this.messages.get().getMessage(code, arguments, locale);
	}

	@Override
	public String getMessage(MessageSourceResolvable resolvable, @Nullable Locale locale) {
		return this.messages.get().getMessage(resolvable, locale);
	}

}
