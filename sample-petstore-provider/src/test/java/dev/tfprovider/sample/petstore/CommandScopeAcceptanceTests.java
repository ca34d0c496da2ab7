/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The packaged provider with one process for each command, as packages have it by
 * default: it serves all launches of the command, ends with it however that ends, and
 * leaves neither files nor objects behind.
 */
@LaunchedPetstoreAcceptance
@OnJvm
class CommandScopeAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = "petstore_pet.rex";

	private static final String MAX = "petstore_pet.max";

	private static final String ONE_PET = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	private static final String TWO_PETS = ONE_PET + """
			resource "petstore_pet" "max" {
			  name = "Max"
			}
			""";

	@RegisterExtension
	final CommandLaunches launches = new CommandLaunches();

	private TerraformCli terraform;

	@BeforeEach
	void configure(TerraformCli terraform) {
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		use(this.launches.serve(terraform));
	}

	private void use(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.terraform = terraform.allowNonEmptyPlan();
	}

	/**
	 * Give the commands groups of processes of their own, as an interactive shell does.
	 */
	private void useGroups() {
		use(this.launches.serveBy("exec setsid \"$cli\" \"$@\""));
	}

	@Test
	void oneProcessServesACommandAndEndsWithIt() {
		assertThat(this.terraform.validate(ONE_PET)).succeeded().hasNoDiagnostics();
		assertThat(this.launches.machines()).as("for two launches").isOne();
		this.launches.assertNothingIsLeft();
		assertThat(this.terraform.apply()).succeeded().hasResources(REX).hasAttribute(REX, "name", "Rex");
		assertThat(this.launches.machines()).as("for apply, with four launches more, and to show the state")
			.isEqualTo(3);
		this.launches.assertNothingIsLeft();
	}

	/**
	 * The only launch has ended while a context for the next one is prepared.
	 */
	@Test
	@Tag("thorough")
	void commandOfOneLaunchLeavesNothing() {
		Run run = this.terraform.write(ONE_PET).providersSchema();

		assertThat(run.exitStatus()).isZero();
		assertThat(this.launches.machines()).isOne();
	}

	@Test
	@Tag("thorough")
	void aliasesShareTheProcess() {
		StringBuilder configuration = new StringBuilder();
		IntStream.range(0, 20).forEach((number) -> configuration.append("""
				provider "petstore" {
				  alias    = "number_%1$s"
				  endpoint = "%2$s"
				}
				resource "petstore_pet" "number_%1$s" {
				  provider = petstore.number_%1$s
				  name     = "pet %1$s"
				}
				""".formatted(Integer.toString(number), api.endpoint())));

		assertThat(this.terraform.apply(configuration.toString())).succeeded();

		assertThat(names()).hasSize(20);
		assertThat(this.launches.machines()).as("for apply, and to show the state").isEqualTo(2);
	}

	@Test
	@Tag("thorough")
	void commandsAtTheSameTimeHaveProcessesOfTheirOwn() {
		this.terraform.write(ONE_PET);
		TerraformProcess first = this.terraform.start("validate");
		TerraformProcess second = this.terraform.start("validate");

		assertThat(first.waitFor()).succeeded();
		assertThat(second.waitFor()).succeeded();
		assertThat(this.launches.machines()).isEqualTo(2);
	}

	@Test
	@Tag("thorough")
	void killedTerraformEndsTheProcess() {
		TerraformProcess apply = startCreatingMax();

		apply.killForcibly();

		this.launches.end(apply);
		this.launches.assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void killedRelayFailsTheCall() {
		TerraformProcess apply = startCreatingMax();

		apply.children().forEach(ProcessHandle::destroyForcibly);

		assertCallFailed(this.launches.end(apply));
		this.launches.assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void killedProcessFailsTheCallAndItsFileIsRemovedByTheNext() {
		TerraformProcess apply = startCreatingMax();

		this.launches.single().kill();

		assertCallFailed(this.launches.end(apply));
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void suspendedCommandGoesOn() throws Exception {
		api.delay(Duration.ofSeconds(1));
		TerraformProcess apply = this.terraform.write(TWO_PETS).start("apply");
		apply.awaitOutput("petstore_pet.max: Creating...");
		List<Long> all = Stream
			.of(Stream.of(apply.pid()), apply.children().stream().map(ProcessHandle::pid),
					this.launches.running().stream().map(ProcessHandle::pid))
			.flatMap((pids) -> pids)
			.toList();

		ResidentProcess.signal("-STOP", all.stream());
		Thread.sleep(3000);
		ResidentProcess.signal("-CONT", all.stream());

		assertThat(this.launches.end(apply)).succeeded().hasResources(REX, MAX);
		api.delay(Duration.ZERO);
		assertThat(this.terraform.plan()).hasNoChanges();
	}

	/**
	 * A host that is stopped is not gone, however long it takes.
	 */
	@Test
	@Tag("thorough")
	void suspendedTerraformFindsTheProcessAgain() throws Exception {
		TerraformCli impatient = this.terraform.withEnvironment("TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "1s");
		api.delay(Duration.ofSeconds(1));
		TerraformProcess apply = impatient.write(TWO_PETS).start("apply");
		apply.awaitOutput("petstore_pet.max: Creating...");

		ResidentProcess.signal("-STOP", Stream.of(apply.pid()));
		Thread.sleep(3000);
		assertThat(this.launches.running()).hasSize(1);
		ResidentProcess.signal("-CONT", Stream.of(apply.pid()));

		assertThat(this.launches.end(apply)).succeeded().hasResources(REX, MAX);
		assertThat(KnownPets.lost(this.terraform, api.client())).isEmpty();
	}

	@Test
	@Tag("thorough")
	@EnabledOnOs(OS.LINUX)
	void controlCEndsTheApplyWithTheStateSaved() {
		useGroups();
		TerraformProcess apply = startCreatingMax();

		signalGroup(apply, "-INT");

		Run run = this.launches.end(apply);
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled").onResource(MAX).and().hasResources(REX);
		this.launches.assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	@EnabledOnOs(OS.LINUX)
	void controlCTwiceLeavesNothing() {
		useGroups();
		TerraformProcess apply = startCreatingMax();

		signalGroup(apply, "-INT");
		apply.awaitOutput("Interrupt received");
		signalGroup(apply, "-INT");

		assertThat(this.launches.end(apply).exitStatus()).isEqualTo(1);
		this.launches.assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	@EnabledOnOs(OS.LINUX)
	void groupThatIsTerminatedEndsInOrder() {
		useGroups();
		TerraformProcess apply = startCreatingMax();

		Stream.concat(apply.children().stream(), this.launches.running().stream())
			.distinct()
			.forEach(ProcessHandle::destroy);

		Run run = this.launches.end(apply);
		assertThat(run).failed().hasResources(REX);
		// on a busy machine, the relay may be gone before it has passed on the answer
		assertThat(run.errors()).extracting(RunDiagnostic::summary)
			.containsAnyOf("Operation cancelled", "Plugin did not respond");
		this.launches.assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	/**
	 * Apply a first pet, and then a second one, until the store has been asked for it. It
	 * never makes it, and answers late.
	 */
	private TerraformProcess startCreatingMax() {
		assertThat(this.terraform.apply(ONE_PET)).succeeded().hasResources(REX);
		api.fail("{\"method\": \"POST\", \"hangMillis\": 8000}");
		TerraformProcess apply = this.terraform.write(TWO_PETS).start("apply");
		apply.awaitOutput("petstore_pet.max: Creating...");
		api.awaitFailures();
		return apply;
	}

	/**
	 * Signal Terraform and everything that it has started, also what is no longer its
	 * child, as a terminal does.
	 */
	private static void signalGroup(TerraformProcess command, String signal) {
		ResidentProcess.signal(signal, Stream.of(-command.pid()));
	}

	private static void assertCallFailed(Run run) {
		assertThat(run).failed().hasResources(REX);
		assertThat(run.errors()).extracting(RunDiagnostic::summary)
			.containsAnyOf("Plugin did not respond", "Operation cancelled", "Request cancelled");
	}

	private void assertMaxCanBeCreated() {
		assertThat(this.terraform.apply(TWO_PETS)).succeeded().hasResources(REX, MAX);
		assertThat(names()).containsExactlyInAnyOrder("Rex", "Max");
		assertThat(KnownPets.lost(this.terraform, api.client())).isEmpty();
	}

	private static List<String> names() {
		return api.client().findPets(null, null).stream().map(PetResponse::name).toList();
	}

}
