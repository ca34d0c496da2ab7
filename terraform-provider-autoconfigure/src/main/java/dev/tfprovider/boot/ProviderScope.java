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
import org.springframework.context.annotation.ScopedProxyMode;

/**
 * Binds the life of a bean to one configured provider: it is created when first used
 * after Terraform has configured the provider, and closed when the provider is configured
 * anew or the process ends. Other beans are injected with a proxy, so its class must not
 * be final. Used while the provider's settings are not known, it fails with a diagnostic.
 */
@Target({ ElementType.TYPE, ElementType.METHOD })
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Scope(scopeName = ProviderScope.NAME, proxyMode = ScopedProxyMode.TARGET_CLASS)
public @interface ProviderScope {

	/**
	 * The name of the scope.
	 */
	String NAME = "provider";

}
