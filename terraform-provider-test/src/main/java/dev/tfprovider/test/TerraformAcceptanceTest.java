/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs the tests of a class against the real Terraform or OpenTofu CLI. Test methods,
 * life-cycle methods and constructors may take a {@link TerraformCli}, or a
 * {@link Terraform} for tests that run in memory too: one per test, on a fresh directory
 * that is deleted afterwards, or kept after a failure if {@code terraform.keep} is set (a
 * system property, or a configuration parameter of JUnit).
 * <p>
 * {@code terraform.cli} may name several executables, separated by commas: the class runs
 * once on each. When no CLI is found the class is skipped, and the report says why.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@Tag("acceptance")
@ClassTemplate
@ExtendWith({ CliMatrix.class, TerraformAcceptanceTestExtension.class })
public @interface TerraformAcceptanceTest {

	/**
	 * Source address of the provider under test, such as {@code acme/petstore}; empty if
	 * only built-in resources are used.
	 * @return the address
	 */
	String source() default "";

	/**
	 * Application to serve from the class path of the tests, in a process of its own that
	 * lasts until the last test of all classes. The other members are not needed then.
	 * @return the class with the {@code main} method
	 */
	Class<?> application() default Void.class;

	/**
	 * Lowest level of what the provider logs to keep for {@link Run#log()}, and to show
	 * when a test fails.
	 * @return the level, such as {@code INFO}; {@code OFF} for none
	 */
	String log() default "INFO";

	/**
	 * Directory that holds the executable {@code terraform-provider-…}, relative to the
	 * directory of the module. {@code terraform.launcher}, a system property or
	 * configuration parameter of JUnit, may name another directory for all classes, and
	 * {@code terraform.provider.executable} an executable, also in place of an
	 * application.
	 * @return the directory
	 */
	String launcher() default "target/provider";

	/**
	 * How the provider is installed for the CLI. {@code terraform.installation}, a system
	 * property or configuration parameter of JUnit, may name another method for all
	 * classes.
	 * @return the method
	 */
	InstallationMethod installation() default InstallationMethod.DEV_OVERRIDE;

	/**
	 * Version a filesystem mirror offers the provider under.
	 * @return the version
	 */
	String version() default "0.0.1";

}
