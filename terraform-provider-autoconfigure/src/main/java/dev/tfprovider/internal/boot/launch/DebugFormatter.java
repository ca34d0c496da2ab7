/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.pattern.TargetLengthBasedClassNameAbbreviator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

import org.springframework.boot.ansi.AnsiColor;
import org.springframework.boot.ansi.AnsiElement;
import org.springframework.boot.ansi.AnsiOutput;
import org.springframework.boot.ansi.AnsiStyle;
import org.springframework.boot.logging.structured.StructuredLogFormatter;
import org.springframework.core.env.Environment;

/**
 * Formats log events for a console: with a short identifier of the request, and without
 * secrets.
 */
class DebugFormatter implements StructuredLogFormatter<ILoggingEvent> {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT)
		.withZone(ZoneId.systemDefault());

	private static final int ID_LENGTH = 8;

	private static final String OURS = "tf_";

	private final TargetLengthBasedClassNameAbbreviator loggers = new TargetLengthBasedClassNameAbbreviator(30);

	private final LogMask mask;

	DebugFormatter(Environment environment) {
		this.mask = LogMaskSource.find(environment);
	}

	@Override
	public String format(ILoggingEvent event) {
		Map<String, String> context = event.getMDCPropertyMap();
		return faint(TIME.format(Instant.ofEpochMilli(event.getTimeStamp()))) + " "
				+ AnsiOutput.toString(color(event.getLevel()), "%5s".formatted(event.getLevel())) + " "
				+ request(context) + AnsiOutput.toString(AnsiColor.CYAN, this.loggers.abbreviate(event.getLoggerName()))
				+ " " + faint(":") + " " + this.mask.hide(event.getFormattedMessage()) + fields(event, context) + "\n"
				+ stackTrace(event.getThrowableProxy());
	}

	/**
	 * Return the RPC, the type and the start of the identifier.
	 */
	private static String request(Map<String, String> context) {
		String id = context.get("tf_req_id");
		if (id == null) {
			return "";
		}
		String request = Stream
			.of(context.get("tf_rpc"), context.get("tf_resource_type"), context.get("tf_data_source_type"),
					id.substring(0, Math.min(ID_LENGTH, id.length())))
			.filter(Objects::nonNull)
			.collect(Collectors.joining(" ", "[", "]"));
		return AnsiOutput.toString(AnsiColor.MAGENTA, request) + " ";
	}

	private String fields(ILoggingEvent event, Map<String, String> context) {
		Map<String, Object> fields = new TreeMap<>(context);
		fields.keySet().removeIf((name) -> name.startsWith(OURS));
		if (event.getKeyValuePairs() != null) {
			for (KeyValuePair pair : event.getKeyValuePairs()) {
				fields.put(pair.key, String.valueOf(pair.value));
			}
		}
		String text = fields.entrySet()
			.stream()
			.map((field) -> " " + field.getKey() + "=" + this.mask.hide(String.valueOf(field.getValue())))
			.collect(Collectors.joining());
		return text.isEmpty() ? "" : faint(text);
	}

	private String stackTrace(@Nullable IThrowableProxy failure) {
		return (failure != null) ? this.mask.hide(ThrowableProxyUtil.asString(failure)) : "";
	}

	private static String faint(String text) {
		return AnsiOutput.toString(AnsiStyle.FAINT, text);
	}

	private static AnsiElement color(Level level) {
		return switch (level.toInt()) {
			case Level.ERROR_INT -> AnsiColor.RED;
			case Level.WARN_INT -> AnsiColor.YELLOW;
			default -> AnsiColor.GREEN;
		};
	}

}
