/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Encodes and decodes objects. Attributes are expected in the order of their names, so
 * the next name is compared first and searched for only if it differs.
 */
final class ObjectNode extends Node {

	private static final int LONGEST_NAME_SHOWN = 100;

	private final ObjectType objectType;

	private final Node[] attributes;

	private final EncodedName[] names;

	ObjectNode(ObjectType type, Node[] attributes) {
		super(type);
		this.objectType = type;
		this.attributes = attributes;
		this.names = type.names().stream().map(EncodedName::new).toArray(EncodedName[]::new);
	}

	@Override
	TerraformValue readKnown(ValueInput in) {
		in.require(JsonToken.START_OBJECT, "an object is required");
		@Nullable TerraformValue[] values = new TerraformValue[this.attributes.length];
		int given = 0;
		int expected = 0;
		while (in.next() != JsonToken.END_OBJECT) {
			int index = (expected < this.names.length && in.isName(this.names[expected])) ? expected
					: indexOf(in, given);
			in.next();
			if (index < 0) {
				in.skip();
				continue;
			}
			if (values[index] != null) {
				throw new CodecException("attribute " + quoted(this.names[index].text()) + " is given twice");
			}
			values[index] = readAttribute(index, in);
			expected = index + 1;
			given++;
		}
		if (given < values.length && !in.fillsMissingAttributes()) {
			throw wrongSize(given);
		}
		return ObjectValue.build(this.objectType, (index) -> {
			TerraformValue value = values[index];
			return (value != null) ? value : this.attributes[index].nullValue();
		});
	}

	/**
	 * Returns the position of the attribute that the current token names, negative if it
	 * is to be ignored.
	 */
	private int indexOf(ValueInput in, int given) {
		String name = in.name();
		int index = this.objectType.indexOf(name);
		if (index < 0) {
			index = this.objectType.indexOf(StringValue.normalize(name));
		}
		if (index < 0 && !in.ignoresUnsupportedAttributes()) {
			in.next();
			throw unsupported(name, given, in);
		}
		return index;
	}

	private TerraformValue readAttribute(int index, ValueInput in) {
		try {
			return this.attributes[index].read(in);
		}
		catch (CodecException ex) {
			throw ex.at(new AttributePath.AttributeName(this.objectType.name(index)));
		}
	}

	/**
	 * Terraform counts attributes before it looks at their names, where it can.
	 */
	private CodecException unsupported(String name, int before, ValueInput in) {
		CodecException unsupported = new CodecException("unsupported attribute " + quoted(name));
		if (in.fillsMissingAttributes()) {
			return unsupported;
		}
		int given = before + 1;
		in.skip();
		while (in.next() != JsonToken.END_OBJECT) {
			in.next();
			in.skip();
			given++;
		}
		return (given == this.attributes.length) ? unsupported : wrongSize(given);
	}

	private CodecException wrongSize(int given) {
		return new CodecException(
				"an object with " + this.attributes.length + " attributes is required (" + given + " given)");
	}

	@Override
	void writeKnown(TerraformValue value, ValueOutput out) {
		if (!(value instanceof ObjectValue object)) {
			throw new CodecException("an object is required");
		}
		requireSameNames(object.type());
		out.startObject(this.attributes.length);
		for (int i = 0; i < this.attributes.length; i++) {
			out.name(this.names[i]);
			try {
				this.attributes[i].write(object.get(i), out);
			}
			catch (CodecException ex) {
				throw ex.at(new AttributePath.AttributeName(this.objectType.name(i)));
			}
		}
		out.endObject();
	}

	private void requireSameNames(ObjectType other) {
		if (other == this.objectType) {
			return;
		}
		if (other.size() != this.attributes.length) {
			throw wrongSize(other.size());
		}
		for (int i = 0; i < this.attributes.length; i++) {
			if (!this.objectType.name(i).equals(other.name(i))) {
				throw new CodecException("unsupported attribute " + quoted(other.name(i)));
			}
		}
	}

	private static String quoted(String name) {
		return '"' + ShownText.cut(name, LONGEST_NAME_SHOWN) + '"';
	}

}
