/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.EnumText;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads and writes the constants of an enum as strings.
 *
 * @param <E> the enum
 */
public final class EnumCodec<E extends Enum<E>> implements KnownCodec<E> {

	private final Class<E> javaType;

	private final boolean anyCase;

	private final Map<String, E> constants;

	private final Map<E, String> texts;

	/**
	 * Create a codec.
	 * @param javaType the enum
	 * @param anyCase whether texts are read in any case
	 * @throws IllegalArgumentException if there is no constant, or two have the same text
	 */
	public EnumCodec(Class<E> javaType, boolean anyCase) {
		this.javaType = javaType;
		this.anyCase = anyCase;
		this.constants = anyCase ? new TreeMap<>(String.CASE_INSENSITIVE_ORDER) : new TreeMap<>();
		this.texts = new EnumMap<>(javaType);
		for (E constant : javaType.getEnumConstants()) {
			this.texts.put(constant, text(constant));
			E other = this.constants.put(text(constant), constant);
			if (other != null) {
				throw new IllegalArgumentException("constants %s and %s both are \"%s\" in Terraform"
					.formatted(other.name(), constant.name(), text(constant)));
			}
		}
		if (this.constants.isEmpty()) {
			throw new IllegalArgumentException("the enum has no constants");
		}
	}

	/**
	 * Return a constant as Terraform writes it.
	 * @param constant the constant
	 * @return what {@code @EnumText} says, or its name in lower case
	 */
	public static String text(Enum<?> constant) {
		try {
			EnumText text = constant.getDeclaringClass().getField(constant.name()).getAnnotation(EnumText.class);
			return (text != null) ? text.value() : constant.name().toLowerCase(Locale.ROOT);
		}
		catch (NoSuchFieldException ex) {
			throw new IllegalStateException(ex);
		}
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
			throw new IllegalArgumentException("must be one of "
					+ this.texts.values().stream().map((text) -> '"' + text + '"').collect(Collectors.joining(", ")));
		}
		return constant;
	}

	@Override
	public TerraformValue write(E value) {
		return TerraformValue.string(Objects.requireNonNull(this.texts.get(value)));
	}

	@Override
	public boolean isExact() {
		return !this.anyCase;
	}

	/**
	 * Return all values there are, as Terraform writes them.
	 * @return the values in the order of the constants
	 */
	List<String> allowed() {
		return List.copyOf(this.texts.values());
	}

}
