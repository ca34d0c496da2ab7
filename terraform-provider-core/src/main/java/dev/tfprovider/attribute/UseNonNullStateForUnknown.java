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
 * Marks a computed component that, once it has a value, never changes: an update plans
 * the value it has, instead of showing it as known only after apply. Unlike with
 * {@link UseStateForUnknown}, a value that is null so far may still be decided. Inside
 * nested records both behave alike, since a new element has no value yet.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface UseNonNullStateForUnknown {

}
