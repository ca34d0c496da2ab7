/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class AttributeNamingTests {

	@ParameterizedTest
	@CsvSource({ "id, id", "petId, pet_id", "URLPath, url_path", "ipV4Address, ip_v4_address", "sha256Sum, sha256_sum",
			"apiURL, api_url", "aB, a_b", "already_snake, already_snake", "x509Certificate, x509_certificate",
			"useHTTP2Proxy, use_http2_proxy", "GitSource, git_source" })
	void snakeCaseSeparatesWords(String javaName, String name) {
		assertThat(AttributeNaming.snakeCase(javaName)).isEqualTo(name);
	}

	@Test
	void snakeCaseDoesNotDependOnTheLocale() {
		assertThat(AttributeNaming.snakeCase("IPID")).isEqualTo("ipid");
	}

	@ParameterizedTest
	@ValueSource(strings = { "id", "_id", "a1", "a_b" })
	void namesOfLowerCaseLettersAreLegal(String name) {
		assertThat(AttributeNaming.isLegal(name)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "1a", "a-b", "größe", "A", "a$b" })
	void otherNamesAreNot(String name) {
		assertThat(AttributeNaming.isLegal(name)).isFalse();
	}

}
