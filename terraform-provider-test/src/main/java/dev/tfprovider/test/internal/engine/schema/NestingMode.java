/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.Locale;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * The nesting mode of an attribute or block. {@link #INVALID} only occurs in schemas that
 * are refused.
 */
public enum NestingMode {

	INVALID, SINGLE, LIST, SET, MAP, GROUP;

	/**
	 * Return the type of the whole attribute or block.
	 */
	TerraformType type(ObjectType object) {
		return switch (this) {
			case LIST -> TerraformType.list(object);
			case SET -> TerraformType.set(object);
			case MAP -> TerraformType.map(object);
			default -> object;
		};
	}

	/**
	 * Return the name as Core writes it in its texts about blocks.
	 */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

}
