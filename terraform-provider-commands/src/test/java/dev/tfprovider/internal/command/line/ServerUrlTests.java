/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ServerUrl} and {@link HeaderValue}.
 */
class ServerUrlTests {

	@ParameterizedTest
	@CsvSource({ "https://example.org, https://example.org", "HTTP://localhost:1/a%20b/, HTTP://localhost:1/a%20b/",
			"http://[::1]:8080/x, http://[::1]:8080/x", "https://example.org/\u00e9, https://example.org/%C3%A9" })
	void addressIsRead(String text, String address) {
		assertThat(ServerUrl.of("--endpoint", text, "https://example.org")).hasToString(address);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', ignoreLeadingAndTrailingWhitespace = false, value = {
			"http://localhost/%zz|http://localhost/%zz| (malformed escape pair)",
			"http://local host|http://local host| (illegal character in authority)",
			"http://a_b|http://a_b| (illegal character in hostname)", "http://localhost:99999|http://localhost:99999|",
			"http:///x|http:///x|", "localhost:8080|localhost:8080|", "mailto:a@b|mailto:a@b|", "x|x|",
			"ftp://localhost|ftp://localhost|",
			"http://user:hunter2@localhost/@x|http://***@localhost/@x| (credentials, a query and a fragment do not belong there)",
			"http://user:hunter2@local host|http://***@local host| (illegal character in authority)",
			"http://localhost/?a|http://localhost/?a| (credentials, a query and a fragment do not belong there)",
			"http://localhost/#a|http://localhost/#a| (credentials, a query and a fragment do not belong there)" })
	void addressThatIsNoneIsRefused(String text, String shown, String reason) {
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> ServerUrl.of("--endpoint", text, "https://example.org"))
			.withMessage("--endpoint is '%s', which is no address of a server%s. Write it like https://example.org.",
					shown, (reason != null) ? reason : "")
			.satisfies((ex) -> assertThat(ex.status()).isEqualTo(2));
	}

	@Test
	void longAddressIsShownInPartOnOneLine() {
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> ServerUrl.of("--endpoint", "http://a\n\u001b" + "b".repeat(1000), "https://example.org"))
			.withMessage(
					"--endpoint is 'http://a \\u001b%s…', which is no address of a server (illegal character in authority). "
							+ "Write it like https://example.org.",
					"b".repeat(185));
	}

	@Test
	void valueThatNoHeaderCanHaveIsNotShown() {
		assertThat(HeaderValue.require("a b\t~", "X")).isEqualTo("a b\t~");
		for (String value : new String[] { "a\n", "a\r", "\u0000", "\u00e9", "\u007f" }) {
			assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> HeaderValue.require(value, "X"))
				.withMessage(
						"X has characters that no header may have, such as a line break at its end: set it without them.");
		}
	}

}
