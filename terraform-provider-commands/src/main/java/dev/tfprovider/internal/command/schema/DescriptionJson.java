/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

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
	<T> void all(String name, Map<String, T> described, Consumer<T> writer) {
		if (described.isEmpty()) {
			return;
		}
		this.json.writeObjectPropertyStart(name);
		for (Map.Entry<String, T> one : described.entrySet()) {
			this.json.writeObjectPropertyStart(one.getKey());
			writer.accept(one.getValue());
			this.json.writeEndObject();
		}
		this.json.writeEndObject();
	}

	void type(DescribedType type) {
		this.json.writeNumberProperty("version", type.version());
		block(type.object());
	}

	void block(DescribedObject object) {
		this.json.writeObjectPropertyStart("block");
		all("attributes", object.attributes(), this::attribute);
		all("block_types", object.blocks(), this::nestedBlock);
		description(object.description());
		flag("deprecated", object.deprecation() != null);
		declared(object.declared());
		this.json.writeEndObject();
	}

	private void nestedBlock(DescribedMember block) {
		this.json.writeStringProperty("nesting_mode", block.shape().nestingMode());
		if (block.inside() != null) {
			block(block.inside());
		}
		if (block.shape().minItems() > 0) {
			this.json.writeNumberProperty("min_items", block.shape().minItems());
		}
		if (block.shape().maxItems() > 0) {
			this.json.writeNumberProperty("max_items", block.shape().maxItems());
		}
	}

	private void attribute(DescribedMember attribute) {
		DescribedObject inside = attribute.inside();
		if (inside != null) {
			this.json.writeObjectPropertyStart("nested_type");
			all("attributes", inside.attributes(), this::attribute);
			this.json.writeStringProperty("nesting_mode", attribute.shape().nestingMode());
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

	void identity(DescribedType identity) {
		this.json.writeNumberProperty("version", identity.version());
		all("attributes", identity.object().attributes(), (attribute) -> {
			type("type", attribute.type());
			text("description", attribute.description().text());
			flag("required_for_import", attribute.required());
			flag("optional_for_import", attribute.optional());
		});
	}

	void function(DescribedFunction function) {
		text("description", function.documentation().description().text());
		text("summary", function.documentation().summary());
		text("deprecation_message", function.documentation().deprecation());
		type("return_type", function.returnType());
		list("parameters", function.parameters(), this::parameter);
		if (function.variadic() != null) {
			this.json.writeName("variadic_parameter");
			parameter(function.variadic());
		}
	}

	private void parameter(SignatureParameter parameter) {
		this.json.writeStartObject();
		text("name", parameter.name());
		text("description", parameter.description().text());
		flag("is_nullable", parameter.nullAllowed());
		type("type", parameter.type());
		this.json.writeEndObject();
	}

	private void declared(Declaration declared) {
		if (!this.full || declared.isEmpty()) {
			return;
		}
		this.json.writeObjectPropertyStart(DECLARED);
		word("default", declared.fallback());
		texts("default_depends_on", declared.inputs());
		texts("environment", declared.environment());
		texts("allowed_values", declared.allowed());
		word("replacement", declared.replacement());
		texts("rules", declared.rules());
		list("constraints", declared.constraints(), this::constraint);
		this.json.writeEndObject();
	}

	private void constraint(ConstraintFact constraint) {
		this.json.writeStartObject();
		this.json.writeStringProperty("name", constraint.name());
		this.json.writeStringProperty("about", constraint.subject());
		this.json.writeStringProperty("text", String.join(" ", constraint.sentences()));
		if (!constraint.limits().isEmpty()) {
			this.json.writeObjectPropertyStart("limits");
			for (Map.Entry<String, Object> limit : constraint.limits().entrySet()) {
				limit(limit.getKey(), limit.getValue());
			}
			this.json.writeEndObject();
		}
		this.json.writeEndObject();
	}

	private void limit(String name, Object value) {
		if (value instanceof List<?> list) {
			texts(name, list);
		}
		else if (value instanceof Boolean flag) {
			this.json.writeBooleanProperty(name, flag);
		}
		else if (value instanceof Number number) {
			this.json.writeNumberProperty(name, number.longValue());
		}
		else {
			this.json.writeStringProperty(name, value.toString());
		}
	}

	private void texts(String name, List<?> texts) {
		list(name, texts, (text) -> this.json.writeString(text.toString()));
	}

	private <T> void list(String name, List<T> elements, Consumer<? super T> writer) {
		if (elements.isEmpty()) {
			return;
		}
		this.json.writeArrayPropertyStart(name);
		for (T element : elements) {
			writer.accept(element);
		}
		this.json.writeEndArray();
	}

	private void type(String name, TerraformType type) {
		this.json.writeName(name);
		this.json.writeRawValue(new String(TypeJson.write(type), StandardCharsets.UTF_8));
	}

	private void description(DescriptionText description) {
		text("description", description.text());
		this.json.writeStringProperty("description_kind", description.markdown() ? "markdown" : "plain");
	}

	/**
	 * Write a text as the protocol would carry it.
	 */
	private void text(String name, @Nullable String text) {
		word(name, (text != null) ? ControlCharacters.escape(text) : "");
	}

	private void word(String name, String text) {
		if (!text.isEmpty()) {
			this.json.writeStringProperty(name, text);
		}
	}

	private void flag(String name, boolean flag) {
		if (flag) {
			this.json.writeBooleanProperty(name, true);
		}
	}

}
