/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.swagger.v3.core.util.Json;
import io.swagger.v3.oas.models.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A schema together with all that it refers to and is made of: the first that says
 * something counts.
 */
final class MergedSchema {

	private final Function<String, @Nullable Schema<?>> components;

	private final List<Schema<?>> parts = new ArrayList<>();

	/**
	 * Names of the schemas among the parts.
	 */
	private final Set<String> names = new HashSet<>();

	MergedSchema(Function<String, @Nullable Schema<?>> components) {
		this.components = components;
	}

	/**
	 * Add a schema, and what it refers to and is made of.
	 * @param schema the schema
	 * @param trail names of the schemas it is part of, to which those are added that it
	 * refers to
	 * @return what is wrong with it, else {@code null}
	 */
	@Nullable String add(Schema<?> schema, Deque<String> trail) {
		this.parts.add(schema);
		if (this.parts.size() > 200) {
			return "it is made of too many schemas";
		}
		String reference = schema.get$ref();
		if (reference != null) {
			String name = ApiSchemaReader.name(reference);
			Schema<?> target = (name != null) ? this.components.apply(name) : null;
			if (name == null || target == null) {
				return "it refers to '%s', which is no schema".formatted(reference);
			}
			if (this.names.contains(name)) {
				return null;
			}
			if (trail.contains(name)) {
				return "'%s' contains itself".formatted(name);
			}
			trail.push(name);
			this.names.add(name);
			return add(target, trail);
		}
		for (Schema<?> part : raw(schema.getAllOf())) {
			String problem = add(part, trail);
			if (problem != null) {
				return problem;
			}
		}
		return null;
	}

	@SuppressWarnings("rawtypes")
	private static List<Schema<?>> raw(@Nullable List<Schema> schemas) {
		List<Schema<?>> list = new ArrayList<>();
		if (schemas != null) {
			schemas.stream().filter(Objects::nonNull).forEach(list::add);
		}
		return list;
	}

	/**
	 * Return the first that a part says of a member.
	 */
	<T> @Nullable T first(Function<Schema<?>, @Nullable T> member) {
		for (Schema<?> part : this.parts) {
			T value = member.apply(part);
			if (value != null) {
				return value;
			}
		}
		return null;
	}

	/**
	 * Return whether a part says that something is so.
	 */
	boolean any(Function<Schema<?>, @Nullable Boolean> member) {
		return this.parts.stream().anyMatch((part) -> Boolean.TRUE.equals(member.apply(part)));
	}

	static boolean isNull(Schema<?> schema) {
		return typesOf(schema).equals(Set.of("null"))
				|| (schema.getEnum() != null && schema.getEnum().size() == 1 && isNull(schema.getEnum().get(0)));
	}

	private static boolean isNull(@Nullable Object value) {
		return value == null || value instanceof NullNode;
	}

	private static Set<String> typesOf(Schema<?> schema) {
		if (schema.getTypes() != null) {
			return schema.getTypes();
		}
		return (schema.getType() != null) ? Set.of(schema.getType()) : Set.of();
	}

	boolean isNullable() {
		return this.parts.stream()
			.anyMatch((part) -> Boolean.TRUE.equals(part.getNullable()) || typesOf(part).contains("null")
					|| (part.getEnum() != null && part.getEnum().stream().anyMatch(MergedSchema::isNull)));
	}

	/**
	 * Return the alternatives, but for those that only say which members are required.
	 */
	List<Schema<?>> alternatives() {
		for (Schema<?> part : this.parts) {
			List<Schema<?>> alternatives = raw((part.getOneOf() != null) ? part.getOneOf() : part.getAnyOf());
			alternatives.removeIf((alternative) -> alternative.get$ref() == null && alternative.getProperties() == null
					&& alternative.getAllOf() == null && alternative.getRequired() != null);
			if (!alternatives.isEmpty()) {
				return alternatives;
			}
		}
		return List.of();
	}

	Set<String> types() {
		for (Schema<?> part : this.parts) {
			Set<String> types = new TreeSet<>(typesOf(part));
			types.remove("null");
			if (!types.isEmpty()) {
				return types;
			}
		}
		return Set.of();
	}

	/**
	 * Return whether texts and other values are named, so that the type of the first is
	 * not that of all.
	 */
	boolean isMixed() {
		List<?> values = first(Schema::getEnum);
		List<?> named = (values != null) ? values.stream().filter((value) -> !isNull(value)).toList() : List.of();
		return named.stream().anyMatch(String.class::isInstance) && !named.stream().allMatch(String.class::isInstance);
	}

	/**
	 * Guess the type from what else is said.
	 */
	String guess() {
		if (!properties().isEmpty() || additionalProperties() != null) {
			return "object";
		}
		if (items() != null) {
			return "array";
		}
		if (!values().isEmpty()) {
			return "string";
		}
		String said = guessFromLimits();
		return said.isEmpty() ? guessFromValues() : said;
	}

	private String guessFromLimits() {
		String format = first(Schema::getFormat);
		if (format != null && format.matches("int[0-9]*|float|double|decimal|number")) {
			return format.startsWith("int") ? "integer" : "number";
		}
		if (format != null || first(Schema::getPattern) != null || first(Schema::getMinLength) != null
				|| first(Schema::getMaxLength) != null) {
			return "string";
		}
		return (first(Schema::getMinimum) != null || first(Schema::getMaximum) != null
				|| first(Schema::getMultipleOf) != null) ? "number" : "";
	}

	/**
	 * Return the type that all values have that are named: the only ones, the default,
	 * and an example. Objects and arrays tell too little of themselves.
	 */
	private String guessFromValues() {
		List<?> only = first(Schema::getEnum);
		Set<String> types = new HashSet<>();
		for (Object value : (only != null) ? only : Arrays.asList(fallback(), example())) {
			JsonNode json = json(value);
			if (json != null && !json.isNull()) {
				types.add(typeOf(json));
			}
		}
		return (types.size() == 1) ? types.iterator().next() : "";
	}

	private static String typeOf(JsonNode value) {
		return value.isTextual() ? "string" : value.isBoolean() ? "boolean" : value.isNumber() ? "number" : "";
	}

	Map<String, Schema<?>> properties() {
		Map<String, Schema<?>> properties = new LinkedHashMap<>();
		for (Schema<?> part : this.parts) {
			if (part.getProperties() != null) {
				part.getProperties().forEach((name, property) -> {
					if (property != null) {
						properties.putIfAbsent(name, property);
					}
				});
			}
		}
		return properties;
	}

	Set<String> required() {
		Set<String> required = new HashSet<>();
		this.parts.forEach((part) -> required.addAll((part.getRequired() != null) ? part.getRequired() : List.of()));
		return required;
	}

	@Nullable Schema<?> items() {
		return first(Schema::getItems);
	}

	@Nullable Schema<?> additionalProperties() {
		return first((part) -> (part.getAdditionalProperties() instanceof Schema<?> value && !isEmpty(value)) ? value
				: null);
	}

	private static boolean isEmpty(Schema<?> schema) {
		return schema.getBooleanSchemaValue() != null
				|| (typesOf(schema).isEmpty() && schema.get$ref() == null && schema.getProperties() == null
						&& schema.getAllOf() == null && schema.getOneOf() == null && schema.getAnyOf() == null);
	}

	Corrections corrections() {
		return this.parts.stream()
			.map((part) -> Corrections.of(part.getExtensions()))
			.reduce(Corrections.NONE, Corrections::or);
	}

	ApiProperty.Access access() {
		return any(Schema::getReadOnly) ? ApiProperty.Access.READ_ONLY
				: any(Schema::getWriteOnly) ? ApiProperty.Access.WRITE_ONLY : ApiProperty.Access.BOTH;
	}

	String description() {
		String text = first(Schema::getDescription);
		return (text != null) ? text : "";
	}

	@Nullable JsonNode fallback() {
		return json(first(Schema::getDefault));
	}

	@Nullable JsonNode example() {
		return json(first((part) -> (part.getExample() != null) ? part.getExample()
				: (part.getExamples() != null && !part.getExamples().isEmpty()) ? part.getExamples().get(0) : null));
	}

	private static @Nullable JsonNode json(@Nullable Object value) {
		if (value == null) {
			return null;
		}
		try {
			return Json.mapper().valueToTree(value);
		}
		catch (IllegalArgumentException ex) {
			return null;
		}
	}

	ApiType text() {
		String format = first(Schema::getFormat);
		return new ApiType.Text((format != null) ? format : "",
				new SizeLimits(first(Schema::getMinLength), first(Schema::getMaxLength)), first(Schema::getPattern),
				values());
	}

	private List<String> values() {
		List<?> values = first(Schema::getEnum);
		if (values == null) {
			Object only = first(Schema::getConst);
			values = (only != null) ? List.of(only) : List.of();
		}
		boolean texts = values.stream().allMatch((value) -> isNull(value) || value instanceof String);
		return texts ? values.stream().filter(String.class::isInstance).map(String.class::cast).distinct().toList()
				: List.of();
	}

	ApiType number(boolean whole) {
		BigDecimal above = first(Schema::getExclusiveMinimumValue);
		BigDecimal below = first(Schema::getExclusiveMaximumValue);
		BigDecimal min = (above != null) ? above : first(Schema::getMinimum);
		BigDecimal max = (below != null) ? below : first(Schema::getMaximum);
		String format = first(Schema::getFormat);
		return new ApiType.Numeric(whole, (format != null) ? format : "",
				new NumberLimits(min, above != null || any(Schema::getExclusiveMinimum), max,
						below != null || any(Schema::getExclusiveMaximum), first(Schema::getMultipleOf)));
	}

	SizeLimits elementLimits() {
		return new SizeLimits(first(Schema::getMinItems), first(Schema::getMaxItems));
	}

	SizeLimits memberLimits() {
		return new SizeLimits(first(Schema::getMinProperties), first(Schema::getMaxProperties));
	}

}
