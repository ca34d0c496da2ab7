/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;

/**
 * Makes known what is unknown, and unknown what is known.
 */
public final class Filled implements TerraformType.Cases<TerraformValue> {

	private Filled() {
	}

	/**
	 * Return the value with something in the place of everything unknown.
	 */
	public static TerraformValue all(TerraformValue value) {
		if (value instanceof UnknownValue) {
			return value.type().match(new Filled());
		}
		if (value instanceof ObjectValue object) {
			return ObjectValue.build(object.type(), (index) -> all(object.get(index)));
		}
		if (value instanceof ListValue list) {
			return new ListValue(list.element(), list.elements().stream().map(Filled::all).toList());
		}
		if (value instanceof SetValue set) {
			return new SetValue(set.element(), set.elements().stream().map(Filled::all).toList());
		}
		if (value instanceof MapValue map) {
			Map<String, TerraformValue> elements = new LinkedHashMap<>();
			map.elements().forEach((key, element) -> elements.put(key, all(element)));
			return new MapValue(map.element(), elements);
		}
		return value;
	}

	/**
	 * Return whether one value differs from another only where that was unknown.
	 */
	static boolean narrows(TerraformValue first, TerraformValue second) {
		if (first.isUnknown() || first.equals(second)) {
			return true;
		}
		if (first instanceof ObjectValue before && second instanceof ObjectValue after) {
			return allNarrow(before.values(), after.values());
		}
		if (first instanceof ListValue before && second instanceof ListValue after) {
			return allNarrow(before.elements(), after.elements());
		}
		if (first instanceof MapValue before && second instanceof MapValue after) {
			return before.elements().keySet().equals(after.elements().keySet())
					&& allNarrow(before.elements().values(), after.elements().values());
		}
		return first instanceof SetValue before && second instanceof SetValue after
				&& before.elements().stream().allMatch((element) -> anyNarrows(element, after))
				&& after.elements().stream().allMatch((element) -> anyNarrowed(before, element));
	}

	private static boolean anyNarrows(TerraformValue element, SetValue after) {
		return after.elements().stream().anyMatch((other) -> narrows(element, other));
	}

	private static boolean anyNarrowed(SetValue before, TerraformValue element) {
		return before.elements().stream().anyMatch((other) -> narrows(other, element));
	}

	private static boolean allNarrow(Collection<TerraformValue> before, Collection<TerraformValue> after) {
		List<TerraformValue> left = List.copyOf(before);
		List<TerraformValue> right = List.copyOf(after);
		return left.size() == right.size()
				&& IntStream.range(0, left.size()).allMatch((index) -> narrows(left.get(index), right.get(index)));
	}

	/**
	 * Return the objects that differ from the given one in that one configurable part, at
	 * any depth, is unknown.
	 */
	public static Stream<TerraformValue> withOneUnknown(BlockSchema schema, TerraformValue object) {
		return objects(schema, (ObjectValue) object);
	}

	private static Stream<TerraformValue> objects(ObjectSchema schema, ObjectValue object) {
		Stream<TerraformValue> attributes = schema.attributes()
			.stream()
			.filter((attribute) -> attribute.mode().isConfigurable())
			.flatMap((attribute) -> attribute(attribute, object.get(attribute.name()))
				.map((value) -> object.with(attribute.name(), value)));
		Stream<TerraformValue> blocks = schema.blocks()
			.stream()
			.flatMap(
					(block) -> block(block, object.get(block.name())).map((value) -> object.with(block.name(), value)));
		return Stream.concat(attributes, blocks);
	}

	private static Stream<TerraformValue> attribute(Attribute attribute, TerraformValue value) {
		NestedObject nested = attribute.nested();
		Stream<TerraformValue> whole = Stream.of(TerraformValue.unknown(attribute.type()));
		return (nested != null) ? Stream.concat(whole, Stream.concat(inside(nested, value), elements(value))) : whole;
	}

	private static Stream<TerraformValue> block(NestedBlock block, TerraformValue value) {
		return Stream.concat(Stream.of(TerraformValue.unknown(block.type())), inside(block.block(), value));
	}

	private static Stream<TerraformValue> elements(TerraformValue value) {
		if (value instanceof ListValue list) {
			return Stream.of(new ListValue(list.element(), unknownLast(list.elements(), list.element())));
		}
		return Stream.of();
	}

	private static List<TerraformValue> unknownLast(List<TerraformValue> elements, TerraformType type) {
		List<TerraformValue> changed = new ArrayList<>(elements);
		changed.set(changed.size() - 1, TerraformValue.unknown(type));
		return changed;
	}

	private static Stream<TerraformValue> inside(ObjectSchema schema, TerraformValue value) {
		if (value instanceof ObjectValue object) {
			return objects(schema, object);
		}
		if (value instanceof MapValue map) {
			return map.elements()
				.entrySet()
				.stream()
				.flatMap((entry) -> inside(schema, entry.getValue()).map((changed) -> {
					Map<String, TerraformValue> elements = new LinkedHashMap<>(map.elements());
					elements.put(entry.getKey(), changed);
					return (TerraformValue) new MapValue(map.element(), elements);
				}));
		}
		List<TerraformValue> elements = value.sequence();
		return IntStream.range(0, elements.size())
			.boxed()
			.flatMap((index) -> inside(schema, elements.get(index)).map((changed) -> {
				List<TerraformValue> copy = new ArrayList<>(elements);
				copy.set(index, changed);
				return (value instanceof SetValue set) ? new SetValue(set.element(), copy)
						: new ListValue(schema.impliedType(), copy);
			}));
	}

	@Override
	public TerraformValue string() {
		return TerraformValue.string("filled");
	}

	@Override
	public TerraformValue number() {
		return TerraformValue.number(1);
	}

	@Override
	public TerraformValue bool() {
		return TerraformValue.bool(true);
	}

	@Override
	public TerraformValue dynamic() {
		return string();
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		return TerraformValue.list(type.element(), List.of(type.element().match(this)));
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		return TerraformValue.set(type.element(), List.of(type.element().match(this)));
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		return TerraformValue.map(type.element(), Map.of("filled", type.element().match(this)));
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		return TerraformValue.tuple(type.elements().stream().map((element) -> element.match(this)).toList());
	}

	@Override
	public TerraformValue object(ObjectType type) {
		return ObjectValue.build(type, (index) -> type.type(index).match(this));
	}

}
