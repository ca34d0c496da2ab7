/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link EmptyBlocks}.
 */
class EmptyBlocksTests {

	private static final BlockSchema LEAF = BlockSchema.of(attribute(TerraformType.STRING));

	private static final BlockSchema DYNAMIC = BlockSchema.of(attribute(TerraformType.DYNAMIC));

	@Test
	void nullBlocksBecomeEmpty() {
		BlockSchema block = with(LEAF, ObjectSchema.Nesting.LIST);
		assertThat(nothing(block).get("b")).isEqualTo(new ListValue(LEAF.impliedType(), List.of()));
		assertThat(nothing(with(LEAF, ObjectSchema.Nesting.SET)).get("b"))
			.isEqualTo(TerraformValue.set(LEAF.impliedType(), List.of()));
		assertThat(nothing(with(LEAF, ObjectSchema.Nesting.MAP)).get("b"))
			.isEqualTo(TerraformValue.map(LEAF.impliedType(), Map.of()));
	}

	@Test
	void singleBlockStaysNull() {
		assertThat(nothing(with(LEAF, ObjectSchema.Nesting.SINGLE)).get("b"))
			.isEqualTo(TerraformValue.ofNull(LEAF.impliedType()));
	}

	@Test
	void blocksWithDynamicTypesBecomeEmptyTupleAndObject() {
		assertThat(nothing(with(DYNAMIC, ObjectSchema.Nesting.LIST)).get("b")).isEqualTo(new TupleValue(List.of()));
		assertThat(nothing(with(DYNAMIC, ObjectSchema.Nesting.MAP)).get("b"))
			.isEqualTo(ObjectValue.ofNulls(ObjectType.of(Map.of())));
	}

	@ParameterizedTest
	@EnumSource(ObjectSchema.Nesting.class)
	void blocksInsideBlocksBecomeEmpty(ObjectSchema.Nesting nesting) {
		BlockSchema inner = with(LEAF, ObjectSchema.Nesting.LIST);
		BlockSchema outer = with(inner, nesting);
		TerraformValue element = ObjectValue.ofNulls(inner.impliedType());
		TerraformValue filled = ObjectValue.ofNulls(inner.impliedType())
			.with("b", new ListValue(LEAF.impliedType(), List.of()));
		ObjectValue object = ObjectValue.ofNulls(outer.impliedType()).with("b", wrap(nesting, inner, element));
		assertThat(EmptyBlocks.in(outer, object).get("b")).isEqualTo(wrap(nesting, inner, filled));
	}

	@Test
	void blocksInsideBlocksWithDynamicTypesBecomeEmpty() {
		BlockSchema inner = new BlockSchema(List.of(attribute(TerraformType.DYNAMIC)),
				List.of(new NestedBlock("b", ObjectSchema.Nesting.LIST, LEAF, 0, 0)), DescriptionText.NONE, null);
		ObjectValue element = ObjectValue.ofNulls(inner.impliedType());
		ObjectValue filled = element.with("b", new ListValue(LEAF.impliedType(), List.of()));
		BlockSchema list = with(inner, ObjectSchema.Nesting.LIST);
		assertThat(EmptyBlocks
			.in(list, ObjectValue.ofNulls(list.impliedType()).with("b", new TupleValue(List.of(element))))
			.get("b")).isEqualTo(new TupleValue(List.of(filled)));
		BlockSchema map = with(inner, ObjectSchema.Nesting.MAP);
		ObjectType type = ObjectType.of(Map.of("x", inner.impliedType()));
		assertThat(EmptyBlocks
			.in(map, ObjectValue.ofNulls(map.impliedType())
				.with("b", TerraformValue.object(type, Map.of("x", element))))
			.get("b")).isEqualTo(TerraformValue.object(type, Map.of("x", filled)));
	}

	@Test
	void whatIsThereStays() {
		BlockSchema block = with(LEAF, ObjectSchema.Nesting.LIST);
		ObjectValue object = (ObjectValue) Notation.parse("{b:[{k:\"a\"}]}", block.impliedType());
		assertThat(EmptyBlocks.in(block, object)).isSameAs(object);
		ObjectValue unknown = (ObjectValue) Notation.parse("{b:?}", block.impliedType());
		assertThat(EmptyBlocks.in(block, unknown)).isSameAs(unknown);
	}

	private static TerraformValue wrap(ObjectSchema.Nesting nesting, BlockSchema block, TerraformValue element) {
		return switch (nesting) {
			case SINGLE, GROUP -> element;
			case LIST -> TerraformValue.list(block.impliedType(), List.of(element));
			case SET -> TerraformValue.set(block.impliedType(), List.of(element));
			case MAP -> TerraformValue.map(block.impliedType(), Map.of("x", element));
		};
	}

	private static ObjectValue nothing(BlockSchema block) {
		return EmptyBlocks.in(block, ObjectValue.ofNulls(block.impliedType()));
	}

	private static Attribute attribute(TerraformType type) {
		return Attribute.of("k", type, Attribute.Mode.OPTIONAL).build();
	}

	private static BlockSchema with(BlockSchema body, ObjectSchema.Nesting nesting) {
		return new BlockSchema(List.of(), List.of(new NestedBlock("b", nesting, body, 0, 0)), DescriptionText.NONE,
				null);
	}

}
