/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.function.FunctionArgumentException;
import dev.tfprovider.function.TerraformFunction;
import jakarta.validation.constraints.NotBlank;

/**
 * Functions for configurations with pets.
 */
@TerraformFunctions
class PetFunctions {

	private static final Pattern WEIGHT = Pattern.compile("([0-9]{1,6}(?:\\.[0-9]{1,3})?) ?(kg|g)");

	/**
	 * Converts a weight to grams, the unit of a pet's {@code weight_grams}.
	 * @param weight number and unit, such as {@code 4.2 kg} or {@code 300 g}
	 */
	@TerraformFunction
	int grams(String weight) {
		Matcher parts = WEIGHT.matcher(weight.strip());
		if (!parts.matches()) {
			throw new FunctionArgumentException("weight", "must be a number and a unit, such as \"4.2 kg\"");
		}
		BigDecimal number = new BigDecimal(parts.group(1));
		return (parts.group(2).equals("kg") ? number.movePointRight(3) : number).intValue();
	}

	/**
	 * Makes a tag of a text: lower-case letters and digits, and something between the
	 * words.
	 * @param text the text
	 * @param separator what stands between two words
	 */
	@TerraformFunction
	String tag(@NotBlank String text, @Default("-") String separator) {
		String words = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
		return words.replace(" ", separator);
	}

}
