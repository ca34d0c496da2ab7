/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.internal.command.line.Refusal;
import io.swagger.v3.core.util.Json;
import org.jspecify.annotations.Nullable;

/**
 * What a person, or a probe, has said about a path or a member of an object: members of
 * the description whose names begin with {@code x-terraform-}.
 *
 * @param values what was said, by the names without that beginning
 */
public record Corrections(Map<String, JsonNode> values) {

	/**
	 * What the names begin with.
	 */
	public static final String PREFIX = "x-terraform-";

	/**
	 * Nothing.
	 */
	public static final Corrections NONE = new Corrections(Map.of());

	private static final Set<String> KNOWN = new TreeSet<>(Set.of("name", "ignore", "description", "id", "create",
			"read", "update", "delete", "list", "eventual", "attributes", "record", "sensitive", "computed",
			"write-only", "force-new", "normalized", "default", "pending", "failed"));

	static Corrections of(@Nullable Map<String, Object> extensions) {
		Map<String, JsonNode> values = new LinkedHashMap<>();
		if (extensions != null) {
			extensions.forEach((name, value) -> {
				if (name.startsWith(PREFIX) && value != null) {
					values.put(name.substring(PREFIX.length()), Json.mapper().valueToTree(value));
				}
			});
		}
		return values.isEmpty() ? NONE : new Corrections(values);
	}

	/**
	 * Refuse names that mean nothing, anywhere in a node.
	 */
	static void check(JsonNode node) {
		node.properties().forEach((member) -> {
			String name = member.getKey();
			if (name.startsWith(PREFIX) && !KNOWN.contains(name.substring(PREFIX.length()))) {
				throw Refusal.of("'%s' means nothing. There is %s%s.", name, PREFIX, String.join(", " + PREFIX, KNOWN));
			}
		});
		node.forEach(Corrections::check);
	}

	/**
	 * Return these corrections, and others where these say nothing.
	 * @param others the others
	 */
	public Corrections or(Corrections others) {
		if (others.values.isEmpty() || this.values.isEmpty()) {
			return this.values.isEmpty() ? others : this;
		}
		Map<String, JsonNode> all = new LinkedHashMap<>(others.values);
		all.putAll(this.values);
		return new Corrections(all);
	}

	/**
	 * Return what a resource says of a member of its objects.
	 * @param place where the member is, such as {@code owner.name} or
	 * {@code rules[].port}
	 */
	public Corrections at(String place) {
		JsonNode said = value("attributes").map((attributes) -> attributes.path(place)).orElse(null);
		if (said == null || !said.isObject()) {
			return NONE;
		}
		Map<String, JsonNode> values = new LinkedHashMap<>();
		said.properties().forEach((member) -> values.put(member.getKey(), member.getValue()));
		return new Corrections(values);
	}

	/**
	 * Return a value.
	 * @param name its name
	 */
	public Optional<JsonNode> value(String name) {
		return Optional.ofNullable(this.values.get(name));
	}

	/**
	 * Return a text.
	 * @param name its name
	 */
	public Optional<String> text(String name) {
		return value(name).filter(JsonNode::isTextual).map(JsonNode::asText);
	}

	/**
	 * Return texts.
	 * @param name their name
	 */
	public List<String> texts(String name) {
		return value(name).stream().flatMap(JsonNode::valueStream).map(JsonNode::asText).toList();
	}

	/**
	 * Return whether something is so, or is not.
	 * @param name what
	 * @return empty if nothing was said
	 */
	public Optional<Boolean> flag(String name) {
		return value(name).filter(JsonNode::isBoolean).map(JsonNode::asBoolean);
	}

	/**
	 * Return whether something is so.
	 * @param name what
	 */
	public boolean is(String name) {
		return flag(name).orElse(false);
	}

}
