/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.time.Duration;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.internal.ProcessTable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@TerraformAcceptanceTest
class TerraformProcessAcceptanceTests {

	private static final Duration LONG = Duration.ofSeconds(30);

	@Test
	void interruptLetsTheCliSaveWhatIsDone(TerraformCli terraform) {
		TerraformProcess process = sleepy(terraform).start("apply");
		process.awaitOutput("(local-exec): " + marker(terraform));
		assertThat(process.isAlive()).isTrue();
		assertThat(ProcessTable.find(marker(terraform))).isNotEmpty();
		process.sendInterrupt();
		Run run = process.waitFor();
		assertThat(run).failed().hasError("local-exec provisioner error");
		assertThat(run.isTainted("terraform_data.sleeper")).isTrue();
		assertThat(process.isAlive()).isFalse();
		ProcessTable.awaitNone(marker(terraform), LONG);
	}

	@Test
	void killLeavesChildrenThatTheTableFinds(TerraformCli terraform) {
		TerraformProcess process = sleepy(terraform).start("apply");
		process.awaitOutput("(local-exec): " + marker(terraform));
		long pid = process.pid();
		ProcessHandle child = process.children().get(0);
		process.killForcibly();
		assertThat(process.waitFor()).failed();
		assertThat(ProcessHandle.of(pid)).isEmpty();
		assertThat(ProcessTable.find(marker(terraform))).extracting(ProcessTable.Entry::pid).contains(child.pid());
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ProcessTable.awaitNone(marker(terraform), Duration.ZERO))
			.withMessageStartingWith("Still alive after PT0S:")
			.withMessageContaining(marker(terraform));
		ProcessTable.find(marker(terraform))
			.forEach((left) -> ProcessHandle.of(left.pid()).ifPresent(ProcessHandle::destroyForcibly));
		ProcessTable.awaitNone(marker(terraform), LONG);
	}

	@Test
	void timeoutKillsTheWholeTree(TerraformCli terraform) {
		TerraformProcess process = sleepy(terraform).withTimeout(Duration.ofSeconds(3)).start("apply");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(process::waitFor)
			.withMessageStartingWith("Still running after PT3S, killed:")
			.withMessageContaining("local-exec");
		ProcessTable.awaitNone(marker(terraform), LONG);
	}

	@Test
	void awaitOutputWhenTheCliEndsFirstShowsWhatItPrinted(TerraformCli terraform) {
		TerraformProcess process = terraform.write("output \"a\" { value = 1 }").start("apply");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> process.awaitOutput("never"))
			.withMessageStartingWith("'never' was never printed, but:")
			.withMessageContaining("Apply complete!");
		assertThat(process.waitFor().output("a")).isEqualTo(1);
	}

	@Test
	void closeKillsWhatStillRuns() {
		TerraformCli terraform = TerraformCli.create(ProviderInstallation.builtInOnly());
		try (terraform) {
			sleepy(terraform).start("apply").awaitOutput("(local-exec): " + marker(terraform));
		}
		ProcessTable.awaitNone(marker(terraform), LONG);
		assertThat(terraform.directory()).doesNotExist();
	}

	private static TerraformCli sleepy(TerraformCli terraform) {
		return terraform.write("""
				resource "terraform_data" "sleeper" {
				  provisioner "local-exec" {
				    command = "echo %s; while :; do sleep 0.1; done"
				  }
				}
				""".formatted(marker(terraform)));
	}

	private static String marker(TerraformCli terraform) {
		return "marker-of-" + terraform.directory().getParent().getFileName();
	}

}
