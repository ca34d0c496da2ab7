/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How provider processes end when nothing ends as it should.
 */
@Tag("thorough")
@LaunchedPetstoreAcceptance
class ProviderEndAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

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

	/** A hanging process hangs for ever, so that any limit tells it from a slow one. */
	private static final Duration LONGEST_END = Duration.ofSeconds(30);

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
	}

	@Test
	@ColdStart
	void killedCliLeavesNoProviderAfterThreeSeconds(TerraformCli terraform) {
		api.delay(Duration.ofSeconds(5));
		TerraformProcess apply = terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_pet.rex: Creating...");
		List<Long> providers = providers();
		assertThat(providers).isNotEmpty();

		apply.killForcibly();

		assertThat(apply.waitFor().succeeded()).isFalse();
		ProcessTable.awaitNone(PackagedProvider.COMMAND_LINE, (entry) -> providers.contains(entry.pid()),
				Duration.ofSeconds(3));
	}

	@Test
	void controlCEndsTheApplyCleanlyWithTheStateSaved(TerraformCli terraform) {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 8000}");
		TerraformProcess apply = terraform.withEnvironment("TERRAFORM_PROVIDER_OPERATIONS_CANCEL_GRACE", "1s")
			.write(PET_AND_ORDER)
			.start("apply");
		apply.awaitOutput("petstore_pet.rex: Creation complete");
		apply.awaitOutput("petstore_order.two: Creating...");
		api.awaitFailures();

		apply.pressControlC();

		assertCancelledWithTheOrderPlaced(apply.waitFor());
	}

	@Test
	void controlCTwiceEndsTheApplyAtOnceAndLeavesNoProvider(TerraformCli terraform) {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 60000, \"afterOperation\": true}");
		TerraformProcess apply = terraform.write(PET_AND_ORDER).start("apply");
		api.awaitFailures();

		apply.pressControlC();
		apply.awaitOutput("Interrupt received");
		apply.pressControlC();

		assertThat(apply.waitFor().exitStatus()).isEqualTo(1);
		ProcessTable.awaitNone(PackagedProvider.COMMAND_LINE, PackagedProvider::isLaunched, LONGEST_END);
	}

	/**
	 * As a supervisor does that ends all processes of a group, or a container.
	 */
	@Test
	@ColdStart
	void terminatedProviderLeavesWhatItHasDoneInTheState(TerraformCli terraform) {
		api.fail("{\"method\": \"PUT\", \"hangMillis\": 60000}");
		TerraformProcess apply = terraform.write(PET_AND_ORDER).start("apply");
		apply.awaitOutput("petstore_pet.rex: Creation complete");
		api.awaitFailures();

		apply.children().forEach(ProcessHandle::destroy);

		assertCancelledWithTheOrderPlaced(apply.waitFor());
	}

	/**
	 * The provider neither reads standard input nor needs anybody to read its log, and
	 * the signal of a terminal does not end it.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "exec \"$0\" <&- 2>&-", "exec \"$0\" </dev/null 2>\"$1\"" })
	@ColdStart
	void withoutInputAndLogServesUntilItIsTerminated(String launch) throws Exception {
		Path full = Path.of("/dev/full");
		Process provider = launched(new ProcessBuilder("sh", "-c", launch, PackagedProvider.launcher().toString(),
				Files.exists(full) ? full.toString() : "/dev/null"), Map.of("TF_LOG", "TRACE"));
		try {
			String line = provider.inputReader().readLine();
			assertThat(line).startsWith("1|6|tcp|127.0.0.1:");
			signal(provider, "INT");
			int port = Integer.parseInt(line.split("\\|")[3].split(":")[1]);
			new Socket(InetAddress.getLoopbackAddress(), port).close();
			signal(provider, "TERM");
			assertThat(provider.waitFor(LONGEST_END.toSeconds(), TimeUnit.SECONDS)).isTrue();
			assertThat(provider.exitValue()).isEqualTo(143);
		}
		finally {
			provider.destroyForcibly();
		}
	}

	@Test
	@ColdStart
	@OnJvm
	void beanThatHangsIsNamedAndEndsByForce() throws Exception {
		Process provider = launched(new ProcessBuilder(PackagedProvider.launcher().toString()),
				Map.of("PETSTORE_JAVA_OPTS",
						"-Dspring.aot.enabled=false -Xbootclasspath/a:"
								+ PackagedProvider.target().resolve("test-classes"),
						"SPRING_MAIN_SOURCES", HangingEnd.class.getName()));
		try {
			assertThat(provider.inputReader().readLine()).startsWith("1|6|tcp|127.0.0.1:");
			BufferedReader log = provider.errorReader();
			assertThat(log.lines().anyMatch(HangingEnd.PRESENCE::equals)).isTrue();
			signal(provider, "TERM");
			assertThat(log.lines().toList()).filteredOn((line) -> line.contains("is halted"))
				.singleElement()
				.asString()
				.contains("\"@level\":\"warn\"", HangingEnd.class.getName() + ".close(");
			assertThat(provider.waitFor()).isEqualTo(1);
		}
		finally {
			provider.destroyForcibly();
		}
	}

	private static void assertCancelledWithTheOrderPlaced(Run run) {
		assertThat(run.exitStatus()).isEqualTo(1);
		assertThat(run).hasError("Operation cancelled")
			.onResource("petstore_order.two")
			.and()
			.hasResources("petstore_pet.rex", "petstore_order.two")
			.hasAttribute("petstore_order.two", "status", "placed");
		assertThat(run.isTainted("petstore_order.two")).isTrue();
	}

	private static Process launched(ProcessBuilder builder, Map<String, String> environment) throws IOException {
		return new HostEnvironment(null).with(environment).applyTo(builder).start();
	}

	private static void signal(Process process, String name) throws Exception {
		assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor()).isZero();
	}

	private static List<Long> providers() {
		return ProcessTable.find(PackagedProvider.COMMAND_LINE)
			.stream()
			.filter(PackagedProvider::isLaunched)
			.map(ProcessTable.Entry::pid)
			.toList();
	}

}
