/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.Corrections;
import dev.tfprovider.internal.openapi.resource.NameWords;
import org.jspecify.annotations.Nullable;

/**
 * Maps types of the description to Java types, those inside a model record included.
 */
final class TypeMapping {

	private static final ClassName JSON = ClassName.get("tools.jackson.databind", "JsonNode");

	/**
	 * Parameters that a method, and so a record, may have are 255, and this is one. What
	 * is in requests alone and what is in answers alone add up.
	 */
	static final int MOST_COMPONENTS = 120;

	private final Notes notes;

	private final NestedTypes nested;

	private final ScalarMapping scalars;

	private final ComponentMapping components;

	TypeMapping(Notes notes, NestedTypes nested, Corrections corrections) {
		this.notes = notes;
		this.nested = nested;
		this.scalars = new ScalarMapping(notes, nested);
		this.components = new ComponentMapping(this, notes, corrections);
	}

	ComponentMapping components() {
		return this.components;
	}

	/**
	 * Map a type.
	 * @param place where it is
	 * @param hint what it could be called
	 * @param request the type in requests, {@code null} if it is in answers alone
	 * @param answer the type in answers, {@code null} if it is in requests alone
	 */
	MappedType map(String place, String hint, @Nullable ApiType request, @Nullable ApiType answer) {
		ApiType type = Objects.requireNonNull((request != null) ? request : answer);
		boolean configurable = request != null;
		if (type instanceof ApiType.Text text) {
			boolean open = answer instanceof ApiType.Text found && found.values().isEmpty();
			return this.scalars.text(place, hint, withValuesOf(text, answer), configurable, open);
		}
		if (type instanceof ApiType.Numeric number) {
			return this.scalars.number(place, number, configurable);
		}
		if (type instanceof ApiType.Flag) {
			return MappedType.of(ClassName.get(Boolean.class));
		}
		if (Stream.of(type, request, answer).anyMatch(TypeMapping::isTooWide)) {
			return anything(place, "it has more members than a record has room for");
		}
		if (type instanceof ApiType.Members members) {
			return MappedType.of(this.nested.addRecord(record(place, this.nested.name(hint), members,
					(ApiType.Members) request, (ApiType.Members) answer)));
		}
		if (type instanceof ApiType.Variants variants) {
			return union(place, hint, variants, (ApiType.Variants) request, (ApiType.Variants) answer);
		}
		if (type instanceof ApiType.Collection collection) {
			return collection(place, hint, collection, (ApiType.Collection) request, (ApiType.Collection) answer);
		}
		return anything(place, ((ApiType.Anything) type).reason());
	}

	private static boolean isTooWide(@Nullable ApiType type) {
		return (type instanceof ApiType.Members members && members.properties().size() > MOST_COMPONENTS)
				|| (type instanceof ApiType.Variants variants
						&& variants.cases().values().stream().anyMatch(TypeMapping::isTooWide));
	}

	private MappedType anything(String place, String reason) {
		this.notes.add(Note.Topic.JSON, place, reason + "; it is a text with JSON");
		return MappedType.of(JSON);
	}

	/**
	 * Add the values that answers may have.
	 */
	private static ApiType.Text withValuesOf(ApiType.Text text, @Nullable ApiType answer) {
		if (text.values().isEmpty() || !(answer instanceof ApiType.Text found)) {
			return text;
		}
		Set<String> values = new LinkedHashSet<>(text.values());
		values.addAll(found.values());
		return new ApiType.Text(text.format(), text.length(), text.pattern(), List.copyOf(values));
	}

	private NestedType.NestedRecord record(String place, String name, ApiType.Members members,
			ApiType.@Nullable Members request, ApiType.@Nullable Members answer) {
		return new NestedType.NestedRecord(name, members.description(), this.components.nested(place, request, answer));
	}

	private MappedType union(String place, String hint, ApiType.Variants variants, ApiType.@Nullable Variants request,
			ApiType.@Nullable Variants answer) {
		String name = this.nested.name(hint);
		Set<String> taken = new HashSet<>(Set.of(name.toLowerCase(Locale.ROOT)));
		Map<String, NestedType.NestedRecord> cases = new LinkedHashMap<>();
		variants.cases().forEach((value, members) -> {
			String each = place + "." + value;
			cases.put(value,
					record(each, JavaNames.type(caseName(value, hint), taken), members,
							(request != null) ? request.cases().get(value) : null,
							(answer != null) ? answer.cases().get(value) : null));
		});
		return MappedType.of(this.nested
			.add(new NestedType.NestedUnion(name, variants.description(), variants.discriminator(), cases)));
	}

	/**
	 * Leave out what the name of the union says already.
	 */
	private static String caseName(String value, String hint) {
		String name = NameWords.snakeCase(value.substring(value.lastIndexOf('/') + 1));
		String suffix = "_" + NameWords.snakeCase(hint);
		return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
	}

	private MappedType collection(String place, String hint, ApiType.Collection collection,
			ApiType.@Nullable Collection request, ApiType.@Nullable Collection answer) {
		if (isObjectInCollection(collection.element().type())) {
			return anything(place, "Terraform has no objects in collections of collections");
		}
		boolean map = collection instanceof ApiType.Entries;
		MappedType element = map(place + (map ? ".*" : "[]"), NameWords.singular(NameWords.snakeCase(hint)),
				(request != null) ? request.element().type() : null, (answer != null) ? answer.element().type() : null);
		TypeName type = map
				? ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), element.element())
				: ParameterizedTypeName.get(ClassName.get(isSet(collection, element) ? Set.class : List.class),
						element.element());
		return new MappedType(type,
				(request != null) ? Annotations.size(collection.size()).stream().toList() : List.of(),
				element.sensitive());
	}

	private static boolean isSet(ApiType.Collection collection, MappedType element) {
		ApiType type = collection.element().type();
		return collection instanceof ApiType.Elements elements && elements.unique()
				&& (type instanceof ApiType.Text || type instanceof ApiType.Numeric)
				&& !(element.type() instanceof ArrayTypeName);
	}

	private static boolean isObjectInCollection(ApiType element) {
		if (!(element instanceof ApiType.Collection collection)) {
			return false;
		}
		ApiType inner = collection.element().type();
		return inner instanceof ApiType.Members || inner instanceof ApiType.Variants || isObjectInCollection(inner);
	}

}
