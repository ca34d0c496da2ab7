/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;

/**
 * Writes schemas, blocks and attributes as JSON, sorted by name. Fields that are false or
 * empty are left out, as Terraform does.
 */
final class BlockJson {

	private final JsonGenerator json;

	private final DeclarationJson declarations;

	BlockJson(JsonGenerator json) {
		this.json = json;
		this.declarations = new DeclarationJson(json);
	}

	/**
	 * Write a schema, and with it what is declared besides.
	 */
	void writeSchema(Schema schema, DeclaredObject declared) throws IOException {
		this.json.writeStartObject();
		this.json.writeNumberField("version", schema.getVersion());
		this.json.writeFieldName("block");
		writeBlock(schema.getBlock(), declared);
		this.json.writeEndObject();
	}

	/**
	 * Write the schema of something that is never stored, and so has no version.
	 */
	void writeUnversioned(Schema schema, DeclaredObject declared) throws IOException {
		this.json.writeStartObject();
		this.json.writeFieldName("block");
		writeBlock(schema.getBlock(), declared);
		this.json.writeEndObject();
	}

	private void writeBlock(Schema.Block block, DeclaredObject declared) throws IOException {
		this.json.writeStartObject();
		writeAttributes(block.getAttributesList(), declared);
		if (block.getBlockTypesCount() > 0) {
			this.json.writeObjectFieldStart("block_types");
			for (Schema.NestedBlock nested : sorted(block.getBlockTypesList(), Schema.NestedBlock::getTypeName)) {
				writeNested(nested, declared.member(nested.getTypeName()).inside());
			}
			this.json.writeEndObject();
		}
		writeDescription(block.getDescription(), block.getDescriptionKind());
		writeFlag("deprecated", block.getDeprecated());
		this.declarations.write(declared);
		this.json.writeEndObject();
	}

	private void writeNested(Schema.NestedBlock nested, DeclaredObject declared) throws IOException {
		this.json.writeObjectFieldStart(nested.getTypeName());
		this.json.writeStringField("nesting_mode", nested.getNesting().name().toLowerCase(Locale.ROOT));
		this.json.writeFieldName("block");
		writeBlock(nested.getBlock(), declared);
		if (nested.getMinItems() > 0) {
			this.json.writeNumberField("min_items", nested.getMinItems());
		}
		if (nested.getMaxItems() > 0) {
			this.json.writeNumberField("max_items", nested.getMaxItems());
		}
		this.json.writeEndObject();
	}

	private void writeAttributes(List<Schema.Attribute> attributes, DeclaredObject declared) throws IOException {
		if (attributes.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart("attributes");
		for (Schema.Attribute attribute : sorted(attributes, Schema.Attribute::getName)) {
			this.json.writeFieldName(attribute.getName());
			writeAttribute(attribute, declared.member(attribute.getName()));
		}
		this.json.writeEndObject();
	}

	private void writeAttribute(Schema.Attribute attribute, DeclaredMember declared) throws IOException {
		this.json.writeStartObject();
		if (attribute.hasNestedType()) {
			this.json.writeObjectFieldStart("nested_type");
			writeAttributes(attribute.getNestedType().getAttributesList(), declared.inside());
			this.json.writeStringField("nesting_mode",
					attribute.getNestedType().getNesting().name().toLowerCase(Locale.ROOT));
			this.declarations.write(declared.inside());
			this.json.writeEndObject();
		}
		else {
			this.json.writeFieldName("type");
			this.json.writeRawValue(attribute.getType().toStringUtf8());
		}
		writeDescription(attribute.getDescription(), attribute.getDescriptionKind());
		writeFlag("deprecated", attribute.getDeprecated());
		writeFlag("required", attribute.getRequired());
		writeFlag("optional", attribute.getOptional());
		writeFlag("computed", attribute.getComputed());
		writeFlag("sensitive", attribute.getSensitive());
		writeFlag("write_only", attribute.getWriteOnly());
		this.declarations.write(declared);
		this.json.writeEndObject();
	}

	private static <T> List<T> sorted(List<T> values, Function<T, String> name) {
		return values.stream().sorted(Comparator.comparing(name)).toList();
	}

	private void writeDescription(String text, Tfplugin6.StringKind kind) throws IOException {
		if (!text.isEmpty()) {
			this.json.writeStringField("description", text);
		}
		this.json.writeStringField("description_kind", kind.name().toLowerCase(Locale.ROOT));
	}

	private void writeFlag(String name, boolean flag) throws IOException {
		if (flag) {
			this.json.writeBooleanField(name, true);
		}
	}

}
