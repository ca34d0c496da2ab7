/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * The status of a pet, in lower case in JSON.
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

	/**
	 * Return the name used outside: in JSON, in queries and in the database.
	 * @return the name in lower case
	 */
	@JsonValue
	public String wireName() {
		return name().toLowerCase(Locale.ROOT);
	}

	static PetStatus of(String wireName) {
		for (PetStatus status : values()) {
			if (status.wireName().equals(wireName)) {
				return status;
			}
		}
		throw new IllegalArgumentException("No such pet status: " + wireName);
	}

}
