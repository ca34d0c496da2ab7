/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.io.IOException;
import java.util.Optional;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * A component that packaging adds to the bill of materials of the build.
 *
 * @param type what CycloneDX calls a component of its kind
 * @param file its name in the package, which is its reference in the document
 * @param group who publishes it, or empty
 * @param name its name
 * @param version its version, or empty
 * @param sha256 its hash in hexadecimal digits, if it is one file
 * @param license SPDX identifier of its licence, if that is known
 */
record BomComponent(String type, String file, String group, String name, String version, Optional<String> sha256,
		Optional<String> license) {

	void write(JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("type", this.type);
		json.writeStringField("bom-ref", this.file);
		writeUnlessEmpty(json, "group", this.group);
		json.writeStringField("name", this.name);
		writeUnlessEmpty(json, "version", this.version);
		if (this.sha256.isPresent()) {
			json.writeArrayFieldStart("hashes");
			json.writeStartObject();
			json.writeStringField("alg", "SHA-256");
			json.writeStringField("content", this.sha256.get());
			json.writeEndObject();
			json.writeEndArray();
		}
		if (this.license.isPresent()) {
			json.writeArrayFieldStart("licenses");
			json.writeStartObject();
			json.writeObjectFieldStart("license");
			json.writeStringField("id", this.license.get());
			json.writeEndObject();
			json.writeEndObject();
			json.writeEndArray();
		}
		json.writeEndObject();
	}

	private static void writeUnlessEmpty(JsonGenerator json, String field, String value) throws IOException {
		if (!value.isEmpty()) {
			json.writeStringField(field, value);
		}
	}

}
