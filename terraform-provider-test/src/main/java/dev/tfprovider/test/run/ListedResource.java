/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.LinkedHashMap;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * An object that a query has found. Values are those of
 * {@link TerraformRun#attribute(String, String)}.
 *
 * @param address address of the {@code list} block, such as {@code list.petstore_pet.all}
 * @param displayName its name for people
 * @param identity attributes of its identity
 * @param object its attributes, {@code null} if they were not asked for
 * @param generatedConfig the {@code resource} and {@code import} blocks that Terraform
 * has generated for it, empty if it was not told to
 */
public record ListedResource(String address, String displayName, Map<String, @Nullable Object> identity,
		@Nullable Map<String, @Nullable Object> object, String generatedConfig) {

	static ListedResource ofJson(JsonNode found) {
		JsonNode object = found.path("resource_object");
		String generated = found.path("config").asText() + "\n\n" + found.path("import_config").asText() + "\n";
		return new ListedResource(found.path("address").asText(), found.path("display_name").asText(),
				members(found.path("identity")), object.isObject() ? members(object) : null,
				generated.isBlank() ? "" : generated);
	}

	/**
	 * Convert the members of a JSON object.
	 */
	static Map<String, @Nullable Object> members(JsonNode object) {
		Map<String, @Nullable Object> members = new LinkedHashMap<>();
		object.properties().forEach((member) -> members.put(member.getKey(), JsonValues.toJava(member.getValue())));
		return members;
	}

}
