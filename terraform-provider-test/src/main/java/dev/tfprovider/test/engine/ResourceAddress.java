/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a resource or data source is.
 *
 * @param data whether it is a data source
 * @param type type name
 * @param name local name
 */
public record ResourceAddress(boolean data, String type, String name) implements Comparable<ResourceAddress> {

	private static final Pattern FORM = Pattern.compile("(data\\.)?([\\w-]+)\\.([\\w-]+)");

	/**
	 * Read an address.
	 * @param text such as {@code petstore_pet.rex} or {@code data.petstore_pet.rex}
	 * @return the address
	 * @throws IllegalArgumentException if it has another form
	 */
	public static ResourceAddress parse(String text) {
		Matcher matcher = FORM.matcher(text);
		if (!matcher.matches()) {
			throw new IllegalArgumentException(
					"'" + text + "' is not an address like petstore_pet.rex or data.petstore_pet.rex");
		}
		return new ResourceAddress(matcher.group(1) != null, matcher.group(2), matcher.group(3));
	}

	@Override
	public int compareTo(ResourceAddress other) {
		return toString().compareTo(other.toString());
	}

	@Override
	public String toString() {
		return (this.data ? "data." : "") + this.type + "." + this.name;
	}

}
