/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * References to any place of a description, and to files beside it.
 */
class ReferencesTests {

	private static final String MAIN = "src/main/java/com/acme/";

	/**
	 * What bundlers make of files: the second use of a part refers to the first, wherever
	 * that is.
	 */
	private static final String BUNDLED = """
			openapi: 3.0.3
			info: { title: Clusters, version: "1" }
			paths:
			  /v2/clusters:
			    post:
			      requestBody: { content: { application/json: { schema: { allOf: [{ $ref: "#/components/schemas/Cluster" }, { required: [name] }] } } } }
			      responses:
			        "201":
			          content:
			            application/json:
			              schema: { type: object, properties: { cluster: { $ref: "#/components/schemas/Cluster" } } }
			  /v2/clusters/{cluster_uuid}:
			    parameters:
			    - { name: cluster_uuid, in: path, required: true, schema: { $ref: "#/components/schemas/Cluster/properties/uuid" } }
			    get: { responses: { "200": { $ref: "#/paths/~1v2~1clusters/post/responses/201" } } }
			    delete: { responses: { "204": {} } }
			  /v2/clusters/{cluster_uuid}/users:
			    parameters: [{ $ref: "#/paths/~1v2~1clusters~1%7Bcluster_uuid%7D/parameters/0" }]
			    post:
			      requestBody: { content: { application/json: { schema: &user { type: object, required: [name], properties: { id: { type: string, readOnly: true }, name: { type: string }, tag: { $ref: "#/components/schemas/Cluster/allOf/0/properties/tag" } } } } } }
			      responses: { "201": { content: { application/json: { schema: *user } } } }
			  /v2/clusters/{cluster_uuid}/users/{user_id}:
			    get:
			      parameters: [{ $ref: "#/paths/~1v2~1clusters~1%7Bcluster_uuid%7D/parameters/0" }]
			      responses: { "200": { $ref: "#/paths/~1v2~1clusters~1%7Bcluster_uuid%7D~1users/post/responses/201" } }
			    delete:
			      $ref: "#/paths/~1v2~1clusters~1%7Bcluster_uuid%7D/delete"
			components:
			  schemas:
			    Cluster:
			      allOf:
			      - { type: object, properties: { tag: { type: string, maxLength: 7 } } }
			      properties:
			        uuid: { type: string, format: uuid, readOnly: true }
			        name: { type: string }
			        parent: { $ref: "#/components/schemas/Cluster/properties/uuid" }
			""";

	@TempDir
	Path folder;

	private GeneratorRun generate(String... options) {
		String[] line = new String[options.length + 5];
		System.arraycopy(new String[] { "openapi", "api.yaml", "--package", "com.acme", "--allow-files" }, 0, line, 0,
				5);
		System.arraycopy(options, 0, line, 5, options.length);
		return GeneratorRun.of(this.folder, line);
	}

	@Test
	void referencesToAnyPlaceOfTheDescriptionAreFollowed() throws IOException {
		Files.writeString(this.folder.resolve("api.yaml"), BUNDLED);
		GeneratorRun run = generate();
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("Resources: 2",
				"identified by 'uuid', which the service gives, as {cluster_uuid}",
				"identified by 'id', which the service gives, as {user_id}");
		SourceCompiler.compile(this.folder.resolve("src/main/java"), this.folder.resolve("classes"));
		assertThat(this.folder.resolve(MAIN + "Cluster.java")).content().contains("@Id UUID uuid", "UUID parent");
		assertThat(this.folder.resolve(MAIN + "ClusterUser.java")).content()
			.contains("@Id(configured = true) UUID clusterUuid", "@Size(max = 7) @Computed @Nullable String tag"
				.replace("@Size(max = 7) @Computed", "@Computed @Size(max = 7)"));
	}

	@Test
	void filesBelowTheFolderAreReadWhereTheyMayBe() throws IOException {
		Files.createDirectories(this.folder.resolve("parts/more"));
		Files.writeString(this.folder.resolve("api.yaml"), """
				openapi: 3.0.3
				info: { title: Disks, version: "1" }
				paths:
				  /disks: { $ref: "parts/disks.yaml#/collection" }
				  /disks/{id}: { $ref: "parts/disks.yaml#/one" }
				components: { schemas: { Disk: { type: integer } } }
				""");
		Files.writeString(this.folder.resolve("parts/disks.yaml"), """
				collection:
				  post:
				    requestBody: { content: { application/json: { schema: { $ref: "more/Disk.json" } } } }
				    responses: { "201": { $ref: "#/answer" } }
				one:
				  get: { responses: { "200": { $ref: "#/answer" } } }
				  delete: { responses: { "204": {} } }
				answer: { content: { application/json: { schema: { $ref: "./more/Disk.json#" } } } }
				""");
		Files.writeString(this.folder.resolve("parts/more/Disk.json"), """
				{ "type": "object", "required": ["size"], "properties": {
				  "id": { "type": "string", "readOnly": true }, "size": { "$ref": "#/$defs/size" },
				  "copies": { "type": "array", "items": { "$ref": "Disk.json" } } },
				  "$defs": { "size": { "type": "integer", "minimum": 1 } } }
				""");
		GeneratorRun run = generate();
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.folder.resolve(MAIN + "Disk.java")).content().contains("@Min(1) Long size");
		assertThat(run.out()).contains("'copies[]': 'Disk.json' contains itself");
		GeneratorRun refused = GeneratorRun.of(this.folder, "openapi", "api.yaml", "--package", "com.acme");
		assertThat(refused.status()).isEqualTo(1);
		assertThat(refused.err()).contains("line 4: 'parts/disks.yaml#/collection': it leads to another file",
				"--allow-files");
	}

	@Test
	void filesInTheOlderFormatAreConvertedAsTheDescriptionIs() throws IOException {
		Files.writeString(this.folder.resolve("api.yaml"), """
				swagger: "2.0"
				info: { title: Plans, version: "2026-01-01" }
				paths:
				  /groups/{group}/plans/{planId}:
				    get:
				      parameters: &parameters
				      - { $ref: "common.yaml#/parameters/Group" }
				      - { $ref: "common.yaml#/parameters/PlanId" }
				      - { $ref: "common.yaml#/parameters/Version" }
				      responses: { "200": { description: found, schema: { $ref: "common.yaml#/definitions/Plan" } } }
				    put:
				      parameters:
				      - { $ref: "common.yaml#/parameters/Group" }
				      - { $ref: "common.yaml#/parameters/PlanId" }
				      - { $ref: "common.yaml#/parameters/Version" }
				      - { name: plan, in: body, schema: { $ref: "common.yaml#/definitions/Plan" } }
				      responses:
				        "200": { description: changed, schema: { $ref: "common.yaml#/definitions/Plan" } }
				        "201": { description: created, schema: { $ref: "common.yaml#/definitions/Plan" } }
				    delete: { parameters: *parameters, responses: { "204": { description: gone } } }
				""");
		Files.writeString(this.folder.resolve("common.yaml"), """
				swagger: "2.0"
				parameters:
				  Group: { name: group, in: path, required: true, type: string }
				  PlanId: { name: planId, in: path, required: true, type: string, maxLength: 80 }
				  Version: { name: api-version, in: query, required: true, type: string }
				definitions:
				  Plan:
				    properties: { title: { type: string, x-nullable: true }, size: { $ref: "#/definitions/Size" } }
				    required: [title]
				  Size: { type: integer }
				""");
		GeneratorRun run = generate();
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("Resources: 1", "  group_plan (/groups/{group}/plans/{planId})");
		assertThat(this.folder.resolve(MAIN + "GroupPlan.java")).content()
			.contains("@Id(configured = true) @Size(max = 80) String planId", "Long size");
		assertThat(this.folder.resolve(MAIN + "GroupPlanClient.java")).content()
			.contains("/groups/{group}/plans/{planId}?api-version=2026-01-01");
		SourceCompiler.compile(this.folder.resolve("src/main/java"), this.folder.resolve("classes"));
	}

	@Test
	void referenceThatLeadsThroughItselfIsAnError() throws IOException {
		Files.writeString(this.folder.resolve("api.yaml"), """
				openapi: 3.0.3
				info: { title: Disks, version: "1" }
				paths:
				  /disks:
				    post:
				      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Disk" } } } }
				      responses: { "201": { description: Created } }
				components: { schemas: { Disk: { $ref: "#/components/schemas/Disk/properties/size" } } }
				""");
		GeneratorRun run = generate();
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains("api.yaml' lead nowhere:", "in a circle");
	}

	@Test
	void referenceThatLeadsNowhereIsAnErrorWithItsLine() throws IOException {
		Files.writeString(this.folder.resolve("api.yaml"),
				BUNDLED.replace("#/components/schemas/Cluster/allOf/0/properties/tag", "#/components/schemas/Klaster"));
		GeneratorRun run = generate();
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains("api.yaml' lead nowhere:",
				"line 20: '#/components/schemas/Klaster': there is no 'Klaster' at that place");
		assertThat(this.folder.resolve("src")).doesNotExist();
	}

	@Test
	void longReferenceIsShownInPart() throws IOException {
		String name = "x".repeat(178) + "\uD83D\uDE00".repeat(3000);
		Files.writeString(this.folder.resolve("api.yaml"),
				BUNDLED.replace("#/components/schemas/Cluster/allOf/0/properties/tag", "#/components/schemas/" + name));
		GeneratorRun run = generate();
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err().lines()).last()
			.asString()
			.matches(
					"  line 20: '#/components/schemas/x{178}…': there is no 'x{178}(\uD83D\uDE00){11}…' at that place");
	}

}
