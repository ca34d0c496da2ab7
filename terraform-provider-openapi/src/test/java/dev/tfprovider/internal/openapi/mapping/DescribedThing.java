/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.openapi.description.DescriptionFile;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.ResourceFinder;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A description with one resource, {@code /things}.
 */
final class DescribedThing {

	private DescribedThing() {
	}

	/**
	 * Map the resource.
	 * @param folder where the description is written
	 * @param version version of OpenAPI
	 * @param request schema of requests, as YAML on one line
	 * @param change schema of requests that change a thing
	 * @param answer schema of answers
	 */
	static ResourceModel map(Path folder, String version, String request, String change, String answer)
			throws IOException {
		Path file = Files.writeString(folder.resolve("things.yaml"),
				"""
						openapi: %s
						info: { title: Things, version: "1" }
						paths:
						  /things:
						    post:
						      requestBody: { content: { application/json: { schema: %s } } }
						      responses: { "201": { content: { application/json: { schema: &thing %s } } } }
						  /things/{id}:
						    get:
						      responses: { "200": { content: { application/json: { schema: *thing } } } }
						    put:
						      requestBody: { content: { application/json: { schema: %s } } }
						      responses: { "200": { content: { application/json: { schema: *thing } } } }
						    delete: { responses: { "204": {} } }
						components:
						  schemas:
						    Cat: { type: object, required: [lives], properties: { kind: { type: string }, lives: { type: integer } } }
						    Dog: { type: object, properties: { kind: { type: string }, tricks: { type: array, items: { type: string } } } }
						    Base: { type: object, required: [base], properties: { base: { type: string } } }
						    Derived: { allOf: [{ $ref: "#/components/schemas/Base" }, { $ref: "#/components/schemas/Derived" }], properties: { more: { type: integer } } }
						    Tree: { type: object, properties: { name: { type: string }, left: { $ref: "#/components/schemas/Tree" } } }
						"""
					.formatted(version, request, answer, change));
		Proposal proposal = new ResourceFinder(DescriptionFile.read(file, null, false)).all();
		assertThat(proposal.resources()).as(() -> proposal.rejected().toString()).hasSize(1);
		return ResourceMapping.map(proposal.resources().get(0), ClassName.get("com.acme", "Thing"));
	}

	/**
	 * Return components as they are declared, without packages, but for the id.
	 */
	static List<String> declared(ResourceModel model) {
		return model.components()
			.stream()
			.filter((component) -> !model.isId(component))
			.map(DescribedThing::declared)
			.toList();
	}

	static String declared(ModelComponent component) {
		String annotations = component.annotations().stream().map((each) -> each + " ").collect(Collectors.joining());
		return (annotations + component.declaredType() + " " + component.name())
			.replaceAll("\\b(?:[a-z]\\w*\\.)+ ?(?=[A-Z@])", "")
			.replaceAll("Thing\\. ?", "");
	}

	/**
	 * Return the types inside the model by name.
	 */
	static Map<String, NestedType> nested(ResourceModel model) {
		return model.nested().stream().collect(Collectors.toMap(NestedType::name, (type) -> type));
	}

}
