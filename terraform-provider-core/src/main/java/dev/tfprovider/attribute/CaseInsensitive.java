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
 * Ignores the case of a text when values are compared: texts that differ in nothing else
 * cause no change. The component holds a {@code String} as it was written; an enum is
 * read in any case. On a collection it applies to the texts inside, on an enum type to
 * all components of the type.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.TYPE })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface CaseInsensitive {

}
