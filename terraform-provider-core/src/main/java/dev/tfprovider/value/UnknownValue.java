/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;

import org.jspecify.annotations.Nullable;

/**
 * An unknown value, which is only known after apply.
 *
 * @param type the type it will have
 * @param refinements what is known of it already
 */
public record UnknownValue(TerraformType type, Refinements refinements) implements TerraformValue {

	@Override
	public <R> R match(TerraformValue.Cases<R> cases) {
		return cases.unknown(this);
	}

	@Override
	public boolean isUnknown() {
		return true;
	}

	@Override
	public boolean isWhollyKnown() {
		return false;
	}

	@Override
	public String toString() {
		return "(known after apply)";
	}

	/**
	 * Constrains the final value of an unknown value. Every component is optional;
	 * {@code null} means that nothing is known of it. Refinements may be ignored when
	 * read; the sender promises that the final value honours them.
	 *
	 * @param notNull whether the final value is known not to be null
	 * @param prefix text that the final string begins with
	 * @param lower least number allowed
	 * @param upper greatest number allowed
	 * @param minLength least number of elements, inclusive
	 * @param maxLength greatest number of elements, inclusive
	 */
	public record Refinements(boolean notNull, @Nullable String prefix, @Nullable Bound lower, @Nullable Bound upper,
			@Nullable Long minLength, @Nullable Long maxLength) {

		/**
		 * Nothing is known.
		 */
		public static final Refinements NONE = new Refinements(false, null, null, null, null, null);

		/**
		 * Only that the final value is not null is known.
		 */
		public static final Refinements NOT_NULL = new Refinements(true, null, null, null, null, null);

		/**
		 * Return whether nothing is known.
		 * @return {@code true} for refinements equal to {@link #NONE}
		 */
		public boolean isEmpty() {
			return NONE.equals(this);
		}

		/**
		 * A bound of a number.
		 *
		 * @param value the bound
		 * @param inclusive whether the bound itself is allowed
		 */
		public record Bound(BigDecimal value, boolean inclusive) {

			public Bound {
				value = value.stripTrailingZeros();
			}

		}

	}

}
