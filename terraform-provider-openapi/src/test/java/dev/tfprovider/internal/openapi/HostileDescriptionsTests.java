/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.tfprovider.test.Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/**
 * Descriptions whose texts and shapes want to break what is made of them.
 */
class HostileDescriptionsTests {

	/**
	 * Texts that end comments and literals, or mean something to Java, Javadoc, Spring,
	 * formats, file systems and Terraform.
	 */
	private static final List<String> TEXTS = List.of("*/ static { System.exit(3); } /*",
			"\\u002a\\u002f static { System.exit(3); } \\u002f\\u002a", "\\\\u002a\\\\u002f \\uzzzz \\",
			"{@code ${user.home} #{1} $L $T $$ $[ %s %n %d @see <b> &amp;", "\"; int x = 1; //", "\"\"\" + \\\"",
			"a\nb\r\n@Deprecated\timport x;", "\u0000\u0007\u001b[31m\u2028\u2029\uFEFF\u202E", "Größe 名前 🐾",
			"../../../../etc/passwd", "..\\..\\x", "class", "_", "record", "1", "true", "null", "Pet", "String",
			"get-class", "-", " ", "x".repeat(5000), "import java.util.List;", "a. @Nullable b", "} else {");

	/**
	 * An overlay that says something of each kind.
	 */
	private static final String OVERLAY = """
			overlay: 1.0.0
			info: { title: Corrections, version: "1" }
			actions:
			  - target: $.paths['/pet/{id}']
			    update:
			      x-terraform-name: animal
			      x-terraform-description: An animal.
			      x-terraform-id: id
			      x-terraform-create: POST /pet
			      x-terraform-eventual: true
			      x-terraform-record: [{ request: POST /pet, content: { name: a }, status: 201, location: /pet/1, answer: { id: "1", name: a } }, { request: GET /pet/1, status: 200, answer: { id: "1" } }, { request: DELETE /pet/1, status: 204 }]
			      x-terraform-attributes: { name: { normalized: case, default: Tom }, category: { computed: true, sensitive: true }, status: { pending: [new], failed: [lost] } }
			  - target: $.components.schemas.PetRequest.properties.name
			    update: { x-terraform-force-new: true, x-terraform-name: called, x-terraform-write-only: false, x-terraform-ignore: false }
			  - target: $.components.schemas..properties.id
			    update: { description: what it is }
			  - target: $.components.schemas.*.properties.tags
			    remove: true
			""";

	private static final String MAIN = "src/main/java/com/acme";

	@TempDir
	Path folder;

	private final ObjectMapper mapper = new ObjectMapper();

	private GeneratorRun generate(String description, String... options) throws IOException {
		Path file = Files.writeString(this.folder.resolve("description"), description);
		List<String> line = new ArrayList<>(List.of("openapi", file.toString(), "--package", "com.acme", "--dir",
				this.folder.resolve("project").toString()));
		line.addAll(List.of(options));
		return GeneratorRun.of(this.folder, line.toArray(String[]::new));
	}

	private ObjectNode petstore() throws IOException {
		return (ObjectNode) new YAMLMapper().readTree(Files.readString(Path.of("../sample-petstore-api/openapi.yml")));
	}

	@Test
	void reportEscapesWhatTerminalsObey() throws IOException {
		GeneratorRun run = generate("""
				openapi: 3.0.3
				info: { title: Things, version: "1" }
				paths:
				  "/things\\e[31m/{id}":
				    get: { responses: { "200": { description: ok } } }
				""", "--dry-run");
		assertThat(run.out() + run.err()).doesNotContain("\u001b").contains("/things\\u001b[31m/{id}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "openapi", "swagger", "overlay" })
	@Tag("thorough")
	void textsOfAnyKindBecomeSourcesThatCompileAndStart(String kind) throws IOException {
		ObjectNode document = petstore();
		((ObjectNode) document.get("info")).put("title", TEXTS.get(0)).put("description", TEXTS.get(1));
		ObjectNode paths = (ObjectNode) document.get("paths");
		ObjectNode schemas = (ObjectNode) document.at("/components/schemas");
		ArrayNode actions = this.mapper.createArrayNode();
		for (int i = 0; i < TEXTS.size(); i++) {
			String text = TEXTS.get(i);
			schemas.set("Thing" + i, HostileParts.thing(kind.equals("overlay") ? "plain" : text));
			paths.set("/things" + i, HostileParts.collection("#/components/schemas/Thing" + i, text));
			paths.set("/things" + i + "/{id}", HostileParts.item("#/components/schemas/Thing" + i, text));
			actions.addObject()
				.put("target", "$.paths['/things" + i + "/{id}']")
				.set("update", HostileParts.corrections(text));
		}
		Path description = this.folder.resolve("description.json");
		this.mapper.writeValue(description.toFile(),
				kind.equals("swagger") ? HostileParts.swagger(document) : document);
		List<String> line = new ArrayList<>(List.of(description.toString()));
		if (kind.equals("overlay")) {
			Path overlay = this.folder.resolve("overlay.json");
			this.mapper.writeValue(overlay.toFile(),
					this.mapper.createObjectNode().put("overlay", "1.0.0").set("actions", actions));
			line.addAll(List.of("--overlay", overlay.toString()));
		}
		Path project = Files.createDirectory(this.folder.resolve("project"));
		try (CompiledProvider provider = CompiledProvider.generate(project, "hostile", line.toArray(String[]::new))) {
			assertThat(provider.definition().resources()).hasSize(TEXTS.size() + 5);
			assertThat(provider.terraform()
				.withProvider(Map.of("endpoint", "http://localhost:1"))
				.plan(Configuration.empty())
				.diagnostics()).isEmpty();
		}
		try (Stream<Path> files = Files.walk(this.folder)) {
			assertThat(files.filter(Files::isRegularFile).filter((file) -> file.toString().endsWith(".java")))
				.allMatch((file) -> List.of(project.resolve(MAIN), project.resolve("src/test/java/com/acme"))
					.contains(file.getParent()))
				.allMatch((file) -> file.getFileName().toString().matches("[A-Za-z0-9_-]+\\.java"));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/../../x/{id}", "/a/../b/{id}", "/a\\b/{id}", "/a//b/{id}", "/{id}", "{id}", "/a/{}",
			"/a/{b", "/a/{a}{b}", "/a?x=1/{id}", "/a#x/{id}", "/class/{id}", "/Größe/{id}", "/名前/{id}", "/*/ {/{id}",
			"/${x}/{id}", "/a/{id}/", "/con/{id}", "/1/{id}", "/a b/{id}", "/%2e%2e/{id}", "/petstore_settings/{id}",
			"/pages/{id}", "/merge_patches/{id}" })
	void pathOfAnyKindIsAResourceThatCompilesOrIsRejected(String path) throws IOException {
		ObjectNode document = petstore();
		ObjectNode paths = (ObjectNode) document.get("paths");
		JsonNode item = paths.get("/pet/{id}").deepCopy();
		JsonNode collection = paths.get("/pet").deepCopy();
		paths.removeAll();
		paths.set(path, item);
		String parent = path.replaceFirst("/[^/]*/?$", "");
		paths.set(parent.isEmpty() ? "/" : parent, collection);
		GeneratorRun run = generate(document.toString());
		assertThat(run.status()).as(run.err()).isZero();
		Path project = this.folder.resolve("project");
		if (run.out().startsWith("Resources: 1")) {
			SourceCompiler.compile(project.resolve("src/main/java"), this.folder.resolve("classes"));
			try (Stream<Path> files = Files.walk(project)) {
				assertThat(files.filter(Files::isRegularFile)).allMatch((file) -> file.startsWith(project));
			}
		}
		else {
			assertThat(run.out()).contains("Paths that are no resources: ").contains("    " + path);
			assertThat(project).doesNotExist();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "file:///etc/passwd", "../../../../etc/passwd", "/etc/passwd#/x", "jar:file:/x.jar!/y",
			"//localhost:1/x", "\\\\localhost\\x", "%2fetc%2fpasswd", "link.yaml", "outside/pets.yaml", "\u0000", "#",
			"", "http://localhost:1/x", "#/components/schemas/../../info", "#/components/schemas/",
			"#/components/schemas/%zz", "#/paths/99999999999", "/" })
	void referenceThatLeavesTheFolderIsAnError(String reference) throws IOException {
		Files.createSymbolicLink(this.folder.resolve("link.yaml"), Path.of("/etc/passwd"));
		Files.createSymbolicLink(this.folder.resolve("outside"), Path.of("../sample-petstore-api").toAbsolutePath());
		ObjectNode document = petstore();
		((ObjectNode) document.at("/components/schemas/PetRequest/properties")).set("other",
				HostileParts.object("$ref", reference));
		for (String[] options : List.of(new String[0], new String[] { "--allow-files" })) {
			GeneratorRun run = generate(document.toString(), options);
			assertThat(run.status()).isEqualTo(1);
			assertThat(run.err()).contains("lead nowhere:", "line ").doesNotContain("root:", "\tat ");
			assertThat(this.folder.resolve("project")).doesNotExist();
		}
	}

	@Test
	@Tag("thorough")
	void referencesThatMakeADescriptionTooLargeAreAnError() throws IOException {
		ObjectNode document = petstore();
		ObjectNode properties = (ObjectNode) document.at("/components/schemas/PetRequest/properties");
		ObjectNode inner = properties.putObject("bomb").put("type", "object").putObject("properties");
		StringBuilder pointer = new StringBuilder("#/components/schemas/PetRequest/properties/bomb");
		for (int i = 0; i < 120; i++) {
			pointer.append("/properties/x");
			properties.set("other" + i, HostileParts.object("$ref", pointer.toString()));
			ObjectNode next = inner.putObject("x").put("type", "object").putObject("properties");
			if (i == 119) {
				for (int j = 0; j < 50_000; j++) {
					next.putObject("y" + j);
				}
			}
			inner = next;
		}
		assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
			GeneratorRun run = generate(document.toString());
			assertThat(run.status()).isEqualTo(1);
			assertThat(run.err()).contains("References make", "too large");
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "parameters", "requestBodies", "responses", "headers" })
	void componentThatRefersToItselfEnds(String section) throws IOException {
		ObjectNode document = petstore();
		ObjectNode components = (ObjectNode) document.get("components");
		components.putObject(section).putObject("Loop").put("$ref", "#/components/" + section + "/Loop");
		JsonNode loop = HostileParts.object("$ref", "#/components/" + section + "/Loop");
		ObjectNode pet = (ObjectNode) document.at("/paths/~1pet~1{id}/get");
		((ObjectNode) document.at("/paths/~1pet/post")).set("requestBody", loop);
		pet.putArray("parameters").add(loop);
		((ObjectNode) pet.at("/responses/200")).putObject("headers").set("X", loop);
		pet.withObject("/responses").set("201", loop);
		assertTimeoutPreemptively(Duration.ofSeconds(20),
				() -> assertThat(generate(document.toString()).status()).isZero());
	}

	@ParameterizedTest
	@CsvSource({ "minimum, 1e999999999", "maximum, 1e999999999", "minimum, 1e-999999999", "multipleOf, 1e-999999999",
			"multipleOf, 1e999999999", "multipleOf, 0", "minLength, 99999999999", "minLength, -5", "maxLength, 1e9",
			"default, 1e999999999", "default, 1e-999999999", "maxItems, 1.5", "example, 1e999999999" })
	void numberOfAnySizeIsTakenOrLeft(String keyword, String number) throws IOException {
		for (String type : List.of("number", "integer", "string")) {
			String document = petstore().toString()
				.replace("\"weightGrams\":{\"type\":\"integer\",\"format\":\"int32\"",
						"\"weightGrams\":{\"type\":\"%s\",\"%s\":%s".formatted(type, keyword, number));
			assertThat(document).contains(number);
			assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
				GeneratorRun run = generate(document, "--dry-run");
				assertThat(run.status()).as(run.err()).isBetween(0, 1);
				assertThat(run.out() + run.err()).hasSizeLessThan(100_000).doesNotContain("\tat ");
			});
		}
	}

	@Test
	void patternsThatAreNoneOrTakeForeverAreNoTrouble() throws IOException {
		ObjectNode document = petstore();
		ObjectNode properties = (ObjectNode) document.at("/components/schemas/PetRequest/properties");
		ArrayNode required = (ArrayNode) document.at("/components/schemas/PetRequest/required");
		for (String pattern : List.of("(", "[", "\\", "(?<n>a)(?<n>b)", "\\p{Nope}", "(?i)a{99999999999}", "*",
				"\\k<x>", "^(a+)+b$", "(a|a)*c", "^(a|a?)+(a|a?)+(a|a?)+\\1b$", "(?=a)\\1", "[[:alpha:]]", "\\Z\\A",
				"^a$|^b$", "a{1000000000}")) {
			String name = "text" + properties.size();
			required.add(name);
			properties.putObject(name)
				.put("type", "string")
				.put("pattern", pattern)
				.put("minLength", 40)
				.put("example", "a".repeat(60));
		}
		assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
			GeneratorRun run = generate(document.toString());
			assertThat(run.status()).as(run.err()).isZero();
			SourceCompiler.compile(this.folder.resolve("project/src/main/java"), this.folder.resolve("classes"));
		});
	}

	@Test
	void schemasNestedWithoutEndAreTextsWithJson() throws IOException {
		ObjectNode document = petstore();
		ObjectNode properties = (ObjectNode) document.at("/components/schemas/PetRequest/properties");
		for (int i = 0; i < 100; i++) {
			properties = properties.putObject("deep").put("type", "object").putObject("properties");
		}
		ObjectNode wide = (ObjectNode) document.at("/components/schemas/Category/properties");
		for (int i = 0; i < 5000; i++) {
			wide.putObject("member" + i).put("type", "string");
		}
		GeneratorRun run = generate(document.toString());
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.report(this.folder.resolve("project"))).contains("it is nested too deeply");
	}

	@Test
	void resourceThatJavaHasNoRoomForIsLeftOutAndTheOthersAreWritten() throws IOException {
		ObjectNode document = petstore();
		ObjectNode schemas = (ObjectNode) document.at("/components/schemas");
		ObjectNode wide = schemas.putObject("Wide").put("type", "object").putObject("properties");
		wide.putObject("id").put("type", "string");
		IntStream.range(0, 300).forEach((i) -> wide.putObject("member" + i).put("type", "string"));
		ObjectNode inside = schemas.putObject("Inside").put("type", "object").putObject("properties");
		inside.putObject("id").put("type", "string");
		inside.putObject("wide").put("$ref", "#/components/schemas/Wide");
		ObjectNode along = schemas.putObject("Long").put("type", "object").putObject("properties");
		along.putObject("id").put("type", "string");
		along.putObject("text").put("type", "string").put("default", "x".repeat(70_000));
		ObjectNode paths = (ObjectNode) document.get("paths");
		for (String name : List.of("Wide", "Inside", "Long")) {
			paths.set("/" + name, HostileParts.collection("#/components/schemas/" + name, ""));
			paths.set("/" + name + "/{id}", HostileParts.item("#/components/schemas/" + name, ""));
		}
		GeneratorRun run = generate(document.toString());
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.report(this.folder.resolve("project"))).contains("would be a resource, and cannot be written: 2",
				"/Wide/{id}: it has 301 attributes, and a record has room for 240",
				"/Long/{id}: it has a text of 70000 characters, and Java has no room for more than 20000",
				"'wide': it has more members than a record has room for; it is a text with JSON");
		SourceCompiler.compile(this.folder.resolve("project/src/main/java"), this.folder.resolve("classes"));
		assertThat(this.folder.resolve("project").resolve(MAIN)).isDirectoryContaining("glob:**/Inside.java")
			.isDirectoryContaining("glob:**/Pet.java")
			.isDirectoryNotContaining("glob:**/Wide*.java");
		GeneratorRun named = generate(document.toString(), "--resource", "wide=/Wide");
		assertThat(named.status()).isEqualTo(1);
		assertThat(named.err()).contains("'/Wide/{id}' cannot be written: it has 301 attributes");
	}

	@Test
	void halfACharacterIsWrittenByItsNumber() throws IOException {
		GeneratorRun run = generate(petstore().toString()
			.replace("name the pet is called by", "half \\ud83d a character")
			.replace("\"weightGrams\"", "\"weight\\ud83dGrams\""));
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.folder.resolve("project").resolve(MAIN).resolve("PetClient.java")).content()
			.contains("@JsonProperty(\"weight\\ud83dGrams\")");
		SourceCompiler.compile(this.folder.resolve("project/src/main/java"), this.folder.resolve("classes"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "openapi", "swagger", "overlay" })
	@Tag("thorough")
	void descriptionsWithAFewChangesAreTakenOrRefused(String kind) throws IOException {
		mutate(kind, 0, 100);
	}

	@ParameterizedTest
	@ValueSource(strings = { "openapi", "swagger", "overlay" })
	@Tag("thorough")
	void descriptionsWithManyChangesAreTakenOrRefused(String kind) throws IOException {
		mutate(kind, 1000, 1500);
	}

	/**
	 * Put something else in the place of some parts of a description, or of its overlay.
	 */
	private void mutate(String kind, int first, int count) throws IOException {
		String petstore = petstore().toString();
		String sample = switch (kind) {
			case "swagger" -> new YAMLMapper().readTree(resource("services/swagger.yaml")).toString();
			case "overlay" -> new YAMLMapper().readTree(OVERLAY).toString();
			default -> petstore;
		};
		assertThat(taken(kind, sample, petstore).status()).isZero();
		for (int seed = first; seed < first + count; seed++) {
			Random random = new Random(seed);
			JsonNode document = this.mapper.readTree(sample);
			for (int i = 0; i <= random.nextInt(4); i++) {
				replace(document, random);
			}
			String text = document.toString();
			String name = "seed " + seed;
			assertThatNoException().as(name).isThrownBy(() -> {
				GeneratorRun run = taken(kind, text, petstore);
				assertThat(run.status()).as(name + run.err()).isBetween(0, 1);
				assertThat(run.err() + run.out()).as(name).doesNotContain("\tat ", "fault of 'openapi'");
			});
		}
	}

	private GeneratorRun taken(String kind, String text, String petstore) throws IOException {
		if (!kind.equals("overlay")) {
			return generate(text, "--dry-run");
		}
		Path overlay = Files.writeString(this.folder.resolve("overlay"), text);
		return generate(petstore, "--dry-run", "--overlay", overlay.toString());
	}

	private static byte[] resource(String name) throws IOException {
		try (InputStream content = HostileDescriptionsTests.class.getResourceAsStream(name)) {
			return Objects.requireNonNull(content).readAllBytes();
		}
	}

	private static void replace(JsonNode document, Random random) {
		JsonNode place = document;
		while (true) {
			List<JsonNode> inner = new ArrayList<>();
			place.elements().forEachRemaining(inner::add);
			inner.removeIf((node) -> !node.isContainerNode() || node.isEmpty());
			if (inner.isEmpty() || random.nextInt(8) == 0) {
				break;
			}
			place = inner.get(random.nextInt(inner.size()));
		}
		JsonNode other = value(random, document);
		if (place instanceof ObjectNode object && !object.isEmpty()) {
			List<String> names = new ArrayList<>();
			object.fieldNames().forEachRemaining(names::add);
			object.set(names.get(random.nextInt(names.size())), other);
		}
		else if (place instanceof ArrayNode array && !array.isEmpty()) {
			array.set(random.nextInt(array.size()), other);
		}
	}

	private static JsonNode value(Random random, JsonNode document) {
		JsonNodeFactory nodes = JsonNodeFactory.instance;
		List<JsonNode> schemas = new ArrayList<>();
		document.at("/components/schemas").elements().forEachRemaining(schemas::add);
		document.at("/definitions").elements().forEachRemaining(schemas::add);
		document.at("/actions").elements().forEachRemaining(schemas::add);
		return switch (random.nextInt(10)) {
			case 0 -> nodes.nullNode();
			case 1 -> nodes.textNode(TEXTS.get(random.nextInt(TEXTS.size())));
			case 2 -> nodes.numberNode(-1);
			case 3 -> nodes.arrayNode();
			case 4 -> nodes.objectNode();
			case 5 -> nodes.booleanNode(true);
			case 6 -> nodes.objectNode().put("$ref", "#/components/schemas/Pet");
			case 7 -> nodes.arrayNode().add(nodes.nullNode()).add(1).add("x");
			case 8 -> nodes.objectNode().put("type", "array");
			default ->
				schemas.isEmpty() ? nodes.textNode("array") : schemas.get(random.nextInt(schemas.size())).deepCopy();
		};
	}

	@Test
	void listInAMemberWithoutAnyWordIsItsContent() throws IOException {
		ObjectNode document = petstore();
		ObjectNode answer = (ObjectNode) document.at("/paths/~1pet/get/responses/200/content/application~1json");
		JsonNode list = answer.get("schema");
		answer.putObject("schema").put("type", "object").putObject("properties").set("数据", list);
		GeneratorRun run = generate(document.toString());
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(this.folder.resolve("project").resolve(MAIN).resolve("PetListResource.java")).content()
			.contains(".content().stream()");
		SourceCompiler.compile(this.folder.resolve("project/src/main/java"), this.folder.resolve("classes"));
	}

	@ParameterizedTest
	@ValueSource(strings = { ";", ";;", "", " ; charset=utf-8" })
	void mediaTypeThatIsNoneRejectsItsPathAlone(String mediaType) throws IOException {
		ObjectNode document = petstore();
		ObjectNode content = (ObjectNode) document.at("/paths/~1pet/post/requestBody/content");
		JsonNode schema = content.get("application/json");
		content.removeAll();
		content.set(mediaType, schema);
		GeneratorRun run = generate(document.toString());
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("Resources: 4");
		assertThat(run.report(this.folder.resolve("project"))).contains("    /pet/{id}");
	}

}
