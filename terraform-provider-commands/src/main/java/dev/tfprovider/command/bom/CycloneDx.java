/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;

/**
 * Writes CycloneDX 1.6 as JSON.
 */
final class CycloneDx implements AutoCloseable {

	private final JsonGenerator json;

	CycloneDx(JsonGenerator json) {
		this.json = json;
		DefaultIndenter lines = new DefaultIndenter("  ", "\n");
		this.json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines));
	}

	void write(String name, String version, List<Component> components) throws IOException {
		this.json.writeStartObject();
		this.json.writeStringField("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json");
		this.json.writeStringField("bomFormat", "CycloneDX");
		this.json.writeStringField("specVersion", "1.6");
		this.json.writeStringField("serialNumber", serialNumber(name, version, components));
		this.json.writeNumberField("version", 1);
		this.json.writeObjectFieldStart("metadata");
		this.json.writeObjectFieldStart("component");
		this.json.writeStringField("type", "application");
		this.json.writeStringField("bom-ref", name + "@" + version);
		this.json.writeStringField("name", name);
		this.json.writeStringField("version", version);
		this.json.writeEndObject();
		this.json.writeEndObject();
		writeAll(components);
		this.json.writeEndObject();
		this.json.writeRaw('\n');
	}

	private static String serialNumber(String name, String version, List<Component> components) {
		String content = name + "@" + version + components;
		return "urn:uuid:" + UUID.nameUUIDFromBytes(content.getBytes(StandardCharsets.UTF_8));
	}

	private void writeAll(List<Component> components) throws IOException {
		this.json.writeArrayFieldStart("components");
		for (Component component : components) {
			write(component);
		}
		this.json.writeEndArray();
	}

	private void write(Component component) throws IOException {
		Coordinates coordinates = component.coordinates();
		this.json.writeStartObject();
		this.json.writeStringField("type", component.type());
		this.json.writeStringField("bom-ref", component.reference());
		if (coordinates.group() != null) {
			this.json.writeStringField("group", coordinates.group());
		}
		this.json.writeStringField("name", coordinates.name());
		if (!coordinates.version().isEmpty()) {
			this.json.writeStringField("version", coordinates.version());
		}
		if (component.sha256().isPresent()) {
			this.json.writeArrayFieldStart("hashes");
			this.json.writeStartObject();
			this.json.writeStringField("alg", "SHA-256");
			this.json.writeStringField("content", component.sha256().get());
			this.json.writeEndObject();
			this.json.writeEndArray();
		}
		writeLicenses(component.licenses());
		if (component.type().equals("library") && coordinates.packageUrl().isPresent()) {
			this.json.writeStringField("purl", coordinates.packageUrl().get());
		}
		if (!component.parts().isEmpty()) {
			writeAll(component.parts());
		}
		this.json.writeEndObject();
	}

	private void writeLicenses(List<String> licenses) throws IOException {
		if (licenses.isEmpty()) {
			return;
		}
		this.json.writeArrayFieldStart("licenses");
		for (String license : licenses) {
			boolean known = Stream.of(KnownLicense.values()).anyMatch((candidate) -> candidate.id().equals(license));
			this.json.writeStartObject();
			this.json.writeObjectFieldStart("license");
			this.json.writeStringField(known ? "id" : "name", license);
			this.json.writeEndObject();
			this.json.writeEndObject();
		}
		this.json.writeEndArray();
	}

	@Override
	public void close() throws IOException {
		this.json.close();
	}

}
