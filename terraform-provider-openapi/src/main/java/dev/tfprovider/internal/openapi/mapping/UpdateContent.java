/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.resource.ObjectContent;

/**
 * Finds the object in the content of a request that changes one.
 */
public final class UpdateContent {

	private UpdateContent() {
	}

	/**
	 * Return the object, which is as deep in the content as in that of a request that
	 * creates one.
	 * @param body the content
	 * @param create the content of a request that creates one
	 */
	public static Optional<ApiType.Members> of(ApiBody body, ObjectContent create) {
		Optional<ApiType.Members> members = body.members();
		if (create.envelope() == null) {
			return members.map((object) -> named(object, create));
		}
		return members.map((outer) -> outer.properties().get(create.envelope()))
			.flatMap((member) -> member.type().members())
			.or(() -> members);
	}

	private static ApiType.Members named(ApiType.Members object, ObjectContent create) {
		Map<String, String> names = new HashMap<>();
		create.spellings().forEach((name, spelling) -> names.put(spelling, name));
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		object.properties()
			.forEach((spelling, property) -> properties.putIfAbsent(names.getOrDefault(spelling, spelling), property));
		return new ApiType.Members(object.description(), properties);
	}

}
