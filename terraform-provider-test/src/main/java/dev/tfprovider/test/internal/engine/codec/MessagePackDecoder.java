/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.msgpack.value.Value;

/**
 * Decodes the MessagePack of an answer, and rejects what hosts reject, in their words.
 */
final class MessagePackDecoder extends ValueDecoder<Value> {

	private final Value wire;

	private MessagePackDecoder(Value wire) {
		this.wire = wire;
	}

	static TerraformValue read(TerraformType type, byte[] bytes) {
		return decode(type, WireReader.read(bytes));
	}

	@Override
	protected TerraformValue read(TerraformType type, Value part) {
		return decode(type, part);
	}

	private static TerraformValue decode(TerraformType type, Value wire) {
		if (wire.isNilValue()) {
			return TerraformValue.ofNull(type);
		}
		return wire.isExtensionValue() ? UnknownDecoder.read(type, wire.asExtensionValue())
				: type.match(new MessagePackDecoder(wire));
	}

	@Override
	protected List<Value> elements(String what) {
		require(this.wire.isArrayValue(), what);
		return this.wire.asArrayValue().list();
	}

	@Override
	protected Collection<Map.Entry<String, Value>> members(String what) {
		require(this.wire.isMapValue(), what);
		Collection<Map.Entry<Value, Value>> entries = this.wire.asMapValue().entrySet();
		require(entries.stream().allMatch((entry) -> entry.getKey().isRawValue()), "a string key");
		return entries.stream().map((entry) -> Map.entry(WireReader.text(entry.getKey()), entry.getValue())).toList();
	}

	@Override
	public TerraformValue string() {
		require(this.wire.isRawValue(), "string");
		return TerraformValue.string(WireReader.text(this.wire));
	}

	@Override
	public TerraformValue number() {
		return number(this.wire);
	}

	static TerraformValue number(Value wire) {
		if (wire.isIntegerValue()) {
			return DecimalText.of(new BigDecimal(wire.asIntegerValue().toBigInteger()));
		}
		if (wire.isFloatValue()) {
			return DecimalText.of(wire.asFloatValue().toDouble());
		}
		require(wire.isStringValue(), "number");
		return DecimalText.read(WireReader.text(wire));
	}

	@Override
	public TerraformValue bool() {
		require(this.wire.isBooleanValue(), "bool");
		return TerraformValue.bool(this.wire.asBooleanValue().getBoolean());
	}

	@Override
	public TerraformValue dynamic() {
		if (!this.wire.isArrayValue()) {
			throw new HostCodecException("a dynamic value is required: an array of its type and the value itself");
		}
		List<Value> pair = this.wire.asArrayValue().list();
		if (pair.size() != 2) {
			throw new HostCodecException("dynamic value array must have exactly two elements");
		}
		if (!pair.get(0).isRawValue()) {
			throw new HostCodecException("a dynamic value must begin with its type");
		}
		return read(TypeText.readValueType(WireReader.text(pair.get(0))), pair.get(1));
	}

	@Override
	public TerraformValue object(ObjectType type) {
		Collection<Map.Entry<String, Value>> entries = members("an object");
		requireSize(type, entries.size());
		Map<String, TerraformValue> attributes = new HashMap<>();
		for (Map.Entry<String, Value> entry : entries) {
			String name = StringValue.normalize(entry.getKey());
			if (type.indexOf(name) < 0) {
				throw new HostCodecException("unsupported attribute");
			}
			attributes.put(name, read(type.type(name), entry.getValue(), new AttributePath.AttributeName(name)));
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

}
