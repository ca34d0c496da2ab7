/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/**
 * A log event as a line of JSON on standard error, which hosts read as an entry of their
 * own log.
 *
 * @param timestamp time of the event
 * @param level level of the event
 * @param module name of the logger
 * @param message formatted message
 * @param thread name of the thread
 * @param keyValues further fields; hosts show them as {@code key=value}
 * @param throwable what was thrown, its stack trace becomes one field
 */
public record HclogLine(Instant timestamp, HclogLevel level, String module, String message, String thread,
		Map<String, ?> keyValues, @Nullable Throwable throwable) {

	/**
	 * Longest line, in bytes. Hosts read up to 64 KiB and take longer lines for plain
	 * text.
	 */
	static final int MAX_LENGTH = 60 * 1024;

	static final String CUT = "... (cut)";

	private static final int SHORT = 64;

	/**
	 * Fields that hold nothing of what practitioners configure.
	 */
	private static final Set<String> OWN = Set.of("@level", "@module", "@timestamp", "tf_rpc", "tf_req_id",
			"tf_provider_addr", "tf_proto_version", "tf_resource_type", "tf_data_source_type");

	private static final JsonFactory JSON = JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

	private static final DateTimeFormatter SIX_FRACTION_DIGITS = DateTimeFormatter
		.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'", Locale.ROOT)
		.withZone(ZoneOffset.UTC);

	/**
	 * Return the line.
	 * @return a JSON object of strings in plain ASCII, without line separator; texts that
	 * would make it too long are cut
	 */
	@Override
	public String toString() {
		return text(UnaryOperator.identity());
	}

	/**
	 * Return the line without what must not be seen.
	 * @param mask hides secrets in a text
	 * @return as {@link #toString()}
	 */
	public String text(UnaryOperator<String> mask) {
		Map<String, String> fields = fields();
		fields.replaceAll((name, value) -> ControlCharacters.escape(OWN.contains(name) ? value : mask.apply(value)));
		String line = write(fields);
		while (line.length() > MAX_LENGTH) {
			shortenLongest(fields, line.length() - MAX_LENGTH);
			line = write(fields);
		}
		return line;
	}

	private Map<String, String> fields() {
		Map<String, String> fields = new LinkedHashMap<>();
		fields.put("@level", this.level.token());
		fields.put("@message", this.message);
		fields.put("@module", this.module);
		fields.put("@timestamp", SIX_FRACTION_DIGITS.format(this.timestamp));
		fields.put("thread", this.thread);
		this.keyValues.forEach((key, value) -> fields.put(fieldName(key), text(value)));
		if (this.throwable != null) {
			fields.put("stacktrace", ShownText.stackTrace(this.throwable).stripTrailing());
		}
		return fields;
	}

	/**
	 * Names with an at sign belong to the host.
	 */
	private static String fieldName(String key) {
		return ControlCharacters.escape(key.startsWith("@") ? "_" + key.substring(1) : key);
	}

	private static String text(@Nullable Object value) {
		try {
			return String.valueOf(value);
		}
		catch (RuntimeException ex) {
			return "(%s in toString)".formatted(ex.getClass().getName());
		}
	}

	/**
	 * Cut at most half of the longest text, as escapes make its share of the line hard to
	 * tell. Where even the longest is short there are too many fields.
	 */
	private static void shortenLongest(Map<String, String> fields, int excess) {
		Map.Entry<String, String> longest = fields.entrySet()
			.stream()
			.max(Comparator.comparingInt((field) -> field.getValue().length()))
			.orElseThrow();
		String text = longest.getValue();
		if (text.length() <= SHORT) {
			fields.keySet().removeIf((name) -> !name.startsWith("@"));
			return;
		}
		int length = Math.max(text.length() - excess - CUT.length(), text.length() / 2);
		longest.setValue(ShownText.start(text, length) + CUT);
	}

	private static String write(Map<String, String> fields) {
		StringWriter line = new StringWriter();
		try (JsonGenerator generator = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
			generator.writeStartObject();
			for (Map.Entry<String, String> field : fields.entrySet()) {
				generator.writeStringProperty(field.getKey(), field.getValue());
			}
			generator.writeEndObject();
		}
		return line.toString();
	}

}
