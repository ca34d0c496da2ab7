/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.NumberLimits;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.NestedType;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ResourceId;
import org.jspecify.annotations.Nullable;

/**
 * Finds values for a configuration of a resource, the smallest or the fullest: texts,
 * numbers, truth values, lists and maps of them.
 *
 * @param model the resource
 * @param full whether to find all that may be set, as far as it can be guessed, rather
 * than what must be
 */
record ExampleValues(ResourceModel model, boolean full) {

	/**
	 * Return the attributes of the configuration.
	 * @return values by attribute; empty if one that must be set cannot be guessed
	 */
	Optional<Map<String, Object>> configuration() {
		ResourceId id = this.model.found().id();
		Map<String, ApiProperty> properties = new LinkedHashMap<>(id.request().object().properties());
		properties.replaceAll((name, given) -> asAnswered(given, id.answer().object().properties().get(name)));
		return object(this.model.components(), properties);
	}

	/**
	 * Return what a text has to be that answers have as a number.
	 */
	private static ApiProperty asAnswered(ApiProperty given, @Nullable ApiProperty answered) {
		return (given.type() instanceof ApiType.Text && answered != null
				&& answered.type() instanceof ApiType.Numeric numeric)
						? given.withExample(JsonNodeFactory.instance.textNode(number(numeric).toPlainString())) : given;
	}

	private Optional<Map<String, Object>> object(List<ModelComponent> components, Map<String, ApiProperty> properties) {
		Map<String, Object> values = new LinkedHashMap<>();
		for (ModelComponent component : components) {
			ApiProperty property = properties.get(component.json());
			boolean required = isRequired(component);
			if (!required && !(this.full && property != null && component.use().create())) {
				continue;
			}
			Optional<?> value = (property != null) ? value(property, component.type())
					: Optional.of(scalar(component.type()));
			if (value.isEmpty() && required) {
				return Optional.empty();
			}
			value.ifPresent((each) -> values.put(component.attributeName(), each));
			if (value.isPresent() && component.use().writeOnly()) {
				component.version(components)
					.ifPresent((version) -> values.put(version.attributeName(), BigDecimal.ONE));
			}
		}
		return Optional.of(values);
	}

	private static boolean isRequired(ModelComponent component) {
		return !component.nullable() && component.annotation("Computed").isEmpty()
				&& component.annotation("Default").isEmpty()
				&& component.annotation("Id").filter((id) -> id.members().isEmpty()).isEmpty();
	}

	private Optional<?> value(ApiProperty property, TypeName type) {
		ApiType described = property.type();
		if (described instanceof ApiType.Text text) {
			return text(property, text);
		}
		if (described instanceof ApiType.Numeric numeric) {
			return Optional.of(number(numeric));
		}
		if (described instanceof ApiType.Flag) {
			return Optional.of(true);
		}
		if (described instanceof ApiType.Members members) {
			return this.model.nestedRecord(type).flatMap((record) -> object(record.components(), members.properties()));
		}
		if (described instanceof ApiType.Variants variants) {
			return this.model.nested(type)
				.flatMap((nested) -> (nested instanceof NestedType.NestedUnion union) ? variant(union, variants)
						: Optional.empty());
		}
		if (described instanceof ApiType.Elements elements) {
			return (type instanceof ParameterizedTypeName list)
					? elements(elements, list.typeArguments().get(0).withoutAnnotations()) : Optional.empty();
		}
		if (described instanceof ApiType.Entries entries && type instanceof ParameterizedTypeName map) {
			return value(entries.element(), map.typeArguments().get(1).withoutAnnotations())
				.map((value) -> Map.of(ExampleRequest.KEY, value));
		}
		return Optional.of("{}");
	}

	private Optional<Map<String, Object>> variant(NestedType.NestedUnion union, ApiType.Variants variants) {
		Map.Entry<String, NestedType.NestedRecord> first = union.cases().entrySet().iterator().next();
		return object(first.getValue().components(),
				Objects.requireNonNull(variants.cases().get(first.getKey())).properties())
			.map((value) -> Map.of(NameWords.snakeCase(first.getValue().name()), value));
	}

	private Optional<List<Object>> elements(ApiType.Elements elements, TypeName element) {
		Integer least = elements.size().min();
		if (least != null && least > 1) {
			return Optional.empty();
		}
		return value(elements.element(), element).map((value) -> List.of(value));
	}

	private static Object scalar(TypeName type) {
		return type.equals(ClassName.get(String.class)) ? "example"
				: type.equals(ClassName.get(UUID.class)) ? new UUID(0, 1).toString() : BigDecimal.ONE;
	}

	static Optional<String> text(ApiProperty property, ApiType.Text text) {
		if (!text.values().isEmpty()) {
			return Optional.of(text.values().get(0));
		}
		String known = known(text.format());
		if (known != null) {
			return Optional.of(known);
		}
		JsonNode example = property.example();
		if (example != null && example.isTextual() && fits(text, example.asText())) {
			return Optional.of(example.asText());
		}
		int least = (text.length().min() != null) ? text.length().min() : 1;
		return Stream.of("example", "a".repeat(Math.min(Math.max(least, 1), 1000)), "1", "https://example.org/")
			.filter((value) -> fits(text, value))
			.findFirst();
	}

	static boolean fits(ApiType.Text text, String value) {
		Integer min = text.length().min();
		Integer max = text.length().max();
		if (value.isBlank() || (min != null && value.length() < min) || (max != null && value.length() > max)) {
			return false;
		}
		try {
			return text.pattern() == null || Pattern.compile(text.pattern()).matcher(new StepLimitedText(value)).find();
		}
		catch (PatternSyntaxException ex) {
			return true;
		}
		catch (StepLimitedText.TooMuchException | StackOverflowError ex) {
			return false;
		}
	}

	private static @Nullable String known(String format) {
		return switch (format) {
			case "date" -> "2026-01-31";
			case "date-time" -> "2026-01-31T12:00:00Z";
			case "time" -> "12:00:00Z";
			case "duration" -> "PT1H";
			case "uuid" -> "00000000-0000-0000-0000-000000000001";
			case "uri", "url" -> "https://example.org/";
			case "byte" -> "ZXhhbXBsZQ==";
			case "email" -> "someone@example.org";
			case "ipv4" -> "192.0.2.1";
			case "ipv6" -> "2001:db8::1";
			default -> null;
		};
	}

	/**
	 * Return a number that is allowed: a limit that is far below zero may be one that no
	 * whole number of Java reaches.
	 */
	static BigDecimal number(ApiType.Numeric numeric) {
		NumberLimits limits = numeric.limits();
		BigDecimal least = limits.min();
		BigDecimal most = limits.max();
		BigDecimal value;
		if (least != null && (least.signum() >= 0 || (most != null && most.signum() <= 0))) {
			value = limits.minExclusive() ? least.add(BigDecimal.ONE) : least;
		}
		else if (most != null && most.compareTo(BigDecimal.ONE) <= 0) {
			value = (least != null) ? BigDecimal.ZERO : most.subtract(BigDecimal.ONE);
		}
		else {
			value = BigDecimal.ONE;
		}
		BigDecimal divisor = limits.multipleOf();
		if (divisor != null && divisor.signum() > 0) {
			value = value.divide(divisor, 0, RoundingMode.CEILING).multiply(divisor);
		}
		return numeric.whole() ? value.setScale(0, RoundingMode.CEILING) : value;
	}

}
