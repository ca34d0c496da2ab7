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
import java.net.URI;
import java.net.URISyntaxException;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import org.jspecify.annotations.Nullable;

/**
 * Requires the text, or {@link java.net.URI}, to be an absolute URL with a host and one
 * of the given schemes.
 */
@Target({ ElementType.METHOD, ElementType.FIELD, ElementType.ANNOTATION_TYPE, ElementType.CONSTRUCTOR,
		ElementType.PARAMETER, ElementType.TYPE_USE })
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(UrlWithScheme.List.class)
@Documented
@Constraint(validatedBy = UrlWithScheme.Validator.class)
public @interface UrlWithScheme {

	/**
	 * Return the allowed schemes.
	 * @return one or more; case makes no difference
	 */
	String[] value() default "https";

	/**
	 * Return the message.
	 * @return text or the key of a message bundle in braces
	 */
	String message() default "{dev.tfprovider.constraint.UrlWithScheme.message}";

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
		UrlWithScheme[] value();

	}

	/**
	 * Validates the URL.
	 */
	final class Validator implements ConstraintValidator<UrlWithScheme, Object> {

		private java.util.List<String> schemes = java.util.List.of();

		@Override
		public void initialize(UrlWithScheme constraint) {
			this.schemes = java.util.List.of(constraint.value());
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
