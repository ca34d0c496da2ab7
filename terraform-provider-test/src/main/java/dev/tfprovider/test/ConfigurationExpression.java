/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * An expression of Terraform's language, to be written wherever a {@link Configuration}
 * takes a value. Made by {@link Configuration#expression},
 * {@link Configuration#template}, {@link Configuration#ref} and
 * {@link Configuration#unknown}.
 */
public final class ConfigurationExpression {

	private final Expression expression;

	ConfigurationExpression(Expression expression) {
		this.expression = expression;
	}

	/**
	 * Convert a value that may be an expression or have some in it.
	 */
	static Expression convert(@Nullable Object value) {
		return Expression.of(plain(value));
	}

	private static @Nullable Object plain(@Nullable Object value) {
		if (value instanceof ConfigurationExpression wrapper) {
			return wrapper.expression;
		}
		if (value instanceof Map<?, ?> map) {
			Map<String, @Nullable Object> members = new LinkedHashMap<>();
			map.forEach((key, member) -> members.put(String.valueOf(key), plain(member)));
			return members;
		}
		if (value instanceof Collection<?> collection) {
			List<@Nullable Object> elements = new ArrayList<>();
			collection.forEach((element) -> elements.add(plain(element)));
			return elements;
		}
		return value;
	}

	@Override
	public String toString() {
		return this.expression.toString();
	}

}
