/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the application class of a provider whose static fields may be shared by the
 * launches of one command, although they are not constant: a cache that holds the same
 * for every configuration of the provider, for one. Without it, packages of a provider
 * with such fields have a process for each launch.
 *
 * @see NotResident
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface SharedProcess {

}
