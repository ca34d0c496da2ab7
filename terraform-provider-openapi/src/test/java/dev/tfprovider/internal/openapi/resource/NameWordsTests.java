/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class NameWordsTests {

	@ParameterizedTest
	@CsvSource({ "pets, pet", "statuses, status", "policies, policy", "addresses, address", "boxes, box",
			"caches, cache", "status, status", "news, news", "bus, bus", "branches, branch", "aliases, alias",
			"releases, release", "databases, database", "cases, case" })
	void singular(String plural, String singular) {
		assertThat(NameWords.singular(plural)).isEqualTo(singular);
	}

	@ParameterizedTest
	@CsvSource({ "petId, pet_id", "HTMLPage, html_page", "pet-id, pet_id", "Pet ID, pet_id", "../x, x", "a.b, a_b" })
	void snakeCase(String name, String expected) {
		assertThat(NameWords.snakeCase(name)).isEqualTo(expected);
	}

}
