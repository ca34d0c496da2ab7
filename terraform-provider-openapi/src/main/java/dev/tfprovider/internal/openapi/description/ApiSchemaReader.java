/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Reads schemas of a document into types. References are followed within the document
 * alone; what contains itself, or is too large, ends in any JSON.
 */
final class ApiSchemaReader {

	private static final String SCHEMAS = "#/components/schemas/";

	private static final int DEEPEST = 12;

	private static final int LARGEST = 3000;

	private final Map<String, Schema<?>> components = new HashMap<>();

	private final Map<@Nullable Schema<?>, ApiProperty> read = new IdentityHashMap<>();

	private int budget;

	@SuppressWarnings("rawtypes")
	ApiSchemaReader(OpenAPI document) {
		Map<String, Schema> schemas = document.getComponents().getSchemas();
		if (schemas != null) {
			schemas.forEach((name, schema) -> this.components.put(name, schema));
		}
	}

	/**
	 * Return the name of the schema that a reference leads to.
	 * @return the name; {@code null} if it leads somewhere else
	 */
	static @Nullable String name(String reference) {
		return reference.startsWith(SCHEMAS) ? JsonPointers.decode(reference.substring(SCHEMAS.length())) : null;
	}

	/**
	 * Read a schema.
	 * @param schema the schema; {@code null} says nothing
	 */
	ApiProperty read(@Nullable Schema<?> schema) {
		ApiProperty known = this.read.get(schema);
		if (known == null) {
			this.budget = LARGEST;
			known = property(schema, new ArrayDeque<>());
			this.read.put(schema, known);
		}
		return known;
	}

	private ApiProperty property(@Nullable Schema<?> schema, Deque<String> trail) {
		if (schema == null) {
			return ApiProperty.anything("it has no schema");
		}
		if (trail.size() > DEEPEST || this.budget-- <= 0) {
			return ApiProperty.anything("it is nested too deeply");
		}
		int depth = trail.size();
		try {
			MergedSchema merged = new MergedSchema(this.components::get);
			String problem = merged.add(schema, trail);
			return (problem != null) ? ApiProperty.anything(problem) : property(merged, trail);
		}
		finally {
			while (trail.size() > depth) {
				trail.pop();
			}
		}
	}

	private ApiProperty property(MergedSchema schema, Deque<String> trail) {
		List<Schema<?>> alternatives = new ArrayList<>(schema.alternatives());
		boolean nullable = alternatives.removeIf(MergedSchema::isNull) || schema.isNullable();
		ApiType type;
		if (alternatives.isEmpty()) {
			type = type(schema, trail);
		}
		else if (!schema.properties().isEmpty()) {
			type = withAlternatives(type(schema, trail), alternatives, trail);
		}
		else if (alternatives.size() == 1) {
			ApiProperty only = property(alternatives.get(0), trail);
			nullable |= only.nullable();
			type = only.type();
		}
		else {
			type = alternatives(schema, alternatives, trail);
		}
		return new ApiProperty(type, false, nullable, schema.access(), schema.description(),
				schema.any(Schema::getDeprecated), schema.fallback(), schema.example(), schema.corrections());
	}

	private ApiType alternatives(MergedSchema schema, List<Schema<?>> alternatives, Deque<String> trail) {
		Discriminator discriminator = schema.first(Schema::getDiscriminator);
		if (discriminator != null && discriminator.getPropertyName() != null) {
			ApiType variants = variants(schema, discriminator, alternatives, trail);
			if (!(variants instanceof ApiType.Anything)) {
				return variants;
			}
		}
		List<ApiType> types = types(alternatives, trail).toList();
		List<ApiType.Members> objects = objects(types);
		if (!objects.isEmpty()) {
			return MergedMembers.alternatives(objects);
		}
		if (types.stream().allMatch(ApiType.Text.class::isInstance)) {
			return new ApiType.Text("", SizeLimits.NONE, null, List.of());
		}
		if (types.stream().allMatch(types.get(0)::equals)) {
			return types.get(0);
		}
		return new ApiType.Anything("it is of one of several types, and nothing tells them apart");
	}

	/**
	 * Add what alternatives have besides the members that an object has in any case.
	 */
	private ApiType withAlternatives(ApiType type, List<Schema<?>> alternatives, Deque<String> trail) {
		if (!(type instanceof ApiType.Members base)) {
			return type;
		}
		List<ApiType.Members> objects = objects(
				types(alternatives, trail).filter((each) -> !(each instanceof ApiType.Anything)).toList());
		return objects.isEmpty() ? base : MergedMembers.both(base, MergedMembers.alternatives(objects));
	}

	private Stream<ApiType> types(List<Schema<?>> alternatives, Deque<String> trail) {
		return alternatives.stream().map((alternative) -> property(alternative, trail).type());
	}

	/**
	 * Return the objects that types are, none if one is anything else.
	 */
	private static List<ApiType.Members> objects(List<ApiType> types) {
		List<ApiType.Members> objects = types.stream().map(MergedMembers::of).flatMap(Optional::stream).toList();
		return (objects.size() == types.size()) ? objects : List.of();
	}

	private ApiType variants(MergedSchema schema, Discriminator discriminator, List<Schema<?>> alternatives,
			Deque<String> trail) {
		String member = discriminator.getPropertyName();
		Map<String, ApiType.Members> cases = new LinkedHashMap<>();
		for (Map.Entry<String, String> mapped : mapping(discriminator, alternatives).entrySet()) {
			Schema<?> reference = new Schema<>();
			reference.set$ref(mapped.getValue());
			ApiType type = property(reference, trail).type();
			if (!(type instanceof ApiType.Members members)) {
				return new ApiType.Anything(
						"'%s' is no object that '%s' tells apart".formatted(mapped.getKey(), member));
			}
			Map<String, ApiProperty> others = new LinkedHashMap<>(members.properties());
			others.remove(member);
			cases.put(mapped.getKey(), new ApiType.Members(members.description(), others));
		}
		return (cases.size() > 1) ? new ApiType.Variants(schema.description(), member, cases)
				: new ApiType.Anything("'%s' does not tell its types apart".formatted(member));
	}

	private static Map<String, String> mapping(Discriminator discriminator, List<Schema<?>> alternatives) {
		Map<String, String> mapping = new LinkedHashMap<>();
		if (discriminator.getMapping() != null) {
			mapping.putAll(discriminator.getMapping());
		}
		for (Schema<?> alternative : alternatives) {
			String reference = alternative.get$ref();
			String name = (reference != null) ? name(reference) : null;
			if (reference != null && name != null && !mapping.containsValue(reference)
					&& !mapping.containsValue(name)) {
				mapping.put(name, reference);
			}
		}
		return mapping;
	}

	private ApiType type(MergedSchema schema, Deque<String> trail) {
		Set<String> types = schema.types();
		if (types.size() > 1 && !types.equals(Set.of("integer", "number"))) {
			return new ApiType.Anything("it is of one of the types " + String.join(", ", types));
		}
		if (!types.contains("string") && schema.isMixed()) {
			return new ApiType.Anything("its values are texts and others");
		}
		return switch (types.isEmpty() ? schema.guess()
				: types.contains("number") ? "number" : types.iterator().next()) {
			case "string" -> schema.text();
			case "integer" -> schema.number(true);
			case "number" -> schema.number(false);
			case "boolean" -> new ApiType.Flag();
			case "array" -> new ApiType.Elements(property(schema.items(), trail), schema.elementLimits(),
					schema.any(Schema::getUniqueItems));
			case "object" -> object(schema, trail);
			default -> new ApiType.Anything("the description does not say what it is");
		};
	}

	private ApiType object(MergedSchema schema, Deque<String> trail) {
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		schema.properties().forEach((name, property) -> {
			ApiProperty read = property(property, trail).asRequired(schema.required().contains(name));
			if (!read.corrections().is("ignore")) {
				properties.put(name, read);
			}
		});
		if (!properties.isEmpty()) {
			return new ApiType.Members(schema.description(), properties);
		}
		Schema<?> value = schema.additionalProperties();
		return (value != null) ? new ApiType.Entries(property(value, trail), schema.memberLimits())
				: new ApiType.Anything("it is an object with any members");
	}

}
