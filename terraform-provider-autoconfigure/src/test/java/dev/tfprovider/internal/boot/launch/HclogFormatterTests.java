/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.util.List;
import java.util.Map;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.event.KeyValuePair;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.env.StandardEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class HclogFormatterTests {

	private final HclogFormatter formatter = new HclogFormatter(new StandardEnvironment());

	@ParameterizedTest
	@CsvSource({ "TRACE,trace", "DEBUG,debug", "INFO,info", "WARN,warn", "ERROR,error" })
	void levelIsThatOfTheHost(String level, String token) {
		assertThat(format(event(Level.toLevel(level), "m", null)).path("@level").asString()).isEqualTo(token);
	}

	@Test
	void eventIsOneLine() {
		String line = this.formatter.format(event(Level.INFO, "two\nlines", new IllegalStateException("why\n")));
		assertThat(line).endsWith("}\n").containsOnlyOnce("\n");
	}

	@Test
	void fieldsAreMessageContextAndPairs() {
		LoggingEvent event = event(Level.INFO, "Took {} of {}", null, 1, 2);
		event.setInstant(Instant.parse("2026-01-02T03:04:05.1234567Z"));
		event.setMDCPropertyMap(Map.of("tf_rpc", "PlanResourceChange"));
		event.setKeyValuePairs(List.of(new KeyValuePair("count", 2)));
		event.setThreadName("worker");
		assertThat(format(event)).isEqualTo(new JsonMapper().readTree("""
				{"@level": "info", "@message": "Took 1 of 2", "@module": "com.acme.Store",
				 "@timestamp": "2026-01-02T03:04:05.123456Z", "thread": "worker",
				 "tf_rpc": "PlanResourceChange", "count": "2"}"""));
	}

	@Test
	void exceptionIsAField() {
		assertThat(format(event(Level.ERROR, "Failed", new IllegalStateException("why"))).path("stacktrace").asString())
			.startsWith("java.lang.IllegalStateException: why\n\tat " + getClass().getName());
	}

	@Test
	void secretsAreHiddenAsSoonAsTheLaunchKnowsThem() {
		LogMask mask = new LogMask();
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources().addLast(new LogMaskSource(mask));
		HclogFormatter masking = new HclogFormatter(environment);
		LoggingEvent event = event(Level.ERROR, "With {}", new IllegalStateException("not hunter2"), "hunter2");
		event.setMDCPropertyMap(Map.of("user", "hunter2"));
		event.setKeyValuePairs(List.of(new KeyValuePair("body", "<hunter2>")));
		assertThat(masking.format(event)).contains("\"@message\":\"With hunter2\"");
		mask.use((text) -> text.replace("hunter2", "***"));
		assertThat(masking.format(event))
			.contains("\"With ***\"", "\"user\":\"***\"", "\"body\":\"<***>\"", "IllegalStateException: not ***")
			.doesNotContain("hunter2");
	}

	private JsonNode format(LoggingEvent event) {
		return new JsonMapper().readTree(this.formatter.format(event));
	}

	private static LoggingEvent event(Level level, String message, Throwable throwable, Object... arguments) {
		LoggerContext context = new LoggerContext();
		context.setMDCAdapter(new LogbackMDCAdapter());
		return new LoggingEvent(HclogFormatterTests.class.getName(), context.getLogger("com.acme.Store"), level,
				message, throwable, arguments);
	}

}
