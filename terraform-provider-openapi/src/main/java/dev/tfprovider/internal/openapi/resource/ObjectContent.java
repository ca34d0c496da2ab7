/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import org.jspecify.annotations.Nullable;

/**
 * The object in a body.
 *
 * @param envelope name of the member of the body that holds it, {@code null} if the body
 * is the object
 * @param object the object
 */
public record ObjectContent(@Nullable String envelope, ApiType.Members object) {

	/**
	 * The content of no body.
	 */
	static final ObjectContent NONE = new ObjectContent(null, new ApiType.Members("", Map.of()));

	static Optional<ObjectContent> of(ApiBody body) {
		return body.isJson() ? body.members().map((members) -> new ObjectContent(null, members)) : Optional.empty();
	}

	/**
	 * Return the objects in the members.
	 */
	List<ObjectContent> inner() {
		return this.object.properties()
			.entrySet()
			.stream()
			.flatMap((member) -> member.getValue()
				.type()
				.members()
				.map((members) -> new ObjectContent(member.getKey(), members))
				.stream())
			.toList();
	}

	/**
	 * Return a member.
	 * @param name its name
	 */
	public Optional<ApiProperty> property(String name) {
		return Optional.ofNullable(this.object.properties().get(name));
	}

}
