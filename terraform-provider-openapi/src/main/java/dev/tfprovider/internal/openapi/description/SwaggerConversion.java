/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Makes an OpenAPI 3.0 description of one in Swagger 2.0, in its tree. Definitions stay
 * where they are: references lead there, and make them components.
 *
 * @param document content of the description, which is changed
 */
record SwaggerConversion(ObjectNode document) {

	private static final String FORM = "application/x-www-form-urlencoded";

	/**
	 * Members of parameters and headers that are not part of their schema.
	 */
	private static final Set<String> NO_SCHEMA = Set.of("name", "in", "required", "$ref", "schema", "allowEmptyValue",
			"collectionFormat");

	private static final List<String> METHODS = List.of("get", "put", "post", "delete", "patch");

	/**
	 * Convert the description.
	 */
	void convert() {
		this.document.put("openapi", "3.0.3");
		this.document.remove("swagger");
		server();
		objects(this.document.path("definitions")).forEach(SwaggerConversion::schema);
		objects(this.document.path("responses"))
			.forEach((response) -> response(response, mediaType(this.document, "produces")));
		for (ObjectNode item : objects(this.document.path("paths"))) {
			List<ObjectNode> shared = bodies(item);
			for (String method : METHODS) {
				if (item.path(method) instanceof ObjectNode operation) {
					operation(operation, shared);
				}
			}
		}
		objects(this.document.path("parameters")).forEach(SwaggerConversion::parameter);
		security();
	}

	private void server() {
		String host = this.document.path("host").asText("");
		List<String> schemes = new ArrayList<>();
		this.document.path("schemes").forEach((each) -> schemes.add(each.asText()));
		String scheme = (schemes.isEmpty() || schemes.contains("https")) ? "https" : schemes.get(0);
		String base = this.document.path("basePath").asText("");
		this.document.putArray("servers").addObject().put("url", host.isEmpty() ? base : scheme + "://" + host + base);
	}

	private void security() {
		ObjectNode schemes = this.document.withObjectProperty("components").withObjectProperty("securitySchemes");
		for (Map.Entry<String, JsonNode> entry : this.document.path("securityDefinitions").properties()) {
			if (entry.getValue() instanceof ObjectNode scheme) {
				if (scheme.path("type").asText().equals("basic")) {
					scheme.put("type", "http").put("scheme", "basic");
				}
				else if (scheme.path("type").asText().equals("oauth2")) {
					scheme.removeAll();
					scheme.put("type", "oauth2").putObject("flows");
				}
				schemes.set(entry.getKey(), scheme);
			}
		}
	}

	private void operation(ObjectNode operation, List<ObjectNode> shared) {
		List<ObjectNode> bodies = new ArrayList<>(shared);
		bodies.addAll(bodies(operation));
		if (!bodies.isEmpty()) {
			operation.set("requestBody", requestBody(bodies, mediaType(operation, "consumes")));
		}
		String produced = mediaType(operation, "produces");
		objects(operation.path("responses")).forEach((response) -> response(response, produced));
	}

	/**
	 * Take the parameters that are content out of those of a path or an operation, and
	 * convert the others.
	 */
	private List<ObjectNode> bodies(ObjectNode owner) {
		List<ObjectNode> bodies = new ArrayList<>();
		Iterator<JsonNode> parameters = owner.path("parameters").elements();
		while (parameters.hasNext()) {
			JsonNode given = parameters.next();
			JsonNode parameter = resolved(given);
			if (parameter instanceof ObjectNode content && content.path("in").asText().matches("body|formData")) {
				bodies.add(content);
				if (owner.path("parameters") instanceof ArrayNode) {
					parameters.remove();
				}
			}
			else if (given instanceof ObjectNode own) {
				parameter(own);
			}
		}
		return bodies;
	}

	private JsonNode resolved(JsonNode parameter) {
		String reference = parameter.path("$ref").asText("");
		return reference.startsWith("#/parameters/") ? this.document.path("parameters")
			.path(JsonPointers.decode(reference.substring("#/parameters/".length()))) : parameter;
	}

	private String mediaType(ObjectNode owner, String member) {
		JsonNode types = owner.path(member).isArray() ? owner.path(member) : this.document.path(member);
		for (JsonNode type : types) {
			if (ApiBody.isJson(type.asText())) {
				return type.asText();
			}
		}
		return types.isEmpty() ? "application/json" : types.iterator().next().asText();
	}

	private static ObjectNode requestBody(List<ObjectNode> bodies, String consumed) {
		ObjectNode body = JsonNodeFactory.instance.objectNode();
		ObjectNode first = bodies.get(0);
		if (first.path("in").asText().equals("body")) {
			ObjectNode media = body.putObject("content").putObject(consumed);
			if (first.path("schema") instanceof ObjectNode schema) {
				ObjectNode copy = schema.deepCopy();
				schema(copy);
				media.set("schema", copy);
			}
			return body;
		}
		boolean files = bodies.stream().anyMatch((field) -> field.path("type").asText().equals("file"));
		ObjectNode form = body.putObject("content")
			.putObject(files ? "multipart/form-data" : FORM)
			.putObject("schema")
			.put("type", "object");
		ArrayNode required = form.putArray("required");
		ObjectNode properties = form.putObject("properties");
		for (ObjectNode field : bodies) {
			String name = field.path("name").asText("");
			ObjectNode schema = field.deepCopy().remove(NO_SCHEMA);
			schema(schema);
			properties.set(name, schema);
			if (field.path("required").asBoolean()) {
				required.add(name);
			}
		}
		return body;
	}

	/**
	 * What a parameter or a header is moves into its schema.
	 */
	private static void parameter(ObjectNode parameter) {
		if (parameter.has("$ref") || parameter.path("in").asText().matches("body|formData")) {
			return;
		}
		ObjectNode schema = JsonNodeFactory.instance.objectNode();
		parameter.properties().forEach((member) -> {
			if (!NO_SCHEMA.contains(member.getKey()) && !member.getKey().matches("(?s)description|x-.*")) {
				schema.set(member.getKey(), member.getValue());
			}
		});
		parameter.remove(schema.propertyStream().map(Map.Entry::getKey).toList());
		schema(schema);
		if (!parameter.has("schema")) {
			parameter.set("schema", schema);
		}
	}

	private static void response(ObjectNode response, String produced) {
		if (response.remove("schema") instanceof ObjectNode schema) {
			schema(schema);
			response.putObject("content").putObject(produced).set("schema", schema);
		}
		objects(response.path("headers")).forEach(SwaggerConversion::parameter);
	}

	private static void schema(ObjectNode schema) {
		if (schema.path("discriminator").isTextual()) {
			String member = schema.path("discriminator").asText();
			schema.putObject("discriminator").put("propertyName", member);
		}
		if (schema.path("x-nullable").asBoolean()) {
			schema.put("nullable", true);
		}
		if (schema.path("type").asText().equals("file")) {
			schema.put("type", "string").put("format", "binary");
		}
		objects(schema.path("properties")).forEach(SwaggerConversion::schema);
		objects(schema.path("allOf")).forEach(SwaggerConversion::schema);
		for (String member : List.of("items", "additionalProperties")) {
			if (schema.path(member) instanceof ObjectNode inner) {
				schema(inner);
			}
		}
	}

	private static List<ObjectNode> objects(JsonNode parent) {
		return parent.valueStream().filter(ObjectNode.class::isInstance).map(ObjectNode.class::cast).toList();
	}

}
