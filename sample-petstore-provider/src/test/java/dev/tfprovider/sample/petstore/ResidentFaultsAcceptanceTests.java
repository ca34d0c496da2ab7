/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * What Terraform has after a fault of the process that serves several launches, and of
 * those round it: the right result, every object, and nothing that keeps running.
 */
@LaunchedPetstoreAcceptance
@OnJvm
@Tag("thorough")
class ResidentFaultsAcceptanceTests {

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

	/** Time that a call has to end once it was interrupted. */
	private static final Duration LONGEST_LIMIT = Duration.ofSeconds(10);

	@RegisterExtension
	final ResidentProcesses processes = new ResidentProcesses();

	private TerraformCli terraform;

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		this.terraform = this.processes
			.serve(terraform.allowNonEmptyPlan().withEnvironment("TERRAFORM_PROVIDER_OPERATIONS_CANCEL_GRACE", "1s"));
	}

	@Test
	void killedTerraformEndsItsLaunchesAndLeavesTheProcess() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startCreatingMax();

		apply.killForcibly();

		apply.waitFor();
		process.awaitNoLaunch();
		assertThat(createMax()).isEqualTo(process);
	}

	@Test
	void killedRelayFailsTheCallAndLeavesTheProcess() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startCreatingMax();

		apply.children().forEach(ProcessHandle::destroyForcibly);

		Run run = apply.waitFor();
		assertThat(run).failed().hasResources(REX);
		assertThat(run.errors()).extracting(RunDiagnostic::summary)
			.containsAnyOf("Plugin did not respond", "Operation cancelled", "Request cancelled");
		process.awaitNoLaunch();
		assertThat(createMax()).isEqualTo(process);
	}

	@Test
	void processKilledDuringACallFailsTheCallAndIsReplaced() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startCreatingMax();

		process.kill();

		Run run = apply.waitFor();
		assertThat(run).failed().hasResources(REX);
		assertThat(run.errors()).extracting(RunDiagnostic::summary)
			.containsAnyOf("Plugin did not respond", "Request cancelled");
		assertThat(createMax()).isNotEqualTo(process);
	}

	@Test
	void processKilledBetweenCommandsIsReplaced() {
		ResidentProcess process = createRex();

		process.kill();

		assertThat(createMax().pid()).isNotEqualTo(process.pid());
	}

	@Test
	void processThatStoppedAnsweringIsReplacedAndGivesWayWhenItAnswersAgain() {
		ResidentProcess process = createRex();

		process.suspend();
		ResidentProcess other = createMax();
		process.resume();

		assertThat(other.pid()).isNotEqualTo(process.pid());
		Waiting.until("the first process has ended", () -> !process.isAlive());
		assertThat(this.processes.single()).isEqualTo(other);
	}

	/**
	 * One host waits for a call, another for a process that starts, for longer than
	 * anybody lets them.
	 */
	@Test
	void machineSuspendedMakesNoDifference() throws Exception {
		Map<String, String> environment = Map.of("TERRAFORM_PROVIDER_PROCESS_IDLE_TIMEOUT", "5s");
		api.delay(Duration.ofSeconds(1));
		this.terraform.write(ProviderBlock.FILE, ProviderBlock.of(api.endpoint(), "", "10m"));
		TerraformProcess apply = ResidentProcesses.with(this.terraform, environment).write(TWO_PETS).start("apply");
		apply.awaitOutput("petstore_pet.max: Creating...");
		try (SmallestHost host = SmallestHost.launch(this.processes.environment(), PackagedProvider.launcher())) {
			Waiting.until("two processes serve or start", () -> this.processes.count() == 2);
			List<Long> all = Stream
				.of(Stream.of(apply.pid()), apply.children().stream().map(ProcessHandle::pid), host.processes(),
						ProcessTable.find(this.processes.folder().toString()).stream().map(ProcessTable.Entry::pid))
				.flatMap((pids) -> pids)
				.toList();

			ResidentProcess.signal("-STOP", all.stream());
			Thread.sleep(LONGEST_LIMIT.plusSeconds(1).toMillis());
			ResidentProcess.signal("-CONT", all.stream());

			assertThat(apply.waitFor()).succeeded().hasResources(REX, MAX);
			assertThat(names()).containsExactlyInAnyOrder("Rex", "Max");
			assertThat(host.handshake()).matches(SmallestHost.HANDSHAKE);
		}
		api.delay(Duration.ZERO);
		assertThat(this.terraform.plan()).hasNoChanges();
	}

	@Test
	void controlCEndsTheApplyWithTheStateSaved() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startChangingTheOrder();

		apply.pressControlC();

		assertCancelledWithTheOrderPlaced(apply.waitFor());
		process.awaitNoLaunch();
		assertThat(createMax()).isEqualTo(process);
	}

	@Test
	void terminatedRelayAndProcessLeaveWhatTheyHaveDoneInTheState() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startChangingTheOrder();

		apply.children().forEach(ProcessHandle::destroy);
		process.terminate();

		assertCancelledWithTheOrderPlaced(apply.waitFor());
		Waiting.until("the process has ended", () -> !process.isAlive());
		assertThat(createMax()).isNotEqualTo(process);
	}

	@Test
	void controlCTwiceLeavesNothingRunning() {
		ResidentProcess process = createRex();
		TerraformProcess apply = startCreatingMax();

		apply.pressControlC();
		apply.awaitOutput("Interrupt received");
		apply.pressControlC();

		assertThat(apply.waitFor().exitStatus()).isEqualTo(1);
		process.awaitNoLaunch();
		assertThat(createMax()).isEqualTo(process);
	}

	@Test
	void strangersOnTheControlPortAreNoObstacle() throws IOException {
		ResidentProcess process = createRex();
		List<Socket> strangers = new ArrayList<>();
		try {
			for (int i = 0; i < 30; i++) {
				strangers.add(send(process, ""));
				strangers.add(send(process, "0".repeat(64) + "\nlaunch\n"));
				strangers.add(send(process, "GET / HTTP/1.1\r\n\r\n".repeat(1000)));
			}
			assertThat(createMax()).isEqualTo(process);
		}
		finally {
			for (Socket stranger : strangers) {
				stranger.close();
			}
		}
	}

	@Test
	void fileThatLeadsToAStrangerIsNotFollowed() throws Exception {
		ResidentProcess process = createRex();
		process.kill();
		String secret = "t0p-s3cret";
		try (Stranger stranger = new Stranger()) {
			Files.writeString(process.file(), "%d %s %d%n".formatted(stranger.port(), process.token(), process.pid()));
			this.terraform = this.terraform.withEnvironment("TF_VAR_secret", secret);

			createMax();

			assertThat(stranger.heard()).doesNotContain(secret).isEmpty();
		}
	}

	@Test
	void launcherKilledWhileItWaitsLeavesNothing() throws Exception {
		try (SmallestHost first = launch()) {
			assertThat(first.handshake()).matches(SmallestHost.HANDSHAKE);
			ResidentProcess process = this.processes.single();
			process.suspend();
			launch().kill();
			process.resume();
			first.kill();
			process.awaitNoLaunch();
			try (SmallestHost second = launch()) {
				assertThat(second.handshake()).matches(SmallestHost.HANDSHAKE);
			}
		}
	}

	@Test
	void withoutBashTheProviderStartsByItself(@TempDir Path bin) {
		this.terraform = this.terraform.withEnvironment("PATH", bin.toString())
			.withEnvironment("PETSTORE_JAVA_HOME", System.getProperty("java.home"));

		assertThat(this.terraform.apply(ONE_PET)).succeeded().hasResources(REX);

		assertThat(this.processes.folder()).isEmptyDirectory();
	}

	@Test
	void folderOfAnotherUserIsNotUsed() throws IOException {
		UserPrincipal nobody = this.processes.folder()
			.getFileSystem()
			.getUserPrincipalLookupService()
			.lookupPrincipalByName("nobody");
		Path folder = Files.createDirectory(this.processes.folder().resolve("terraform-provider"));
		assumeTrue(isGivenTo(folder, nobody), "only root can give a folder away");

		assertThat(this.terraform.apply(ONE_PET)).succeeded().hasResources(REX);

		assertThat(folder).isEmptyDirectory();
	}

	@ParameterizedTest
	@CsvSource({ "ro, resident", "size=4k, resident", "ro, command", "size=4k, command" })
	void folderThatTakesNoFilesIsNoObstacle(String options, String scope) throws Exception {
		String script = """
				mount -t tmpfs -o mode=700,%s none "$XDG_RUNTIME_DIR" || exit 3
				mkdir -m 700 "$XDG_RUNTIME_DIR/terraform-provider" && yes >"$XDG_RUNTIME_DIR/full"
				exec "$0"
				""".formatted(options);
		assumeTrue(canMount(), "folders cannot be mounted here");
		Map<String, String> environment = new HashMap<>(this.processes.environment());
		environment.putAll(Map.of("PETSTORE_PROCESS", scope, "HOME", "", "XDG_CACHE_HOME", ""));
		try (SmallestHost host = SmallestHost.launch(environment, "unshare", "--user", "--map-root-user", "--mount",
				"sh", "-c", script, PackagedProvider.launcher())) {
			assertThat(host.handshake()).matches(SmallestHost.HANDSHAKE);
			assertThat(host.isRelay()).isFalse();
		}
	}

	/**
	 * Apply a first pet, and show that the process served it.
	 */
	private ResidentProcess createRex() {
		assertThat(this.terraform.apply(ONE_PET)).succeeded().hasResources(REX);
		ResidentProcess process = this.processes.single();
		process.awaitNoLaunch();
		assertThat(process.served()).isPositive();
		return process;
	}

	/**
	 * Apply a second pet, and wait until the store has been asked for it. It never makes
	 * it, and answers late.
	 */
	private TerraformProcess startCreatingMax() {
		api.fail("{\"method\": \"POST\", \"hangMillis\": 8000}");
		TerraformProcess apply = this.terraform.write(TWO_PETS).start("apply");
		apply.awaitOutput("petstore_pet.max: Creating...");
		api.awaitFailures();
		return apply;
	}

	/**
	 * Apply an order, and wait until it is placed and the store has been asked to change
	 * it, which it never does.
	 */
	private TerraformProcess startChangingTheOrder() {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 60000}");
		TerraformProcess apply = this.terraform.write(ONE_PET + """
				resource "petstore_order" "two" {
				  pet_id   = petstore_pet.rex.id
				  quantity = 2
				  status   = "approved"
				}
				""").start("apply");
		api.awaitFailures();
		return apply;
	}

	private static void assertCancelledWithTheOrderPlaced(Run run) {
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled")
			.onResource("petstore_order.two")
			.and()
			.hasResources(REX, "petstore_order.two")
			.hasAttribute("petstore_order.two", "status", "placed");
		assertThat(run.isTainted("petstore_order.two")).isTrue();
	}

	/**
	 * Apply a second pet, and show that everything is as it should be.
	 */
	private ResidentProcess createMax() {
		Run run = this.terraform.apply(TWO_PETS);
		assertThat(run).succeeded().plans(MAX, Action.CREATE).hasResources(REX, MAX);
		assertThat(names()).containsExactlyInAnyOrder("Rex", "Max");
		assertThat(this.terraform.plan()).hasNoChanges();
		Waiting.until("a process can be found", () -> !this.processes.all().isEmpty());
		return this.processes.single();
	}

	private static List<String> names() {
		return api.client().findPets(null, null).stream().map(PetResponse::name).toList();
	}

	private SmallestHost launch() throws IOException {
		return SmallestHost.launch(this.processes.environment(), PackagedProvider.launcher());
	}

	private static Socket send(ResidentProcess process, String text) throws IOException {
		Socket stranger = process.connect();
		stranger.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
		return stranger;
	}

	private static boolean isGivenTo(Path folder, UserPrincipal user) {
		try {
			Files.setOwner(folder, user);
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static boolean canMount() throws Exception {
		Process process = new ProcessBuilder("unshare", "--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs",
				"none", "/mnt")
			.start();
		return process.waitFor() == 0;
	}

}
