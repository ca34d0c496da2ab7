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
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.cli.ProcessTable;
import dev.tfprovider.test.cli.TerraformCli;
import dev.tfprovider.test.cli.TerraformProcess;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.RunDiagnostic;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The packaged provider with one process for each command, as packages have it by
 * default: it serves all launches of the command, ends with it however that ends, and
 * leaves neither files nor objects behind.
 */
@LaunchedPetstoreAcceptance
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

	/** Far above what it takes, as machines may be busy. */
	private static final Duration LONGEST_END = Duration.ofSeconds(5);

	@RegisterExtension
	final ResidentProcesses processes = new ResidentProcesses();

	@TempDir
	private Path machines;

	private TerraformCli terraform;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		this.terraform = ResidentProcesses.with(terraform.allowNonEmptyPlan(), this.processes.environmentOfCommands())
			.withEnvironment("TERRAFORM_PROVIDER_OPERATIONS_CANCEL_GRACE", "1s")
			.withEnvironment("PETSTORE_JAVA_OPTS", "-Xlog:safepoint=info:file=" + this.machines + "/%p.log");
	}

	@AfterEach
	void nothingIsLeft() throws IOException {
		assertNothingIsLeft();
	}

	@Test
	void oneProcessServesACommandAndEndsWithIt() throws IOException {
		assertThat(this.terraform.validate(ONE_PET)).succeeded().hasNoDiagnostics();
		assertThat(machines()).as("for two launches").isOne();
		assertNothingIsLeft();
		assertThat(this.terraform.apply()).succeeded().hasResources(REX).hasAttribute(REX, "name", "Rex");
		assertThat(machines()).as("for apply, with four launches more, and to show the state").isEqualTo(3);
		assertNothingIsLeft();
	}

	/**
	 * The only launch has ended while a context for the next one is prepared.
	 */
	@Test
	@Tag("thorough")
	void commandOfOneLaunchLeavesNothing() throws IOException {
		Run run = this.terraform.write(ONE_PET).providersSchema();

		assertThat(run.exitStatus()).isZero();
		assertThat(machines()).isOne();
	}

	@Test
	@Tag("thorough")
	void aliasesShareTheProcess() throws IOException {
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
		assertThat(machines()).as("for apply, and to show the state").isEqualTo(2);
	}

	@Test
	@Tag("thorough")
	void commandsAtTheSameTimeHaveProcessesOfTheirOwn() throws IOException {
		this.terraform.write(ONE_PET);
		TerraformProcess first = this.terraform.start("validate");
		TerraformProcess second = this.terraform.start("validate");

		assertThat(first.waitFor()).succeeded();
		assertThat(second.waitFor()).succeeded();
		assertThat(machines()).isEqualTo(2);
	}

	@Test
	@Tag("thorough")
	void killedTerraformEndsTheProcess() throws IOException {
		TerraformProcess apply = startCreatingMax();

		apply.killForcibly();

		apply.waitFor();
		assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void killedRelayFailsTheCall() throws IOException {
		TerraformProcess apply = startCreatingMax();

		apply.children().forEach(ProcessHandle::destroyForcibly);

		assertCallFailed(apply.waitFor());
		assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void killedProcessFailsTheCallAndItsFileIsRemovedByTheNext() throws IOException {
		TerraformProcess apply = startCreatingMax();

		this.processes.single().kill();

		assertCallFailed(apply.waitFor());
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
					ProcessTable.find(this.processes.folder().toString()).stream().map(ProcessTable.Entry::pid))
			.flatMap((pids) -> pids)
			.toList();

		ResidentProcess.signal("-STOP", all.stream());
		Thread.sleep(3000);
		ResidentProcess.signal("-CONT", all.stream());

		assertThat(apply.waitFor()).succeeded().hasResources(REX, MAX);
		api.delay(Duration.ZERO);
		assertThat(this.terraform.plan()).hasNoChanges();
	}

	@Test
	@Tag("thorough")
	void controlCEndsTheApplyWithTheStateSaved() throws IOException {
		TerraformProcess apply = startCreatingMax();

		apply.pressControlC();

		Run run = apply.waitFor();
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled").onResource(MAX).and().hasResources(REX);
		assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void controlCTwiceLeavesNothing() throws IOException {
		TerraformProcess apply = startCreatingMax();

		apply.pressControlC();
		apply.pressControlC();

		assertThat(apply.waitFor().exitStatus()).isEqualTo(1);
		assertNothingIsLeft();
		assertMaxCanBeCreated();
	}

	@Test
	@Tag("thorough")
	void groupThatIsTerminatedEndsInOrder() throws IOException {
		TerraformProcess apply = startCreatingMax();

		Stream
			.concat(apply.children().stream().map(ProcessHandle::pid),
					ProcessTable.find(this.processes.folder().toString()).stream().map(ProcessTable.Entry::pid))
			.distinct()
			.forEach((pid) -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroy));

		Run run = apply.waitFor();
		assertThat(run).failed().hasResources(REX);
		assertThat(run.errors()).extracting(RunDiagnostic::summary).containsAnyOf("Operation cancelled");
		assertNothingIsLeft();
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

	private static void assertCallFailed(Run run) {
		assertThat(run).failed().hasResources(REX);
		assertThat(run.errors()).extracting(RunDiagnostic::summary)
			.containsAnyOf("Plugin did not respond", "Operation cancelled", "Request cancelled");
	}

	private void assertMaxCanBeCreated() {
		assertThat(this.terraform.apply(TWO_PETS)).succeeded().hasResources(REX, MAX);
		assertThat(names()).containsExactlyInAnyOrder("Rex", "Max");
	}

	private void assertNothingIsLeft() throws IOException {
		ProcessTable.awaitNone(this.processes.folder().toString(), LONGEST_END);
		ProcessTable.awaitNone(this.machines.toString(), LONGEST_END);
		assertThat(this.processes.folder()).isEmptyDirectory();
	}

	/**
	 * Return how many virtual machines there have been.
	 */
	private long machines() throws IOException {
		try (Stream<Path> logs = Files.list(this.machines)) {
			return logs.count();
		}
	}

	private static List<String> names() {
		return api.client().findPets(null, null).stream().map(PetResponse::name).toList();
	}

}
