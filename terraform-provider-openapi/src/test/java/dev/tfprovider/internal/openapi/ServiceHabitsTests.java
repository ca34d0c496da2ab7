/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.QueryRun;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What services do besides what is usual: they answer with the address of what was
 * created, give lists in pages, and take patches.
 */
class ServiceHabitsTests {

	private static final String DESCRIPTION = """
			openapi: 3.0.3
			info: { title: Things, version: "1" }
			paths:
			  /things:
			    get:
			      parameters: [%s]
			      responses: { "200": { content: { application/json: { schema: { type: object, properties: { items: { type: array, items: &thing %s }, nextCursor: { type: string } } } } } } }
			    post:
			      requestBody: { content: { application/json: { schema: *thing } } }
			      responses: { "201": %s }
			  /things/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: *thing } } } } }
			    patch:
			      requestBody: { content: { %s: { schema: *thing } } }
			      responses: { "200": { content: { application/json: { schema: *thing } } } }
			    delete: { responses: { "204": {} } }
			""";

	private static final String THING = """
			{ type: object, required: [name], properties: { \
			id: { type: integer, format: int64, readOnly: true }, name: { type: string }, \
			note: { type: string, nullable: true }, owner: { nullable: true, type: object, required: [name], \
			properties: { name: { type: string }, mail: { type: string, nullable: true } } }, \
			words: { type: array, nullable: true, items: { type: string } }, \
			labels: { type: object, nullable: true, additionalProperties: { type: string } }, \
			colour: { type: string } } }""";

	private static final String CREATED = "{ content: { application/json: { schema: *thing } } }";

	private static final String LOCATED = "{ headers: { Location: { schema: { type: string } } } }";

	private static final String ONE = "things_thing.one";

	/**
	 * The provider of a service that says by a header alone where a new thing is.
	 */
	private static CompiledProvider located;

	@TempDir
	Path folder;

	@BeforeAll
	static void compile(@TempDir Path folder) throws IOException {
		located = provider(folder, "", LOCATED, "application/json");
	}

	@AfterAll
	static void close() throws IOException {
		located.close();
	}

	private CompiledProvider provider(String page, String created, String patch, String... options) throws IOException {
		return provider(this.folder, page, created, patch, options);
	}

	private static CompiledProvider provider(Path folder, String page, String created, String patch, String... options)
			throws IOException {
		Path description = Files.writeString(folder.resolve("things.yaml"),
				DESCRIPTION.formatted(page, THING, created, patch));
		String[] arguments = new String[options.length + 1];
		arguments[0] = description.toString();
		System.arraycopy(options, 0, arguments, 1, options.length);
		return CompiledProvider.generate(Files.createDirectory(folder.resolve("project")), "things", arguments);
	}

	private static InMemoryTerraform terraform(CompiledProvider provider, SmallService service) {
		return provider.terraform().withProvider(Map.of("endpoint", service.endpoint()));
	}

	private static Configuration one(Map<String, ?> body) {
		return Configuration.of(ONE, body);
	}

	@ParameterizedTest
	@ValueSource(strings = { "/things/{id}", "things/{id}/", "https://elsewhere.example.org/v1/things/{id}?x=1/2#3/4",
			"/all things/{id}?by=a|b", "http://[::1/things/{id}", "http://localhost:port/things/{id}?p=50%" })
	void whatIsCreatedIsFoundWhereTheAnswerSaysThatItIs(String location) throws Exception {
		try (SmallService service = new SmallService(location, "red")) {
			InMemoryTerraform terraform = terraform(located, service);
			assertThat(terraform.apply(one(Map.of("name", "One")))).succeeded()
				.hasAttribute(ONE, "id", 1)
				.hasAttribute(ONE, "colour", "red");
			assertThat(terraform.plan().hasChanges()).isFalse();
			assertThat(terraform.destroy()).succeeded();
			assertThat(service.things()).isEmpty();
		}
	}

	@Test
	void generatedTestsOfWhatIsFoundByAHeaderPass() throws Exception {
		assertThat(located.test("Thing").getTestsFailedCount()).isZero();
	}

	@Test
	void answerThatDoesNotSayWhereSomethingIsIsAnError() throws Exception {
		try (SmallService service = new SmallService("nowhere", null);
				CompiledProvider provider = provider("", "{}", "application/json", "--resource", "thing=/things")) {
			TerraformRun run = terraform(provider, service).apply(one(Map.of("name", "One")));
			assertThat(run).failed();
			assertThat(run.errors().toString()).contains("does not say where", "no usable header 'Location'",
					"import it");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/things/first one", "/things/%zz?sig=hunter22", "https://a:hunter22@example.org/x/" })
	void placeThatEndsInNoIdentifierIsAnErrorThatNamesIt(String location) throws Exception {
		try (SmallService service = new SmallService(location, null)) {
			TerraformRun run = terraform(located, service).apply(one(Map.of("name", "One")));
			assertThat(run).failed()
				.hasError("The new thing cannot be found")
				.withDetail("its header 'Location' leads to '"
						+ location.replaceFirst("^https://[^/]+", "").replaceFirst("/?([?].*)?$", "")
						+ "', which ends in no identifier")
				.withDetail("import it");
			assertThat(run.errors().toString()).doesNotContain("Exception", "hunter22");
			assertThat(run).hasResources();
		}
	}

	@ParameterizedTest
	@CsvSource({ "page, integer, ?page=2", "offset, integer, ?offset=2", "cursor, string, ?cursor=c2" })
	void allPagesOfAListAreFollowed(String parameter, String type, String second) throws Exception {
		try (SmallService service = new SmallService("", null);
				CompiledProvider provider = provider(parameter(parameter, type), CREATED, "application/json")) {
			InMemoryTerraform terraform = terraform(provider, service);
			ListBlock all = ListBlock.of("things_thing", "all");
			assertThat(terraform.query(all).names()).isEmpty();
			create(terraform, 5);
			assertThat(terraform.query(all).names()).containsExactly("T1", "T2", "T3", "T4", "T5");
			assertThat(service.requests("GET /things?")).anyMatch((request) -> request.endsWith(second));
			int before = service.requests("GET").size();
			assertThat(terraform.query(all.limit(2)).names()).containsExactly("T1", "T2");
			assertThat(service.requests("GET").size() - before).as("pages that nobody asked for").isEqualTo(1);
		}
	}

	private static void create(InMemoryTerraform terraform, int count) {
		Configuration things = Configuration.empty();
		for (int i : IntStream.rangeClosed(1, count).toArray()) {
			things = things.with("things_thing.t" + i, Map.of("name", "T" + i));
			assertThat(terraform.apply(things)).succeeded();
		}
	}

	private static String parameter(String name, String type) {
		return "{ name: %s, in: query, schema: { type: %s } }".formatted(name, type);
	}

	@Test
	void serviceThatGivesTheSamePageAgainIsAnError() throws Exception {
		try (SmallService service = new SmallService("", null);
				CompiledProvider provider = provider(parameter("pageNumber", "integer"), CREATED, "application/json")) {
			InMemoryTerraform terraform = terraform(provider, service);
			create(terraform, 3);
			QueryRun run = terraform.query(ListBlock.of("things_thing", "all"));
			assertThat(run.succeeded()).isFalse();
			assertThat(run.run().errors().toString()).contains("the same page again");
		}
	}

	@Test
	void listWhosePagesCannotBeFollowedSaysSo() throws Exception {
		try (SmallService service = new SmallService("", null);
				CompiledProvider provider = provider(parameter("per_page", "integer"), CREATED, "application/json")) {
			InMemoryTerraform terraform = terraform(provider, service);
			create(terraform, 3);
			QueryRun run = terraform.query(ListBlock.of("things_thing", "all"));
			assertThat(run.names()).containsExactly("T1", "T2");
			assertThat(run.run().warnings().toString()).contains("The list may be incomplete");
		}
	}

	@Test
	void mergePatchHasWhatIsDifferentAndNullForWhatWasTakenAway() throws Exception {
		try (SmallService service = new SmallService("", "red");
				CompiledProvider provider = provider("", CREATED, "application/merge-patch+json")) {
			InMemoryTerraform terraform = terraform(provider, service);
			terraform.apply(
					one(Map.of("name", "One", "note", "Mine", "owner", Map.of("name", "Ada", "mail", "ada@example.org"),
							"words", List.of("a", "b"), "labels", Map.of("x", "1", "y", "2"))));
			assertThat(terraform.apply(one(Map.of("name", "One", "owner", Map.of("name", "Ada"), "words", List.of("b"),
					"labels", Map.of("x", "3")))))
				.succeeded()
				.hasAttribute(ONE, "note", null)
				.hasAttribute(ONE, "owner.mail", null)
				.hasAttribute(ONE, "colour", "red");
			assertThat(service.requests("PATCH").get(0)).isEqualTo("PATCH /things/1 "
					+ "{\"note\":null,\"owner\":{\"mail\":null},\"words\":[\"b\"],\"labels\":{\"y\":null,\"x\":\"3\"}}");
			assertThat(terraform.apply(one(Map.of("name", "Two")))).succeeded().hasAttribute(ONE, "owner", null);
			assertThat(service.requests("PATCH").get(1))
				.isEqualTo("PATCH /things/1 {\"owner\":null,\"words\":null,\"labels\":null,\"name\":\"Two\"}");
			assertThat(terraform.plan().hasChanges()).isFalse();
			assertThat(provider.test("Thing").getTestsFailedCount()).isZero();
		}
	}

	@Test
	void patchHasNullForWhatMayBeNull() throws Exception {
		try (SmallService service = new SmallService("", "red");
				CompiledProvider provider = provider("", CREATED, "application/json")) {
			InMemoryTerraform terraform = terraform(provider, service);
			terraform.apply(one(Map.of("name", "One", "note", "Mine")));
			assertThat(service.requests("POST")).containsExactly("POST /things {\"name\":\"One\",\"note\":\"Mine\"}");
			assertThat(terraform.apply(one(Map.of("name", "One")))).succeeded()
				.hasAttribute(ONE, "note", null)
				.hasAttribute(ONE, "colour", "red");
			assertThat(service.requests("PATCH")).hasSize(1)
				.allMatch((request) -> request.contains("\"note\":null"))
				.noneMatch((request) -> request.contains("\"colour\":null"));
		}
	}

	@Test
	void objectThatIsFoundInAListWithoutFurtherPagesHasATestThatCompiles() throws Exception {
		Path description = Files.writeString(this.folder.resolve("teams.yaml"),
				"""
						openapi: 3.0.3
						info: { title: Teams, version: "1" }
						paths:
						  /teams/{team}/members:
						    get:
						      parameters: [{ name: limit, in: query, schema: { type: integer } }]
						      responses: { "200": { content: { application/json: { schema: &members { type: object, properties: { total: { type: integer }, skip: { type: integer }, members: { type: array, items: { type: object, properties: { id: { type: string }, role: { type: string }, name: { type: string } } } } } } } } } }
						    put:
						      requestBody: { content: { application/json: { schema: { type: object, required: [id], properties: { id: { type: string }, role: { type: string } } } } } }
						      responses: { "200": { content: { application/json: { schema: *members } } } }
						  /teams/{team}/members/{id}:
						    delete: { responses: { "204": {} } }
						""");
		Path project = Files.createDirectory(this.folder.resolve("project"));
		try (CompiledProvider provider = CompiledProvider.generate(project, "teams", description.toString())) {
			assertThat(project.resolve("src/test/java/com/acme/TeamMemberResourceTests.java")).content()
				.contains("this.client.list(ArgumentMatchers.any())");
			assertThat(provider.test("TeamMember").getTestsFailedCount()).isZero();
		}
	}

}
