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
 * Marks a component of an element record as key of the elements in a list or set. Values
 * that the provider decided for an element then follow it when elements are added,
 * removed or put in another order, instead of staying at their position. Several marked
 * components are one key together.
 * <p>
 * The practitioner gives the key. An element whose key is not known yet is taken for a
 * new one; elements that share a key go together in the order in which they come.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface ElementKey {

}
