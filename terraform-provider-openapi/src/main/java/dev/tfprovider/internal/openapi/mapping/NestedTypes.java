/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/**
 * The types inside a model record.
 */
final class NestedTypes {

	private final ClassName model;

	private final Set<String> taken = new HashSet<>();

	private final List<NestedType> types = new ArrayList<>();

	NestedTypes(ClassName model) {
		this.model = model;
		this.taken.add(model.simpleName().toLowerCase(Locale.ROOT));
	}

	List<NestedType> types() {
		return List.copyOf(this.types);
	}

	/**
	 * Have a member of a record replace the object where it changes.
	 * @param type the record
	 * @param member name of the member
	 */
	void fix(TypeName type, String member) {
		this.types.replaceAll((each) -> (each instanceof NestedType.NestedRecord record
				&& this.model.nestedClass(record.name()).equals(type)) ? new NestedType.NestedRecord(record.name(),
						record.description(),
						record.components()
							.stream()
							.map((component) -> component.json().equals(member) ? component.replacing() : component)
							.toList())
						: each);
	}

	/**
	 * Return a free name.
	 */
	String name(String hint) {
		return JavaNames.type(hint, this.taken);
	}

	/**
	 * Add a record, unless there is one with the same components.
	 */
	ClassName addRecord(NestedType.NestedRecord added) {
		return known((type) -> type instanceof NestedType.NestedRecord record
				&& record.components().equals(added.components()))
			.orElseGet(() -> add(added));
	}

	ClassName add(NestedType type) {
		this.types.add(type);
		return this.model.nestedClass(type.name());
	}

	ClassName enumOf(String hint, List<String> values) {
		Map<String, String> constants = new LinkedHashMap<>();
		Set<String> names = new HashSet<>();
		values.forEach((value) -> constants.put(JavaNames.constant(value, names), value));
		return known((type) -> type instanceof NestedType.NestedEnum other && other.constants().equals(constants))
			.orElseGet(() -> add(new NestedType.NestedEnum(name(hint), "", constants)));
	}

	private Optional<ClassName> known(Predicate<NestedType> same) {
		return this.types.stream().filter(same).findFirst().map((type) -> this.model.nestedClass(type.name()));
	}

}
