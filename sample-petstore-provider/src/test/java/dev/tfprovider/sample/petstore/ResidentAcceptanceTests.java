/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.ProcessTable;
import dev.tfprovider.test.Run;
import dev.tfprovider.test.TerraformCli;
import dev.tfprovider.test.TerraformProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The real CLI, served by one process that stays.
 */
@LaunchedPetstoreAcceptance
class ResidentAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String RESIDENT = "dev.tfprovider.boot.resident.ResidentProvider";

	private static final Duration LONGEST_END = Duration.ofSeconds(15);

	private static final String PET_AND_ORDER = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			resource "petstore_order" "two" {
			  pet_id   = petstore_pet.rex.id
			  quantity = 2
			  status   = "approved"
			}
			""";

	@TempDir
	private Path runtime;

	private TerraformCli terraform;

	@BeforeEach
	void configure(TerraformCli terraform) {
		this.terraform = terraform.withEnvironment("PETSTORE_RESIDENT", "1")
			.withEnvironment("XDG_RUNTIME_DIR", this.runtime.toString());
		ProviderBlock.write(this.terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@AfterEach
	void stop() throws Exception {
		resident("stop");
		ProcessTable.awaitNone(this.runtime.toString(), LONGEST_END);
	}

	@Test
	void oneProcessServesCommandAfterCommand() throws Exception {
		Run applied = this.terraform.apply(PET_AND_ORDER);
		assertThat(applied).succeeded().hasNoDiagnostics().hasResources("petstore_pet.rex", "petstore_order.two");
		List<ProcessTable.Entry> processes = ProcessTable.find(this.runtime.toString());
		assertThat(processes).singleElement().extracting(ProcessTable.Entry::commandLine).asString().contains(RESIDENT);
		assertThat(this.terraform.destroy()).succeeded();
		assertThat(ProcessTable.find(this.runtime.toString())).isEqualTo(processes);
		assertThat(resident("status")).matches("process " + processes.get(0).pid()
				+ " since \\S+, (\\d\\d|[89]) launches served, \\d+ MiB of memory used of \\d+ MiB\n");
		assertThat(api.client().findPets(null, null)).isEmpty();
	}

	@Test
	void deathOfTheProcessDuringACallLosesNothingThatWasSaved() {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 8000}");
		TerraformProcess apply = this.terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_order.two: Creating...");
		api.awaitFailures();

		process().destroyForcibly();

		Run run = apply.waitFor();
		assertThat(run.succeeded()).isFalse();
		assertThat(run).hasResources("petstore_pet.rex");
		assertThat(this.terraform.apply()).succeeded().hasResources("petstore_pet.rex", "petstore_order.two");
	}

	@Test
	void killedCliEndsItsLaunchAndNoOther() throws Exception {
		api.delay(Duration.ofSeconds(5));
		TerraformProcess apply = this.terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_pet.rex: Creating...");
		ProcessHandle process = process();
		assertThat(resident("status")).contains("for process " + apply.pid());

		apply.killForcibly();

		assertThat(apply.waitFor().succeeded()).isFalse();
		awaitNoLaunch();
		assertThat(process.isAlive()).isTrue();
	}

	@Test
	void controlCEndsTheApplyCleanlyWithTheStateSaved() {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 8000}");
		TerraformProcess apply = this.terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_order.two: Creating...");
		api.awaitFailures();
		ProcessHandle process = process();

		apply.pressControlC();

		Run run = apply.waitFor();
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled")
			.onResource("petstore_order.two")
			.and()
			.hasResources("petstore_pet.rex", "petstore_order.two");
		assertThat(process.isAlive()).isTrue();
	}

	private ProcessHandle process() {
		long pid = ProcessTable.find(this.runtime.toString())
			.stream()
			.filter((entry) -> entry.commandLine().contains(RESIDENT))
			.map(ProcessTable.Entry::pid)
			.findFirst()
			.orElseThrow();
		return ProcessHandle.of(pid).orElseThrow();
	}

	private void awaitNoLaunch() throws Exception {
		while (resident("status").contains("for process")) {
			Thread.sleep(100);
		}
	}

	private String resident(String action) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(PackagedProvider.launcher().toString(), "resident", action)
			.redirectError(ProcessBuilder.Redirect.INHERIT);
		builder.environment().put("XDG_RUNTIME_DIR", this.runtime.toString());
		Process process = builder.start();
		return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
	}

}
