/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

/**
 * Follows the references of a description, so that all that are left lead to its
 * components: what is elsewhere becomes a component, or takes the place of the reference
 * where there are no components of its kind.
 */
final class DocumentReferences {

	private static final String REFERENCE = "$ref";

	private static final int MOST_SHOWN = 20;

	/**
	 * Members beside a reference that say more of a schema.
	 */
	private static final Set<String> REMARKS = Set.of("description", "nullable", "readOnly", "writeOnly", "deprecated",
			"default", "example", "examples", "title", "minLength", "maxLength", "pattern", "format", "enum",
			"properties", "required");

	private final DocumentFiles files;

	private final ObjectNode document;

	/**
	 * Components by where they come from.
	 */
	private final Map<String, String> components = new HashMap<>();

	/**
	 * What has to be looked at still.
	 */
	private final Deque<Part> parts = new ArrayDeque<>();

	/**
	 * Why references lead nowhere.
	 */
	private final Map<String, String> problems = new LinkedHashMap<>();

	private int left = DescriptionFile.MOST_NODES;

	DocumentReferences(DocumentFiles files, ObjectNode document) {
		this.files = files;
		this.document = document;
	}

	/**
	 * Follow all references that begin at the paths.
	 * @throws CommandFailedException if some lead nowhere
	 */
	void follow() throws IOException {
		this.parts.add(new Part(Kind.DOCUMENT, this.files.main(), this.document));
		while (!this.parts.isEmpty()) {
			Part part = this.parts.remove();
			walk(part.kind(), part.file(), part.node());
		}
		if (!this.problems.isEmpty()) {
			StringBuilder text = new StringBuilder(
					"References of '%s' lead nowhere:".formatted(this.files.main().path()));
			this.problems.values().stream().limit(MOST_SHOWN).forEach((problem) -> text.append("\n  ").append(problem));
			if (this.problems.size() > MOST_SHOWN) {
				text.append("\n  and %s more".formatted(this.problems.size() - MOST_SHOWN));
			}
			throw CommandFailedException.of(text.toString());
		}
	}

	private void walk(Kind kind, DocumentFiles.Document file, JsonNode given) throws IOException {
		if (!(given instanceof ObjectNode node)) {
			return;
		}
		if (node.path(REFERENCE).isTextual() && !follow(kind, file, node)) {
			return;
		}
		for (Step step : kind.steps()) {
			JsonNode member = node.path(step.member());
			for (JsonNode each : step.many() ? member : List.of(member)) {
				walk(step.kind(), file, each);
			}
		}
		if (kind == Kind.SCHEMA && node.path("discriminator").path("mapping") instanceof ObjectNode mapping) {
			for (Map.Entry<String, JsonNode> entry : mapping.properties()) {
				if (entry.getValue().isTextual() && entry.getValue().asText().matches(".*[/#.].*")) {
					String component = component(kind, file, entry.getValue().asText(), false);
					if (component != null) {
						mapping.put(entry.getKey(), component);
					}
				}
			}
		}
	}

	/**
	 * Follow the reference of a node.
	 * @return whether what it leads to has taken the place of the node
	 */
	private boolean follow(Kind kind, DocumentFiles.Document file, ObjectNode node) throws IOException {
		String reference = node.get(REFERENCE).asText();
		if (!kind.section.isEmpty()) {
			String component = component(kind, file, reference, true);
			if (component != null) {
				node.put(REFERENCE, component);
				apart(kind, node, component);
			}
			return false;
		}
		DocumentFiles.Place place = place(file, reference, true);
		for (int i = 0; i < 10 && place != null && place.node().path(REFERENCE).isTextual(); i++) {
			place = place(place.file(), place.node().path(REFERENCE).asText(), true);
		}
		if (place == null || !(place.node() instanceof ObjectNode target)) {
			return false;
		}
		take(target);
		node.remove(REFERENCE);
		ObjectNode copy = target.deepCopy();
		copy.properties().forEach((member) -> {
			if (!node.has(member.getKey())) {
				node.set(member.getKey(), member.getValue());
			}
		});
		node.remove(REFERENCE);
		if (place.file() == file) {
			return true;
		}
		this.parts.add(new Part(kind, place.file(), node));
		return false;
	}

	/**
	 * What stands beside the reference of a schema says more of what it leads to.
	 */
	private static void apart(Kind kind, ObjectNode node, String component) {
		boolean remarks = node.properties()
			.stream()
			.anyMatch((member) -> REMARKS.contains(member.getKey()) || member.getKey().startsWith(Corrections.PREFIX));
		if (kind == Kind.SCHEMA && remarks) {
			node.remove(REFERENCE);
			node.withArray("allOf").insertObject(0).put(REFERENCE, component);
		}
	}

	/**
	 * Return the reference to the component that is, or becomes, what a reference leads
	 * to.
	 * @return {@code null} if it leads nowhere
	 */
	private @Nullable String component(Kind kind, DocumentFiles.Document file, String reference, boolean needed)
			throws IOException {
		DocumentFiles.Place place = place(file, reference, needed);
		if (place == null) {
			return null;
		}
		String origin = kind + " " + place;
		String known = this.components.get(origin);
		if (known != null) {
			return known;
		}
		ObjectNode section = this.document.withObjectProperty("components").withObjectProperty(kind.section);
		List<String> tokens = place.tokens();
		boolean own = place.file() == this.files.main() && tokens.size() == 3 && tokens.get(0).equals("components")
				&& tokens.get(1).equals(kind.section);
		String name = own ? tokens.get(2) : name(place, section);
		String component = "#/components/%s/%s".formatted(kind.section, JsonPointers.encode(name));
		this.components.put(origin, component);
		JsonNode target = place.node();
		if (!own) {
			take(target);
			target = target.deepCopy();
			section.set(name, target);
		}
		this.parts.add(new Part(kind, place.file(), target));
		return component;
	}

	/**
	 * Return a free name that says where something comes from.
	 */
	private static String name(DocumentFiles.Place place, ObjectNode section) {
		List<String> tokens = place.tokens();
		String last = tokens.isEmpty() ? place.file().name() : tokens.get(tokens.size() - 1);
		for (int i = tokens.size() - 2; i >= 0
				&& last.matches("[0-9_]*|schema|items|application_json|content|allOf_[0-9]+"); i--) {
			last = tokens.get(i).replace('/', '_') + "_" + last;
		}
		String name = last.replaceAll("[^A-Za-z0-9._-]", "_");
		String unique = name;
		for (int i = 2; section.has(unique); i++) {
			unique = name + "_" + i;
		}
		return unique;
	}

	private DocumentFiles.@Nullable Place place(DocumentFiles.Document file, String reference, boolean needed)
			throws IOException {
		try {
			return this.files.find(file, reference);
		}
		catch (DocumentFiles.NowhereException ex) {
			if (needed) {
				this.problems.computeIfAbsent(file.path() + " " + reference, (key) -> {
					int line = file.line(reference);
					String where = (file == this.files.main()) ? "" : file.name() + ", ";
					return "%sline %s: '%s': %s".formatted(where, (line > 0) ? line : "?",
							ShownText.cut(reference, DocumentFiles.LONGEST_SHOWN), ex.getMessage());
				});
			}
			return null;
		}
	}

	private void take(JsonNode node) {
		this.left -= size(node);
		Refusal.when(this.left < 0,
				"References make '%s' too large: what they lead to, taken together, is more than a description may have.",
				this.files.main().path());
	}

	private static int size(JsonNode node) {
		int size = 1;
		for (JsonNode each : node) {
			size += size(each);
		}
		return size;
	}

	/**
	 * What may be in a part of a description.
	 */
	private enum Kind {

		DOCUMENT(""), PATH(""), OPERATION(""), MEDIA(""), BODY("requestBodies"), RESPONSE("responses"),
		PARAMETER("parameters"), HEADER("headers"), SCHEMA("schemas");

		private final String section;

		Kind(String section) {
			this.section = section;
		}

		/**
		 * Return the members that are, or have, parts of their own.
		 */
		List<Step> steps() {
			return switch (this) {
				case DOCUMENT -> List.of(Step.many("paths", PATH));
				case PATH ->
					List.of(Step.many("parameters", PARAMETER), Step.one("get", OPERATION), Step.one("put", OPERATION),
							Step.one("post", OPERATION), Step.one("delete", OPERATION), Step.one("patch", OPERATION));
				case OPERATION -> List.of(Step.many("parameters", PARAMETER), Step.one("requestBody", BODY),
						Step.many("responses", RESPONSE));
				case MEDIA -> List.of(Step.one("schema", SCHEMA));
				case BODY -> List.of(Step.many("content", MEDIA));
				case RESPONSE -> List.of(Step.many("content", MEDIA), Step.many("headers", HEADER));
				case PARAMETER, HEADER -> List.of(Step.one("schema", SCHEMA), Step.many("content", MEDIA));
				case SCHEMA -> List.of(Step.many("properties", SCHEMA), Step.one("items", SCHEMA),
						Step.many("allOf", SCHEMA), Step.many("oneOf", SCHEMA), Step.many("anyOf", SCHEMA),
						Step.one("additionalProperties", SCHEMA));
			};
		}

	}

	/**
	 * A way from a part to parts inside it.
	 *
	 * @param member the member
	 * @param kind what they are
	 * @param many whether they are all members, or elements, of what is there
	 */
	private record Step(String member, Kind kind, boolean many) {

		static Step one(String member, Kind kind) {
			return new Step(member, kind, false);
		}

		static Step many(String member, Kind kind) {
			return new Step(member, kind, true);
		}

	}

	/**
	 * A part of a description.
	 *
	 * @param kind what it is
	 * @param file where it comes from
	 * @param node its content
	 */
	private record Part(Kind kind, DocumentFiles.Document file, JsonNode node) {

	}

}
