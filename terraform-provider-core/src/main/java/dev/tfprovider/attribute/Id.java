/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the component that identifies the object: never changed, and the key of
 * {@code terraform import}. The provider gives the identifier when it creates the object,
 * as if the component were {@link Computed} and {@link UseStateForUnknown}; unless it is
 * {@link #configured() configured}. Several identifiers are one key together.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface Id {

	/**
	 * Return whether the practitioner gives the identifier, rather than the provider. The
	 * component is then required, and a change {@link RequiresReplace requires
	 * replacement}.
	 * @return {@code false} for an identifier that the provider gives
	 */
	boolean configured() default false;

	/**
	 * Return whether an import by identity may leave the identifier out. The provider
	 * then finds it out when it reads the object.
	 * @return {@code false} for an identifier that an import by identity must give
	 */
	boolean optionalForImport() default false;

}
