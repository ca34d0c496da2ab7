/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Parts of descriptions that have a text wherever they may.
 */
final class HostileParts {

	private static final ObjectMapper MAPPER = new ObjectMapper();

	private HostileParts() {
	}

	static ObjectNode object(String member, Object value) {
		return MAPPER.createObjectNode().set(member, MAPPER.valueToTree(value));
	}

	/**
	 * Corrections that have the text wherever they may.
	 */
	static ObjectNode corrections(String text) {
		ObjectNode update = MAPPER.createObjectNode()
			.put("x-terraform-name", text)
			.put("x-terraform-description", text);
		ObjectNode attributes = update.putObject("x-terraform-attributes");
		attributes.putObject("kind").put("name", text).put("description", text);
		attributes.putObject("free").put("default", text).put("normalized", text).putArray("pending").add(text);
		attributes.withObject("/free").putArray("failed").add(text);
		attributes.putObject(text).put("name", text).put("sensitive", true);
		return update;
	}

	/**
	 * The same in Swagger 2.0.
	 */
	static ObjectNode swagger(ObjectNode document) throws IOException {
		ObjectNode swagger = (ObjectNode) MAPPER
			.readTree(document.toString().replace("#/components/schemas/", "#/definitions/"));
		swagger.remove(List.of("openapi", "servers"));
		swagger.put("swagger", "2.0");
		swagger.set("definitions", swagger.at("/components/schemas"));
		swagger.remove("components");
		swagger.get("paths").forEach((path) -> path.properties().forEach((operation) -> {
			if (operation.getValue() instanceof ObjectNode node) {
				JsonNode schema = node.at("/requestBody/content/application~1json/schema");
				node.path("parameters").forEach((parameter) -> {
					((ObjectNode) parameter).setAll((ObjectNode) parameter.path("schema").deepCopy());
					((ObjectNode) parameter).remove("schema");
				});
				if (!schema.isMissingNode()) {
					node.withArray("/parameters")
						.addObject()
						.put("name", "body")
						.put("in", "body")
						.set("schema", schema);
				}
				node.remove("requestBody");
				node.path("responses").forEach((response) -> {
					JsonNode answer = response.at("/content/application~1json/schema");
					if (response instanceof ObjectNode object && !answer.isMissingNode()) {
						object.set("schema", answer);
						object.remove("content");
					}
				});
			}
		}));
		return swagger;
	}

	/**
	 * A schema that has the text wherever a schema has texts.
	 */
	static ObjectNode thing(String text) {
		ObjectNode thing = object("type", "object").put("description", text).put("title", text);
		ObjectNode properties = thing.putObject("properties");
		properties.putObject("id").put("type", "string").put("readOnly", true).put("description", text);
		properties.putObject(text.equals("id") ? "other" : text).put("type", "string").put("description", text);
		properties.putObject("kind").put("type", "string").put("default", text).putArray("enum").add(text).add("b");
		properties.putObject("free").put("type", "string").put("default", text).put("example", text);
		properties.putObject("checked").put("type", "string").put("pattern", text).put("format", text);
		properties.putObject("secret").put("type", "string").put("format", "password").put("writeOnly", true);
		ObjectNode nested = properties.putObject("nested").put("type", "object").put("description", text);
		nested.putObject("properties").putObject(text).put("type", "integer").put("description", text);
		ObjectNode union = properties.putObject("union");
		union.putArray("oneOf")
			.add(object("$ref", "#/components/schemas/Medication"))
			.add(object("$ref", "#/components/schemas/Diet"));
		ObjectNode discriminator = union.putObject("discriminator").put("propertyName", text);
		discriminator.putObject("mapping")
			.put(text, "#/components/schemas/Medication")
			.put("diet", "#/components/schemas/Diet");
		thing.putArray("required").add("kind").add("free").add("checked");
		return thing;
	}

	static ObjectNode collection(String schema, String text) {
		ObjectNode path = MAPPER.createObjectNode();
		ObjectNode list = path.putObject("get").put("summary", text);
		list.putArray("parameters")
			.addObject()
			.put("name", text)
			.put("in", "query")
			.put("description", text)
			.set("schema", object("type", "string"));
		list.set("responses", answer("200", object("type", "array").set("items", object("$ref", schema))));
		ObjectNode create = path.putObject("post").put("summary", text);
		create.set("requestBody", content(object("$ref", schema)));
		create.set("responses", answer("201", object("$ref", schema)));
		return path;
	}

	static ObjectNode item(String schema, String text) {
		ObjectNode path = MAPPER.createObjectNode();
		path.putObject("get").put("summary", text).set("responses", answer("200", object("$ref", schema)));
		ObjectNode update = path.putObject("patch");
		update.set("requestBody", content(object("$ref", schema)));
		update.set("responses", answer("200", object("$ref", schema)));
		path.putObject("delete").set("responses", object("204", Map.of("description", text)));
		return path;
	}

	static ObjectNode content(JsonNode schema) {
		ObjectNode body = MAPPER.createObjectNode();
		body.putObject("content").putObject("application/json").set("schema", schema);
		return body;
	}

	static ObjectNode answer(String status, JsonNode schema) {
		return MAPPER.createObjectNode().set(status, content(schema));
	}

}
