/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The status of a pet.
 */
public enum PetStatus {

	/**
	 * On sale.
	 */
	AVAILABLE,

	/**
	 * Reserved.
	 */
	PENDING,

	/**
	 * Gone to its buyer.
	 */
	SOLD;

	@JsonValue
	String wireName() {
		return name().toLowerCase(Locale.ROOT);
	}

}
