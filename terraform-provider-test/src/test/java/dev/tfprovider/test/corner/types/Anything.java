/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;
import java.util.Map;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlainObject;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An object with values that bring their type along, and with plain objects.
 */
record Anything(@Id Long id, @Nullable TerraformValue any, @Nullable Object free, @Nullable Version version,
		@PlainObject @Nullable Point point, @PlainObject @Nullable List<List<Point>> grid, @Block List<Entry> entry,
		@Block Map<String, Entry> named) {

	Anything stored(long id) {
		return new Anything(id, this.any, this.free, this.version, this.point, this.grid, this.entry, this.named);
	}

	/**
	 * A point.
	 */
	record Point(int x, int y, @Nullable String label) {

	}

	/**
	 * An entry with a value of any type.
	 */
	record Entry(@Nullable String key, @Nullable TerraformValue value) {

	}

	/**
	 * A version, a tuple of two numbers and a text in Terraform.
	 */
	record Version(int major, int minor, String label) {

	}

}
