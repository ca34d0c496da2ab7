/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import tools.jackson.core.JsonGenerator;

/**
 * Writes one type as JSON.
 */
final class TypeJsonWriter {

	private final JsonGenerator generator;

	private final boolean optional;

	private int level;

	TypeJsonWriter(JsonGenerator generator, boolean optional) {
		this.generator = generator;
		this.optional = optional;
	}

	void write(TerraformType type) {
		NodeCompiler.requireDepth(++this.level);
		if (type instanceof ObjectType object) {
			writeObject(object);
		}
		else if (type instanceof TerraformType.TupleType tuple) {
			this.generator.writeStartArray().writeString("tuple").writeStartArray();
			tuple.elements().forEach(this::write);
			this.generator.writeEndArray().writeEndArray();
		}
		else if (type instanceof TerraformType.ListType list) {
			writeCollection("list", list.element());
		}
		else if (type instanceof TerraformType.SetType set) {
			writeCollection("set", set.element());
		}
		else if (type instanceof TerraformType.MapType map) {
			writeCollection("map", map.element());
		}
		else {
			this.generator.writeString(type.toString());
		}
		this.level--;
	}

	private void writeCollection(String kind, TerraformType element) {
		this.generator.writeStartArray().writeString(kind);
		write(element);
		this.generator.writeEndArray();
	}

	private void writeObject(ObjectType type) {
		this.generator.writeStartArray().writeString("object").writeStartObject();
		for (int i = 0; i < type.size(); i++) {
			this.generator.writeName(Surrogates.requirePaired(type.name(i)));
			write(type.type(i));
		}
		this.generator.writeEndObject();
		if (this.optional && !type.optional().isEmpty()) {
			this.generator.writeStartArray();
			type.optional().forEach(this.generator::writeString);
			this.generator.writeEndArray();
		}
		this.generator.writeEndArray();
	}

}
