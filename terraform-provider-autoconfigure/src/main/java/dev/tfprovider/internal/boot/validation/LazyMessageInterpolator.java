/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.util.Locale;
import java.util.function.Supplier;

import jakarta.validation.MessageInterpolator;

import org.springframework.util.function.SingletonSupplier;

/**
 * Makes messages by an interpolator that is made for the first one: it brings an
 * expression language.
 */
final class LazyMessageInterpolator implements MessageInterpolator {

	private final Supplier<MessageInterpolator> interpolator;

	LazyMessageInterpolator(Supplier<MessageInterpolator> interpolator) {
		this.interpolator = SingletonSupplier.of(interpolator);
	}

	@Override
	public String interpolate(String messageTemplate, Context context) {
		return this.interpolator.get().interpolate(messageTemplate, context);
	}

	@Override
	public String interpolate(String messageTemplate, Context context, Locale locale) {
		return this.interpolator.get().interpolate(messageTemplate, context, locale);
	}

}
