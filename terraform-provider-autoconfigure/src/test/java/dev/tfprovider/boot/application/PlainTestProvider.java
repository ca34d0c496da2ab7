/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import org.springframework.boot.SpringApplication;

/**
 * {@link TestProvider}, started as any Spring Boot application.
 */
public final class PlainTestProvider {

	private PlainTestProvider() {
	}

	public static void main(String[] args) {
		SpringApplication.run(TestProvider.class, args);
	}

}
