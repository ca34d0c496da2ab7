/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/**
 * Tests what a package with Java has and an executable has not: libraries, a choice of
 * Java, classes that a start is given, recorded starts, and processes that serve several
 * launches.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.TYPE, ElementType.METHOD })
@DisabledIfSystemProperty(named = "terraform.provider.executable", matches = ".+",
		disabledReason = "An executable has no Java, and serves each launch by a process of its own")
@interface OnJvm {

}
