/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How the provider lives as a process: the CLI starts and ends the packaged provider,
 * several times per command.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TerraformAcceptanceTest(source = "acme/petstore")
@ExtendWith(NothingLeftRunning.class)
@interface LaunchedPetstoreAcceptance {

}
