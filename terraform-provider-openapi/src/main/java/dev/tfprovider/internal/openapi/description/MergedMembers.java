/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Makes one object of several that a value may be: it has the members of all, and those
 * must be there that each of them must have.
 */
final class MergedMembers {

	private MergedMembers() {
	}

	/**
	 * Return the object that a type is, or is made of.
	 */
	static Optional<ApiType.Members> of(ApiType type) {
		if (type instanceof ApiType.Members members) {
			return Optional.of(members);
		}
		if (!(type instanceof ApiType.Variants variants)) {
			return Optional.empty();
		}
		List<String> values = List.copyOf(variants.cases().keySet());
		ApiProperty kind = ApiProperty.of(new ApiType.Text("", SizeLimits.NONE, null, values), true, false);
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		properties.put(variants.discriminator(), kind);
		properties.putAll(alternatives(List.copyOf(variants.cases().values())).properties());
		return Optional.of(new ApiType.Members(variants.description(), properties));
	}

	/**
	 * Return the object that has the members of all.
	 * @param alternatives what a value may be, at least one
	 */
	static ApiType.Members alternatives(List<ApiType.Members> alternatives) {
		Set<String> names = new LinkedHashSet<>();
		alternatives.forEach((each) -> names.addAll(each.properties().keySet()));
		Map<String, ApiProperty> properties = new LinkedHashMap<>();
		for (String name : names) {
			List<ApiProperty> found = alternatives.stream()
				.map((each) -> each.properties().get(name))
				.filter(Objects::nonNull)
				.toList();
			properties.put(name, one(found, alternatives.size()));
		}
		return new ApiType.Members(alternatives.get(0).description(), properties);
	}

	/**
	 * Return the object that has the members of two.
	 */
	static ApiType.Members both(ApiType.Members base, ApiType.Members more) {
		Map<String, ApiProperty> properties = new LinkedHashMap<>(base.properties());
		more.properties()
			.forEach((name, property) -> properties.merge(name, property,
					(one, other) -> one(List.of(one, other), 2).asRequired(one.required() || other.required())));
		return new ApiType.Members(base.description(), properties);
	}

	private static ApiProperty one(List<ApiProperty> found, int alternatives) {
		ApiProperty first = found.get(0);
		ApiType type = first.type();
		for (ApiProperty each : found) {
			type = one(type, each.type());
		}
		boolean required = found.size() == alternatives && found.stream().allMatch(ApiProperty::required);
		boolean same = found.stream().map(ApiProperty::fallback).distinct().count() == 1;
		return new ApiProperty(type, required, found.stream().anyMatch(ApiProperty::nullable), first.access(),
				first.description(), found.stream().allMatch(ApiProperty::deprecated), same ? first.fallback() : null,
				first.example(), first.corrections());
	}

	private static ApiType one(ApiType one, ApiType other) {
		if (one.equals(other) || other instanceof ApiType.Anything) {
			return one;
		}
		if (one instanceof ApiType.Anything) {
			return other;
		}
		if (one instanceof ApiType.Text first && other instanceof ApiType.Text second) {
			Set<String> values = new LinkedHashSet<>(first.values());
			values.addAll(second.values());
			boolean closed = !first.values().isEmpty() && !second.values().isEmpty();
			return new ApiType.Text(first.format().equals(second.format()) ? first.format() : "", SizeLimits.NONE, null,
					closed ? new ArrayList<>(values) : List.of());
		}
		if (one instanceof ApiType.Numeric first && other instanceof ApiType.Numeric second) {
			return new ApiType.Numeric(first.whole() && second.whole(),
					first.format().equals(second.format()) ? first.format() : "",
					new NumberLimits(null, false, null, false, null));
		}
		if (one instanceof ApiType.Members first && other instanceof ApiType.Members second) {
			return alternatives(List.of(first, second));
		}
		if (one instanceof ApiType.Elements first && other instanceof ApiType.Elements second) {
			return new ApiType.Elements(one(List.of(first.element(), second.element()), 2), SizeLimits.NONE,
					first.unique() && second.unique());
		}
		return new ApiType.Anything("it is of one of several types, and nothing tells them apart");
	}

}
