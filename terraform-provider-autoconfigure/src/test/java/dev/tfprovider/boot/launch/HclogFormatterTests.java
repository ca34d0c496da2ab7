/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

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

import static org.assertj.core.api.Assertions.assertThat;

class HclogFormatterTests {

	private final HclogFormatter formatter = new HclogFormatter();

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
