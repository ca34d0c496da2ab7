/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the text to be a network in CIDR notation, such as {@code 10.0.0.0/8} or
 * {@code 2001:db8::/32}.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Cidr.List.class)
@Documented
@Constraint(validatedBy = Cidr.Validator.class)
public @interface Cidr {

	/**
	 * Return the required IP version.
	 * @return {@code ANY} for both
	 */
	IpVersion version() default IpVersion.ANY;

	/**
	 * Return whether the host bits of the address must be zero.
	 * @return {@code false} to allow {@code 10.1.2.3/8}
	 */
	boolean network() default false;

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.Cidr.message}";

	/**
	 * Return the groups.
	 * @return none for the default group, the only one that is checked
	 */
	Class<?>[] groups() default {};

	/**
	 * Return the payload.
	 * @return nothing, unless the author reads it
	 */
	Class<? extends Payload>[] payload() default {};

	/**
	 * Container for repeated use on one element.
	 */
	@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
			ElementType.PARAMETER, ElementType.TYPE_USE })
	@Retention(RetentionPolicy.RUNTIME)
	@Documented
	@interface List {

		/**
		 * Return the constraints.
		 * @return all must hold
		 */
		Cidr[] value();

	}

	/**
	 * Validates address and prefix length.
	 */
	final class Validator implements ConstraintValidator<Cidr, CharSequence> {

		private static final Pattern CIDR = Pattern.compile("([^/]*)/(0|[1-9][0-9]{0,2})");

		private IpVersion version = IpVersion.ANY;

		private boolean network;

		@Override
		public void initialize(Cidr constraint) {
			this.version = constraint.version();
			this.network = constraint.network();
		}

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			Matcher cidr = CIDR.matcher(value);
			byte[] address = cidr.matches() ? IpAddressText.parse(cidr.group(1)) : null;
			if (address == null || !this.version.hasLength(address.length)) {
				return false;
			}
			int prefix = Integer.parseInt(cidr.group(2));
			int bits = address.length * Byte.SIZE;
			return prefix <= bits && (!this.network || hostIsZero(address, bits - prefix));
		}

		private static boolean hostIsZero(byte[] address, int hostBits) {
			int lowest = new BigInteger(1, address).getLowestSetBit();
			return lowest < 0 || lowest >= hostBits;
		}

	}

}
