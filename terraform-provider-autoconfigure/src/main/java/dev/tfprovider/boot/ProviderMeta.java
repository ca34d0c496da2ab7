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

import org.springframework.context.annotation.Lazy;
import org.springframework.stereotype.Component;

/**
 * Marks the record of the {@code provider_meta} block, in which a module passes metadata
 * to the provider. There is at most one in an application. It is never injected, for each
 * module has its own: ask {@link dev.tfprovider.resource.ResourceData#providerMeta} for
 * it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Component
@Lazy
public @interface ProviderMeta {

}
