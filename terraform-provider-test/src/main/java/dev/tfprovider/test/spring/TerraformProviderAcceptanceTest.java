/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.core.annotation.AliasFor;

/**
 * Runs the tests of a class with the provider's application context on the real CLI, as
 * {@link TerraformProviderTest} does in memory: the application context lives in the
 * process of the tests, with all mocks and other replacements, and the CLI reattaches to
 * it. Tests take a {@link Terraform}, as there, or what a {@link TerraformAcceptanceTest}
 * may take.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@SpringBootTest(webEnvironment = WebEnvironment.NONE)
@TerraformAcceptanceTest
@ExtendWith(HostedContextExtension.class)
public @interface TerraformProviderAcceptanceTest {

	/**
	 * The application and other configuration classes. Without any, the application is
	 * searched for as by {@code @SpringBootTest}.
	 * @return the classes
	 */
	@AliasFor(annotation = SpringBootTest.class, attribute = "classes")
	Class<?>[] application() default {};

	/**
	 * Properties of the environment.
	 * @return pairs, such as {@code terraform.test.settings.endpoint=http://localhost}
	 */
	@AliasFor(annotation = SpringBootTest.class, attribute = "properties")
	String[] properties() default {};

}
