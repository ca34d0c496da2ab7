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

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Terraform;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.core.annotation.AliasFor;

/**
 * Starts the application context of a provider, without a server and without a host, and
 * runs it under Terraform in memory. Tests, life-cycle methods and constructors may take
 * a {@link Terraform} or {@link InMemoryTerraform}: a new one with an empty state for
 * each test.
 * <p>
 * All of Spring's test support works as with {@link SpringBootTest @SpringBootTest},
 * which this is: the context is the whole application and is kept for other classes with
 * the same settings; {@code @MockitoBean}, {@code @Import} and
 * {@code @TestPropertySource} change it. Properties {@code terraform.test.settings.*}
 * become the provider block of configurations that have none, each with its dashes turned
 * into underscores.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@SpringBootTest(webEnvironment = WebEnvironment.NONE)
@ExtendWith(TerraformProviderTestExtension.class)
public @interface TerraformProviderTest {

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
