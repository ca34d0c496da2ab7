/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretSet;
import dev.tfprovider.internal.redaction.ShownText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.event.KeyValuePair;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.log.LogFormatUtils;
import org.springframework.web.util.HtmlUtils;
import org.springframework.web.util.UriUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every form of a secret on every way out of the process, the forms made by the libraries
 * that make them in the field.
 */
class WaysOutTests {

	private static final String SECRET = "it's-p&ss/w<ö>rd \"4711\"\nzweite-zeile-geheimnis";

	private static final String CONTROL = "\u001B[31m\u202Ered";

	private static final SecretSet SECRETS = new SecretSet();

	static {
		SECRETS.addAll(List.of(SECRET));
	}

	@ParameterizedTest(name = "{0} in {2}")
	@MethodSource("everything")
	void secretIsInNoFormOnAnyWayOut(String form, String encoded, String wayOut, Function<String, String> show) {
		String shown = show.apply("before <" + encoded + "> " + CONTROL + " after");
		assertThat(shown).contains("before <", "> ", " after", Redaction.MASK);
		for (String part : encoded.split("[^\\p{Alnum}]+")) {
			if (part.length() >= 6) {
				assertThat(shown).doesNotContain(part);
			}
		}
		assertThat(shown).doesNotContain("\u001B").doesNotContain("\u202E").contains("u001b[31m", "u202ered");
	}

	static Stream<Arguments> everything() {
		return forms().entrySet()
			.stream()
			.flatMap((form) -> waysOut().entrySet()
				.stream()
				.map((way) -> Arguments.of(form.getKey(), form.getValue(), way.getKey(), way.getValue())));
	}

	private static Map<String, String> forms() {
		JsonMapper ascii = JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
		JsonMapper slashes = JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES).build();
		String form = URLEncoder.encode(SECRET, StandardCharsets.UTF_8);
		Map<String, String> forms = new LinkedHashMap<>();
		forms.put("plain", SECRET);
		forms.put("message of Spring", LogFormatUtils.formatValue(SECRET, -1, true));
		forms.put("line of it", SECRET.lines().skip(1).findFirst().orElseThrow());
		forms.put("SQL", SECRET.replace("'", "''"));
		forms.put("CSV", SECRET.replace("\"", "\"\""));
		forms.put("form", form);
		forms.put("form in lower case", form.toLowerCase(Locale.ROOT));
		forms.put("URI", UriUtils.encode(SECRET, StandardCharsets.UTF_8));
		forms.put("query of a URI", UriUtils.encodeQueryParam(SECRET, StandardCharsets.UTF_8));
		forms.put("path of a URI", UriUtils.encodePathSegment(SECRET, StandardCharsets.UTF_8));
		forms.put("JSON", new JsonMapper().writeValueAsString(SECRET));
		forms.put("JSON in ASCII", ascii.writeValueAsString(SECRET));
		forms.put("JSON with slashes", slashes.writeValueAsString(SECRET));
		forms.put("JSON for HTML",
				new JsonMapper().writeValueAsString(SECRET).replace("&", "\\u0026").replace("<", "\\u003C"));
		forms.put("JSON in JSON", ascii.writeValueAsString(slashes.writeValueAsString(SECRET)));
		forms.put("HTML", HtmlUtils.htmlEscape(SECRET));
		forms.put("HTML in decimals", HtmlUtils.htmlEscapeDecimal(SECRET));
		forms.put("HTML in hexadecimals", HtmlUtils.htmlEscapeHex(SECRET));
		forms.put("Base64", base64(SECRET, Base64.getEncoder()));
		forms.put("Base64 for URLs", base64(SECRET, Base64.getUrlEncoder().withoutPadding()));
		forms.put("Basic of u", base64("u:" + SECRET, Base64.getEncoder()));
		forms.put("Basic of me", base64("me:" + SECRET, Base64.getEncoder()));
		forms.put("Basic of you", base64("you:" + SECRET, Base64.getEncoder()));
		return forms;
	}

	private static String base64(String text, Base64.Encoder encoder) {
		return encoder.encodeToString(text.getBytes(StandardCharsets.UTF_8));
	}

	private static Map<String, Function<String, String>> waysOut() {
		UnaryOperator<String> hide = (text) -> Redaction.hide(text, List.of(SECRETS));
		LogMask mask = new LogMask();
		mask.use(hide);
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources().addLast(new LogMaskSource(mask));
		HclogFormatter host = new HclogFormatter(environment);
		DebugFormatter person = new DebugFormatter(environment);
		Map<String, Function<String, String>> ways = new LinkedHashMap<>();
		ways.put("a diagnostic", (text) -> ShownText.of(text, hide, 1_000));
		ways.put("a message of the log", (text) -> message(host.format(event(text, null, null)), "@message"));
		ways.put("a field of the log", (text) -> message(host.format(event("m", text, null)), "field"));
		ways.put("a stack trace of the log",
				(text) -> message(host.format(event("m", null, new IllegalStateException(text))), "stacktrace"));
		ways.put("a console", (text) -> person.format(event(text, null, null)));
		ways.put("a field on a console", (text) -> person.format(event("m", text, null)));
		ways.put("a stack trace on a console",
				(text) -> person.format(event("m", null, new IllegalStateException(text))));
		ways.put("the log of a shared process", host::hide);
		return ways;
	}

	private static String message(String line, String field) {
		return new JsonMapper().readTree(line).path(field).asString();
	}

	private static LoggingEvent event(String message, String field, Throwable failure) {
		LoggerContext context = new LoggerContext();
		context.setMDCAdapter(new LogbackMDCAdapter());
		LoggingEvent event = new LoggingEvent(WaysOutTests.class.getName(), context.getLogger("com.acme.Store"),
				Level.ERROR, "{}", failure, new Object[] { message });
		event.setKeyValuePairs((field != null) ? List.of(new KeyValuePair("field", field)) : List.of());
		return event;
	}

	@ParameterizedTest
	@MethodSource("unknownSecrets")
	void whatIsNamedLikeASecretIsHiddenBeforeAnySecretIsKnown(String text) {
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources().addLast(new LogMaskSource(new LogMask()));
		ByteArrayOutputStream panic = new ByteArrayOutputStream();
		CrashReport.print(new IllegalStateException(text), new PrintStream(panic, true, StandardCharsets.UTF_8));
		assertThat(new HclogFormatter(environment).format(event(text, text, new IllegalStateException(text))))
			.doesNotContain("hunter2");
		assertThat(new DebugFormatter(environment).format(event(text, text, new IllegalStateException(text))))
			.doesNotContain("hunter2");
		assertThat(panic.toString(StandardCharsets.UTF_8)).startsWith("panic: java.lang.IllegalStateException: ")
			.contains(Redaction.MASK)
			.doesNotContain("hunter2");
	}

	static Stream<String> unknownSecrets() {
		return Stream.of("I/O error on GET request for \"https://me:hunter2@acme.test/pets\": refused",
				"Illegal character in query at index 9: https://acme.test/?api_key=hunter2&x=|",
				"401 Unauthorized: \"{<EOL>  \"jwt\": \"hunter2\"}\"", "{\"session\":{\"id\":\"hunter2\"}}",
				"[X-Auth-Key:\"hunter2\", DD-APPLICATION-KEY:\"hunter2\"]");
	}

}
