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

/**
 * Decodes the MessagePack of an answer, and rejects what hosts reject, in their words.
 */
final class MessagePackDecoder extends ValueDecoder<WireValue> {

	private final WireValue wire;

	private MessagePackDecoder(WireValue wire) {
		this.wire = wire;
	}

	static TerraformValue read(TerraformType type, byte[] bytes) {
		return decode(type, WireReader.read(bytes));
	}

	@Override
	protected TerraformValue read(TerraformType type, WireValue part) {
		return decode(type, part);
	}

	private static TerraformValue decode(TerraformType type, WireValue wire) {
		if (wire instanceof WireValue.Nil) {
			return TerraformValue.ofNull(type);
		}
		return (wire instanceof WireValue.Extension extension) ? UnknownDecoder.read(type, extension)
				: type.match(new MessagePackDecoder(wire));
	}

	@Override
	protected List<WireValue> elements(String what) {
		if (this.wire instanceof WireValue.Sequence sequence) {
			return sequence.elements();
		}
		throw required(what);
	}

	@Override
	protected Collection<Map.Entry<String, WireValue>> members(String what) {
		if (!(this.wire instanceof WireValue.Entries entries)) {
			throw required(what);
		}
		require(entries.entries().stream().allMatch(WireValue.Entry::textual), "a string key");
		return entries.entries().stream().map((entry) -> Map.entry(entry.key(), entry.value())).toList();
	}

	@Override
	public TerraformValue string() {
		if (this.wire instanceof WireValue.Text text) {
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
		if (wire instanceof WireValue.Text text && !text.binary()) {
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
		if (wire instanceof WireValue.Text text) {
			return text.value();
		}
		throw new HostCodecException("a dynamic value must begin with its type");
	}

	@Override
	public TerraformValue object(ObjectType type) {
		Collection<Map.Entry<String, WireValue>> entries = members("an object");
		requireSize(type, entries.size());
		Map<String, TerraformValue> attributes = new HashMap<>();
		for (Map.Entry<String, WireValue> entry : entries) {
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

	private static HostCodecException required(String what) {
		return new HostCodecException(what + " is required");
	}

}
