/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An apply of many objects that is interrupted while creates run: whatever the API has
 * then, Terraform knows. {@code -Dinterrupted.applies=20} does it more often.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
class InterruptedCreatesAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final JsonMapper JSON = new JsonMapper();

	private static final int PETS = 50;

	@ParameterizedTest
	@MethodSource("rounds")
	void controlCLosesNoPet(int round, TerraformCli terraform) throws IOException {
		assertNothingIsLost(round, terraform, TerraformProcess::pressControlC);
	}

	@ParameterizedTest
	@MethodSource("rounds")
	@ColdStart
	void terminationOfTheProviderLosesNoPet(int round, TerraformCli terraform) throws IOException {
		assertNothingIsLost(round, terraform, (apply) -> apply.children().forEach(ProcessHandle::destroy));
	}

	static IntStream rounds() {
		return IntStream.range(0, Integer.getInteger("interrupted.applies", 2));
	}

	/**
	 * Each round interrupts at another point.
	 */
	private static void assertNothingIsLost(int round, TerraformCli terraform, Consumer<TerraformProcess> interruption)
			throws IOException {
		pets().forEach(api.client()::deletePet);
		ProviderBlock.write(terraform, api);
		api.delay(Duration.ofMillis(100));
		TerraformProcess apply = terraform.write("""
				resource "petstore_pet" "many" {
				  count = %d
				  name  = "pet ${count.index}"
				}
				""".formatted(PETS)).start("apply");
		int enough = 1 + (round * 7) % 20;
		Waiting.until(enough + " pets", Duration.ofMinutes(5), () -> {
			assertThat(apply.isAlive()).as(apply.standardOutput()).isTrue();
			return pets().size() >= enough;
		});

		interruption.accept(apply);

		assertThat(apply.waitFor().exitStatus()).isEqualTo(1);
		Set<Long> pets = pets();
		assertThat(pets).hasSizeBetween(enough, PETS - 1);
		assertThat(inState(terraform)).isEqualTo(pets);
	}

	private static Set<Long> pets() {
		return api.client()
			.findPets(null, null)
			.stream()
			.map(PetResponse::id)
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Set<Long> inState(TerraformCli terraform) throws IOException {
		Path file = terraform.directory().resolve("terraform.tfstate");
		Set<Long> ids = new TreeSet<>();
		for (JsonNode resource : JSON.readTree(Files.readString(file)).path("resources")) {
			for (JsonNode instance : resource.path("instances")) {
				ids.add(instance.path("attributes").path("id").asLong());
			}
		}
		return ids;
	}

}
