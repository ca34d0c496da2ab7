/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import org.jspecify.annotations.Nullable;

/**
 * Validators of network addresses and ports. Bean Validation creates them by their public
 * constructors.
 */
final class NetworkValidators {

	private NetworkValidators() {
	}

	/**
	 * Validates address and prefix length.
	 */
	public static final class CidrValidator implements ConstraintValidator<Cidr, CharSequence> {

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

	/**
	 * Validates the address.
	 */
	public static final class IpAddressValidator implements ConstraintValidator<IpAddress, Object> {

		private IpVersion version = IpVersion.ANY;

		@Override
		public void initialize(IpAddress constraint) {
			this.version = constraint.version();
		}

		@Override
		public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			byte[] address = (value instanceof InetAddress known) ? known.getAddress()
					: IpAddressText.parse(value.toString());
			return address != null && this.version.hasLength(address.length);
		}

	}

	/**
	 * Validates the text.
	 */
	public static final class MacValidator implements ConstraintValidator<Mac, CharSequence> {

		private static final Pattern ADDRESS = Pattern
			.compile("(?:[0-9a-fA-F]{2}:){5}(?:(?:[0-9a-fA-F]{2}:){2})?[0-9a-fA-F]{2}"
					+ "|(?:[0-9a-fA-F]{2}-){5}(?:(?:[0-9a-fA-F]{2}-){2})?[0-9a-fA-F]{2}"
					+ "|(?:[0-9a-fA-F]{4}\\.){2,3}[0-9a-fA-F]{4}");

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			return value == null || ADDRESS.matcher(value).matches();
		}

	}

	/**
	 * Validates the number.
	 */
	public static final class PortValidator implements ConstraintValidator<Port, Number> {

		private static final BigDecimal HIGHEST = BigDecimal.valueOf(65_535);

		private int min = 1;

		@Override
		public void initialize(Port constraint) {
			this.min = constraint.min();
		}

		@Override
		public boolean isValid(@Nullable Number value, ConstraintValidatorContext context) {
			return value == null || (BigDecimals.of(value).compareTo(BigDecimal.valueOf(this.min)) >= 0
					&& BigDecimals.of(value).compareTo(HIGHEST) <= 0);
		}

	}

}
