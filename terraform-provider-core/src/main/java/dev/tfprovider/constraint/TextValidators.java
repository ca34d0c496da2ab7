/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Base64.Decoder;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import org.jspecify.annotations.Nullable;

/**
 * Validators of texts and of the keys of maps. Bean Validation creates them by their
 * public constructors.
 */
final class TextValidators {

	private TextValidators() {
	}

	/**
	 * Validates the text.
	 */
	public static final class Base64Validator implements ConstraintValidator<Base64, CharSequence> {

		private boolean urlSafe;

		@Override
		public void initialize(Base64 constraint) {
			this.urlSafe = constraint.urlSafe();
		}

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			try {
				Decoder decoder = this.urlSafe ? java.util.Base64.getUrlDecoder() : java.util.Base64.getDecoder();
				decoder.decode(value.toString());
				return value.length() % 4 == 0;
			}
			catch (IllegalArgumentException ex) {
				return false;
			}
		}

	}

	/**
	 * Validates the text.
	 */
	public static final class JsonValidator implements ConstraintValidator<Json, CharSequence> {

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			return value == null || new JsonSyntax(value).isValid();
		}

	}

	/**
	 * Validates each key.
	 */
	public static final class KeysValidator implements ConstraintValidator<Keys, Map<?, ?>> {

		private Pattern pattern = Pattern.compile("");

		private int min;

		private int max;

		@Override
		public void initialize(Keys constraint) {
			this.pattern = Pattern.compile(constraint.pattern(), Pattern.DOTALL);
			this.min = constraint.min();
			this.max = constraint.max();
		}

		@Override
		public boolean isValid(@Nullable Map<?, ?> value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			boolean valid = true;
			for (Object each : value.keySet()) {
				String key = String.valueOf(each);
				int length = key.codePointCount(0, key.length());
				if (!this.pattern.matcher(key).matches()) {
					report(key, context, "pattern");
					valid = false;
				}
				if (length < this.min || length > this.max) {
					report(key, context, "length");
					valid = false;
				}
			}
			return valid;
		}

		private static void report(String key, ConstraintValidatorContext context, String problem) {
			String given = context.getDefaultConstraintMessageTemplate();
			String name = "{" + Keys.class.getName();
			context.disableDefaultConstraintViolation();
			context
				.buildConstraintViolationWithTemplate(
						given.equals(name + ".message}") ? name + "." + problem + ".message}" : given)
				.addContainerElementNode("<map key>", Map.class, 0)
				.inIterable()
				.atKey(key)
				.addConstraintViolation();
		}

	}

	/**
	 * Validates the text.
	 */
	public static final class NoneOfValidator implements ConstraintValidator<NoneOf, CharSequence> {

		private List<String> texts = List.of();

		private boolean ignoreCase = false;

		@Override
		public void initialize(NoneOf constraint) {
			this.texts = List.of(constraint.value());
			this.ignoreCase = constraint.ignoreCase();
		}

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			return value == null || this.texts.stream()
				.noneMatch(this.ignoreCase ? value.toString()::equalsIgnoreCase : value.toString()::equals);
		}

	}

	/**
	 * Validates the text.
	 */
	public static final class OneOfValidator implements ConstraintValidator<OneOf, CharSequence> {

		private List<String> texts = List.of();

		private boolean ignoreCase = false;

		@Override
		public void initialize(OneOf constraint) {
			this.texts = List.of(constraint.value());
			this.ignoreCase = constraint.ignoreCase();
		}

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			return value == null || this.texts.stream()
				.anyMatch(this.ignoreCase ? value.toString()::equalsIgnoreCase : value.toString()::equals);
		}

	}

	/**
	 * Validates the expression.
	 */
	public static final class RegularExpressionValidator
			implements ConstraintValidator<RegularExpression, CharSequence> {

		@Override
		public boolean isValid(@Nullable CharSequence value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			try {
				Pattern.compile(value.toString());
				return true;
			}
			catch (PatternSyntaxException | StackOverflowError ex) {
				return false;
			}
		}

	}

	/**
	 * Validates the URL.
	 */
	public static final class UrlWithSchemeValidator implements ConstraintValidator<UrlWithScheme, Object> {

		private List<String> schemes = List.of();

		@Override
		public void initialize(UrlWithScheme constraint) {
			this.schemes = List.of(constraint.value());
		}

		@Override
		public boolean isValid(@Nullable Object value, ConstraintValidatorContext context) {
			if (value == null) {
				return true;
			}
			try {
				URI url = (value instanceof URI known) ? known : new URI(value.toString());
				return url.getScheme() != null && url.getHost() != null
						&& this.schemes.stream().anyMatch(url.getScheme()::equalsIgnoreCase);
			}
			catch (URISyntaxException ex) {
				return false;
			}
		}

	}

}
