/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.util.FileSystemUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The packaged provider, with one process for several launches: what it serves, and what
 * it keeps apart.
 */
@Tag("thorough")
@LaunchedPetstoreAcceptance
@OnJvm
class ResidentSharingAcceptanceTests {

	private static final String API_KEY = "k3y-of-the-store";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension(API_KEY);

	private static final String REX = "petstore_pet.rex";

	private static final String PET = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	@RegisterExtension
	final ResidentProcesses processes = new ResidentProcesses();

	@BeforeEach
	void forgetPets() {
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	void oneProcessServesAllCommandsWithTheSameResults(TerraformCli terraform) {
		TerraformCli cold = terraform.write(PET + """
				output "id" {
				  value = petstore_pet.rex.id
				}
				""").allowNonEmptyPlan();
		ProviderBlock.write(cold, api);
		TerraformCli served = this.processes.serve(cold);

		assertThat(served.validate()).succeeded().hasNoDiagnostics();
		ResidentProcess process = this.processes.single();
		assertThat(process.served()).isPositive();
		Run plan = served.plan();
		assertThat(plan.changes()).isEqualTo(cold.plan().changes());
		Run applied = served.applyPlan(plan);
		assertThat(applied).succeeded().hasResources(REX).hasAttribute(REX, "name", "Rex");
		assertThat(served.plan()).hasNoChanges();
		assertThat(served.destroy()).succeeded().hasResources();

		assertThat(api.client().findPets(null, null)).isEmpty();
		assertThat(this.processes.single()).isEqualTo(process);
		assertThat(process.served()).isGreaterThanOrEqualTo(10);
		process.awaitNoLaunch();
	}

	@Test
	void processEndsWhenNobodyUsesIt() throws IOException {
		Map<String, String> environment = new HashMap<>(this.processes.environment());
		environment.put("TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "1s");
		try (SmallestHost host = SmallestHost.launch(environment, PackagedProvider.launcher())) {
			assertThat(host.handshake()).matches(SmallestHost.HANDSHAKE);
			Waiting.until("the launcher is a relay", host::isRelay);
		}
		Waiting.until("the idle process has ended", () -> this.processes.count() == 0);
		assertThat(this.processes.all()).isEmpty();
	}

	@Test
	void personsSeeAndEndTheProcess() throws Exception {
		try (SmallestHost host = launch(Map.of())) {
			assertThat(host.handshake()).matches(SmallestHost.HANDSHAKE);
			ResidentProcess process = this.processes.single();

			assertThat(resident("status")).matches("process " + process.pid()
					+ " since \\S+, 1 launches served, \\d+ MiB of memory used of \\d+ MiB\n  for process "
					+ ProcessHandle.current().pid() + " since \\S+\n");
			assertThat(resident("stop")).isEqualTo("process " + process.pid() + " ends with its last launch\n");
			Waiting.until("the process takes no more launches", () -> this.processes.all().isEmpty());
			assertThat(process.isAlive()).isTrue();
		}
		Waiting.until("the process has ended", () -> this.processes.count() == 0);
		assertThat(resident("status")).isEqualTo("No process waits for Terraform.\n");
	}

	@Test
	void socketOfAKilledRelayIsRemoved(@TempDir Path sockets) throws IOException {
		try (SmallestHost host = launch(
				Map.of("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "unix", "PLUGIN_UNIX_SOCKET_DIR", sockets.toString()))) {
			String line = host.handshake();
			assertThat(line).matches("1\\|6\\|unix\\|" + sockets + "/[^|]+\\|grpc\\|");
			assertThat(Path.of(line.split("\\|")[3])).exists();
			host.kill();
			Waiting.until("the socket and its folder are gone", () -> sockets.toFile().list().length == 0);
			assertThat(this.processes.single().served()).isOne();
		}
	}

	@Test
	void secretsOfOneEnvironmentServeNoOther(TerraformCli terraform) throws IOException {
		TerraformCli served = this.processes.serve(terraform.allowNonEmptyPlan())
			.withEnvironment("PETSTORE_ENDPOINT", api.endpoint().toString());
		TerraformCli allowed = served.withEnvironment("PETSTORE_API_KEY", API_KEY);
		TerraformCli stranger = served.withEnvironment("PETSTORE_API_KEY", "an0ther-key");

		assertThat(allowed.apply(PET)).succeeded();
		assertThat(stranger.plan()).failed().hasError("Could not read petstore_pet").withDetail("401 (Unauthorized)");
		assertThat(served.plan()).failed().hasError("Could not read petstore_pet").withDetail("401 (Unauthorized)");
		assertThat(allowed.plan()).hasNoChanges();

		List<String> environments = new ArrayList<>();
		for (ResidentProcess process : this.processes.all()) {
			environments
				.add(Files.readString(Path.of("/proc/" + process.pid() + "/environ"), StandardCharsets.ISO_8859_1));
		}
		assertThat(environments).hasSize(3)
			.satisfiesOnlyOnce((environment) -> assertThat(environment).contains(API_KEY))
			.satisfiesOnlyOnce((environment) -> assertThat(environment).contains("an0ther-key"));
	}

	@Test
	void directoriesAndRuntimeFoldersHaveProcessesOfTheirOwn(@TempDir Path directory) throws IOException {
		Path other = Files.createDirectory(this.processes.folder().resolve("other-user"));
		try (SmallestHost here = launch(Map.of());
				SmallestHost there = SmallestHost.launch(this.processes.environment(), PackagedProvider.launcher(),
						directory);
				SmallestHost elsewhere = launch(Map.of("XDG_RUNTIME_DIR", other.toString()))) {
			assertThat(List.of(here.handshake(), there.handshake(), elsewhere.handshake()))
				.allMatch((line) -> line.matches(SmallestHost.HANDSHAKE));
			List<ResidentProcess> all = this.processes.all();
			assertThat(all).extracting(ResidentProcess::served).containsExactly(1, 1, 1);
			List<Path> directories = new ArrayList<>();
			for (ResidentProcess process : all) {
				directories.add(Files.readSymbolicLink(Path.of("/proc/" + process.pid() + "/cwd")));
			}
			assertThat(directories).containsOnlyOnce(directory.toRealPath());
		}
	}

	@Test
	void twentyLaunchesAtOnceStartOneProcess() throws IOException {
		List<SmallestHost> hosts = new ArrayList<>();
		try {
			for (int i = 0; i < 20; i++) {
				hosts.add(launch(Map.of()));
			}
			Set<String> lines = new HashSet<>();
			int relayed = 0;
			for (SmallestHost host : hosts) {
				lines.add(host.handshake());
				relayed += host.isRelay() ? 1 : 0;
			}
			assertThat(lines).hasSize(20).allMatch((line) -> line.matches(SmallestHost.HANDSHAKE));
			assertThat(this.processes.count()).isOne();
			assertThat(this.processes.single().served()).isGreaterThanOrEqualTo(relayed).isPositive();
		}
		finally {
			hosts.forEach(SmallestHost::kill);
		}
		this.processes.single().awaitNoLaunch();
	}

	@Test
	void packageReplacedDuringACallServesThatCallAndNoOther(TerraformCli terraform, @TempDir Path temporary)
			throws IOException {
		Path folder = temporary.resolve("package");
		FileSystemUtils.copyRecursively(PackagedProvider.DIRECTORY, folder);
		ProviderBlock.write(terraform, api);
		TerraformCli served = this.processes.serve(terraform.allowNonEmptyPlan())
			.withInstallation(ProviderInstallation.devOverride(PackagedProvider.SOURCE, folder));
		assertThat(served.validate(PET)).succeeded();
		ResidentProcess process = this.processes.single();
		api.delay(Duration.ofSeconds(3));
		TerraformProcess apply = served.start("apply");
		apply.awaitOutput("petstore_pet.rex: Creating...");

		Path launcher = PackagedProvider.launcher(folder);
		Path copy = Files.copy(launcher, folder.resolve("copy"), StandardCopyOption.COPY_ATTRIBUTES);
		Files.move(copy, launcher, StandardCopyOption.ATOMIC_MOVE);

		assertThat(apply.waitFor()).succeeded().hasResources(REX);
		api.delay(Duration.ZERO);
		Waiting.until("the process of the old package has ended", () -> !process.isAlive());
		assertThat(served.plan()).hasNoChanges();
		assertThat(this.processes.single().pid()).isNotEqualTo(process.pid());
	}

	@Test
	void providersHaveProcessesOfTheirOwn(TerraformCli terraform, @TempDir Path temporary) throws IOException {
		Path zoo = zoo(temporary.resolve("zoo"));
		terraform.write("""
				terraform {
				  required_providers {
				    petstore = { source = "acme/petstore" }
				    zoo      = { source = "acme/zoo" }
				  }
				}
				provider "zoo" {
				  endpoint = "%1$s"
				  api_key  = "%2$s"
				}
				resource "zoo_pet" "leo" {
				  name = "Leo"
				}
				""".formatted(api.endpoint(), API_KEY) + PET);
		ProviderBlock.write(terraform, api);
		Path configuration = Files.writeString(temporary.resolve("cli.tfrc"), """
				provider_installation {
				  dev_overrides {
				    "acme/petstore" = "%s"
				    "acme/zoo"      = "%s"
				  }
				}
				""".formatted(PackagedProvider.DIRECTORY, zoo));
		TerraformCli served = this.processes.serve(terraform)
			.withEnvironment("ZOO_PROCESS", "resident")
			.withEnvironment("ZOO_JAVA_OPTS", "-Dterraform.provider.name=zoo -Dterraform.provider.address=acme/zoo")
			.withEnvironment("TF_CLI_CONFIG_FILE", configuration.toString());

		assertThat(served.apply()).succeeded().hasResources(REX, "zoo_pet.leo");

		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name)
			.containsExactlyInAnyOrder("Rex", "Leo");
		assertThat(this.processes.all()).hasSize(2).allMatch((process) -> process.served() > 0);
		assertThat(ProcessTable.find(zoo.toString())).extracting(ProcessTable.Entry::commandLine)
			.singleElement()
			.asString()
			.contains(this.processes.folder() + "/");
	}

	/**
	 * Make another provider of the packaged one.
	 */
	private static Path zoo(Path folder) throws IOException {
		FileSystemUtils.copyRecursively(PackagedProvider.DIRECTORY, folder);
		Path launcher = PackagedProvider.launcher(folder);
		Path other = folder.resolve(launcher.getFileName().toString().replace("petstore", "zoo"));
		Files.move(launcher, other);
		for (Path script : List.of(other, folder.resolve("lib/shared.sh"))) {
			Files.writeString(script,
					Files.readString(script).replace("PETSTORE_", "ZOO_").replace("$folder/petstore-", "$folder/zoo-"));
		}
		return folder;
	}

	private SmallestHost launch(Map<String, String> environment) throws IOException {
		Map<String, String> all = new HashMap<>(this.processes.environment());
		all.putAll(environment);
		return SmallestHost.launch(all, PackagedProvider.launcher());
	}

	private String resident(String action) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(PackagedProvider.launcher().toString(), "resident", action);
		builder.environment().putAll(this.processes.environment());
		Process process = builder.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).isZero();
		return output;
	}

}
