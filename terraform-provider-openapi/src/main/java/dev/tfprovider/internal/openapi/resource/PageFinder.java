/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;

/**
 * Finds how an operation gives a list in pages, by the usual names of parameters.
 *
 * @param operation what may list objects
 */
record PageFinder(ApiOperation operation) {

	private static final Set<String> NUMBERS = Set.of("page", "page_number", "page_no");

	private static final Set<String> OFFSETS = Set.of("offset", "skip", "start_index", "first_result");

	private static final Set<String> CURSORS = Set.of("cursor", "page_token", "next_token", "continuation_token",
			"marker", "after", "next", "offset");

	private static final Set<String> NEXT = Set.of("next_cursor", "next_page_token", "next_token", "continuation_token",
			"next_continuation_token", "next_marker", "next_page", "next_offset", "next", "end_cursor");

	private static final Set<String> SIZES = Set.of("limit", "per_page", "page_size", "max_results", "starting_after",
			"ending_before", "top", "start");

	ListPages find() {
		Optional<ApiParameter> number = parameter(NUMBERS, ApiType.Numeric.class);
		if (number.isPresent()) {
			return new ListPages(ListPages.Way.NUMBER, number.get().name(), first(number.get().value()), null);
		}
		Optional<ApiParameter> offset = parameter(OFFSETS, ApiType.Numeric.class);
		if (offset.isPresent()) {
			return new ListPages(ListPages.Way.OFFSET, offset.get().name(), 0, null);
		}
		Optional<ApiParameter> cursor = parameter(CURSORS, ApiType.Text.class);
		Optional<String> next = this.operation.answer()
			.flatMap(ApiBody::members)
			.stream()
			.flatMap((members) -> members.properties().entrySet().stream())
			.filter((member) -> NEXT.contains(NameWords.snakeCase(member.getKey()))
					&& isToken(member.getValue().type()))
			.map(Map.Entry::getKey)
			.findFirst();
		if (cursor.isPresent() && next.isPresent()) {
			return new ListPages(ListPages.Way.CURSOR, cursor.get().name(), 0, next.get());
		}
		boolean pages = cursor.isPresent() || next.isPresent() || this.operation.headers().contains("link")
				|| parameter(SIZES, ApiType.class).isPresent() || parameter(NUMBERS, ApiType.class).isPresent();
		return pages ? new ListPages(ListPages.Way.UNKNOWN, "", 0, null) : ListPages.NONE;
	}

	private Optional<ApiParameter> parameter(Set<String> names, Class<? extends ApiType> type) {
		return this.operation.parameters()
			.stream()
			.filter((parameter) -> parameter.location().equals("query")
					&& names.contains(NameWords.snakeCase(parameter.name()))
					&& type.isInstance(parameter.value().type()))
			.findFirst();
	}

	private static boolean isToken(ApiType type) {
		return type instanceof ApiType.Text text && !Set.of("uri", "url").contains(text.format());
	}

	/**
	 * Return the number of the first page: 0 if the description has it as a default or
	 * least number.
	 */
	private static int first(ApiProperty number) {
		if (number.fallback() != null && number.fallback().isNumber()) {
			return (number.fallback().asInt() == 0) ? 0 : 1;
		}
		BigDecimal least = (number.type() instanceof ApiType.Numeric numeric) ? numeric.limits().min() : null;
		return (least != null && least.signum() == 0) ? 0 : 1;
	}

}
