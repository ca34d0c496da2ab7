/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The command line, what is written where, and descriptions that are wrong or hostile.
 */
class OpenApiGeneratorTests {

	private static final String THINGS = """
			openapi: 3.0.3
			info: { title: Things API v2, version: "1" }
			servers: [{ url: "https://{region}.example.org/v2/", variables: { region: { default: eu } } }]
			paths:
			  /things:
			    get:
			      parameters: [{ name: page, in: query, schema: { type: integer } }]
			      responses: { "200": { content: { application/json: { schema: { type: object, properties: { items: { type: array, items: &thing { type: object, required: [id], properties: { id: { type: string, readOnly: true }, name: { type: string, description: "*/ } \\\\u002a/ <b>@see {@code x}" } } } } } } } } } }
			    post:
			      requestBody: { content: { application/json: { schema: *thing } } }
			      responses: { "201": { content: { application/json: { schema: *thing } } } }
			  /things/{thingId}:
			    get: { responses: { "200": { content: { application/json: { schema: *thing } } } } }
			    patch:
			      requestBody: { content: { application/merge-patch+json: { schema: *thing } } }
			      responses: { "200": { content: { application/json: { schema: *thing } } } }
			    delete: { responses: { "202": {} } }
			  /status:
			    get: { responses: { "200": {} } }
			  /logs/{logId}:
			    get: { responses: { "200": { content: { application/json: { schema: *thing } } } } }
			""";

	private static final String MAIN = "src/main/java/com/acme/";

	@TempDir
	Path folder;

	@Test
	void reportSaysWhyPathsAreResourcesAndWhyNot() throws IOException {
		GeneratorRun run = generate(THINGS);
		assertThat(run.status()).isZero();
		assertThat(run.out()).contains("Resources: 1", "  thing (/things/{thingId})",
				"created by POST /things, read by GET /things/{thingId}, deleted by DELETE /things/{thingId}",
				"updated by PATCH /things/{thingId}",
				"identified by 'id', which the service gives, as {thingId} of the path", "listed by GET /things",
				"  there is no DELETE, so that nothing can be destroyed: 1", "    /logs/{logId}",
				"written   " + MAIN + "Thing.java");
	}

	@Test
	void reportSaysWhatPatchesAndListsCannotDo() throws IOException {
		GeneratorRun run = generate(THINGS.replace("name: page", "name: limit")
			.replace("application/merge-patch+json", "application/json")
			.replace("{ type: string, readOnly: true }, name:",
					"{ type: string, readOnly: true }, owner: { type: string, writeOnly: true, nullable: true }, name:"));
		assertThat(run.status()).isZero();
		assertThat(run.report(this.folder))
			.contains("'GET /things': the list shows the first page and warns that there may be more");
		generate(THINGS.replace("application/merge-patch+json", "application/json")
			.replace(
					"requestBody: { content: { application/json: { schema: *thing } } }\n      responses: { \"201\": { content: { application/json: { schema: *thing } } } }",
					"requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string, nullable: true } } } } } }\n      responses: { \"201\": { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } } }")
			.replace("responses: { \"200\": { content: { application/json: { schema: *thing } } } }\n    delete",
					"responses: { \"204\": {} }\n    delete")
			.replace(
					"get: { responses: { \"200\": { content: { application/json: { schema: *thing } } } } }\n    patch",
					"get: { responses: { \"200\": { content: { application/json: { schema: { type: object, properties: { id: { type: string }, name: { type: string, nullable: true } } } } } } } }\n    patch"),
				"--dry-run", "--report", "report.txt");
		assertThat(files().get("report.txt"))
			.contains("stays at the service, because the description does not let it be null: name");
	}

	@Test
	void exampleNeedsTheSourceAddress() throws IOException {
		assertThat(generate(THINGS, "--provider", "things", "--dry-run").out()).doesNotContain("examples/");
		GeneratorRun run = generate(THINGS, "--provider", "registry.example.org:8080/acme/my-things");
		assertThat(run.out()).contains("written   examples/resources/my-things_thing/resource.tf");
		assertThat(files().get("examples/resources/my-things_thing/resource.tf"))
			.contains("my-things = {\n      source = \"registry.example.org:8080/acme/my-things\"")
			.contains("resource \"my-things_thing\" \"example\" {\n}\n");
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "Acme", "acme/Things", "acme/../things", "a/b/c/d", "/things", "acme/", "acme/${x}", "a b" })
	void addressThatIsNoneIsAnError(String address) throws IOException {
		GeneratorRun run = generate(THINGS, "--provider", address);
		assertThat(run.err()).contains("cannot be the name of a provider");
		assertThat(run.status()).isEqualTo(1);
		assertThat(files()).isEmpty();
	}

	@Test
	void everythingCompiles() throws IOException {
		generate(THINGS);
		SourceCompiler.compile(this.folder.resolve("src/main/java"), this.folder.resolve("classes"));
		assertThat(this.folder.resolve(MAIN + "ThingsSettings.java")).content()
			.contains(
					"@EnvironmentDefault(\"THINGS_ENDPOINT\") @UrlWithScheme({ \"http\", \"https\" }) @Default(\"https://eu.example.org/v2\") URI endpoint");
		assertThat(this.folder.resolve(MAIN + "ThingClient.java")).content()
			.contains("@PatchExchange(value = \"/things/{thingId}\", contentType = \"application/merge-patch+json\")");
		assertThat(this.folder.resolve(MAIN + "ThingResource.java")).content()
			.contains("data.waiter().untilGone(() -> find(state.id()))");
		assertThat(this.folder.resolve(MAIN + "ThingListResource.java")).content()
			.contains("Pages.numbered(1, (thePage) -> this.client.list(thePage).items())");
	}

	@Test
	void secondRunChangesNothing() throws IOException {
		generate(THINGS);
		Map<String, String> before = files();
		GeneratorRun again = generate(THINGS);
		assertThat(again.status()).isZero();
		assertThat(again.report(this.folder)).contains("same      " + MAIN + "Thing.java")
			.doesNotContain("written", "differs");
		assertThat(files()).isEqualTo(before);
	}

	@Test
	void fileOfTheTeamStaysAndTheReportShowsTheDifference() throws IOException {
		generate(THINGS);
		Path model = this.folder.resolve(MAIN + "Thing.java");
		String ours = Files.readString(model).replace("String name", "@Trimmed String name");
		Files.writeString(model, ours);
		Files.delete(this.folder.resolve(MAIN + "ThingClient.java"));
		GeneratorRun run = generate(THINGS);
		assertThat(run.status()).isZero();
		assertThat(run.report(this.folder)).contains("differs   " + MAIN + "Thing.java",
				"written   " + MAIN + "ThingClient.java", "--- a/" + MAIN + "Thing.java",
				"+++ b/" + MAIN + "Thing.java", "@Trimmed String name");
		assertThat(model).hasContent(ours);
	}

	@Test
	void dryRunWritesNothing() throws IOException {
		GeneratorRun run = generate(THINGS, "--dry-run");
		assertThat(run.status()).isZero();
		assertThat(run.out()).contains("new       " + MAIN + "Thing.java");
		assertThat(files()).isEmpty();
	}

	@Test
	void resourceIsNamedByItsPath() throws IOException {
		GeneratorRun run = generate(THINGS, "--resource", "widget=/things");
		assertThat(run.status()).isZero();
		assertThat(files().keySet()).contains(MAIN + "Widget.java").doesNotContain(MAIN + "Thing.java");
		assertThat(this.folder.resolve(MAIN + "WidgetResource.java")).content()
			.contains("@TerraformResource(value = \"widget\", dataSource = true)");
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = {
			"thing=/status => 'thing=/status' cannot become a resource: no path follows that ends in a parameter.",
			"thing=/logs/{logId} => 'thing=/logs/{logId}' cannot become a resource: there is no DELETE",
			"thing=/nothing => 'thing=/nothing' names no path of the description.",
			"../thing=/things => '../thing=/things' names no resource", "thing => 'thing' names no resource",
			"a=/things,a=/things/{thingId} => The resource 'a' is named twice." })
	void resourceThatCannotBeIsAnError(String resource, String message) throws IOException {
		GeneratorRun run = generate(THINGS, "--resource", resource);
		assertThat(run.err()).contains(message);
		assertThat(run.status()).isEqualTo(1);
		assertThat(files()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "../evil", "com.acme/../..", "Com.Acme", "com.class", "a..b", "1a" })
	void packageThatIsNoneIsAnError(String name) throws IOException {
		GeneratorRun run = run(THINGS, "--package", name);
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains("cannot be the name of a package");
		assertThat(files()).isEmpty();
	}

	static Stream<Arguments> wrongDescriptions() {
		return Stream.of(Arguments.of("", "it has no member 'openapi'"), Arguments.of("[]", "no member 'openapi'"),
				Arguments.of("{", "cannot be read as JSON"), Arguments.of("{} {}", "cannot be read as JSON"),
				Arguments.of("a: [", "cannot be read as YAML"), Arguments.of("a: 1\na: 2", "cannot be read as YAML"),
				Arguments.of("swagger: '1.2'", "is in Swagger 1.2; OpenAPI 3.0 and 3.1 and Swagger 2.0 can be read"),
				Arguments.of("openapi: 5" + ".0".repeat(5000), "is in OpenAPI 5.0"),
				Arguments.of("openapi: 4.0.0", "is in OpenAPI 4.0.0; OpenAPI 3.0 and 3.1"),
				Arguments.of("{\"a\":".repeat(2000), "cannot be read as JSON"),
				Arguments.of("a: " + "[".repeat(2000), "cannot be read as YAML"),
				Arguments.of("openapi: !!java.net.URL [\"http://localhost:1\"]", "cannot be read as YAML"),
				Arguments.of("a: &a [*a]", "cannot be read as YAML"), Arguments.of(bomb(), "cannot be read as YAML"));
	}

	/**
	 * Nine levels of nine aliases each.
	 */
	private static String bomb() {
		StringBuilder bomb = new StringBuilder("openapi: 3.0.0\nx0: &x0 [a, a, a, a, a, a, a, a, a]\n");
		for (int i = 1; i < 9; i++) {
			String alias = "*x" + (i - 1);
			bomb.append("x%s: &x%s [%s]\n".formatted(i, i, String.join(", ", Collections.nCopies(9, alias))));
		}
		return bomb.toString();
	}

	@ParameterizedTest
	@MethodSource("wrongDescriptions")
	void descriptionThatIsWrongIsAnErrorAndNothingIsWritten(String description, String message) throws IOException {
		GeneratorRun run = generate(description);
		assertThat(run.err()).contains(message);
		assertThat(run.err().lines().count()).isLessThan(30);
		assertThat(run.err()).hasSizeLessThan(3000);
		assertThat(run.status()).isEqualTo(1);
		assertThat(files()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x" })
	void longReasonThatADescriptionIsWrongHalvesNoCharacter(String start) throws IOException {
		GeneratorRun run = generate("openapi: 3.0.3\n" + (start + "\uD83D\uDE00".repeat(400) + ": 1\n").repeat(2));
		assertThat(run.err()).contains("cannot be read as YAML").matches("(?s).*\uD83D\uDE00…\\R").hasSizeLessThan(800);
	}

	@Test
	void descriptionThatIsNotThereIsAnError() throws IOException {
		for (String name : List.of("nowhere.json", "https://example.org/openapi.json", ".")) {
			GeneratorRun run = GeneratorRun.of(this.folder, "openapi", name, "--package", "com.acme");
			assertThat(run.status()).isEqualTo(1);
			assertThat(run.err()).contains("Name the file with the OpenAPI description; addresses are not fetched.");
		}
	}

	@Test
	void descriptionThatIsTooLargeIsAnError() throws IOException {
		Path file = this.folder.resolve("huge.json");
		try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
			huge.setLength(65L * 1024 * 1024);
		}
		GeneratorRun run = GeneratorRun.of(this.folder, "openapi", file.toString(), "--package", "com.acme");
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains("descriptions may have at most 67108864");
	}

	@Test
	void bytesThatAreNoTextAreAnError() throws IOException {
		Path file = Files.write(this.folder.resolve("description"), new byte[] { (byte) 0xff, (byte) 0xfe, 0, 1 });
		GeneratorRun run = GeneratorRun.of(this.folder, "openapi", file.toString(), "--package", "com.acme");
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).contains("is no text in UTF-8");
	}

	@Test
	void referencesOutsideOfTheFileAreNeverFetched() throws IOException {
		try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
			String address = "http://localhost:" + server.getLocalPort() + "/schema.json";
			GeneratorRun run = generate(THINGS.replace("{ type: string, readOnly: true }, name:",
					"{ type: string, readOnly: true }, other: { $ref: '%s#/X' }, name:".formatted(address)));
			assertThat(run.status()).isEqualTo(1);
			assertThat(run.err())
				.contains("line 8: '" + address + "#/X': addresses and absolute paths are not followed");
			assertThat(files()).isEmpty();
			server.setSoTimeout(200);
			assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(server::accept);
		}
	}

	@Test
	void nothingIsLeftWhereWritingFails() throws IOException {
		Files.createDirectories(this.folder.resolve("src/main"));
		Files.writeString(this.folder.resolve("src/main/java"), "in the way");
		GeneratorRun run = generate(THINGS);
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).startsWith("'openapi' failed: ");
		assertThat(files()).containsOnlyKeys("src/main/java");
	}

	@ParameterizedTest
	@ValueSource(strings = { "open", "openapi", "openapi --package com.acme", "openapi x.json --color" })
	void commandLineThatIsNotUnderstoodShowsHelp(String line) {
		GeneratorRun run = GeneratorRun.of(this.folder, line.split(" "));
		assertThat(run.status()).isEqualTo(2);
		assertThat(run.err()).contains("--resource NAME=PATH,...");
	}

	private GeneratorRun generate(String description, String... options) throws IOException {
		List<String> all = new ArrayList<>(List.of("--package", "com.acme"));
		all.addAll(List.of(options));
		return run(description, all.toArray(String[]::new));
	}

	private GeneratorRun run(String description, String... options) throws IOException {
		Path file = Files.writeString(this.folder.resolve("description"), description);
		List<String> line = new ArrayList<>(List.of("openapi", file.toString()));
		line.addAll(List.of(options));
		return GeneratorRun.of(this.folder, line.toArray(String[]::new));
	}

	private Map<String, String> files() throws IOException {
		try (Stream<Path> walk = Files.walk(this.folder)) {
			return walk.filter(Files::isRegularFile)
				.filter((file) -> !file.getFileName().toString().equals("description"))
				.filter((file) -> !file.getParent().getFileName().toString().equals("target"))
				.collect(Collectors.toMap((file) -> this.folder.relativize(file).toString().replace('\\', '/'),
						OpenApiGeneratorTests::text));
		}
	}

	private static String text(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
