/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;

/**
 * Derives the schema and the objects of a data source from those of a managed resource.
 * Blocks become nested attributes where possible, write-only attributes are left out.
 *
 * @param keys names of the identifiers
 * @param optional names of what may be given besides
 */
record DerivedDataSourceShape(Set<String> keys, Set<String> optional) {

	BlockSchema block(BlockSchema block) {
		return new BlockSchema(attributes(block, true), dynamicBlocks(block), block.description(), block.deprecation());
	}

	private List<Attribute> attributes(ObjectSchema schema, boolean root) {
		List<Attribute> attributes = new ArrayList<>();
		for (Attribute attribute : schema.attributes()) {
			if (!attribute.isWriteOnly()) {
				attributes.add(attribute(attribute, root ? mode(attribute.name()) : Attribute.Mode.COMPUTED));
			}
		}
		for (NestedBlock block : schema.blocks()) {
			if (!block.block().impliedType().hasDynamic()) {
				ObjectSchema.Nesting nesting = block.nesting().isSingle() ? ObjectSchema.Nesting.SINGLE
						: block.nesting();
				NestedObject nested = new NestedObject(nesting, attributes(block.block(), false));
				attributes.add(Attribute.nested(block.name(), nested, Attribute.Mode.COMPUTED)
					.description(block.block().description())
					.deprecation(block.block().deprecation())
					.build());
			}
		}
		return attributes;
	}

	private Attribute.Mode mode(String name) {
		if (this.keys.contains(name)) {
			return Attribute.Mode.REQUIRED;
		}
		return this.optional.contains(name) ? Attribute.Mode.OPTIONAL_COMPUTED : Attribute.Mode.COMPUTED;
	}

	private Attribute attribute(Attribute attribute, Attribute.Mode mode) {
		NestedObject nested = attribute.nested();
		Attribute.Builder builder = (nested != null) ? Attribute.nested(attribute.name(),
				new NestedObject(nested.nesting(), attributes(nested, false)), mode)
				: Attribute.of(attribute.name(), attribute.type(), mode);
		return builder.sensitive(attribute.isSensitive())
			.description(attribute.description())
			.deprecation(attribute.deprecation())
			.equality(attribute.equality())
			.build();
	}

	private List<NestedBlock> dynamicBlocks(BlockSchema block) {
		return block.blocks().stream().filter((nested) -> nested.block().impliedType().hasDynamic()).map((nested) -> {
			BlockSchema inside = nested.block();
			BlockSchema computed = new BlockSchema(attributes(inside, false), dynamicBlocks(inside),
					inside.description(), inside.deprecation());
			return new NestedBlock(nested.name(), nested.nesting(), computed, 0, nested.maxItems());
		}).toList();
	}

	/**
	 * Return what of an object the data source has.
	 */
	static ObjectValue object(ObjectSchema target, ObjectValue object) {
		Map<String, TerraformValue> members = new TreeMap<>();
		for (SchemaMember member : target.members()) {
			TerraformValue value = object.get(member.name());
			ObjectSchema inside = member.inside();
			members.put(member.name(), (inside != null) ? nested(inside, member.nesting(), value) : value);
		}
		return ObjectValue.ofNulls(target.impliedType()).with(members);
	}

	private static TerraformValue nested(ObjectSchema target, ObjectSchema.Nesting nesting, TerraformValue value) {
		if (value instanceof ListValue list) {
			return new ListValue(target.impliedType(), all(target, list.elements()));
		}
		if (value instanceof SetValue set) {
			return new SetValue(target.impliedType(), all(target, set.elements()));
		}
		if (value instanceof TupleValue tuple) {
			return new TupleValue(all(target, tuple.elements()));
		}
		if (value instanceof MapValue map) {
			Map<String, TerraformValue> elements = new TreeMap<>();
			map.elements().forEach((key, element) -> elements.put(key, element(target, element)));
			return new MapValue(target.impliedType(), elements);
		}
		if (value instanceof ObjectValue object && nesting.isSingle()) {
			return object(target, object);
		}
		return value.isUnknown() ? TerraformValue.unknown(nesting.type(target.impliedType()))
				: TerraformValue.ofNull(nesting.type(target.impliedType()));
	}

	private static List<TerraformValue> all(ObjectSchema target, List<TerraformValue> elements) {
		return elements.stream().map((element) -> element(target, element)).toList();
	}

	private static TerraformValue element(ObjectSchema target, TerraformValue element) {
		return nested(target, ObjectSchema.Nesting.SINGLE, element);
	}

}
