/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ControlCharacters} and {@link ShownText}.
 */
class ControlCharactersTests {

	@ParameterizedTest
	@ValueSource(ints = { 0x00, 0x07, 0x08, 0x0B, 0x0C, 0x0D, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0x202A, 0x202E,
			0x2066, 0x2069, 0x200E, 0x200F, 0x061C, 0xD800, 0xDBFF, 0xDC00, 0xDFFF })
	void whatCommandsATerminalIsMadeVisible(int character) {
		assertThat(ControlCharacters.escape("a" + (char) character + "[31mb"))
			.isEqualTo("a\\u%04x[31mb".formatted(character));
		assertThat(ControlCharacters.escape("a" + (char) character)).isEqualTo("a\\u%04x".formatted(character));
		assertThat(ControlCharacters.escape((char) character + "a")).isEqualTo("\\u%04xa".formatted(character));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a\n\tb", "äß 汉字 עברית العربية", "\uD83D\uDE00", "a\u200Db", "\u2026" })
	void whatIsHarmlessIsTheSame(String text) {
		assertThat(ControlCharacters.escape(text)).isSameAs(text);
	}

	@Test
	void lineEndsOfWindowsAreLineEnds() {
		assertThat(ControlCharacters.escape("a\r\nb\rc")).isEqualTo("a\nb\\u000dc");
	}

	@Test
	void textIsCutAfterSecretsAreHidden() {
		UnaryOperator<String> mask = (text) -> text.replace("hunter2", "***");
		assertThat(ShownText.of("a hunter2 b", mask, 4)).isEqualTo("a **…");
		assertThat(ShownText.of("a hunter2 b", mask, 7)).isEqualTo("a *** b");
	}

	@ParameterizedTest
	@CsvSource({ "0, ''", "1, a", "2, a", "3, a\uD83D\uDE00", "4, a\uD83D\uDE00b", "5, a\uD83D\uDE00b" })
	void textThatIsCutHalvesNoCharacter(int longest, String start) {
		String text = "a\uD83D\uDE00b";
		assertThat(ShownText.start(text, longest)).isEqualTo(start);
		assertThat(ShownText.cut(text, longest)).isEqualTo((longest < 4) ? start + "…" : start);
	}

}
