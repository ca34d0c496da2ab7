/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Hosts that are unlike a short command, with one process for each: they last for
 * minutes, are the first process of a container, or are no command at all.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
@EnabledOnOs(OS.LINUX)
@OnJvm
class CommandHostsAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String REX = "petstore_pet.rex";

	private static final String PET = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	/**
	 * A namespace of processes, as a container has it, in which Terraform is the first.
	 */
	private static final String CONTAINER = "unshare --user --map-root-user --pid --fork --kill-child --mount-proc";

	@RegisterExtension
	final CommandLaunches launches = new CommandLaunches();

	@BeforeEach
	void forgetPets() {
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	private TerraformCli serveBy(String script) {
		TerraformCli terraform = this.launches.serveBy(script);
		ProviderBlock.write(terraform, api);
		return terraform.allowNonEmptyPlan();
	}

	/**
	 * The launch that calls the first function lasts as long as the console.
	 */
	@Test
	void consoleKeepsItsProcess() throws Exception {
		Path input = pipe();
		TerraformCli terraform = console(input).withEnvironment("TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "4s");
		assumeFalse(terraform.isOpenTofu(), "its console calls no functions of providers");
		TerraformProcess console = terraform.start("console");
		try (Writer lines = Files.newBufferedWriter(input)) {
			lines.write("provider::petstore::tag(\"Bad boy\")\n");
			lines.flush();
			awaitProcess();
			Thread.sleep(6000);
			lines.write("provider::petstore::tag(\"Good boy\")\n");
		}

		Run run = this.launches.end(console);

		assertThat(run.exitStatus()).isZero();
		assertThat(run.standardOutput().strip()).isEqualTo("\"good-boy\"");
		assertThat(this.launches.machines()).isOne();
	}

	@Test
	void killedConsoleLeavesNothing() throws Exception {
		Path input = pipe();
		TerraformProcess console = console(input).start("console");
		try (Writer lines = Files.newBufferedWriter(input)) {
			lines.write("provider::petstore::tag(\"Good boy\")\n");
			lines.flush();
			awaitProcess();

			console.killForcibly();

			this.launches.awaitEnd(console);
		}
	}

	/**
	 * Between plan and apply no launch is there, for as long as somebody thinks.
	 */
	@Test
	void approvalThatComesAfterTheProcessHasEndedIsServedByAnother() throws Exception {
		Path input = pipe();
		TerraformCli terraform = serveBy("exec \"$cli\" apply -no-color <'%s'".formatted(input))
			.withEnvironment("TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "3s")
			.write(PET);
		TerraformProcess apply = terraform.start("approved-apply");
		try (Writer lines = Files.newBufferedWriter(input)) {
			apply.awaitOutput("Only 'yes' will be accepted to approve.");
			Waiting.until("the idle process has ended", () -> this.launches.running().isEmpty());
			assertThat(apply.isAlive()).isTrue();
			lines.write("yes\n");
		}

		assertThat(this.launches.end(apply).exitStatus()).isZero();
		assertThat(this.launches.machines()).isEqualTo(2);
		assertThat(KnownPets.lost(terraform, api.client())).isEmpty();
		assertThat(names()).containsExactly("Rex");
	}

	@Test
	void testsOfAModuleShareTheProcess() {
		TerraformCli terraform = serveBy("exec \"$cli\" \"$@\"").write(PET).write("rex.tftest.hcl", """
				run "create" {
				  assert {
				    condition     = petstore_pet.rex.name == "Rex"
				    error_message = "It is called ${petstore_pet.rex.name}"
				  }
				}
				run "plan" {
				  command = plan
				}
				""");

		Run run = this.launches.end(terraform.start("test"));

		assertThat(run.exitStatus()).as(run.standardOutput()).isZero();
		assertThat(run.standardOutput()).contains("2 passed, 0 failed");
		assertThat(this.launches.machines()).isOne();
		assertThat(names()).isEmpty();
	}

	@Test
	void firstProcessOfAContainerHasOneProcess() throws Exception {
		TerraformCli terraform = contained().write(PET);

		assertThat(this.launches.end(terraform.start("validate"))).succeeded().hasNoDiagnostics();
		assertThat(this.launches.machines()).isOne();
		assertThat(this.launches.end(terraform.start("apply"))).succeeded().hasResources(REX);
		assertThat(KnownPets.lost(terraform, api.client())).isEmpty();
		sweep();
	}

	/**
	 * Whatever ends the first process of a container ends all others. Their file stays,
	 * and the next container has a host with the same identifier, and processes with the
	 * same ones.
	 */
	@Test
	void identifiersOfAKilledContainerLeadNowhere() throws Exception {
		TerraformCli terraform = contained().write(PET);
		api.fail("{\"method\": \"POST\", \"hangMillis\": 60000}");
		TerraformProcess killed = terraform.start("apply");
		api.awaitFailures();
		killed.killForcibly();
		this.launches.end(killed);
		Path file = this.launches.single().file();
		assertThat(file.getFileName().toString()).contains("-command-1-");
		this.launches.forgetMachines();

		assertThat(this.launches.end(terraform.start("validate"))).succeeded().hasNoDiagnostics();

		assertThat(this.launches.machines()).isOne();
		assertThat(file).as("it is nobody's").doesNotExist();
		assertThat(terraform.apply()).succeeded().hasResources(REX);
		assertThat(KnownPets.lost(terraform, api.client())).isEmpty();
		sweep();
	}

	/**
	 * A process that a debugger has started serves commands as before, and stays when
	 * they end.
	 */
	@Test
	void attachedProviderServesCommands(TerraformCli cli) throws Exception {
		TerraformCli terraform = this.launches.serve(cli.allowNonEmptyPlan());
		ProviderBlock.write(terraform, api);
		ProcessBuilder builder = new ProcessBuilder(PackagedProvider.launcher().toString(), "--debug")
			.redirectError(ProcessBuilder.Redirect.DISCARD);
		builder.environment().remove("PETSTORE_PROCESS");
		builder.environment().put("XDG_RUNTIME_DIR", this.launches.folder().toString());
		Process provider = builder.start();
		try {
			String attachment = provider.inputReader()
				.lines()
				.filter((line) -> line.contains("TF_REATTACH_PROVIDERS="))
				.findFirst()
				.orElseThrow();
			String providers = attachment.substring(attachment.indexOf('=') + 1).strip().replaceAll("^'|'$", "");

			TerraformProcess apply = terraform.withEnvironment("TF_REATTACH_PROVIDERS", providers)
				.write(PET)
				.start("apply");

			assertThat(apply.waitFor()).succeeded().hasResources(REX);
			assertThat(provider.isAlive()).isTrue();
			assertThat(this.launches.machines()).as("that a command has launched").isZero();
			assertThat(this.launches.folder()).isEmptyDirectory();
		}
		finally {
			provider.destroy();
			provider.waitFor();
		}
	}

	@Test
	void terraformInMemoryHasAProcessForEachLaunch() {
		String machines = "-Xlog:safepoint=info:file=" + this.launches.root().resolve("machines") + "/%p.log";
		try (InMemoryTerraform terraform = InMemoryTerraform.launch(PackagedProvider.SOURCE,
				List.of("env", "-u", "PETSTORE_PROCESS", PackagedProvider.launcher().toString()),
				Map.of("XDG_RUNTIME_DIR", this.launches.folder().toString(), "PETSTORE_JAVA_OPTS", machines))) {
			terraform.allowNonEmptyPlan()
				.withProvider(Map.of("endpoint", api.endpoint().toString()))
				.apply(Configuration.of(REX, Map.of("name", "Rex")));

			assertThat(this.launches.folder()).isEmptyDirectory();
		}
		assertThat(this.launches.machines()).isGreaterThan(1);
		assertThat(names()).containsExactly("Rex");
	}

	private TerraformCli console(Path input) {
		return serveBy("exec \"$cli\" console -no-color <'%s'".formatted(input));
	}

	private TerraformCli contained() throws Exception {
		assumeTrue(new ProcessBuilder((CONTAINER + " true").split(" ")).start().waitFor() == 0,
				"there are no namespaces of processes here");
		return serveBy("exec %s \"$cli\" \"$@\"".formatted(CONTAINER));
	}

	/**
	 * Let a command outside the containers delete what those that were killed left.
	 */
	private void sweep() {
		assertThat(serveBy("exec \"$cli\" \"$@\"").validate(PET)).succeeded();
	}

	private void awaitProcess() {
		Waiting.until("the process can be found", () -> !ResidentProcesses.in(this.launches.folder()).isEmpty());
	}

	private Path pipe() throws Exception {
		Path pipe = this.launches.root().resolve("input");
		assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
		return pipe;
	}

	private static List<String> names() {
		return api.client().findPets(null, null).stream().map(PetResponse::name).toList();
	}

}
