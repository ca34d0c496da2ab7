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
final class TypeJsonWriter implements TerraformType.Cases<JsonGenerator> {

	private final JsonGenerator generator;

	private final boolean optional;

	private int level;

	TypeJsonWriter(JsonGenerator generator, boolean optional) {
		this.generator = generator;
		this.optional = optional;
	}

	void write(TerraformType type) {
		NodeCompiler.requireDepth(++this.level);
		type.match(this);
		this.level--;
	}

	@Override
	public JsonGenerator string() {
		return this.generator.writeString("string");
	}

	@Override
	public JsonGenerator number() {
		return this.generator.writeString("number");
	}

	@Override
	public JsonGenerator bool() {
		return this.generator.writeString("bool");
	}

	@Override
	public JsonGenerator dynamic() {
		return this.generator.writeString("dynamic");
	}

	@Override
	public JsonGenerator list(TerraformType.ListType type) {
		return writeCollection("list", type.element());
	}

	@Override
	public JsonGenerator set(TerraformType.SetType type) {
		return writeCollection("set", type.element());
	}

	@Override
	public JsonGenerator map(TerraformType.MapType type) {
		return writeCollection("map", type.element());
	}

	private JsonGenerator writeCollection(String kind, TerraformType element) {
		this.generator.writeStartArray().writeString(kind);
		write(element);
		return this.generator.writeEndArray();
	}

	@Override
	public JsonGenerator tuple(TerraformType.TupleType type) {
		this.generator.writeStartArray().writeString("tuple").writeStartArray();
		type.elements().forEach(this::write);
		return this.generator.writeEndArray().writeEndArray();
	}

	@Override
	public JsonGenerator object(ObjectType type) {
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
		return this.generator.writeEndArray();
	}

}
