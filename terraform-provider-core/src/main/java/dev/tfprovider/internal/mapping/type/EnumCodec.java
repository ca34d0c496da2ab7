/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes the constants of an enum by their names in lower case.
 *
 * @param <E> the enum
 */
public final class EnumCodec<E extends Enum<E>> implements KnownCodec<E> {

	private final Class<E> javaType;

	private final Map<String, E> constants = new LinkedHashMap<>();

	/**
	 * Create a codec.
	 * @param javaType the enum
	 * @throws IllegalArgumentException if there is no constant, or two differ in case
	 * only
	 */
	public EnumCodec(Class<E> javaType) {
		this.javaType = javaType;
		for (E constant : javaType.getEnumConstants()) {
			E other = this.constants.put(text(constant), constant);
			if (other != null) {
				throw new IllegalArgumentException(
						"constants %s and %s differ in case only".formatted(other.name(), constant.name()));
			}
		}
		if (this.constants.isEmpty()) {
			throw new IllegalArgumentException("the enum has no constants");
		}
	}

	/**
	 * Return a constant as Terraform writes it.
	 * @param constant the constant
	 * @return its name in lower case
	 */
	public static String text(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT);
	}

	@Override
	public Class<E> javaType() {
		return this.javaType;
	}

	@Override
	public TerraformType type() {
		return TerraformType.STRING;
	}

	@Override
	public E read(TerraformValue value) {
		E constant = this.constants.get(((StringValue) value).text());
		if (constant == null) {
			throw new IllegalArgumentException("must be one of " + this.constants.keySet()
				.stream()
				.map((text) -> '"' + text + '"')
				.collect(Collectors.joining(", ")));
		}
		return constant;
	}

	@Override
	public TerraformValue write(E value) {
		return TerraformValue.string(text(value));
	}

	@Override
	public boolean isExact() {
		return true;
	}

	@Override
	public List<String> allowed() {
		return new ArrayList<>(this.constants.keySet());
	}

}
