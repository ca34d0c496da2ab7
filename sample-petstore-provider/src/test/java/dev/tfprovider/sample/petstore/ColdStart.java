/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.junit.jupiter.api.condition.DisabledIfEnvironmentVariable;

/**
 * A test that looks at or signals the process a host starts: where one process serves
 * several launches, that is a relay. Tests of the shared process have the counterpart.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@DisabledIfEnvironmentVariable(named = "PETSTORE_PROCESS", matches = "resident|command",
		disabledReason = "is about a provider that starts by itself")
@interface ColdStart {

}
