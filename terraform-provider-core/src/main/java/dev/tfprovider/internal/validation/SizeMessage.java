/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.Map;
import java.util.Set;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.metadata.ConstraintDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Formats the messages of {@code @Size} and Hibernate Validator's
 * {@code @CodePointLength} by what they count. The default messages, such as "size must
 * be between 1 and 2147483647", leave that open, and show limits that are not set.
 */
final class SizeMessage {

	private static final Set<String> TEMPLATES = Set.of("{jakarta.validation.constraints.Size.message}",
			"{org.hibernate.validator.constraints.CodePointLength.message}");

	private SizeMessage() {
	}

	/**
	 * Return the message of a violation, {@code null} unless it is the message that the
	 * constraint has by itself.
	 */
	static @Nullable String of(ConstraintViolation<?> violation) {
		return of(violation.getConstraintDescriptor(), violation.getMessageTemplate(),
				violation.getInvalidValue() instanceof CharSequence);
	}

	/**
	 * Return the message of a constraint, {@code null} unless it is the message that the
	 * constraint has by itself.
	 */
	static @Nullable String of(ConstraintDescriptor<?> constraint, String template, boolean text) {
		Map<String, Object> attributes = constraint.getAttributes();
		return (TEMPLATES.contains(template) && attributes.get("min") instanceof Integer min
				&& attributes.get("max") instanceof Integer max) ? text(min, max, text) : null;
	}

	/**
	 * Describe a range of sizes.
	 * @param text whether characters are counted, else elements
	 */
	static String text(int min, int max, boolean text) {
		String unit = text ? "character" : "element";
		if (max == Integer.MAX_VALUE) {
			return "must have at least " + count(min, unit);
		}
		if (min == 0) {
			return "must have at most " + count(max, unit);
		}
		return "must have " + ((min == max) ? count(min, unit) : min + " to " + count(max, unit));
	}

	private static String count(int number, String unit) {
		return number + " " + ((number == 1) ? unit : unit + "s");
	}

}
