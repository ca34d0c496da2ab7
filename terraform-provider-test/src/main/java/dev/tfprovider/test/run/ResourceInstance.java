/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a resource or data source in a state.
 *
 * @param address address, such as {@code petstore_pet.rex}
 * @param mode {@code managed} or {@code data}
 * @param type type name, such as {@code petstore_pet}
 * @param tainted whether the next plan will replace it
 * @param deposedKey key of an object that waits for its deletion after a replacement,
 * otherwise {@code null}
 * @param json the element of {@code resources} in the state document
 */
public record ResourceInstance(String address, String mode, String type, boolean tainted, @Nullable String deposedKey,
		JsonNode json) {

	static ResourceInstance ofJson(JsonNode resource) {
		return new ResourceInstance(resource.path("address").asText(), resource.path("mode").asText(),
				resource.path("type").asText(), resource.path("tainted").asBoolean(),
				JsonValues.text(resource, "deposed_key"), resource);
	}

	/**
	 * Return a value, as {@link TerraformRun#attribute} does.
	 * @param path place in the resource, such as {@code tags[0].name}
	 * @return the value, {@code null} if it is null
	 * @throws AssertionError if there is no such place
	 */
	public @Nullable Object attribute(String path) {
		return JsonValues.toJava(ValueLookup.find(this.json.path("values"), JsonPath.parse(path), this.address));
	}

	/**
	 * Return whether a value is hidden from Terraform's output.
	 * @param path place in the resource
	 * @return whether it, or what contains it, is sensitive
	 */
	public boolean isSensitive(String path) {
		return JsonPath.parse(path).isMarked(this.json.path("sensitive_values"));
	}

}
