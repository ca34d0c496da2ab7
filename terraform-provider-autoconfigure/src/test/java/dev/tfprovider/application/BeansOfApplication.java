/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.application;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Beans of an application, which is in none of the packages of libraries: one that is
 * made by its class, and one that a method makes.
 */
@Configuration(proxyBeanMethods = false)
public class BeansOfApplication {

	@Bean
	Runnable whateverItsClassIs() {
		return () -> {
		};
	}

}
