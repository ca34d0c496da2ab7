/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;

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

	void write(TerraformType type) throws IOException {
		NodeCompiler.requireDepth(++this.level);
		type.match(new Cases()).write();
		this.level--;
	}

	private void writeAttributes(ObjectType type) throws IOException {
		this.generator.writeStartObject();
		for (int i = 0; i < type.size(); i++) {
			this.generator.writeFieldName(Surrogates.requirePaired(type.name(i)));
			write(type.type(i));
		}
		this.generator.writeEndObject();
		if (this.optional && !type.optional().isEmpty()) {
			this.generator.writeStartArray();
			for (String name : type.optional()) {
				this.generator.writeString(name);
			}
			this.generator.writeEndArray();
		}
	}

	/**
	 * What to write for each kind of type.
	 */
	private final class Cases implements TerraformType.Cases<Action> {

		@Override
		public Action string() {
			return () -> TypeJsonWriter.this.generator.writeString("string");
		}

		@Override
		public Action number() {
			return () -> TypeJsonWriter.this.generator.writeString("number");
		}

		@Override
		public Action bool() {
			return () -> TypeJsonWriter.this.generator.writeString("bool");
		}

		@Override
		public Action dynamic() {
			return () -> TypeJsonWriter.this.generator.writeString("dynamic");
		}

		@Override
		public Action list(TerraformType.ListType type) {
			return pair("list", () -> write(type.element()));
		}

		@Override
		public Action set(TerraformType.SetType type) {
			return pair("set", () -> write(type.element()));
		}

		@Override
		public Action map(TerraformType.MapType type) {
			return pair("map", () -> write(type.element()));
		}

		@Override
		public Action tuple(TerraformType.TupleType type) {
			return pair("tuple", () -> {
				TypeJsonWriter.this.generator.writeStartArray();
				for (TerraformType element : type.elements()) {
					write(element);
				}
				TypeJsonWriter.this.generator.writeEndArray();
			});
		}

		@Override
		public Action object(ObjectType type) {
			return pair("object", () -> writeAttributes(type));
		}

		private Action pair(String kind, Action content) {
			return () -> {
				TypeJsonWriter.this.generator.writeStartArray();
				TypeJsonWriter.this.generator.writeString(kind);
				content.write();
				TypeJsonWriter.this.generator.writeEndArray();
			};
		}

	}

	/**
	 * Writes something.
	 */
	private interface Action {

		void write() throws IOException;

	}

}
