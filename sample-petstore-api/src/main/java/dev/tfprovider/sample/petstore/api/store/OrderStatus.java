/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The status of an order, in lower case in JSON.
 */
enum OrderStatus {

	PLACED, APPROVED, DELIVERED;

	@JsonValue
	String wireName() {
		return name().toLowerCase(Locale.ROOT);
	}

	static OrderStatus of(String wireName) {
		return valueOf(wireName.toUpperCase(Locale.ROOT));
	}

}
