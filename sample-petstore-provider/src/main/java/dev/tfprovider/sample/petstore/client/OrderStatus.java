/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The status of an order.
 */
public enum OrderStatus {

	/**
	 * Received.
	 */
	PLACED,

	/**
	 * Accepted by the store.
	 */
	APPROVED,

	/**
	 * Handed over.
	 */
	DELIVERED;

	@JsonValue
	String wireName() {
		return name().toLowerCase(Locale.ROOT);
	}

}
