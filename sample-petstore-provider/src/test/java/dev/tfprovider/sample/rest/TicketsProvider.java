/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * A provider that manages the queues of a service for tickets.
 */
@SpringBootApplication
public class TicketsProvider {

	public static void main(String[] args) {
		TerraformProvider.run(TicketsProvider.class, args);
	}

}
