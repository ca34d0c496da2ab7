/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.NestedType;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Writes the schema that resources will have, as a schema document: types, what is
 * required, defaults, what forces replacement.
 */
public final class ModelSchema {

	private static final Set<String> NUMBERS = Set.of("Integer", "Long", "Double", "BigDecimal");

	private final JsonNodeFactory nodes = JsonNodeFactory.instance;

	private final ResourceModel model;

	private ModelSchema(ResourceModel model) {
		this.model = model;
	}

	/**
	 * Return the document.
	 * @param models the resources
	 * @param address address of the provider
	 * @param prefix what the names of types begin with
	 */
	public static ObjectNode document(List<ResourceModel> models, String address, String prefix) {
		ObjectNode document = JsonNodeFactory.instance.objectNode().put("format_version", "1.0");
		ObjectNode provider = document.putObject("provider_schemas").putObject(address);
		provider.putObject("provider").put("version", 0).putObject("block");
		ObjectNode resources = provider.putObject("resource_schemas");
		models.forEach((model) -> resources.putObject(prefix + "_" + model.found().name())
			.put("version", 0)
			.putObject("block")
			.set("attributes", new ModelSchema(model).attributes(model.components(), true)));
		provider.put("declared", 1);
		return document;
	}

	private ObjectNode attributes(List<ModelComponent> components, boolean root) {
		ObjectNode attributes = this.nodes.objectNode();
		components.forEach((component) -> attributes.set(component.attributeName(), attribute(component, root)));
		return attributes;
	}

	private ObjectNode attribute(ModelComponent component, boolean root) {
		ObjectNode attribute = this.nodes.objectNode();
		type(attribute, component.type().withoutAnnotations());
		boolean given = isConfiguredId(component) || (!has(component, "Id") && component.use().create())
				|| component.json().isEmpty();
		boolean fallback = has(component, "Default");
		boolean computed = has(component, "Computed") || fallback || (has(component, "Id") && !given) || !given;
		boolean required = given && !component.nullable() && !computed;
		flag(attribute, "required", required);
		flag(attribute, "optional", given && !required);
		flag(attribute, "computed", computed);
		flag(attribute, "sensitive", has(component, "Sensitive"));
		flag(attribute, "write_only", has(component, "WriteOnly"));
		declared(attribute, component, root);
		return attribute;
	}

	private static void flag(ObjectNode attribute, String name, boolean set) {
		if (set) {
			attribute.put(name, true);
		}
	}

	private void declared(ObjectNode attribute, ModelComponent component, boolean root) {
		ObjectNode declared = this.nodes.objectNode();
		component.code("Default", "value").ifPresent((code) -> declared.put("default", code));
		boolean fixed = has(component, "RequiresReplace") || isConfiguredId(component)
				|| (root && this.model.found().update().isEmpty() && component.use().create());
		if (fixed) {
			declared.put("replacement", "always");
		}
		NestedType type = this.model.nested(component.type().withoutAnnotations()).orElse(null);
		if (type instanceof NestedType.NestedEnum constants) {
			ArrayNode values = declared.putArray("allowed_values");
			constants.constants().values().forEach(values::add);
		}
		if (!declared.isEmpty()) {
			attribute.set("declared", declared);
		}
	}

	private void type(ObjectNode attribute, TypeName type) {
		String nesting = "single";
		TypeName element = type;
		if (type instanceof ParameterizedTypeName collection) {
			nesting = collection.rawType().simpleName().toLowerCase(Locale.ROOT);
			element = element(collection);
		}
		NestedType nested = this.model.nested(element).orElse(null);
		if (nested instanceof NestedType.NestedRecord record) {
			nest(attribute, nesting, attributes(record.components(), false));
		}
		else if (nested instanceof NestedType.NestedUnion union) {
			ObjectNode cases = this.nodes.objectNode();
			union.cases()
				.values()
				.forEach((each) -> nest(cases.putObject(NameWords.snakeCase(each.name())).put("optional", true),
						"single", attributes(each.components(), false)));
			nest(attribute, nesting, cases);
		}
		else {
			attribute.set("type", constraint(type));
		}
	}

	private static void nest(ObjectNode attribute, String nesting, ObjectNode attributes) {
		attribute.putObject("nested_type").put("nesting_mode", nesting).set("attributes", attributes);
	}

	private JsonNode constraint(TypeName type) {
		if (type instanceof ParameterizedTypeName collection) {
			return this.nodes.arrayNode()
				.add(collection.rawType().simpleName().toLowerCase(Locale.ROOT))
				.add(constraint(element(collection)));
		}
		if (type instanceof ArrayTypeName || !(type instanceof ClassName name)) {
			return this.nodes.textNode("string");
		}
		return this.nodes.textNode(NUMBERS.contains(name.simpleName()) ? "number"
				: name.simpleName().equals("Boolean") ? "bool" : "string");
	}

	/**
	 * Return the type of the elements of a collection.
	 */
	static TypeName element(ParameterizedTypeName collection) {
		return collection.typeArguments().get(collection.typeArguments().size() - 1).withoutAnnotations();
	}

	private static boolean has(ModelComponent component, String annotation) {
		return component.annotation(annotation).isPresent();
	}

	private static boolean isConfiguredId(ModelComponent component) {
		return component.annotation("Id").filter((id) -> id.members().containsKey("configured")).isPresent();
	}

}
