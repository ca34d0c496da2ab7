/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxy;
import dev.tfprovider.internal.plugin.HclogLevel;
import dev.tfprovider.internal.plugin.HclogLine;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

import org.springframework.boot.logging.structured.StructuredLogFormatter;
import org.springframework.core.env.Environment;

/**
 * Formats log events as the lines of JSON that hosts read from standard error.
 */
public final class HclogFormatter implements StructuredLogFormatter<ILoggingEvent> {

	private final LogMask mask;

	/**
	 * Create a formatter.
	 * @param environment environment of the launch whose secrets are hidden
	 */
	public HclogFormatter(Environment environment) {
		this.mask = LogMaskSource.find(environment);
	}

	/**
	 * Hide what must not be seen in a text.
	 * @param text the text
	 * @return the text as it may be logged
	 */
	public String hide(String text) {
		return this.mask.hide(text);
	}

	@Override
	public String format(ILoggingEvent event) {
		Map<String, Object> fields = new LinkedHashMap<>(event.getMDCPropertyMap());
		if (event.getKeyValuePairs() != null) {
			for (KeyValuePair pair : event.getKeyValuePairs()) {
				fields.put(pair.key, pair.value);
			}
		}
		return new HclogLine(instant(event), level(event.getLevel()), event.getLoggerName(),
				event.getFormattedMessage(), event.getThreadName(), fields, throwable(event.getThrowableProxy()))
			.text(this::hide) + "\n";
	}

	private static Instant instant(ILoggingEvent event) {
		Instant instant = event.getInstant();
		return (instant != null) ? instant : Instant.ofEpochMilli(event.getTimeStamp());
	}

	private static HclogLevel level(Level level) {
		return switch (level.toInt()) {
			case Level.ERROR_INT -> HclogLevel.ERROR;
			case Level.WARN_INT -> HclogLevel.WARN;
			case Level.INFO_INT -> HclogLevel.INFO;
			case Level.DEBUG_INT -> HclogLevel.DEBUG;
			default -> HclogLevel.TRACE;
		};
	}

	private static @Nullable Throwable throwable(@Nullable IThrowableProxy proxy) {
		return (proxy instanceof ThrowableProxy actual) ? actual.getThrowable() : null;
	}

}
