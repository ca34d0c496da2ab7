/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is left when the CLI is killed in the middle of an apply: no process, a state that
 * can be read, and nothing that the next apply cannot put right but what Terraform itself
 * loses, which is an object whose creation it has not heard of.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
class KilledApplyAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final JsonMapper JSON = new JsonMapper();

	private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);

	/** Longer than any test takes. */
	private static final String HANG = "\"hangMillis\": 300000";

	private static final String AFTER = HANG + ", \"afterOperation\": true";

	@TempDir
	static Path cache;

	private TerraformCli cli;

	@BeforeAll
	static void makeStartsQuick() {
		if (!PackagedProvider.isExecutable()) {
			ProviderCommandRun run = ProviderCommandRun.run(ProviderCommandRun.currentJava(),
					Map.of("XDG_CACHE_HOME", cache.toString()), "prepare", "--package", PackagedProvider.DIRECTORY);
			assertThat(run.status()).as(run.err()).isZero();
		}
	}

	@BeforeEach
	void configure(TerraformCli terraform) {
		terraform.write(ProviderBlock.FILE, ProviderBlock.of(api.endpoint(), "", "10m"));
		this.cli = terraform.withEnvironment("XDG_CACHE_HOME", cache.toString());
	}

	/**
	 * The points are in the order of an apply: Terraform starts the provider for its
	 * schema, to validate, to plan and to apply.
	 */
	@Test
	void killedBeforeItChangesAnythingLeavesNothing() {
		this.cli.write("""
				data "petstore_inventory" "all" {
				}
				resource "petstore_pet" "rex" {
				  name = "Rex"
				}
				""");
		Path log = this.cli.directory().resolve("terraform.log");
		TerraformCli logging = this.cli.withEnvironment("TF_LOG", "DEBUG")
			.withEnvironment("TF_LOG_PROVIDER_PETSTORE", "ERROR")
			.withEnvironment("TF_LOG_PATH", log.toString());
		Map<String, BooleanSupplier> points = new TreeMap<>(Map.of("1 nothing has started",
				() -> count(log, "CLI args") > 0, "2 starts for the schema", () -> count(log, "starting plugin") >= 1,
				"3 serves the schema", () -> count(log, "using plugin") >= 1, "4 serves to validate",
				() -> count(log, "using plugin") >= 2, "5 starts to plan", () -> count(log, "starting plugin") >= 3,
				"6 reads to plan", () -> isTaken("/store/inventory"), "7 starts to apply",
				() -> count(log, "starting plugin") >= 4, "8 serves to apply", () -> count(log, "using plugin") >= 4));
		List<PetResponse> pets = api.client().findPets(null, null);
		points.forEach((point, reached) -> {
			delete(log);
			String inventory = point.startsWith("6") ? ", " + failure("GET", "/store/inventory", HANG) : "";
			api.fail(failure("POST", "/pet", HANG) + inventory);
			killOnce(logging.start("apply"), reached);
			assertThat(instances()).as(point).isEmpty();
			assertThat(api.client().findPets(null, null)).as(point).isEqualTo(pets);
		});
	}

	/**
	 * Terraform writes its local state after every answer. OpenTofu writes it at the end
	 * of an apply, and before that only with an answer that comes 20 seconds or more
	 * after it last did.
	 */
	@Test
	void killedWhileItChangesThingsLosesNoMoreThanTerraformDoes() {
		long rex = api.client().createPet(new PetRequest("Rex", null, List.of(), List.of(), null, null)).id();
		String user = """
				resource "petstore_user" "ada" {
				  username   = "ada"
				  first_name = "Ada"
				  last_name  = "Lovelace"
				  email      = "ada@example.org"
				  password   = "analytical"
				}
				""";

		this.cli.write(objects(rex, "Pet", 3, 4, 1) + user);
		kill(List.of(failure("POST", "/pet", HANG), failure("POST", "/pet", AFTER), failure("POST", "/user", AFTER),
				failure("POST", "/store/order", HANG), failure("POST", "/store/order", AFTER),
				failure("PUT", "/store/order", HANG), failure("PUT", "/store/order", AFTER)),
				() -> this.cli.isOpenTofu() ? api.client().findPets(null, null).size() == 3
						: instances().containsKey("petstore_pet"));
		int written = this.cli.isOpenTofu() ? 0 : 1;
		assertThat(instances()).isEqualTo((written == 0) ? Map.of() : Map.of("petstore_pet", written));
		await(() -> api.client().findPets(null, null).size() == 3 && api.client().findUser("ada").isPresent()
				&& orders() == 3);
		assertThat(this.cli.apply(objects(rex, "Pet", 3, 4, 1) + user + """
				import {
				  to = petstore_user.ada
				  id = "ada"
				}
				""")).succeeded();
		assertThat(instances()).isEqualTo(Map.of("petstore_pet", 3, "petstore_order", 4, "petstore_user", 1));
		// of what the killed apply made, two pets and three orders, only the pet in the
		// state is known to the next one
		assertThat(api.client().findPets(null, null)).hasSize(1 + 3 + 2 - written);
		assertThat(orders()).isEqualTo(4 + 3);

		this.cli.write(objects(rex, "Cat", 2, 3, 2));
		kill(List.of(failure("GET", "/pet", HANG)), () -> true);
		assertThat(instances()).isEqualTo(Map.of("petstore_pet", 3, "petstore_order", 4, "petstore_user", 1));
		kill(List.of(failure("PUT", "/pet", HANG), failure("PUT", "/pet", AFTER), failure("DELETE", "/pet", HANG),
				failure("DELETE", "/user", AFTER), failure("DELETE", "/store/order", AFTER),
				failure("PUT", "/store/order", HANG), failure("PUT", "/store/order", AFTER)), () -> true);
		assertThat(instances()).isEqualTo(Map.of("petstore_pet", 3, "petstore_order", 4, "petstore_user", 1));
		await(() -> api.client().findUser("ada").isEmpty() && orders() == 6 && names("Cat ").size() == 1);
		assertThat(this.cli.apply()).succeeded();
		assertThat(instances()).isEqualTo(Map.of("petstore_pet", 2, "petstore_order", 3));
		assertThat(names("Cat ")).containsExactlyInAnyOrder("Cat 0", "Cat 1");
		assertThat(names("Pet ")).hasSize(2 - written);
		assertThat(orders()).isEqualTo(3 + 3);
	}

	private static String objects(long pet, String name, int pets, int orders, int quantity) {
		return """
				resource "petstore_pet" "all" {
				  count = %d
				  name  = "%s ${count.index}"
				}
				resource "petstore_order" "all" {
				  count    = %d
				  pet_id   = %d
				  quantity = %d
				  status   = "approved"
				}
				""".formatted(pets, name, orders, pet, quantity);
	}

	private static String failure(String method, String path, String how) {
		return "{\"method\": \"%s\", \"pathPrefix\": \"/api/v3%s\", %s}".formatted(method, path, how);
	}

	/**
	 * Kill an apply once all these calls hang, and something is true.
	 */
	private void kill(List<String> hanging, BooleanSupplier reached) {
		api.fail(String.join(", ", hanging));
		TerraformProcess apply = this.cli.start("apply");
		api.awaitFailures();
		killOnce(apply, reached);
		api.fail("");
	}

	/**
	 * Kill an apply, and wait until no process of a provider is left.
	 */
	private static void killOnce(TerraformProcess apply, BooleanSupplier reached) {
		await(() -> {
			assertThat(apply.isAlive()).as(apply.standardOutput()).isTrue();
			return reached.getAsBoolean();
		});
		apply.killForcibly();
		assertThat(apply.waitFor().succeeded()).isFalse();
		ProcessTable.awaitNone(PackagedProvider.DIRECTORY.toString(), KilledApplyAcceptanceTests::isLaunched,
				Duration.ofSeconds(20));
	}

	/**
	 * Return whether a host has started a process: for a package also the shell that
	 * does, for an executable not the build that names it.
	 */
	private static boolean isLaunched(ProcessTable.Entry entry) {
		return PackagedProvider.isExecutable() ? PackagedProvider.isLaunched(entry)
				: !entry.commandLine().endsWith("--debug") && !ResidentProcesses.isIdle(entry);
	}

	private static void await(BooleanSupplier condition) {
		Waiting.until("what the test waits for", LONGEST_WAIT, condition);
	}

	private static boolean isTaken(String path) {
		return !api.faults().contains(path);
	}

	private static long orders() {
		return LongStream.rangeClosed(1, 20).filter((id) -> api.client().findOrder(id).isPresent()).count();
	}

	private static List<String> names(String start) {
		return api.client()
			.findPets(null, null)
			.stream()
			.map(PetResponse::name)
			.filter((name) -> name.startsWith(start))
			.toList();
	}

	/**
	 * Read the state file and count the instances of each type.
	 */
	private Map<String, Integer> instances() {
		Map<String, Integer> instances = new TreeMap<>();
		Path file = this.cli.directory().resolve("terraform.tfstate");
		if (Files.exists(file)) {
			for (JsonNode resource : JSON.readTree(file).path("resources")) {
				if (resource.path("mode").asString().equals("managed") && !resource.path("instances").isEmpty()) {
					instances.merge(resource.path("type").asString(), resource.path("instances").size(), Integer::sum);
				}
			}
		}
		return instances;
	}

	private static int count(Path log, String text) {
		return inFile(log, (file) -> Files.readString(file).split(text, -1).length - 1);
	}

	private static void delete(Path file) {
		inFile(file, (existing) -> {
			Files.delete(existing);
			return 0;
		});
	}

	private static int inFile(Path file, FileAction action) {
		try {
			return Files.exists(file) ? action.apply(file) : 0;
		}
		catch (IOException ex) {
			throw new AssertionError(ex);
		}
	}

	/**
	 * Something to do with a file.
	 */
	private interface FileAction {

		int apply(Path file) throws IOException;

	}

}
