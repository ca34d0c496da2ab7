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
		type.match(new Cases()).run();
		this.level--;
	}

	private void writeAttributes(ObjectType type) {
		this.generator.writeStartObject();
		for (int i = 0; i < type.size(); i++) {
			this.generator.writeName(Surrogates.requirePaired(type.name(i)));
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
	private final class Cases implements TerraformType.Cases<Runnable> {

		@Override
		public Runnable string() {
			return () -> TypeJsonWriter.this.generator.writeString("string");
		}

		@Override
		public Runnable number() {
			return () -> TypeJsonWriter.this.generator.writeString("number");
		}

		@Override
		public Runnable bool() {
			return () -> TypeJsonWriter.this.generator.writeString("bool");
		}

		@Override
		public Runnable dynamic() {
			return () -> TypeJsonWriter.this.generator.writeString("dynamic");
		}

		@Override
		public Runnable list(TerraformType.ListType type) {
			return pair("list", () -> write(type.element()));
		}

		@Override
		public Runnable set(TerraformType.SetType type) {
			return pair("set", () -> write(type.element()));
		}

		@Override
		public Runnable map(TerraformType.MapType type) {
			return pair("map", () -> write(type.element()));
		}

		@Override
		public Runnable tuple(TerraformType.TupleType type) {
			return pair("tuple", () -> {
				TypeJsonWriter.this.generator.writeStartArray();
				for (TerraformType element : type.elements()) {
					write(element);
				}
				TypeJsonWriter.this.generator.writeEndArray();
			});
		}

		@Override
		public Runnable object(ObjectType type) {
			return pair("object", () -> writeAttributes(type));
		}

		private Runnable pair(String kind, Runnable content) {
			return () -> {
				TypeJsonWriter.this.generator.writeStartArray();
				TypeJsonWriter.this.generator.writeString(kind);
				content.run();
				TypeJsonWriter.this.generator.writeEndArray();
			};
		}

	}

}
