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

import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Skips the tests of a {@link TerraformAcceptanceTest} on a CLI that lacks what they
 * need. In memory, tests run always. A pre-release counts as the release it precedes.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@ExtendWith(EnabledOnTerraformCondition.class)
public @interface EnabledOnTerraform {

	/** Stands for no version of a product. */
	String NEVER = "never";

	/**
	 * Oldest Terraform the tests run on.
	 * @return a version, such as {@code 1.8}; empty for any, {@link #NEVER} for none
	 */
	String min() default "";

	/**
	 * Newest Terraform the tests run on, with all its patches.
	 * @return a version, such as {@code 1.11}; empty for any
	 */
	String max() default "";

	/**
	 * Oldest OpenTofu the tests run on.
	 * @return a version, such as {@code 1.7}; empty for any, {@link #NEVER} for none
	 */
	String tofuMin() default "";

	/**
	 * Newest OpenTofu the tests run on, with all its patches.
	 * @return a version, such as {@code 1.11}; empty for any
	 */
	String tofuMax() default "";

}
