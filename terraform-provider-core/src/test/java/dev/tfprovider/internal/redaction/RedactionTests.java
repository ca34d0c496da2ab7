/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.lang.management.ManagementFactory;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Redaction}.
 */
class RedactionTests {

	private static final String PEM = """
			-----BEGIN PRIVATE KEY-----
			MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj
			MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu
			-----END PRIVATE KEY-----
			""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			it's-x         | ALTER ROLE a PASSWORD 'it''s-x'               | ALTER ROLE a PASSWORD '***'
			say "hi" you   | a,"say ""hi"" you",b                          | a,"***",b
			it's-x         | curl -u 'it'\\''s-x'                          | curl -u '***'
			p&s w/rd+ü%    | ?q=p%26s%20w/rd+%C3%BC%25&u=1                 | ?q=***&u=1
			p&s w/rd+ü%    | /p&s%20w%2Frd+%C3%BC%25/x                     | /***/x
			p&s w/rd+ü%    | ?q=p%26s+w%2Frd%2B%C3%BC%25&u=1               | ?q=***&u=1
			p&s w/rd+ü%    | ?q=p%26s+w%2frd%2b%c3%bc%25&u=1               | ?q=***&u=1
			p&s w/rd+ü%    | ?q=p%26s+w%2frd%2b%FC%25&u=1                  | ?q=***&u=1
			p/s&w<ü>x      | {"a":"p\\/s\\u0026w\\u003c\\u00fc\\u003ex"}   | {"a":"***"}
			p/s&w<ü>x      | {"a":"p/s\\u0026w\\u003C\\u00FC\\u003Ex"}     | {"a":"***"}
			p/s&w<ü>x      | <a>p/s&amp;w&lt;&uuml;&gt;x</a>               | <a>***</a>
			p/s&w<ü>x      | <a>p/s&#38;w&#x3c;&#252;&#X3E;x</a>           | <a>***</a>
			p/s&w<ü>x      | {"b":"{\\"a\\":\\"p\\/s\\\\u0026w<ü>x\\"}"}   | {"b":"{\\"a\\":\\"***\\"}"}
			p/s&w<ü>x      | "GET /?q=p%2Fs%26w%3C%C3%BC%3Ex HTTP/1.1"     | "GET /?q=*** HTTP/1.1"
			p/s&w<ü>x      | q%3Dp%252Fs%2526w%253C%25C3%25BC%253Ex        | q%3D***
			""")
	void secretIsHiddenHoweverItIsEncoded(String secret, String text, String shown) {
		assertThat(hide(text, secret)).isEqualTo(shown);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "u:", "me:", "anna:", "ä:", "{\"user\":\"me\",\"password\":\"" })
	void base64OfWhateverContainsASecretIsHidden(String before) {
		byte[] bytes = (before + "p&ss wörd>~~?" + ";").getBytes(StandardCharsets.UTF_8);
		for (Base64.Encoder encoder : List.of(Base64.getEncoder(), Base64.getUrlEncoder(), Base64.getMimeEncoder(),
				Base64.getEncoder().withoutPadding())) {
			String encoded = encoder.encodeToString(bytes);
			for (String form : List.of(encoded, encoded.replace("/", "\\/"), encoded.replace("+", "%2B"))) {
				String shown = hide("Basic " + form + " is wrong", "p&ss wörd>~~?");
				assertThat(shown).as(form).contains("***").startsWith("Basic ").endsWith(" is wrong");
				assertThat(leftOf(form, shown)).as(form + " as " + shown).isLessThan(before.length() * 2 + 12);
			}
		}
	}

	private static int leftOf(String form, String shown) {
		return shown.length() - "Basic *** is wrong".length();
	}

	@Test
	void keyOfSeveralLinesIsHiddenHoweverItsLinesEnd() {
		for (String end : List.of("\n", "\r\n", "<EOL>", "<EOL><EOL>", "\\n", "\\r\\n", "&#10;", "%0A", "%0D%0A")) {
			String text = "400: \"" + PEM.strip().replace("\n", end) + "\" is bad";
			assertThat(hide(text, PEM)).as(end).isEqualTo("400: \"***\" is bad");
		}
	}

	@Test
	void eachLineOfAKeyIsHidden() {
		List<String> lines = PEM.lines().toList();
		assertThat(hide("line 2: " + lines.get(1) + "!", PEM)).isEqualTo("line 2: ***!");
		assertThat(hide("  " + lines.get(1) + "\n  " + lines.get(2), PEM)).isEqualTo("  ***\n  ***");
		assertThat(hide("expected -----BEGIN PRIVATE KEY-----", PEM)).isEqualTo("expected -----BEGIN PRIVATE KEY-----");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			token correct-horse-bat…                | token ***…
			token correct-horse-bat...              | token ***...
			token correct-horse-bat (truncated)     | token *** (truncated)
			token correct%2Dhorse%2...              | token ***%2...
			token correct\\u002dhorse\\u00…         | token ***\\u00…
			token cor…                              | token cor…
			token correct-horse-bat                 | token correct-horse-bat
			""")
	void beginningOfASecretIsHiddenWhereSomebodyElseCutTheText(String text, String shown) {
		assertThat(hide(text, "correct-horse-battery")).isEqualTo(shown);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			401: "{"jwt":"eyJh","user":"me"}"                       | 401: "{"jwt":"***","user":"me"}"
			{"session" : "a\\"b", "x":1}                            | {"session" : "***", "x":1}
			{"X-Auth-Key":"a"}                                      | {"X-Auth-Key":"***"}
			{"DD-APPLICATION-KEY":"a"}                              | {"DD-APPLICATION-KEY":"***"}
			{"password":471100,"n":471100}                          | {"password":***,"n":471100}
			{"password":-1.5e3}                                     | {"password":***}
			{"password":null,"token":true}                          | {"password":null,"token":true}
			{"credentials":{"u":"a}","p":["b"]},"n":1}              | {"credentials":***,"n":1}
			{"secrets":["a","b]"],"n":1}                            | {"secrets":***,"n":1}
			{"secrets":["a","b                                      | {"secrets":***
			{"password":"a                                          | {"password":"***
			{<EOL>  "password" :<EOL> "a"<EOL>}                     | {<EOL>  "password" :<EOL> "***"<EOL>}
			"{\\"password\\":\\"a\\",\\"n\\":1}"                    | "{\\"password\\":\\"***\\",\\"n\\":1}"
			{'password': 'a', 'n': 'b'}                             | {'password': '***', 'n': 'b'}
			for "https://me:pw@acme.test/x?token=a&b=c": null       | for "https://***@acme.test/x?token=***&b=c": null
			jdbc:sqlserver://h:1433;user=a;password=b;x=y           | jdbc:sqlserver://h:1433;user=a;password=***;x=y
			postgres://a:b@c@h/d?sslmode=require                    | postgres://***@h/d?sslmode=require
			key=a&sig=b&user=c                                      | key=a&sig=***&user=c
			Login[user=a, password=b, pin=c]                        | Login[user=a, password=***, pin=c]
			[Authorization:"Bearer a", Accept:"b"]                  | [Authorization:"***", Accept:"b"]
			"password": must be longer                              | "password": must be longer
			"token": 12 characters at least                         | "token": 12 characters at least
			Set ACME_TOKEN=<token> and try again                    | Set ACME_TOKEN=<token> and try again
			mail to me@acme.test about https://acme.test/@me        | mail to me@acme.test about https://acme.test/@me
			""")
	void whatIsNamedLikeASecretIsHidden(String text, String shown) {
		assertThat(Redaction.hide(text, List.of())).isEqualTo(shown);
	}

	@Test
	void textBeyondTheLongestIsLeftOutAndWithItTheSecretAtItsEnd() {
		String secret = "hunter2".repeat(10);
		String text = "x".repeat(Redaction.LONGEST - 20) + secret + "y".repeat(5_000_000);
		assertThat(hide(text, secret)).isEqualTo("x".repeat(Redaction.LONGEST - 20) + "***... (cut)");
	}

	@Test
	void textThatIsCutHalvesNoCharacter() {
		String text = "x".repeat(Redaction.LONGEST - 1);
		assertThat(hide(text + "\uD83D\uDE00", "hunter2")).isEqualTo(text + "... (cut)");
	}

	@ParameterizedTest
	@MethodSource("repetitive")
	void workIsBoundedByTheLengthOfTheText(String secret, String text) {
		SecretSet secrets = new SecretSet();
		secrets.addAll(List.of(secret));
		Redaction.hide(text.substring(0, 1_000), List.of(secrets));
		long single = allocated(() -> Redaction.hide(text.substring(0, 10_000), List.of(secrets)));
		long fourfold = allocated(() -> Redaction.hide(text.substring(0, 40_000), List.of(secrets)));
		assertThat(fourfold).isLessThan(single * 6).isLessThan(40_000 * 600);
	}

	static Stream<Arguments> repetitive() {
		return Stream.of("a", "ab", "''", "%41", "\\", "\"password\":", "https://a:b@", "{[", "&amp;", "=", "...")
			.map((unit) -> Arguments.of(unit.repeat(20_000 / unit.length()) + "x",
					unit.repeat(1 + 40_000 / unit.length())));
	}

	@Test
	void setOfManySecretsTakesLittleMemoryAndNoneBeforeItIsAsked() {
		List<String> values = IntStream.range(0, 1_000)
			.mapToObj((i) -> URLEncoder.encode("secret number " + i + " of forty characters", StandardCharsets.UTF_8))
			.toList();
		SecretSet secrets = new SecretSet();
		assertThat(allocated(() -> secrets.addAll(values))).isLessThan(4_000_000);
		assertThat(allocated(() -> Redaction.hide("nothing to see here", List.of(secrets)))).isLessThan(4_000_000);
		assertThat(allocated(() -> Redaction.hide("nothing to see here", List.of(secrets)))).isLessThan(50_000);
	}

	private static long allocated(Runnable work) {
		var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
		long before = threads.getCurrentThreadAllocatedBytes();
		work.run();
		return threads.getCurrentThreadAllocatedBytes() - before;
	}

	private static String hide(String text, String... secrets) {
		SecretSet set = new SecretSet();
		set.addAll(Arrays.stream(secrets).collect(Collectors.toList()));
		return Redaction.hide(text, List.of(set));
	}

}
