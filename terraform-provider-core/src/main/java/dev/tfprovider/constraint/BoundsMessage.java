/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import jakarta.validation.ConstraintValidatorContext;

/**
 * Chooses the message of a constraint with a lower and an upper bound, unless the author
 * has declared another.
 */
final class BoundsMessage {

	private BoundsMessage() {
	}

	static void describe(ConstraintValidatorContext context, String constraint, boolean lower, boolean upper) {
		if (lower == upper || !context.getDefaultConstraintMessageTemplate().equals("{" + constraint + ".message}")) {
			return;
		}
		context.disableDefaultConstraintViolation();
		context.buildConstraintViolationWithTemplate("{" + constraint + (lower ? ".min" : ".max") + ".message}")
			.addConstraintViolation();
	}

}
