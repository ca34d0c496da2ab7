/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
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
 * @param spellings how members are spelt in the body, where that is not their name
 * @param first whether that member is an array, whose first element the object is
 */
public record ObjectContent(@Nullable String envelope, ApiType.Members object, Map<String, String> spellings,
		boolean first) {

	/**
	 * Create the content of a body that spells its members as they are named.
	 * @param envelope name of the member that holds the object
	 * @param object the object
	 */
	public ObjectContent(@Nullable String envelope, ApiType.Members object) {
		this(envelope, object, Map.of(), false);
	}

	/**
	 * The content of no body.
	 */
	static final ObjectContent NONE = new ObjectContent(null, new ApiType.Members("", Map.of()));

	static Optional<ObjectContent> of(ApiBody body) {
		return (body.isJson() || body.isForm()) ? body.members().map((members) -> new ObjectContent(null, members))
				: Optional.empty();
	}

	/**
	 * Return the object that is in a body.
	 * @param body the body, as it was sent or received
	 * @return the object, missing if the envelope is not there
	 */
	public JsonNode in(JsonNode body) {
		JsonNode content = (this.envelope != null) ? body.path(this.envelope) : body;
		return this.first ? content.path(0) : content;
	}

	/**
	 * Return the object in the content of a request that changes one, which is as deep in
	 * it as in this content of one that creates it.
	 */
	public Optional<ApiType.Members> in(ApiBody body) {
		Optional<ApiType.Members> members = body.members();
		if (this.envelope == null) {
			return members.map(this::named);
		}
		return members.map((outer) -> outer.properties().get(this.envelope))
			.flatMap((member) -> member.type().members())
			.or(() -> members);
	}

	private ApiType.Members named(ApiType.Members changed) {
		Map<String, String> names = new HashMap<>();
		this.spellings.forEach((name, spelling) -> names.put(spelling, name));
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		changed.properties()
			.forEach((spelling, property) -> properties.putIfAbsent(names.getOrDefault(spelling, spelling), property));
		return new ApiType.Members(changed.description(), properties);
	}

	/**
	 * Return the objects in the members.
	 */
	List<ObjectContent> inner() {
		return members(ApiType::members, false);
	}

	/**
	 * Return the objects in the arrays among the members.
	 */
	List<ObjectContent> inArrays() {
		return members(ObjectContent::element, true);
	}

	private List<ObjectContent> members(Function<ApiType, Optional<ApiType.Members>> object, boolean first) {
		List<ObjectContent> found = new ArrayList<>();
		this.object.properties()
			.forEach((name, member) -> object.apply(member.type())
				.ifPresent((members) -> found.add(new ObjectContent(name, members, Map.of(), first))));
		return found;
	}

	/**
	 * Return the object that each element of an array is.
	 * @return the object; empty if the type is no array of objects
	 */
	static Optional<ApiType.Members> element(ApiType type) {
		return (type instanceof ApiType.Elements elements) ? elements.element().type().members() : Optional.empty();
	}

	/**
	 * Return how a member is spelt in the body.
	 * @param name its name
	 */
	public String spelling(String name) {
		return this.spellings.getOrDefault(name, name);
	}

	/**
	 * Return the content with the members named as in another object, where both names
	 * consist of the same words.
	 */
	ObjectContent namedAs(ApiType.Members other) {
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		Map<String, String> spelt = new LinkedHashMap<>();
		this.object.properties().forEach((spelling, property) -> {
			String words = NameWords.snakeCase(spelling);
			String name = (this.object.properties().containsKey(words) || other.properties().containsKey(spelling))
					? spelling
					: other.properties()
						.keySet()
						.stream()
						.filter((each) -> NameWords.snakeCase(each).equals(words)
								&& !this.object.properties().containsKey(each))
						.findFirst()
						.orElse(spelling);
			if (properties.putIfAbsent(name, property) == null && !name.equals(spelling)) {
				spelt.put(name, spelling);
			}
		});
		return new ObjectContent(this.envelope, new ApiType.Members(this.object.description(), properties), spelt,
				this.first);
	}

	/**
	 * Return a member.
	 * @param name its name
	 */
	public Optional<ApiProperty> property(String name) {
		return Optional.ofNullable(this.object.properties().get(name));
	}

}
