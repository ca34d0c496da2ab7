/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * Adds {@link PlannedChange#UNKNOWN} where a plan document leaves unknown values out.
 *
 * @param marks tree of {@code true} marks
 */
record UnknownOverlay(JsonNode marks) {

	@Nullable Object apply(JsonNode value) {
		if (this.marks.booleanValue()) {
			return PlannedChange.UNKNOWN;
		}
		if (this.marks.isArray() && value.isArray()) {
			List<@Nullable Object> elements = new ArrayList<>();
			for (int i = 0; i < Math.max(value.size(), this.marks.size()); i++) {
				elements.add(new UnknownOverlay(this.marks.path(i)).apply(value.path(i)));
			}
			return elements;
		}
		if (this.marks.isObject() && value.isObject()) {
			Map<String, @Nullable Object> members = new LinkedHashMap<>();
			value.properties()
				.forEach((member) -> members.put(member.getKey(),
						new UnknownOverlay(this.marks.path(member.getKey())).apply(member.getValue())));
			this.marks.properties()
				.stream()
				.filter((mark) -> !members.containsKey(mark.getKey()))
				.filter((mark) -> mark.getValue().isContainerNode() || mark.getValue().booleanValue())
				.forEach((mark) -> members.put(mark.getKey(), PlannedChange.UNKNOWN));
			return members;
		}
		return JsonValues.toJava(value);
	}

}
