/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Writes descriptions as JSON, sorted by name. What is false or empty is left out, as
 * Terraform does.
 *
 * @param json where to
 * @param full whether to write what no schema carries, each as a member of its own
 */
record DescriptionJson(JsonGenerator json, boolean full) {

	/**
	 * Name of the member with what no schema carries.
	 */
	static final String DECLARED = "declared";

	/**
	 * Write something with a description for each name.
	 * @param name name of the member, which is left out if there is nothing
	 */
	<T> void all(String name, Map<String, T> described, Writer<T> writer) throws IOException {
		if (described.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart(name);
		for (Map.Entry<String, T> one : described.entrySet()) {
			this.json.writeObjectFieldStart(one.getKey());
			writer.write(one.getValue());
			this.json.writeEndObject();
		}
		this.json.writeEndObject();
	}

	void type(DescribedType type) throws IOException {
		this.json.writeNumberField("version", type.version());
		block(type.object());
	}

	void block(DescribedObject object) throws IOException {
		this.json.writeObjectFieldStart("block");
		all("attributes", object.attributes(), this::attribute);
		all("block_types", object.blocks(), this::nestedBlock);
		description(object.description());
		flag("deprecated", object.deprecation() != null);
		declared(object.declared());
		this.json.writeEndObject();
	}

	private void nestedBlock(DescribedMember block) throws IOException {
		this.json.writeStringField("nesting_mode", block.shape().nestingMode());
		if (block.inside() != null) {
			block(block.inside());
		}
		if (block.shape().minItems() > 0) {
			this.json.writeNumberField("min_items", block.shape().minItems());
		}
		if (block.shape().maxItems() > 0) {
			this.json.writeNumberField("max_items", block.shape().maxItems());
		}
	}

	private void attribute(DescribedMember attribute) throws IOException {
		DescribedObject inside = attribute.inside();
		if (inside != null) {
			this.json.writeObjectFieldStart("nested_type");
			all("attributes", inside.attributes(), this::attribute);
			this.json.writeStringField("nesting_mode", attribute.shape().nestingMode());
			declared(inside.declared());
			this.json.writeEndObject();
		}
		else {
			type("type", attribute.type());
		}
		description(attribute.description());
		flag("deprecated", attribute.isDeprecated());
		flag("required", attribute.required());
		flag("optional", attribute.optional());
		flag("computed", attribute.computed());
		flag("sensitive", attribute.sensitive());
		flag("write_only", attribute.writeOnly());
		declared(attribute.declared());
	}

	void identity(DescribedType identity) throws IOException {
		this.json.writeNumberField("version", identity.version());
		all("attributes", identity.object().attributes(), (attribute) -> {
			type("type", attribute.type());
			text("description", attribute.description().text());
			flag("required_for_import", attribute.required());
			flag("optional_for_import", attribute.optional());
		});
	}

	void function(DescribedFunction function) throws IOException {
		text("description", function.documentation().description().text());
		text("summary", function.documentation().summary());
		text("deprecation_message", function.documentation().deprecation());
		type("return_type", function.returnType());
		list("parameters", function.parameters(), this::parameter);
		if (function.variadic() != null) {
			this.json.writeFieldName("variadic_parameter");
			parameter(function.variadic());
		}
	}

	private void parameter(SignatureParameter parameter) throws IOException {
		this.json.writeStartObject();
		text("name", parameter.name());
		text("description", parameter.description().text());
		flag("is_nullable", parameter.nullAllowed());
		type("type", parameter.type());
		this.json.writeEndObject();
	}

	private void declared(Declaration declared) throws IOException {
		if (!this.full || declared.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart(DECLARED);
		word("default", declared.fallback());
		texts("default_depends_on", declared.inputs());
		texts("environment", declared.environment());
		texts("allowed_values", declared.allowed());
		word("replacement", declared.replacement());
		texts("rules", declared.rules());
		list("constraints", declared.constraints(), this::constraint);
		this.json.writeEndObject();
	}

	private void constraint(ConstraintFact constraint) throws IOException {
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
		list(name, texts, (text) -> this.json.writeString(text.toString()));
	}

	private <T> void list(String name, List<T> elements, Writer<? super T> writer) throws IOException {
		if (elements.isEmpty()) {
			return;
		}
		this.json.writeArrayFieldStart(name);
		for (T element : elements) {
			writer.write(element);
		}
		this.json.writeEndArray();
	}

	private void type(String name, TerraformType type) throws IOException {
		this.json.writeFieldName(name);
		this.json.writeRawValue(new String(TypeJson.write(type), StandardCharsets.UTF_8));
	}

	private void description(DescriptionText description) throws IOException {
		text("description", description.text());
		this.json.writeStringField("description_kind", description.markdown() ? "markdown" : "plain");
	}

	/**
	 * Write a text as the protocol would carry it.
	 */
	private void text(String name, @Nullable String text) throws IOException {
		word(name, (text != null) ? ControlCharacters.escape(text) : "");
	}

	private void word(String name, String text) throws IOException {
		if (!text.isEmpty()) {
			this.json.writeStringField(name, text);
		}
	}

	private void flag(String name, boolean flag) throws IOException {
		if (flag) {
			this.json.writeBooleanField(name, true);
		}
	}

	/**
	 * Writes the members of an object, or an element of a list.
	 *
	 * @param <T> what is described
	 */
	@FunctionalInterface
	interface Writer<T> {

		void write(T described) throws IOException;

	}

}
