/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

import static org.assertj.core.api.Assertions.assertThat;

class HclogLineTests {

	private static final Instant TIME = Instant.parse("2026-01-02T03:04:05.123456789Z");

	@Test
	void toStringIsOneObjectInTheOrderOfHosts() {
		assertThat(line("created", Map.of("tf_rpc", "ApplyResourceChange"), null)).hasToString("""
				{"@level":"info","@message":"created","@module":"com.acme.Pets",\
				"@timestamp":"2026-01-02T03:04:05.123456Z","thread":"main","tf_rpc":"ApplyResourceChange"}""");
	}

	@ParameterizedTest
	@CsvSource({ "2026-01-02T03:04:05Z,2026-01-02T03:04:05.000000Z",
			"2026-01-02T03:04:05.1Z,2026-01-02T03:04:05.100000Z",
			"2026-12-31T23:59:59.999999999Z,2026-12-31T23:59:59.999999Z" })
	void timestampHasSixFractionDigits(Instant time, String text) {
		HclogLine line = new HclogLine(time, HclogLevel.TRACE, "m", "x", "t", Map.of(), null);
		assertThat(parse(line).get("@timestamp").stringValue()).isEqualTo(text);
		assertThat(parse(line).get("@level").stringValue()).isEqualTo("trace");
	}

	@ParameterizedTest
	@ValueSource(strings = { "a \"quoted\" word", "two\nlines\n", "tab\t and back\\slash",
			"gr\u00fc\u00dfe \u65e5\u672c \ud83d\ude00", "\u2028\u2029", "{\"@level\":3}", "" })
	void messageSurvivesWhateverItHolds(String message) {
		String line = line(message, Map.of(), null).toString();
		assertThat(line).matches("[\\x20-\\x7e]+");
		assertThat(parse(line).get("@message").stringValue()).isEqualTo(message);
	}

	@Test
	void messageCommandsNoTerminal() {
		String line = line("\u0000\u001b[31m\u202e", Map.of("k", "a\r\n\u009b2J"),
				new IllegalStateException("\u001b]0;x"))
			.toString();
		assertThat(parse(line).get("@message").stringValue()).isEqualTo("\\u0000\\u001b[31m\\u202e");
		assertThat(parse(line).get("k").stringValue()).isEqualTo("a\n\\u009b2J");
		assertThat(parse(line).get("stacktrace").stringValue()).contains("IllegalStateException: \\u001b]0;x\n");
	}

	@Test
	void messageWhenSurrogateIsAloneStaysReadable() {
		assertThat(line("a\ud83d", Map.of(), null).toString()).contains("\"@message\":\"a\\\\ud83d\"");
	}

	@Test
	void keyValuesAreStringsWhateverTheyAre() {
		Map<String, Object> keyValues = new LinkedHashMap<>();
		keyValues.put("count", 1234567);
		keyValues.put("nan", Double.NaN);
		keyValues.put("nothing", null);
		JsonNode json = parse(line("x", keyValues, null));
		assertThat(json.get("count").stringValue()).isEqualTo("1234567");
		assertThat(json.get("nan").stringValue()).isEqualTo("NaN");
		assertThat(json.get("nothing").stringValue()).isEqualTo("null");
	}

	@Test
	void keyValuesWhenNamedLikeTheHostsOwnDoNotReplaceThem() {
		JsonNode json = parse(line("x", Map.of("@message", "y", "@level", 3), null));
		assertThat(json.get("@message").stringValue()).isEqualTo("x");
		assertThat(json.get("@level").stringValue()).isEqualTo("info");
		assertThat(json.get("_message").stringValue()).isEqualTo("y");
	}

	@Test
	void keyValuesWhenOneCannotBePrintedNameWhatItThrew() {
		Object broken = new Object() {

			@Override
			public String toString() {
				throw new IllegalStateException("broken");
			}

		};
		assertThat(parse(line("x", Map.of("k", broken), null)).get("k").stringValue())
			.isEqualTo("(java.lang.IllegalStateException in toString)");
	}

	@Test
	void throwableBecomesOneField() {
		Throwable throwable = new IllegalStateException("outer", new RuntimeException("inner"));
		String trace = parse(line("x", Map.of(), throwable)).get("stacktrace").stringValue();
		assertThat(trace).startsWith("java.lang.IllegalStateException: outer")
			.contains("\tat " + HclogLineTests.class.getName(), "Caused by: java.lang.RuntimeException: inner")
			.doesNotEndWith("\n");
	}

	@Test
	void toStringWhenMessageIsLongCutsItAndKeepsTheRest() {
		JsonNode json = parse(line("m".repeat(200_000), Map.of("k", "v"), new IllegalStateException("boom")));
		assertThat(json.get("@message").stringValue()).startsWith("mmm")
			.endsWith("m... (cut)")
			.hasSizeGreaterThan(50_000);
		assertThat(json.get("k").stringValue()).isEqualTo("v");
		assertThat(json.get("stacktrace").stringValue()).contains("boom").doesNotEndWith(HclogLine.CUT);
	}

	@Test
	void toStringWhenStackTraceIsLongCutsItAndKeepsTheMessage() {
		JsonNode json = parse(line("m".repeat(1000), Map.of(), new IllegalStateException("x".repeat(100_000))));
		assertThat(json.get("@message").stringValue()).isEqualTo("m".repeat(1000));
		assertThat(json.get("stacktrace").stringValue()).startsWith("java.lang.IllegalStateException: xxx")
			.endsWith("... (cut)");
	}

	@Test
	void toStringWhenMessageIsAllEscapesIsStillCutAndReadable() {
		JsonNode json = parse(line("\u00fc".repeat(100_000), Map.of(), null));
		assertThat(json.get("@message").stringValue()).startsWith("\u00fc\u00fc")
			.endsWith("... (cut)")
			.hasSizeGreaterThan(4_000);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "m" })
	void toStringWhenMessageIsLongHalvesNoCharacter(String start) {
		JsonNode json = parse(line(start + "\uD83D\uDE00".repeat(100_000), Map.of(), null));
		assertThat(json.get("@message").stringValue()).matches(start + "(\uD83D\uDE00){2000,}\\Q... (cut)\\E");
	}

	@Test
	void toStringWhenThereAreTooManyFieldsDropsThem() {
		Map<String, String> keyValues = IntStream.range(0, 20_000)
			.boxed()
			.collect(Collectors.toMap((i) -> "key" + i, (i) -> "value"));
		JsonNode json = parse(line("x", keyValues, null));
		assertThat(json.get("@message").stringValue()).isEqualTo("x");
		assertThat(json.has("key1")).isFalse();
	}

	@Test
	void textIsMaskedWhereverItIsWritten() {
		HclogLine line = line("hunter2 in the message",
				Map.of("argument", "hunter2 in JSON", "tf_resource_type", "hunter2_pet"),
				new IllegalStateException("hunter2 outside", new RuntimeException("hunter2 inside")));
		JsonNode json = parse(line.text((text) -> text.replace("hunter2", "***")));
		assertThat(json.get("@message").stringValue()).isEqualTo("*** in the message");
		assertThat(json.get("argument").stringValue()).isEqualTo("*** in JSON");
		assertThat(json.get("tf_resource_type").stringValue()).isEqualTo("hunter2_pet");
		assertThat(json.get("stacktrace").stringValue())
			.contains("IllegalStateException: *** outside", "RuntimeException: *** inside")
			.doesNotContain("hunter2");
	}

	@Test
	void textIsMaskedBeforeItIsCut() {
		String message = "m".repeat(HclogLine.MAX_LENGTH - 1000) + "hunter2".repeat(1000);
		assertThat(line(message, Map.of(), null).text((text) -> text.replaceAll("(hunter2)+", "***")))
			.contains("mmm***")
			.doesNotContain("hunter", HclogLine.CUT);
	}

	private static HclogLine line(String message, Map<String, ?> keyValues, Throwable throwable) {
		return new HclogLine(TIME, HclogLevel.INFO, "com.acme.Pets", message, "main", keyValues, throwable);
	}

	private static JsonNode parse(Object line) {
		String text = line.toString();
		assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(60 * 1024);
		assertThat(text).doesNotContain("\n");
		try {
			return new ObjectMapper().readTree(text);
		}
		catch (Exception ex) {
			throw new AssertionError(text, ex);
		}
	}

}
