/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Corrections of a description, as an overlay has them.
 */
class OverlayTests {

	private static final String DESCRIPTION = """
			openapi: 3.0.3
			info: { title: Things, version: "1" }
			paths:
			  /things:
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
			      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } }
			  /things/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } } }
			    put:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
			      responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } }
			    delete: { responses: { "204": {} } }
			  /logs: { post: &post { requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }, responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } } } }
			  /logs/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } } }
			    delete: { responses: { "204": {} } }
			  /new-note: { post: *post }
			  /notes/{note}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } } } }
			    delete: { responses: { "204": {} } }
			components:
			  schemas:
			    Thing:
			      type: object
			      required: [id, kind]
			      properties:
			        id: { type: string, readOnly: true }
			        kind: { type: string }
			        passcode: { type: string }
			        size: { type: integer, nullable: true }
			        region: { type: string, default: eu }
			        code: { type: string }
			        state: { type: string }
			        noise: { type: string }
			        token: { type: string }
			        owner: { type: object, properties: { mail: { type: string } } }
			""";

	private static final String OVERLAY = """
			overlay: 1.0.0
			info: { title: Corrections, version: "1" }
			actions:
			  - target: $.components.schemas.Thing.properties.passcode
			    update: { x-terraform-write-only: true, x-terraform-name: pin_code }
			  - target: $.components.schemas.Thing.properties['kind']
			    update: { x-terraform-force-new: true, x-terraform-normalized: case, x-terraform-description: What it is like. }
			  - target: $.components.schemas.Thing.properties.size
			    update: { x-terraform-computed: true }
			  - target: $.components.schemas.Thing.properties.region
			    update: { x-terraform-default: us }
			  - target: $.components.schemas.Thing.properties.token
			    update: { x-terraform-sensitive: false }
			  - target: $.components.schemas.Thing.properties.noise
			    remove: true
			  - target: $.paths['/things/{id}']
			    update:
			      x-terraform-name: widget
			      x-terraform-description: Manages widgets.
			      x-terraform-attributes:
			        code: { normalized: true }
			        owner.mail: { sensitive: true }
			        state: { pending: [making, "on the way"], failed: [lost] }
			  - target: $.paths['/logs/{id}']
			    update: { x-terraform-ignore: true }
			  - target: $.paths['/notes/{note}']
			    update: { x-terraform-create: POST /new-note, x-terraform-id: kind }
			  - target: $.paths['/gone']
			    remove: true
			""";

	private static final String MAIN = "src/main/java/com/acme/";

	@TempDir
	Path folder;

	private GeneratorRun generate(String overlay) throws IOException {
		Path description = Files.writeString(this.folder.resolve("things.yaml"), DESCRIPTION);
		List<String> line = new ArrayList<>(
				List.of("openapi", description.toString(), "--package", "com.acme", "--overlay", "overlay.yaml"));
		Files.writeString(this.folder.resolve("overlay.yaml"), "# corrections\n" + overlay);
		return GeneratorRun.of(this.folder, line.toArray(String[]::new));
	}

	@Test
	void whatWasGuessedIsCorrected() throws IOException {
		GeneratorRun run = generate(OVERLAY);
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.report(this.folder)).contains("Resources: 2", "  widget (/things/{id})",
				"are ignored, as the overlay says: 1", "    /logs/{id}",
				"the overlay has '$.paths['/gone']', which is not in the description (any more)",
				"created by POST /new-note, read by GET /notes/{note}",
				"identified by 'kind', which the configuration chooses, as {note} of the path");
		assertThat(this.folder.resolve(MAIN + "Widget.java")).content()
			.contains("Manages widgets.", "@param kind What it is like.",
					"@RequiresReplace @CaseInsensitive String kind",
					"@WriteOnly(version = \"pinCodeVersion\") @Sensitive @Nullable String pinCode",
					"@Nullable Long pinCodeVersion", "@Computed @Nullable Long size", "@Default(\"us\") String region",
					"@Nullable String code", "@Computed @Nullable String token",
					"@Computed @Sensitive @Nullable String mail")
			.doesNotContain("noise", "@Sensitive @Nullable String token", "@Computed @Nullable String code");
		assertThat(this.folder.resolve(MAIN + "WidgetResource.java")).content()
			.contains("UNDER_WAY = Set.of(\"making\", \"on the way\")", "FAILED = Set.of(\"lost\")");
		SourceCompiler.compile(this.folder.resolve("src/main/java"), this.folder.resolve("classes"));
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = { "overlay: 2.0.0 => is no overlay",
			"{} => is no overlay", "{ overlay: 1.0.0, actions: {} } => is no overlay",
			"{ overlay: 1.0.0, actions: [{ target: 'paths' }] } => The target 'paths' is not understood",
			"{ overlay: 1.0.0, actions: [{ target: '$.paths[?(@.x)]', remove: true }] } => is not understood",
			"{ overlay: 1.0.0, actions: [{ target: '$', update: { x-terraform-sensitiv: true } }] } => 'x-terraform-sensitiv' means nothing",
			"{ overlay: 1.0.0, actions: [{ target: '$.openapi', update: { a: b } }] } => cannot be updated",
			"{ overlay: 1.0.0, actions: [{ target: '$.components.schemas.Thing.required' }] } => has neither 'update' nor 'remove'",
			"{ overlay: 1.0.0, actions: [{}] } => The target '' is not understood" })
	void overlayThatIsWrongIsAnError(String overlay, String message) throws IOException {
		GeneratorRun run = generate(overlay);
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains(message);
		assertThat(this.folder.resolve("src")).doesNotExist();
	}

	@Test
	void choiceThatIsNoneIsToldAndTheOthersAreWritten() throws IOException {
		GeneratorRun run = generate("""
				overlay: 1.0.0
				info: { title: Corrections, version: "1" }
				actions:
				  - target: $.paths['/notes/{note}']
				    update: { x-terraform-create: POST /nowhere }
				""");
		assertThat(run.status()).isZero();
		assertThat(run.report(this.folder)).contains("Resources: 2",
				"/notes/{note}: the overlay says 'create: POST /nowhere', which is no operation");
	}

	@Test
	void differenceTellsWhatANewDescriptionChangesForUsers() throws IOException {
		Path earlier = Files.writeString(this.folder.resolve("earlier.yaml"), DESCRIPTION);
		Path later = Files.writeString(this.folder.resolve("later.yaml"),
				DESCRIPTION.replace("required: [id, kind]", "required: [id, kind, code]")
					.replace("region: { type: string, default: eu }", "region: { type: string, default: us }")
					.replace("noise: { type: string }", "sound: { type: string }")
					.replace("size: { type: integer,", "size: { type: string,"));
		GeneratorRun run = GeneratorRun.of(this.folder, "openapi", later.toString(), "--diff", earlier.toString(),
				"--provider", "acme");
		assertThat(run.status()).isEqualTo(3);
		assertThat(run.err()).contains("acme_thing", "code", "noise", "sound", "size", "Breaking changes: ");
		GeneratorRun same = GeneratorRun.of(this.folder, "openapi", later.toString(), "--diff", later.toString());
		assertThat(same.status()).as(same.err()).isZero();
		assertThat(this.folder.resolve("src")).doesNotExist();
	}

	@Test
	void recordedPathThatIsNotEncodedIsTakenAsItIs() throws IOException {
		GeneratorRun run = generate(
				"""
						overlay: 1.0.0
						info: { title: Corrections, version: "1" }
						actions:
						  - target: $.paths['/notes/{note}']
						    update:
						      x-terraform-create: PUT /notes/{note}
						      x-terraform-record: [{ request: PUT /notes/50%, content: { kind: a }, status: 201, answer: { id: "50%", kind: a } }]
						  - target: $.paths['/notes/{note}']
						    update: { put: { requestBody: { content: { application/json: { schema: { type: object, properties: { kind: { type: string } } } } } }, responses: { "201": { description: made } } } }
						""");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.folder.resolve("src/test/java/com/acme/NoteRecordTests.java")).content()
			.contains("\"note\", \"50%\"");
	}

	@Test
	void whatIsListedIsReadAtThePathThatIsChosen() throws IOException {
		Path description = Files.writeString(this.folder.resolve("parts.yaml"),
				"""
						openapi: 3.0.3
						info: { title: Parts, version: "1" }
						paths:
						  /teams/{team}/parts:
						    get: { responses: { "200": { content: { application/json: { schema: { type: array, items: { type: object, properties: { id: { type: string }, name: { type: string } } } } } } } } }
						    post:
						      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string }, note: { type: string } } } } } }
						      responses: { "201": { content: { application/json: { schema: &part { type: object, properties: { id: { type: string }, name: { type: string }, note: { type: string } } } } } } }
						  /teams/{team}/parts/{id}: { delete: { responses: { "204": {} } } }
						  /parts/{id}: { get: { responses: { "200": { content: { application/json: { schema: *part } } } } } }
						  /parts/{id}/of/{team}: { get: { responses: { "200": { content: { application/json: { schema: *part } } } } } }
						""");
		Map<String, String> calls = Map.of("/parts/{id}", "get(listed.id())", "/parts/{id}/of/{team}",
				"get(listed.id(), config.team())");
		for (Map.Entry<String, String> call : calls.entrySet()) {
			Path overlay = Files.writeString(this.folder.resolve("parts-overlay.yaml"), """
					overlay: 1.0.0
					info: { title: Corrections, version: "1" }
					actions:
					  - target: $.paths['/teams/{team}/parts/{id}']
					    update: { x-terraform-read: 'GET %s' }
					""".formatted(call.getKey()));
			Path project = this.folder.resolve("project" + call.getKey().length());
			GeneratorRun run = GeneratorRun.of(this.folder, "openapi", description.toString(), "--package", "com.acme",
					"--overlay", overlay.toString(), "--resource", "part=/teams/{team}/parts", "--dir",
					project.toString());
			assertThat(run.status()).as(run.err()).isZero();
			assertThat(project.resolve(MAIN + "PartListResource.java")).content()
				.contains("this.client." + call.getValue());
			SourceCompiler.compile(project.resolve("src/main/java"), project.resolve("classes"));
		}
	}

}
