/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.palantir.javapoet.AnnotationSpec;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

/**
 * Defaults as the texts of an annotation.
 */
final class DefaultText {

	private static final Outcome NONE = new Outcome(List.of(), false, null);

	private DefaultText() {
	}

	static Outcome of(ApiProperty property, MappedType type) {
		JsonNode fallback = property.fallback();
		if (fallback == null || fallback.isNull()) {
			return NONE;
		}
		if (fallback.isContainerNode() && fallback.isEmpty()) {
			return new Outcome(List.of(), true, null);
		}
		if (property.type() instanceof ApiType.Elements elements && fallback.isArray()) {
			List<String> texts = new ArrayList<>();
			fallback.forEach((each) -> texts.add(text(elements.element().type(), each)));
			return texts.contains(null) ? refused(fallback) : new Outcome(texts, false, null);
		}
		String text = text(property.type(), fallback);
		return (text != null) ? new Outcome(List.of(text), false, null) : refused(fallback);
	}

	private static Outcome refused(JsonNode fallback) {
		return new Outcome(List.of(), false,
				"its default cannot be written as a text: " + ShownText.cut(fallback.toString(), 80));
	}

	private static @Nullable String text(ApiType type, JsonNode value) {
		if (type instanceof ApiType.Flag) {
			return value.isBoolean() ? value.asText() : null;
		}
		if (type instanceof ApiType.Numeric number) {
			return number(number, value);
		}
		if (!(type instanceof ApiType.Text text) || !value.isTextual() || value.asText().isEmpty()) {
			return null;
		}
		boolean known = text.values().isEmpty()
				? Set.of("", "email", "password", "ipv4", "ipv6", "hostname", "uri", "url").contains(text.format())
				: text.values().contains(value.asText());
		return known ? value.asText() : null;
	}

	private static @Nullable String number(ApiType.Numeric type, JsonNode value) {
		if (!value.isNumber() || (type.whole() && !value.isIntegralNumber())) {
			return null;
		}
		return value.decimalValue().toPlainString();
	}

	/**
	 * What becomes of a default.
	 *
	 * @param texts its texts, none if there is no default that can be written
	 * @param empty whether the default is an empty collection, which means the same as
	 * null
	 * @param problem why there is none, else {@code null}
	 */
	record Outcome(List<String> texts, boolean empty, @Nullable String problem) {

		AnnotationSpec annotation() {
			return Annotations.attribute("Default", "value", (this.texts.size() == 1) ? "$L" : "{ $L }",
					Literal.list(this.texts));
		}

	}

}
