/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.validation.ConstraintFact;

/**
 * Writes what is declared, but no schema carries, as a member of its own.
 */
final class DeclarationJson {

	/**
	 * Name of the member.
	 */
	static final String MEMBER = "declared";

	/**
	 * Version of its content, which is raised if a reader would misunderstand it.
	 */
	static final int VERSION = 1;

	private final JsonGenerator json;

	DeclarationJson(JsonGenerator json) {
		this.json = json;
	}

	void write(DeclaredObject object) throws IOException {
		if (object.rules().isEmpty() && object.constraints().isEmpty() && !object.replaced()) {
			return;
		}
		this.json.writeObjectFieldStart(MEMBER);
		if (object.replaced()) {
			this.json.writeStringField("replacement", "always");
		}
		texts("rules", object.rules());
		constraints(object.constraints());
		this.json.writeEndObject();
	}

	void write(DeclaredMember member) throws IOException {
		if (member.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart(MEMBER);
		if (member.fallback().isPresent()) {
			this.json.writeStringField("default", member.fallback().get());
		}
		texts("default_depends_on", member.inputs());
		texts("environment", member.environment());
		texts("allowed_values", member.allowed());
		if (!member.replacement().isEmpty()) {
			this.json.writeStringField("replacement", member.replacement());
		}
		constraints(member.constraints());
		this.json.writeEndObject();
	}

	private void constraints(List<ConstraintFact> constraints) throws IOException {
		if (constraints.isEmpty()) {
			return;
		}
		this.json.writeArrayFieldStart("constraints");
		for (ConstraintFact constraint : constraints) {
			this.json.writeStartObject();
			this.json.writeStringField("name", constraint.name());
			this.json.writeStringField("about", constraint.subject());
			this.json.writeStringField("text", String.join(" ", constraint.sentences()));
			if (!constraint.limits().isEmpty()) {
				this.json.writeObjectFieldStart("limits");
				for (Map.Entry<String, Object> limit : constraint.limits().entrySet()) {
					limit(limit.getKey(), limit.getValue());
				}
				this.json.writeEndObject();
			}
			this.json.writeEndObject();
		}
		this.json.writeEndArray();
	}

	private void limit(String name, Object value) throws IOException {
		if (value instanceof List<?> list) {
			texts(name, list);
		}
		else if (value instanceof Boolean flag) {
			this.json.writeBooleanField(name, flag);
		}
		else if (value instanceof Number number) {
			this.json.writeNumberField(name, number.longValue());
		}
		else {
			this.json.writeStringField(name, value.toString());
		}
	}

	private void texts(String name, List<?> texts) throws IOException {
		if (texts.isEmpty()) {
			return;
		}
		this.json.writeArrayFieldStart(name);
		for (Object text : texts) {
			this.json.writeString(text.toString());
		}
		this.json.writeEndArray();
	}

}
