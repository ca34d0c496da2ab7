/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SecretSet}.
 */
class SecretSetTests {

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
		assertThat(Redaction.hide(text, List.of())).isSameAs(text);
		assertThat(hide("", "hunter2")).isEmpty();
	}

	@Test
	void veryLongSecretIsHiddenAsItIs() {
		String secret = "a b".repeat(20_000);
		assertThat(hide("<" + secret + ">", secret)).isEqualTo("<***>");
	}

	@Test
	void moreCharactersThanTheMostAreForgotten() {
		SecretSet texts = new SecretSet();
		int count = SecretSet.MOST_CHARACTERS / 1024;
		texts.addAll(IntStream.rangeClosed(0, count).mapToObj((i) -> "%04d".formatted(i).repeat(256)).toList());
		assertThat(Redaction.hide("0000".repeat(256) + ";", List.of(texts))).isEqualTo("***;");
		String last = "%04d".formatted(count).repeat(256);
		assertThat(Redaction.hide(last + ";", List.of(texts))).isEqualTo(last + ";");
	}

	@Test
	void manySecretsAreHidden() {
		SecretSet texts = new SecretSet();
		texts.addAll(IntStream.range(0, 5_000).mapToObj((i) -> "secret-number-%05d".formatted(i)).toList());
		assertThat(Redaction.hide("a secret-number-00000 b secret-number-04999 c secret-number-05000", List.of(texts)))
			.isEqualTo("a *** b *** c secret-number-05000");
	}

	private static String hide(String text, String... secrets) {
		SecretSet texts = new SecretSet();
		texts.addAll(Arrays.asList(secrets));
		return Redaction.hide(text, List.of(texts));
	}

}
