/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is left of an apply with one process for the command, of which something is killed
 * at any time. Objects are made one at a time, so Terraform may have missed the answer
 * about one, and about no other.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
@OnJvm
class CommandKillsAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final int TIMES = Integer.getInteger("kills.times", 3);

	private static final int PETS = 5;

	private static final long SEED = Long.getLong("kills.seed", System.nanoTime());

	@RegisterExtension
	final CommandLaunches launches = new CommandLaunches();

	@ParameterizedTest
	@EnumSource
	void killedAtAnyTimeLosesNothing(Victim victim, TerraformCli cli) throws Exception {
		Random random = new Random(SEED);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		ProviderBlock.write(cli, api);
		TerraformCli terraform = this.launches.serve(cli.allowNonEmptyPlan()).withArguments("-parallelism=1");
		api.delay(Duration.ofMillis(100));
		long longest = duration(terraform.write(pets(0)).start("apply"));
		for (int time = 1; time <= TIMES; time++) {
			long wait = random.nextLong(longest);
			String description = "%s killed after %d ms, seed %d".formatted(victim, wait, SEED);
			TerraformProcess apply = terraform.write(pets(time)).start("apply", "-parallelism=1");
			Thread.sleep(wait);
			victims(victim, apply).forEach(ProcessHandle::destroyForcibly);

			Run run = this.launches.end(apply);

			run.examine();
			List<PetResponse> unheard = KnownPets.lost(terraform, api.client());
			if (!terraform.isOpenTofu() || victim != Victim.TERRAFORM) {
				assertThat(unheard).as(description).hasSizeLessThan(2);
			}
			unheard.forEach((pet) -> api.client().deletePet(pet.id()));
			assertThat(terraform.apply()).as(description).succeeded();
			assertThat(names()).as(description)
				.hasSize(PETS)
				.allMatch((name) -> name.endsWith("of apply"), "are those of the last apply");
			assertThat(KnownPets.lost(terraform, api.client())).as(description).isEmpty();
			this.launches.assertNothingIsLeft();
		}
	}

	private Stream<ProcessHandle> victims(Victim victim, TerraformProcess apply) {
		return switch (victim) {
			case TERRAFORM -> ProcessHandle.of(apply.pid()).stream();
			case RELAY -> ProcessHandle.of(apply.pid()).stream().flatMap(ProcessHandle::children);
			case PROCESS -> this.launches.running().stream();
		};
	}

	private static long duration(TerraformProcess apply) {
		long start = System.nanoTime();
		assertThat(apply.waitFor()).succeeded();
		return Duration.ofNanos(System.nanoTime() - start).toMillis();
	}

	/**
	 * Return pets of which none has been there before: those are made, and others
	 * deleted.
	 */
	private static String pets(int time) {
		return """
				resource "petstore_pet" "apply_%d" {
				  count = %d
				  name  = "pet ${count.index} of apply"
				}
				""".formatted(time, PETS);
	}

	private static List<String> names() {
		return api.client().findPets(null, null).stream().map(PetResponse::name).toList();
	}

	/**
	 * What is killed.
	 */
	enum Victim {

		/** The host. */
		TERRAFORM,

		/** The scripts that Terraform waits for, and relays to the process. */
		RELAY,

		/** The process that serves all launches. */
		PROCESS

	}

}
