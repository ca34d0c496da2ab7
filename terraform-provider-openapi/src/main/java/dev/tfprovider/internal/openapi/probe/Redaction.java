/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.Corrections;
import dev.tfprovider.internal.openapi.description.PercentEncoding;
import dev.tfprovider.internal.openapi.description.SizeLimits;
import dev.tfprovider.internal.openapi.mapping.Secrets;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.source.ExampleRequest;

/**
 * Writes what a sandbox has said without its secrets: each is a word, or 1 if it is a
 * number, wherever it is. What was sent is none: it is made of the description.
 */
final class Redaction {

	private static final String WORD = "example";

	/**
	 * Shorter texts are in too many others.
	 */
	private static final int SHORTEST = 8;

	private static final ApiType TEXT = new ApiType.Text("", SizeLimits.NONE, null, List.of());

	private final Corrections corrections;

	/**
	 * The object in answers and in requests.
	 */
	private final List<ApiProperty> objects;

	private final Set<String> sent = new HashSet<>();

	/**
	 * Names of the members that were sent as maps.
	 */
	private final Set<String> maps = new HashSet<>();

	/**
	 * The secrets, the longest first.
	 */
	private final TreeSet<String> secrets = new TreeSet<>(
			Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()));

	Redaction(FoundResource found) {
		this.corrections = found.corrections();
		this.objects = Stream.of(found.id().answer(), found.id().request())
			.map((content) -> ApiProperty.of(content.object(), true, false))
			.toList();
	}

	/**
	 * Return the record of what was said.
	 */
	ArrayNode record(List<Exchange> exchanges) {
		ArrayNode record = JsonNodeFactory.instance.arrayNode();
		exchanges.forEach((exchange) -> record.add(exchange.record()));
		record.forEach((exchange) -> addSent("", exchange.path("content")));
		record.forEach((exchange) -> collect("", "", exchange.path("answer"), this.objects, false));
		for (JsonNode exchange : record) {
			JsonNode status = exchange.path("status");
			((ObjectNode) replaced(exchange, this.objects)).set("status", status);
		}
		return record;
	}

	private void addSent(String name, JsonNode node) {
		if (isText(node)) {
			this.sent.add(node.asText());
		}
		if (node.has(ExampleRequest.KEY)) {
			this.maps.add(name);
		}
		node.properties().forEach((member) -> addSent(member.getKey(), member.getValue()));
		if (node.isArray()) {
			node.forEach((each) -> addSent(name, each));
		}
	}

	/**
	 * Collect the secrets. All that is in a secret is one. What is not described may have
	 * the object in it.
	 * @param name by what name it is told whether it is a secret
	 * @param place where the object has it
	 * @param described what the description says of it
	 * @param inside whether it is in a secret
	 */
	private void collect(String name, String place, JsonNode node, List<ApiProperty> described, boolean inside) {
		Optional<Boolean> said = said(place, described);
		String called = said.isPresent() ? "" : name;
		boolean secret = inside || said.orElseGet(() -> node.isObject() && Secrets.mayBeSecret(name, TEXT, ""));
		if (isText(node)) {
			String text = node.asText();
			if ((secret || mayBeSecret(called, described, node)) && !text.equals(WORD) && !isKnown(described, text)) {
				this.secrets.add(text);
			}
		}
		else if (node.isArray()) {
			String each = place.isEmpty() ? "" : place + "[]";
			node.forEach((element) -> collect(called, each, element, elements(described), secret));
		}
		else {
			node.properties().forEach((member) -> {
				List<ApiProperty> inner = members(described, member.getKey());
				String there = (place.isEmpty() ? "" : place + ".") + (isMap(described) ? "*" : member.getKey());
				collect(called(called, node, member.getKey(), isMap(described)), inner.isEmpty() ? "" : there,
						member.getValue(), inner.isEmpty() ? this.objects : inner, secret);
			});
		}
	}

	/**
	 * Return by what name it is told whether a member is a secret. The key in a map that
	 * was sent says nothing, nor does that in a pair of a key and its value, which is a
	 * name for the value.
	 */
	private String called(String name, JsonNode object, String member, boolean map) {
		if (member.equals(ExampleRequest.KEY) && ((map && this.maps.contains(name)) || object.has("value"))) {
			return name;
		}
		return member.equals("value") ? object.path(ExampleRequest.KEY).asText(object.path("name").asText(member))
				: member;
	}

	/**
	 * Return whether a member is a secret, if a person or the description says so.
	 */
	private Optional<Boolean> said(String place, List<ApiProperty> described) {
		Corrections all = this.corrections.at(place);
		for (ApiProperty property : described) {
			all = all.or(property.corrections());
		}
		boolean secret = described.stream()
			.anyMatch((property) -> property.access() == ApiProperty.Access.WRITE_ONLY
					|| (property.type() instanceof ApiType.Text text && text.format().equals("password")));
		return all.flag("sensitive").or(() -> secret ? Optional.of(true) : Optional.empty());
	}

	/**
	 * Return whether a node is a text, or a number, which has one.
	 */
	private static boolean isText(JsonNode node) {
		return node.isTextual() || node.isNumber();
	}

	/**
	 * Return whether a text or a number may be a secret by its name. Of the numbers that
	 * are described, many have names such as {@code tokens_left}.
	 */
	private static boolean mayBeSecret(String name, List<ApiProperty> described, JsonNode node) {
		if (node.isNumber() && described.stream().anyMatch((property) -> property.type() instanceof ApiType.Numeric)) {
			return Secrets.isSecret(name, TEXT, Set.of());
		}
		List<ApiType> texts = described.stream()
			.map(ApiProperty::type)
			.filter((type) -> type instanceof ApiType.Text)
			.toList();
		return (texts.isEmpty() ? List.of(TEXT) : texts).stream()
			.anyMatch((type) -> Secrets.mayBeSecret(name, type, node.asText()));
	}

	/**
	 * Return whether the description itself has a text.
	 */
	private boolean isKnown(List<ApiProperty> described, String text) {
		return this.sent.contains(text) || described.stream()
			.anyMatch((property) -> property.type() instanceof ApiType.Text known && known.values().contains(text));
	}

	private static boolean isMap(List<ApiProperty> described) {
		return described.stream().anyMatch((property) -> property.type() instanceof ApiType.Entries);
	}

	private static List<ApiProperty> members(List<ApiProperty> described, String name) {
		return described.stream().map(ApiProperty::type).flatMap((type) -> {
			if (type instanceof ApiType.Entries entries) {
				return Stream.of(entries.element());
			}
			return type.members().stream().flatMap((members) -> Stream.ofNullable(members.properties().get(name)));
		}).toList();
	}

	/**
	 * Return what elements of an array are, which may be one of the objects themselves.
	 */
	private static List<ApiProperty> elements(List<ApiProperty> described) {
		return described.stream()
			.map((property) -> (property.type() instanceof ApiType.Elements elements) ? elements.element() : property)
			.toList();
	}

	private JsonNode replaced(JsonNode node, List<ApiProperty> described) {
		if (node instanceof ObjectNode object) {
			object.properties().forEach((member) -> {
				List<ApiProperty> inner = members(described, member.getKey());
				member.setValue(replaced(member.getValue(), inner.isEmpty() ? this.objects : inner));
			});
		}
		else if (node instanceof ArrayNode array) {
			for (int i = 0; i < array.size(); i++) {
				array.set(i, replaced(array.get(i), elements(described)));
			}
		}
		if (!isText(node) || isKnown(described, node.asText())) {
			return node;
		}
		String text = replaced(node.asText());
		if (text.equals(node.asText())) {
			return node;
		}
		return node.isTextual() ? TextNode.valueOf(text) : IntNode.valueOf(1);
	}

	private String replaced(String text) {
		String left = text;
		for (String secret : this.secrets) {
			if (secret.length() >= SHORTEST) {
				left = left.replace(secret, WORD).replace(PercentEncoding.encode(secret), WORD);
			}
			else if (left.equals(secret)) {
				left = WORD;
			}
		}
		return left;
	}

}
