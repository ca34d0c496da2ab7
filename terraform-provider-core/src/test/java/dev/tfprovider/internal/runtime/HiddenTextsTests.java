/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HiddenTexts}.
 */
class HiddenTextsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			hunter2   | hunter2                                  | ***
			hunter2   | The token "hunter2" is wrong             | The token "***" is wrong
			hunter2   | hunter2hunter2, again hunter2            | ***, again ***
			hunter2   | hunter, Hunter2                          | hunter, Hunter2
			p&ss w/rd | https://a.b/?t=p%26ss+w%2Frd&u=me        | https://a.b/?t=***&u=me
			p&ss w/rd | https://a.b/p%26ss%20w%2Frd/x            | https://a.b/***/x
			say "hi"  | {"token": "say \\"hi\\"", "user": "me"}  | {"token": "***", "user": "me"}
			C:\\pass  | {"token": "C:\\\\pass"}                  | {"token": "***"}
			4711      | pin=4711                                 | pin=***
			abab      | ababab and aba                           | *** and aba
			""")
	void secretIsHiddenInWhateverItAppears(String secret, String text, String shown) {
		assertThat(hide(text, secret)).isEqualTo(shown);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "abc", " abc ", "true", "FALSE", "null", "none", "471", "-471", "1.23", "...." })
	void whatAppearsEverywhereIsNotHidden(String secret) {
		assertThat(hide("(" + secret + ")", secret)).isEqualTo("(" + secret + ")");
	}

	@Test
	void secretIsHiddenWithAndWithoutTheLineBreakOfItsFile() {
		assertThat(hide("Bearer hunter2;", "hunter2\n")).isEqualTo("Bearer ***;");
		assertThat(hide("hunter2\n;", "hunter2\n")).isEqualTo("***\n;");
	}

	@Test
	void secretOfSeveralLinesIsHiddenInJson() {
		assertThat(hide("{\"key\":\"BEGIN\\nabc\\r\\n\\tEND\"}", "BEGIN\nabc\r\n\tEND")).isEqualTo("{\"key\":\"***\"}");
	}

	@Test
	void secretsThatOverlapAreHiddenAsAWhole() {
		assertThat(hide("x hunter2-swordfish y", "hunter2", "er2-sword", "swordfish")).isEqualTo("x *** y");
		assertThat(hide("x hunter2extra y", "hunter2", "hunter2extra")).isEqualTo("x *** y");
	}

	@Test
	void textWithoutSecretsIsTheSame() {
		String text = "nothing here";
		assertThat(hide(text, "hunter2")).isSameAs(text);
		assertThat(HiddenTexts.hide(text, List.of())).isSameAs(text);
		assertThat(hide("", "hunter2")).isEmpty();
	}

	@Test
	void veryLongSecretIsHiddenAsItIs() {
		String secret = "a b".repeat(20_000);
		assertThat(hide("<" + secret + ">", secret)).isEqualTo("<***>");
	}

	@Test
	void moreThanTheMostAreForgotten() {
		HiddenTexts texts = new HiddenTexts();
		texts.addAll(IntStream.range(0, HiddenTexts.MOST + 1).mapToObj((i) -> "secret" + (10_000 + i) + ";").toList());
		assertThat(HiddenTexts.hide("secret10000;", List.of(texts))).isEqualTo("***");
		assertThat(HiddenTexts.hide("secret" + (10_000 + HiddenTexts.MOST) + ";", List.of(texts)))
			.isEqualTo("secret" + (10_000 + HiddenTexts.MOST) + ";");
	}

	private static String hide(String text, String... secrets) {
		HiddenTexts texts = new HiddenTexts();
		texts.addAll(Arrays.asList(secrets));
		return HiddenTexts.hide(text, List.of(texts));
	}

}
