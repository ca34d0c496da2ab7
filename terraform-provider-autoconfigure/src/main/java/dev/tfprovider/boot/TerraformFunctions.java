/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import org.springframework.stereotype.Component;

/**
 * Registers a class as a bean and its methods with
 * {@link dev.tfprovider.function.TerraformFunction} as functions of the provider. On a
 * {@code @Bean} method the annotation is about what the method returns.
 * <p>
 * Terraform calls functions on a provider that is not configured. The bean may use other
 * beans, but none of {@link ProviderScope}: the start fails if it does.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@Component
public @interface TerraformFunctions {

}
