/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.StateStoreTester;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * A state store of files on a CLI whose build has experiments; other builds do not know
 * {@code state_store} blocks.
 */
@TerraformAcceptanceTest
@EnabledOnTerraform(min = "1.15", tofuMin = EnabledOnTerraform.NEVER)
class StateStoreAcceptanceTests {

	private static final int MEGABYTES = 5;

	@TempDir
	private Path temporary;

	private CornerHost host;

	private TerraformCli cli;

	private Path states;

	@BeforeEach
	void initialise() {
		this.states = this.temporary.resolve("states");
		this.host = new CornerHost((upstream) -> definition());
		this.cli = TerraformCli.create(this.host.installation())
			.withEnvironment("TF_ENABLE_PLUGGABLE_STATE_STORAGE", "1");
		Run init = configure("one").init();
		assumeThat(init.succeeded() || !init.toString().contains("xperiment")).as(init.toString()).isTrue();
		assertThat(init.succeeded()).as(init.toString()).isTrue();
	}

	@AfterEach
	void close() {
		this.cli.close();
		this.host.close();
	}

	private static ProviderDefinition definition() {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.stateStore("files", FileStateStore.Directory.class, new FileStateStore())
			.build();
	}

	private TerraformCli configure(String input) {
		return this.cli.write("""
				terraform {
				  required_providers {
				    corner = { source = "acme/corner" }
				  }
				  state_store "corner_files" {
				    provider "corner" {}
				    path = "%s"
				  }
				}

				resource "terraform_data" "a" {
				  input = join("", [for i in range(%s) : format("%%01000000d", i)])
				}

				output "o" {
				  value = "%s"
				}
				""".formatted(this.states, MEGABYTES, input));
	}

	@Test
	void statesAreKeptForEachWorkspaceInSeveralChunks() throws IOException {
		assertThat(run("apply", "-auto-approve")).contains("Resources: 1 added");
		assertThat(Files.size(this.states.resolve("default.tfstate"))).isGreaterThan(2L * MEGABYTES * 1_000_000);
		assertThat(run("plan", "-detailed-exitcode")).contains("0 to add, 0 to change, 0 to destroy");
		run("workspace", "new", "prod");
		assertThat(run("workspace", "list")).contains("default", "* prod");
		configure("two");
		assertThat(run("apply", "-auto-approve")).contains("Resources: 1 added");
		assertThat(run("output", "-raw", "o")).isEqualTo("two");
		run("workspace", "select", "default");
		assertThat(run("output", "-raw", "o")).isEqualTo("one");
		assertThat(run("state", "list")).isEqualToIgnoringWhitespace("terraform_data.a");
		run("workspace", "delete", "-force", "prod");
		assertThat(run("workspace", "list")).contains("default").doesNotContain("prod");
		assertThat(this.states.resolve("prod.tfstate")).doesNotExist();
		assertThat(this.host.upstream().tampering().takeCalls()).contains("ValidateStateStoreConfig",
				"ConfigureStateStore", "ReadStateBytes", "WriteStateBytes", "LockState", "UnlockState", "GetStates",
				"DeleteState");
	}

	@Test
	void aHeldLockIsShownAndCanBeReleased() {
		String lock;
		try (InMemoryTerraform other = InMemoryTerraform.of(definition());
				StateStoreTester store = other.stateStore("corner_files", Map.of("path", this.states.toString()))) {
			lock = store.lock("default", "OperationTypeApply").result().orElseThrow();
		}
		Run refused = this.cli.run("apply", "-auto-approve");
		assertThat(refused.succeeded()).isFalse();
		assertThat(refused.standardOutput() + refused.standardError()).contains("State is locked", lock,
				"OperationTypeApply");
		run("force-unlock", "-force", lock);
		assertThat(run("apply", "-auto-approve")).contains("Resources: 1 added");
		assertThat(this.states).isDirectoryNotContaining("glob:**.lock");
	}

	private String run(String... command) {
		Run run = this.cli.run(command);
		assertThat(run.succeeded()).as("%s: %s%s", List.of(command), run.standardOutput(), run.standardError())
			.isTrue();
		assertThat(run.standardOutput() + run.standardError()).doesNotContain("Unexpected size");
		return run.standardOutput();
	}

}
