/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What identifies an object within its parents.
 *
 * @param parameter the parameter of the path
 * @param property the member of requests or responses that holds it
 * @param configured whether it is chosen by the caller
 * @param request what creates an object
 * @param answer what describes an object
 * @param created what creating an object answers with
 * @param keys members of requests for parameters of the path that the configuration
 * chooses as well, by parameter
 * @param located whether only the header {@code Location} of that answer holds it
 * @param mark the member by which a new object is recognized in the list, if nothing else
 * tells what identifies it
 * @param holder the member of requests and answers that has the identifier in it, if they
 * do not have it themselves; the configuration chooses it there
 */
public record ResourceId(String parameter, String property, boolean configured, ObjectContent request,
		ObjectContent answer, Optional<ObjectContent> created, Map<String, String> keys, boolean located,
		Optional<String> mark, Optional<String> holder) {

	/**
	 * Return the identifier in what a request or an answer has of an object.
	 * @param content the object
	 * @return the identifier, missing if it is not there
	 */
	public JsonNode of(JsonNode content) {
		return this.holder.map(content::path).orElse(content).path(this.property);
	}

}
