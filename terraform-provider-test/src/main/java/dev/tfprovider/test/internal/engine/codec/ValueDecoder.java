/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads a value as Core does, from what a format has at its place.
 *
 * @param <N> what the format has
 */
abstract class ValueDecoder<N> implements TerraformType.Cases<TerraformValue> {

	/**
	 * Read a part of the value.
	 */
	protected abstract TerraformValue read(TerraformType type, N part);

	/**
	 * Return the elements that there are.
	 * @param what what is required
	 */
	protected abstract List<N> elements(String what);

	/**
	 * Return the members that there are.
	 * @param what what is required
	 */
	protected abstract Collection<Map.Entry<String, N>> members(String what);

	protected final TerraformValue read(TerraformType type, N part, AttributePath.Step step) {
		try {
			return read(type, part);
		}
		catch (HostCodecException ex) {
			throw ex.in(step);
		}
	}

	@Override
	public final TerraformValue list(TerraformType.ListType type) {
		List<TerraformValue> elements = new ArrayList<>();
		for (N element : elements("a list")) {
			elements.add(read(type.element(), element, new AttributePath.ElementIndex(elements.size())));
		}
		DynamicTypes.common(type.element(), elements);
		return new ListValue(type.element(), elements);
	}

	@Override
	public final TerraformValue set(TerraformType.SetType type) {
		List<TerraformValue> elements = new ArrayList<>();
		for (N element : elements("a set")) {
			elements.add(read(type.element(), element, AttributePath.SetElement.ANY));
		}
		DynamicTypes.common(type.element(), elements);
		return new SetValue(type.element(), elements);
	}

	@Override
	public final TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		for (Map.Entry<String, N> member : members("a map")) {
			String key = StringValue.normalize(member.getKey());
			elements.put(key, read(type.element(), member.getValue(), new AttributePath.ElementKey(key)));
		}
		DynamicTypes.common(type.element(), elements.values());
		return new MapValue(type.element(), elements);
	}

	@Override
	public final TerraformValue tuple(TerraformType.TupleType type) {
		List<N> parts = elements("a tuple");
		int size = type.elements().size();
		require(parts.size() == size, "a tuple of length " + size);
		List<TerraformValue> elements = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			elements.add(read(type.elements().get(i), parts.get(i), new AttributePath.ElementIndex(i)));
		}
		return TerraformValue.tuple(elements);
	}

	protected static void require(boolean given, String what) {
		if (!given) {
			throw new HostCodecException(what + " is required");
		}
	}

}
