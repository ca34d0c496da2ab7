/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link PercentEncoding}.
 */
class PercentEncodingTests {

	@ParameterizedTest
	@CsvSource({ "'', ''", "a.b-c_d~e, a.b-c_d~e", "a b+c*d, a%20b%2Bc%2Ad", "/?#%{}, %2F%3F%23%25%7B%7D",
			"\u00e9\uD83D\uDE00, %C3%A9%F0%9F%98%80" })
	void textIsEncodedAndDecoded(String text, String encoded) {
		assertThat(PercentEncoding.encode(text)).isEqualTo(encoded);
		assertThat(PercentEncoding.decode(encoded)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "/a/{id}/b, /a/{id}/b", "/a b|c, /a%20b%7Cc", "/a%2fb%23, /a%2fb%23", "/50%/%zz/%4, /50%25/%25zz/%254",
			"/\uD83D\uDE00, /%F0%9F%98%80" })
	void pathIsEncodedOnce(String path, String encoded) {
		assertThat(PercentEncoding.encodePath(path)).isEqualTo(encoded);
		assertThat(PercentEncoding.encodePath(encoded)).isEqualTo(encoded);
	}

	@Test
	void whatIsNotEncodedIsDecodedToItself() {
		assertThat(PercentEncoding.decode("50%")).isEqualTo("50%");
		assertThat(PercentEncoding.decode("%zz+")).isEqualTo("%zz+");
	}

}
