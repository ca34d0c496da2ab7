/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Takes the marks of optional attributes out of a type, which belong to configurations
 * only.
 */
public final class OptionalAttributes implements TerraformType.Cases<TerraformType> {

	private static final OptionalAttributes REMOVAL = new OptionalAttributes();

	private OptionalAttributes() {
	}

	public static TerraformType removedFrom(TerraformType type) {
		return type.match(REMOVAL);
	}

	@Override
	public TerraformType string() {
		return TerraformType.STRING;
	}

	@Override
	public TerraformType number() {
		return TerraformType.NUMBER;
	}

	@Override
	public TerraformType bool() {
		return TerraformType.BOOL;
	}

	@Override
	public TerraformType dynamic() {
		return TerraformType.DYNAMIC;
	}

	@Override
	public TerraformType list(TerraformType.ListType type) {
		return TerraformType.list(removedFrom(type.element()));
	}

	@Override
	public TerraformType set(TerraformType.SetType type) {
		return TerraformType.set(removedFrom(type.element()));
	}

	@Override
	public TerraformType map(TerraformType.MapType type) {
		return TerraformType.map(removedFrom(type.element()));
	}

	@Override
	public TerraformType tuple(TerraformType.TupleType type) {
		return new TerraformType.TupleType(type.elements().stream().map(OptionalAttributes::removedFrom).toList());
	}

	@Override
	public TerraformType object(ObjectType type) {
		Map<String, TerraformType> attributes = new TreeMap<>();
		type.names().forEach((name) -> attributes.put(name, removedFrom(type.type(name))));
		return ObjectType.of(attributes);
	}

}
