/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Decodes the MessagePack of an answer, and rejects what hosts reject, in their words.
 */
final class MessagePackDecoder implements TerraformType.Cases<TerraformValue> {

	private final WireValue wire;

	private MessagePackDecoder(WireValue wire) {
		this.wire = wire;
	}

	static TerraformValue read(TerraformType type, byte[] bytes) {
		return read(type, WireReader.read(bytes));
	}

	private static TerraformValue read(TerraformType type, WireValue wire) {
		if (wire instanceof WireValue.Nil) {
			return TerraformValue.ofNull(type);
		}
		return (wire instanceof WireValue.Extension extension) ? UnknownDecoder.read(type, extension)
				: type.match(new MessagePackDecoder(wire));
	}

	private static TerraformValue read(TerraformType type, WireValue wire, AttributePath.Step step) {
		try {
			return read(type, wire);
		}
		catch (HostCodecException ex) {
			throw ex.in(step);
		}
	}

	@Override
	public TerraformValue string() {
		if (this.wire instanceof WireValue.Text text) {
			return TerraformValue.string(text.value());
		}
		if (this.wire instanceof WireValue.BinaryText text) {
			return TerraformValue.string(text.value());
		}
		throw required("string");
	}

	@Override
	public TerraformValue number() {
		return number(this.wire);
	}

	static TerraformValue number(WireValue wire) {
		if (wire instanceof WireValue.Int integer) {
			return DecimalText.of(new BigDecimal(integer.value()));
		}
		if (wire instanceof WireValue.Real real) {
			return DecimalText.of(real.value());
		}
		if (wire instanceof WireValue.Text text) {
			return DecimalText.read(text.value());
		}
		throw required("number");
	}

	@Override
	public TerraformValue bool() {
		if (this.wire instanceof WireValue.Bool bool) {
			return TerraformValue.bool(bool.value());
		}
		throw required("bool");
	}

	@Override
	public TerraformValue dynamic() {
		if (!(this.wire instanceof WireValue.Sequence pair)) {
			throw new HostCodecException("a dynamic value is required: an array of its type and the value itself");
		}
		if (pair.elements().size() != 2) {
			throw new HostCodecException("dynamic value array must have exactly two elements");
		}
		return read(TypeText.readValueType(typeText(pair.elements().get(0))), pair.elements().get(1));
	}

	private static String typeText(WireValue wire) {
		if (wire instanceof WireValue.BinaryText text) {
			return text.value();
		}
		if (wire instanceof WireValue.Text text) {
			return text.value();
		}
		throw new HostCodecException("a dynamic value must begin with its type");
	}

	@Override
	public TerraformValue list(TerraformType.ListType type) {
		List<TerraformValue> elements = new ArrayList<>();
		for (WireValue element : sequence("a list").elements()) {
			elements.add(read(type.element(), element, new AttributePath.ElementIndex(elements.size())));
		}
		requireOneType(type.element(), elements);
		return new ListValue(type.element(), elements);
	}

	@Override
	public TerraformValue set(TerraformType.SetType type) {
		List<TerraformValue> elements = new ArrayList<>();
		for (WireValue element : sequence("a set").elements()) {
			elements.add(read(type.element(), element, AttributePath.SetElement.ANY));
		}
		requireOneType(type.element(), elements);
		return new SetValue(type.element(), elements);
	}

	@Override
	public TerraformValue map(TerraformType.MapType type) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		for (WireValue.Entry entry : entries("a map")) {
			String key = StringValue.normalize(entry.key());
			elements.put(key, read(type.element(), entry.value(), new AttributePath.ElementKey(key)));
		}
		requireOneType(type.element(), elements.values());
		return new MapValue(type.element(), elements);
	}

	@Override
	public TerraformValue tuple(TerraformType.TupleType type) {
		WireValue.Sequence sequence = sequence("a tuple");
		int size = type.elements().size();
		if (sequence.elements().size() != size) {
			throw required("a tuple of length " + size);
		}
		List<TerraformValue> elements = new ArrayList<>();
		for (int i = 0; i < size; i++) {
			elements.add(read(type.elements().get(i), sequence.elements().get(i), new AttributePath.ElementIndex(i)));
		}
		return TerraformValue.tuple(elements);
	}

	@Override
	public TerraformValue object(ObjectType type) {
		List<WireValue.Entry> entries = entries("an object");
		requireSize(type, entries.size());
		Map<String, TerraformValue> attributes = new HashMap<>();
		for (WireValue.Entry entry : entries) {
			String name = StringValue.normalize(entry.key());
			if (type.indexOf(name) < 0) {
				throw new HostCodecException("unsupported attribute");
			}
			attributes.put(name, read(type.type(name), entry.value(), new AttributePath.AttributeName(name)));
		}
		requireSize(type, attributes.size());
		return TerraformValue.object(type, attributes);
	}

	private static void requireSize(ObjectType type, int given) {
		if (given != type.size()) {
			throw new HostCodecException(
					"an object with " + type.size() + " attributes is required (" + given + " given)");
		}
	}

	private WireValue.Sequence sequence(String what) {
		if (this.wire instanceof WireValue.Sequence sequence) {
			return sequence;
		}
		throw required(what);
	}

	private List<WireValue.Entry> entries(String what) {
		if (!(this.wire instanceof WireValue.Entries entries)) {
			throw required(what);
		}
		if (!entries.entries().stream().allMatch(WireValue.Entry::textual)) {
			throw required("a string key");
		}
		return entries.entries();
	}

	private static void requireOneType(TerraformType declared, Collection<TerraformValue> elements) {
		DynamicTypes.common(declared, elements);
	}

	private static HostCodecException required(String what) {
		return new HostCodecException(what + " is required");
	}

}
