/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ResourceIdentitySchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ResourceIdentitySchema.IdentityAttribute;

/**
 * Writes identity schemas of resource types as JSON.
 */
final class IdentityJson {

	private final JsonGenerator json;

	IdentityJson(JsonGenerator json) {
		this.json = json;
	}

	void write(Map<String, ResourceIdentitySchema> schemas) throws IOException {
		if (schemas.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart("resource_identity_schemas");
		for (Map.Entry<String, ResourceIdentitySchema> schema : new TreeMap<>(schemas).entrySet()) {
			this.json.writeObjectFieldStart(schema.getKey());
			this.json.writeNumberField("version", schema.getValue().getVersion());
			writeAttributes(schema.getValue().getIdentityAttributesList());
			this.json.writeEndObject();
		}
		this.json.writeEndObject();
	}

	private void writeAttributes(List<IdentityAttribute> attributes) throws IOException {
		if (attributes.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart("attributes");
		for (IdentityAttribute attribute : attributes.stream()
			.sorted(Comparator.comparing(IdentityAttribute::getName))
			.toList()) {
			this.json.writeObjectFieldStart(attribute.getName());
			this.json.writeFieldName("type");
			this.json.writeRawValue(attribute.getType().toStringUtf8());
			if (!attribute.getDescription().isEmpty()) {
				this.json.writeStringField("description", attribute.getDescription());
			}
			writeFlag("required_for_import", attribute.getRequiredForImport());
			writeFlag("optional_for_import", attribute.getOptionalForImport());
			this.json.writeEndObject();
		}
		this.json.writeEndObject();
	}

	private void writeFlag(String name, boolean flag) throws IOException {
		if (flag) {
			this.json.writeBooleanField(name, true);
		}
	}

}
