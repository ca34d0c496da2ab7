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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The probe sends what the generated client sends.
 */
class ProbeRequestsTests {

	private static final String DESCRIPTION = """
			openapi: 3.0.3
			info: { title: Parts, version: "1" }
			paths:
			  "%1$s":
			    parameters: &always [%2$s]
			    post:
			      requestBody: { content: { %3$s: { schema: { type: object, required: [colour, owner, sizes, pieces, labels], properties: &members { colour: { type: string, enum: [red] }, owner: { type: object, required: [name, place], properties: { name: { type: string, enum: [Ada & Bob] }, place: { type: object, required: [city], properties: { city: { type: string, enum: [Oslo] } } } } }, sizes: { type: array, items: { type: integer, minimum: 1.0e+2 } }, pieces: { type: array, items: { type: object, required: [kind, new], properties: { kind: { type: string, enum: [bolt] }, new: { type: boolean } } } }, labels: { type: object, additionalProperties: { type: string, enum: [staging] } } } } } } }
			      responses: { "201": { content: { application/json: { schema: { $ref: "#/components/schemas/Part" } } } } }
			  "%1$s/{id}":
			    parameters: *always
			    get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Part" } } } } } }
			    delete: { responses: { "204": {} } }
			components:
			  schemas:
			    Part: { type: object, required: [id], properties: { <<: *members, id: { type: string } } }
			""";

	private static final String MEMBERS = """
			{"colour":"red","owner":{"name":"Ada & Bob","place":{"city":"Oslo"}},"sizes":[100],\
			"pieces":[{"kind":"bolt","new":true}],"labels":{"key":"staging"}}""";

	private static final String SHOP = "~1 *|\u00e9";

	@TempDir
	Path folder;

	private final List<String> requests = new CopyOnWriteArrayList<>();

	private final Set<String> parts = ConcurrentHashMap.newKeySet();

	private HttpServer server;

	/**
	 * Path of the service.
	 */
	private String base = "";

	/**
	 * Settings of the provider besides its endpoint.
	 */
	private final Map<String, Object> settings = new HashMap<>();

	@BeforeEach
	void start() throws IOException {
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/", this::answer);
		this.server.start();
	}

	@AfterEach
	void stop() {
		this.server.stop(0);
	}

	private synchronized void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			String method = exchange.getRequestMethod();
			String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
			String mode = exchange.getRequestHeaders().getFirst("X-Mode");
			this.requests.add("%s %s %s %s".formatted(method, exchange.getRequestURI(), mode, body));
			String path = exchange.getRequestURI().getRawPath();
			boolean known = method.equals("POST") ? this.parts.add(path + "/~1%2A") : this.parts.contains(path);
			String answer = MEMBERS.replaceFirst("}$", ",\"id\":\"~1*\"}");
			if (method.equals("DELETE")) {
				this.parts.remove(path);
				answer = "";
			}
			byte[] bytes = (known ? answer : "").getBytes(StandardCharsets.UTF_8);
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			exchange.sendResponseHeaders(known ? 200 : 404, (bytes.length > 0) ? bytes.length : -1);
			exchange.getResponseBody().write(bytes);
		}
	}

	@Test
	void parametersWithOneValueAreSent() throws Exception {
		String parameters = """
				{ name: version, in: query, required: true, schema: { type: string, enum: [v2] } },
				{ name: "filter[by]", in: query, required: true, schema: { type: string, default: all } },
				{ name: page, in: query, schema: { type: string, enum: [one] } },
				{ name: X-Mode, in: header, required: true, schema: { type: string, enum: [strict] } },
				{ name: Host, in: header, required: true, schema: { type: string, enum: [example.org] } }""";
		assertThat(sent("/parts", parameters, "application/json"))
			.containsOnlyOnce("POST /parts?version=v2&filter%5Bby%5D=all strict " + MEMBERS)
			.contains("GET /parts/~1%2A?version=v2&filter%5Bby%5D=all strict ",
					"DELETE /parts/~1%2A?version=v2&filter%5Bby%5D=all strict ");
	}

	@Test
	void headersThatAreSettingsAreSent() throws Exception {
		String parameters = "{ name: X-Mode, in: header, required: true, schema: { type: string } }";
		this.settings.put("x_mode", "strict");
		assertThat(sent("/parts", parameters, "application/json")).contains("POST /parts strict " + MEMBERS,
				"GET /parts/~1%2A strict ", "DELETE /parts/~1%2A strict ");
	}

	@Test
	void headerWhoseSettingIsMissingIsNamed() throws Exception {
		String parameters = "{ name: X-Mode, in: header, required: true, schema: { type: string } }";
		GeneratorRun run = probe("/parts", parameters + ", " + parameters.replace("X-Mode", "x-mode"),
				"application/json");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out())
			.containsOnlyOnce("part\n  is not tried: its requests need the header 'X-Mode', whose value "
					+ "has to be in the environment variable ACME_X_MODE");
		assertThat(this.requests).isEmpty();
	}

	@Test
	void settingThatNoHeaderCanHaveIsNamedAndNotShown() throws Exception {
		String parameters = "{ name: X-Mode, in: header, required: true, schema: { type: string } }";
		this.settings.put("x_mode", "hunter2\n");
		GeneratorRun run = probe("/parts", parameters, "application/json");
		assertThat(run.status()).isEqualTo(1);
		assertThat(run.err()).isEqualTo("The environment variable ACME_X_MODE has characters that no header may have, "
				+ "such as a line break at its end: set it without them.%n".formatted());
		assertThat(this.requests).isEmpty();
	}

	@Test
	void headerThatNoRequestCanHaveMakesNoResource() throws Exception {
		String parameters = "{ name: X Mode, in: header, required: true, schema: { type: string, enum: [v2] } }";
		GeneratorRun run = probe("/parts", parameters, "application/json");
		assertThat(run.err()).isEqualTo("'part=/parts' cannot become a resource: GET /parts/{id} requires the header "
				+ "parameter 'X Mode', for which there is no value.%n".formatted());
		assertThat(run.status()).isEqualTo(1);
		assertThat(this.folder.resolve("probe-overlay.json")).doesNotExist();
	}

	@Test
	void formsHaveWhatIsInsideOfObjects() throws Exception {
		assertThat(sent("/parts", "", "application/x-www-form-urlencoded"))
			.containsOnlyOnce("POST /parts null colour=red&owner%5Bname%5D=Ada+%26+Bob&owner%5Bplace%5D%5Bcity%5D=Oslo"
					+ "&sizes=100&pieces%5B%5D%5Bkind%5D=bolt&pieces%5B%5D%5Bnew%5D=true&labels%5Bkey%5D=staging");
	}

	@Test
	void pathsAreEncodedOnce() throws Exception {
		assertThat(sent("/shops/{shop}/odd parts|a%20b'%c3%a9\u00e9", "", "application/json"))
			.containsOnlyOnce("POST /shops/~1%20%2A%7C%C3%A9/odd%20parts%7Ca%20b'%c3%a9%C3%A9 null " + MEMBERS);
	}

	@Test
	void whatIsEncodedInPathsForTheServiceIsEncodedOnce() throws Exception {
		String parameters = "{ name: \"a{b}&c=%2F#?\", in: query, required: true, schema: { type: string, enum: [v2] } }";
		this.base = "/a%20b%2Fc/";
		assertThat(sent("/parts%23%25%2f%3F%7bx%7D%", parameters, "application/json")).containsOnlyOnce(
				"POST /a%20b%2Fc/parts%23%25%2f%3F%7bx%7D%25?a%7Bb%7D%26c%3D%252F%23%3F=v2 null " + MEMBERS);
	}

	/**
	 * Return what the generated client sends, which the probe sends too.
	 */
	private List<String> sent(String path, String parameters, String mediaType) throws Exception {
		GeneratorRun probe = probe(path, parameters, mediaType);
		assertThat(probe.status()).as(probe.err()).isZero();
		assertThat(this.parts).isEmpty();
		List<String> probed = List.copyOf(this.requests);
		this.requests.clear();
		Path project = Files.createDirectory(this.folder.resolve("project"));
		try (CompiledProvider provider = CompiledProvider.generate(project, "acme",
				this.folder.resolve("parts.yaml").toString(), "--resource", "part=" + path, "--overlay",
				this.folder.resolve("probe-overlay.json").toString())) {
			this.settings.put("endpoint", endpoint());
			InMemoryTerraform terraform = provider.terraform().withProvider(this.settings);
			assertThat(terraform.apply(part(path.contains("{shop}")))).succeeded();
			assertThat(terraform.destroy()).succeeded();
			assertThat(probed).containsAll(this.requests);
			TestExecutionSummary replayed = provider.testClasses("PartRecordTests");
			assertThat(replayed.getFailures()).isEmpty();
			assertThat(replayed.getTestsSucceededCount()).isOne();
		}
		return this.requests;
	}

	private GeneratorRun probe(String path, String parameters, String mediaType) throws IOException {
		Path description = Files.writeString(this.folder.resolve("parts.yaml"),
				DESCRIPTION.formatted(path, parameters, mediaType));
		Map<String, String> environment = new HashMap<>();
		this.settings
			.forEach((name, value) -> environment.put("ACME_" + name.toUpperCase(Locale.ROOT), value.toString()));
		return GeneratorRun.of((out, err) -> new ProbeCommand(this.folder, environment, out)
			.run(List.of("probe", description.toString(), "--endpoint", endpoint(), "--provider", "acme", "--resource",
					"part=" + path, "--parameter", "shop=" + SHOP), err));
	}

	private String endpoint() {
		return "http://localhost:" + this.server.getAddress().getPort() + this.base;
	}

	private static Configuration part(boolean inShop) {
		Map<String, Object> part = new HashMap<>(Map.of("colour", "red", "owner",
				Map.of("name", "Ada & Bob", "place", Map.of("city", "Oslo")), "sizes", List.of(100), "pieces",
				List.of(Map.of("kind", "bolt", "new", true)), "labels", Map.of("key", "staging")));
		if (inShop) {
			part.put("shop", SHOP);
		}
		return Configuration.of("acme_part.one", part);
	}

}
