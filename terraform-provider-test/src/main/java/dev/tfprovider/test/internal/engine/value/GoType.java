/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.util.stream.Collectors;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

/**
 * Writes types in the Go syntax of Core's texts, such as {@code cty.List(cty.String)}.
 */
final class GoType implements TerraformType.Cases<String> {

	private static final GoType TEXT = new GoType();

	private GoType() {
	}

	static String of(TerraformType type) {
		return type.match(TEXT);
	}

	@Override
	public String string() {
		return "cty.String";
	}

	@Override
	public String number() {
		return "cty.Number";
	}

	@Override
	public String bool() {
		return "cty.Bool";
	}

	@Override
	public String dynamic() {
		return "cty.DynamicPseudoType";
	}

	@Override
	public String list(TerraformType.ListType type) {
		return "cty.List(" + of(type.element()) + ")";
	}

	@Override
	public String set(TerraformType.SetType type) {
		return "cty.Set(" + of(type.element()) + ")";
	}

	@Override
	public String map(TerraformType.MapType type) {
		return "cty.Map(" + of(type.element()) + ")";
	}

	@Override
	public String tuple(TerraformType.TupleType type) {
		if (type.elements().isEmpty()) {
			return "cty.EmptyTuple";
		}
		return type.elements()
			.stream()
			.map(GoType::of)
			.collect(Collectors.joining(", ", "cty.Tuple([]cty.Type{", "})"));
	}

	@Override
	public String object(ObjectType type) {
		if (type.size() == 0) {
			return "cty.EmptyObject";
		}
		return type.names()
			.stream()
			.map((name) -> GoString.quote(name) + ":" + of(type.type(name)))
			.collect(Collectors.joining(", ", "cty.Object(map[string]cty.Type{", "})"));
	}

}
