/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.test.InstallationMethod;
import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What the provider does, shown by the real CLI: one process of the packaged provider
 * serves the tests of all classes. Its environment is not that of the commands.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TerraformAcceptanceTest(source = "acme/petstore", installation = InstallationMethod.DEBUG)
@ExtendWith({ NothingLeftRunning.class, ServedByResidentProcess.class })
@interface PetstoreAcceptance {

}
