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

import org.springframework.context.annotation.Scope;
import org.springframework.stereotype.Component;

/**
 * Marks the record that holds the settings of the provider block. There is at most one in
 * an application. Its components become the arguments of the block, by the rules for a
 * resource's model, without computed ones. Inject it into beans in {@link ProviderScope}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Component
@Scope(ProviderScope.NAME)
public @interface ProviderConfiguration {

}
