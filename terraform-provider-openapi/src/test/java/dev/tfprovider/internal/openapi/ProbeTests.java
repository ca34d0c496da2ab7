/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A service that has habits which its description does not tell, and the probe that finds
 * them.
 */
class ProbeTests {

	private static final String DESCRIPTION = """
			openapi: 3.0.3
			info: { title: Notes, version: "1" }
			paths:
			  /notes:
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
			  /notes/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } } }
			    put:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
			    delete: { responses: { "204": {} } }
			  /notes/{note}/lines:
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
			  /notes/{note}/lines/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } } }
			    delete: { responses: { "204": {} } }
			  /walls/{wall}/pins:
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } }
			  /walls/{wall}/pins/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } } }
			    delete: { responses: { "204": {} } }
			  /files:
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "201": { headers: { Location: { schema: { type: string } } } } }
			  /files/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } } }
			    delete: { responses: { "204": {} } }
			components:
			  securitySchemes: { token: { type: http, scheme: bearer } }
			  schemas:
			    New: { type: object, required: [title, kind, labels, password], properties: &members { title: { type: string }, kind: { type: string }, labels: { type: object, additionalProperties: { type: string, example: staging } }, password: { type: string, minLength: 12 }, host: { type: string }, hint: { type: string }, region: { type: string, default: "" } } }
			    Note: { type: object, required: [id], properties: { <<: *members, id: { type: string }, vault: { type: object, properties: { phrase: { type: string, format: password }, pins: { type: array, items: { type: object, properties: { four: { type: string, x-terraform-sensitive: true } } } }, list: { type: array, items: { type: string, format: password } }, map: { type: object, additionalProperties: { type: string, format: password } } } }, board_pin: { type: string, x-terraform-sensitive: false }, tokens_left: { type: integer }, passphrase: { type: integer } } }
			""";

	/**
	 * Where answers do not say what was created.
	 */
	private static final String TAGS = """
			  /tags:
			    get: { responses: { "200": { content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Note" } } } } } } }
			    post:
			      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
			      responses: { "202": {} }
			  /tags/{id}:
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } } } } }
			    delete: { responses: { "204": {} } }
			components:
			""";

	@TempDir
	Path folder;

	private final ObjectMapper mapper = new ObjectMapper();

	private final Map<String, ObjectNode> notes = new ConcurrentSkipListMap<>();

	private final List<String> requests = new CopyOnWriteArrayList<>();

	private HttpServer server;

	private boolean keeps;

	/**
	 * Whether it does not find any line.
	 */
	private volatile boolean hides;

	/**
	 * What the service tells besides of each note.
	 */
	private String besides = "{}";

	/**
	 * Whether it finds nothing at the first look.
	 */
	private boolean late;

	private int looks;

	/**
	 * How many notes there were at a time.
	 */
	private int most;

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/", this::answer);
		this.server.start();
		Files.writeString(this.folder.resolve("notes.yaml"), DESCRIPTION);
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
	}

	/**
	 * The service is slow to know what it was told, writes hosts in small letters, titles
	 * in a form of its own, fills in a region, forgets hints, and keeps kinds as they
	 * were.
	 */
	private synchronized void answer(HttpExchange exchange) throws IOException {
		String path = exchange.getRequestURI().getPath();
		String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		this.requests.add(exchange.getRequestMethod() + " " + path);
		if (!"Bearer secret".equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
			send(exchange, 401, null);
			return;
		}
		switch (exchange.getRequestMethod()) {
			case "POST" -> {
				boolean file = path.equals("/files");
				String id = file ? "50%" : "n" + (this.notes.size() + this.requests.size());
				ObjectNode note = shaped((ObjectNode) this.mapper.readTree(body)).put("id", id);
				this.notes.put(path + "/" + id, note);
				this.most = Math.max(this.most, this.notes.size());
				this.looks = 0;
				exchange.getResponseHeaders().set("Location", path + "/" + id + "?sig=hunter22");
				send(exchange, 201, file ? null : note);
			}
			case "PUT" -> {
				ObjectNode note = this.notes.get(path);
				ObjectNode next = shaped((ObjectNode) this.mapper.readTree(body));
				note.setAll(next.put("kind", note.path("kind").asText()));
				send(exchange, 200, note);
			}
			case "DELETE" -> {
				if (!this.keeps) {
					this.notes.remove(path);
				}
				send(exchange, 204, null);
			}
			default -> {
				ObjectNode note = ((this.late && this.looks++ == 0) || (this.hides && path.contains("/lines/"))) ? null
						: this.notes.get(path);
				send(exchange, (note != null) ? 200 : 404, note);
			}
		}
	}

	private ObjectNode shaped(ObjectNode note) throws IOException {
		note.setAll((ObjectNode) this.mapper.readTree(this.besides));
		note.remove("hint");
		note.put("title", "<p>" + note.path("title").asText() + "</p>");
		if (note.has("host")) {
			note.put("host", note.path("host").asText().toUpperCase(Locale.ROOT));
		}
		if (!note.has("region")) {
			note.put("region", "eu");
		}
		return note;
	}

	private void send(HttpExchange exchange, int status, ObjectNode note) throws IOException {
		try (exchange) {
			byte[] bytes = (note != null) ? this.mapper.writeValueAsBytes(note) : new byte[0];
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			exchange.sendResponseHeaders(status, (bytes.length > 0) ? bytes.length : -1);
			exchange.getResponseBody().write(bytes);
		}
	}

	private GeneratorRun probe(String... options) {
		List<String> line = new ArrayList<>(List.of("probe", this.folder.resolve("notes.yaml").toString(), "--endpoint",
				"http://localhost:" + this.server.getAddress().getPort(), "--provider", "acme"));
		line.addAll(List.of(options));
		return GeneratorRun
			.of((out, err) -> new ProbeCommand(this.folder, Map.of("ACME_TOKEN", "secret"), out).run(line, err));
	}

	@Test
	void habitsAreFoundAndTheGeneratedTestsReplayThem() throws Exception {
		this.late = true;
		GeneratorRun run = probe();
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("'title' is written in another form", "'region' is filled in",
				"'hint' is discarded, or not told", "'host' is written in another case", "'kind' does not change",
				"an object is there, and done, after 2 looks", "note_line\n  an object is there",
				"wall_pin\n  is not tried: nothing is known to create what {wall} of /walls/{wall}/pins is; "
						+ "name one with '--parameter wall=…'");
		assertThat(this.notes).isEmpty();
		assertThat(this.most).as("a line in its note").isEqualTo(2);
		assertThat(this.requests).anyMatch((request) -> request.matches("DELETE /notes/n[0-9]+/lines/n[0-9]+"));
		assertThat(this.folder.resolve("probe-overlay.json")).content().doesNotContain("secret");
		Path project = Files.createDirectory(this.folder.resolve("project"));
		try (CompiledProvider provider = CompiledProvider.generate(project, "acme",
				this.folder.resolve("notes.yaml").toString(), "--overlay",
				this.folder.resolve("probe-overlay.json").toString())) {
			assertThat(project.resolve("src/main/java/com/acme/Note.java")).content()
				.contains("String title", "@RequiresReplace String kind", "@CaseInsensitive @Nullable String host",
						"@Nullable String hint", "@Computed @Nullable String region");
			TestExecutionSummary tests = provider.testClasses("NoteResourceTests", "NoteRecordTests",
					"NoteLineRecordTests");
			assertThat(tests.getFailures()).isEmpty();
			assertThat(tests.getTestsSucceededCount()).isEqualTo(4);
		}
	}

	@Test
	void parameterThatNothingCreatesIsNamed() {
		GeneratorRun run = probe("--resource", "pin=/walls/{wall}/pins", "--parameter", "wall=north wall");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.requests).contains("POST /walls/north wall/pins");
		assertThat(this.notes).isEmpty();
		assertThat(probe("--parameter", "wall").err()).contains("'wall' is no parameter");
	}

	@Test
	void placeThatIsNotEncodedIsTakenAsItIs() throws Exception {
		GeneratorRun run = probe("--resource", "file=/files");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.requests).contains("POST /files", "GET /files/50%", "DELETE /files/50%");
		assertThat(this.notes).isEmpty();
		try (CompiledProvider provider = CompiledProvider.generate(
				Files.createDirectory(this.folder.resolve("project")), "acme",
				this.folder.resolve("notes.yaml").toString(), "--overlay",
				this.folder.resolve("probe-overlay.json").toString(), "--resource", "file=/files")) {
			TestExecutionSummary tests = provider.testClasses("FileRecordTests");
			assertThat(tests.getFailures()).isEmpty();
			assertThat(tests.getTestsSucceededCount()).isEqualTo(1);
		}
	}

	@Test
	void whatWasCreatedIsRemovedWhereTheProcessIsEnded() throws Exception {
		this.hides = true;
		Path out = this.folder.resolve("out.txt");
		ProcessBuilder builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
				OpenApiGenerator.class.getName(), "openapi", "probe", this.folder.resolve("notes.yaml").toString(),
				"--endpoint", "http://localhost:" + this.server.getAddress().getPort(), "--provider", "acme",
				"--resource", "line=/notes/{note}/lines", "--out", this.folder.resolve("overlay.json").toString());
		builder.environment().put("ACME_TOKEN", "secret");
		Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
		try {
			await(() -> this.requests.stream().anyMatch((request) -> request.matches("GET /notes/n[0-9]+/lines/.*")));
			assertThat(this.notes).hasSize(2);
			process.destroy();
			assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
		}
		finally {
			process.destroyForcibly();
		}
		assertThat(out).content()
			.contains("it was interrupted", "It was interrupted, and what it has created is removed.");
		assertThat(this.notes).isEmpty();
		assertThat(this.requests.stream().filter((request) -> request.startsWith("POST"))).hasSize(2);
	}

	@ParameterizedTest
	@CsvSource({ "line=/notes/{note}/lines, GET /notes/n[0-9]+/lines/.*, 2, /notes/n[0-9]+/lines/n[0-9]+ \\(",
			"tag=/tags, GET /tags, 1, what POST /tags has created: " })
	void whatWasCreatedIsToldWhereTheThreadIsInterrupted(String resource, String request, int count, String left)
			throws Exception {
		this.hides = true;
		Files.writeString(this.folder.resolve("notes.yaml"), DESCRIPTION.replace("components:\n", TAGS));
		AtomicReference<GeneratorRun> run = new AtomicReference<>();
		Thread thread = new Thread(() -> run.set(probe("--resource", resource)));
		thread.start();
		await(() -> this.requests.stream().anyMatch((each) -> each.matches(request)));
		thread.interrupt();
		thread.join(TimeUnit.SECONDS.toMillis(30));
		assertThat(run.get().status()).isEqualTo(1);
		assertThat(run.get().err()).startsWith("These objects could not be removed:")
			.containsPattern("\n  " + left)
			.doesNotContain("\tat ");
		assertThat(run.get().err().lines()).hasSize(1 + count);
		assertThat(this.notes).hasSize(count);
	}

	private static void await(BooleanSupplier condition) throws InterruptedException {
		long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
		while (!condition.getAsBoolean()) {
			assertThat(System.nanoTime()).as("time is over").isLessThan(end);
			Thread.sleep(20);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"password\": \"hunter22\"", "\"connection_string\": \"hunter22\"",
			"\"connectionString\": \"x;hunter22\"", "\"dsn\": \"hunter22\"", "\"kubeconfig\": \"a: hunter22\"",
			"\"passphrase\": \"hunter22\"", "\"ssh_passphrase\": \"hunter22\"", "\"private_key\": \"hunter22\"",
			"\"pwd\": \"hunter22\"", "\"apikey\": \"hunter22\"", "\"secrets\": [\"hunter22\", \"hunter22b\"]",
			"\"secret\": { \"value\": \"hunter22\" }", "\"credentials\": { \"a\": [{ \"b\": \"hunter22\" }] }",
			"\"address\": \"amqp://user:hunter22@example.org\"",
			"\"file\": \"-----BEGIN RSA PRIVATE KEY----- hunter22\"",
			"\"token\": \"hunter22\", \"link\": \"https://example.org/?t=hunter22\"",
			"\"vault\": { \"phrase\": \"hunter22\" }", "\"vault\": { \"pins\": [{ \"four\": \"hunter22\" }] }",
			"\"vault\": { \"list\": [\"hunter22\"] }", "\"vault\": { \"map\": { \"a\": \"hunter22\" } }",
			"\"vault\": { \"key\": \"hunter22\" }", "\"board_pin\": { \"password\": \"hunter22\" }",
			"\"labels\": { \"DB_PASSWORD\": \"hunter22\" }", "\"outputs\": { \"key\": \"hunter22\" }",
			"\"settings\": [{ \"key\": \"DB_PASSWORD\", \"value\": \"hunter22\" }]",
			"\"settings\": [{ \"name\": \"api_key\", \"value\": \"hunter22\" }]",
			"\"board_pin\": \"https://user:hunter22@example.org\"",
			"\"attempts\": [[\"a\"], { \"token\": \"hunter22\" }]" })
	void secretOfAnyNameIsNotRecorded(String member) {
		this.besides = "{ " + member + " }";
		GeneratorRun run = probe("--resource", "note=/notes");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.folder.resolve("probe-overlay.json")).content()
			.contains("x-terraform-record", member.substring(1, member.indexOf('"', 1)))
			.doesNotContain("hunter22");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					"vault":{"pins":[{"four":4815}]} | "vault":{"pins":[{"four":1}]}
					"vault":{"pins":[{"four":48151623}]},"link":"https://example.org/?p=48151623" | "link":"https://example.org/?p=example"
					"vault":{"map":{"a":48.15}} | "vault":{"map":{"a":1}}
					"vault":{"pins":[{"four":201}]},"size":12 | "status":201
					"credentials":{"a":[4815]} | "credentials":{"a":[1]}
					"api_key":4815 | "api_key":1
					"passphrase":4815 | "passphrase":1
					""")
	void numberThatIsASecretIsNotRecorded(String member, String recorded) throws IOException {
		this.besides = "{ " + member + " }";
		GeneratorRun run = probe("--resource", "note=/notes");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.mapper.readTree(this.folder.resolve("probe-overlay.json").toFile()).toString())
			.contains(recorded)
			.doesNotContain(member);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"labels\":{\"key\":\"STAGING-EU\"}",
			"\"tags\":[{\"key\":\"department\",\"value\":\"sales-eu\"}]", "\"board_pin\":\"cork-wall\"",
			"\"board_pin\":4815", "\"size\":48151623", "\"tokens_left\":4815" })
	void whatIsNoSecretIsRecorded(String member) throws IOException {
		this.besides = "{ " + member + " }";
		GeneratorRun run = probe("--resource", "note=/notes");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.mapper.readTree(this.folder.resolve("probe-overlay.json").toFile()).toString()).contains(member,
				"\"labels\":{\"key\":\"staging\"},\"password\":\"aaaaaaaaaaaa\"");
	}

	@Test
	void whatCannotBeRemovedIsTold() {
		this.keeps = true;
		GeneratorRun run = probe("--most-requests", "6");
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.out()).contains("there were no requests left to try everything");
		assertThat(run.err()).contains("These objects could not be removed:", "/notes/n");
		assertThat(this.requests.stream().filter((request) -> request.startsWith("POST"))).hasSizeLessThan(3);
	}

	@Test
	void tokenThatNoHeaderCanHaveIsNotShown() {
		for (String token : List.of("hunter2\n", "hunter2\u20ac")) {
			GeneratorRun run = GeneratorRun.of(
					(out, err) -> new ProbeCommand(this.folder, Map.of("ACME_TOKEN", token), out).run(
							List.of("probe", this.folder.resolve("notes.yaml").toString(), "--endpoint",
									"http://localhost:" + this.server.getAddress().getPort(), "--provider", "acme"),
							err));
			assertThat(run.status()).isEqualTo(1);
			assertThat(run.err()).contains("ACME_TOKEN has characters that no header may have")
				.doesNotContain("hunter2", "\tat ");
		}
		assertThat(this.requests).isEmpty();
	}

	@Test
	void refusedCredentialsAreTold() {
		GeneratorRun run = GeneratorRun.of((out, err) -> new ProbeCommand(this.folder, Map.of(), out)
			.run(List.of("probe", this.folder.resolve("notes.yaml").toString(), "--endpoint",
					"http://localhost:" + this.server.getAddress().getPort()), err));
		assertThat(run.out()).contains("the smallest object is refused: POST /notes was answered with 401");
		assertThat(this.notes).isEmpty();
	}

	@Test
	void sandboxHasToBeNamed() {
		GeneratorRun run = GeneratorRun.of(this.folder, "openapi", "probe",
				this.folder.resolve("notes.yaml").toString());
		assertThat(run.status()).isEqualTo(2);
		assertThat(run.err()).contains("Name the sandbox with '--endpoint URL'.");
		for (String endpoint : List.of("http://localhost/%zz", "http://localhost:99999", "http://[::1", "http://a_b",
				"localhost:8080", "ftp://localhost", "http://user:hunter22@localhost", "http://localhost/?a=b",
				"http://")) {
			GeneratorRun refused = GeneratorRun.of(this.folder, "openapi", "probe",
					this.folder.resolve("notes.yaml").toString(), "--endpoint", endpoint);
			assertThat(refused.status()).as(endpoint).isEqualTo(2);
			assertThat(refused.err().lines().findFirst()).as(endpoint)
				.hasValueSatisfying((line) -> assertThat(line)
					.startsWith("--endpoint is '" + endpoint.replace("user:hunter22", "***")
							+ "', which is no address of a server")
					.endsWith(". Write it like https://sandbox.example.org/v3."));
			assertThat(refused.err()).as(endpoint).doesNotContain("\tat ", "hunter22");
		}
		assertThat(probe("--most-requests", "many").err()).contains("'many' is no number of requests");
		assertThat(this.requests).isEmpty();
	}

}
