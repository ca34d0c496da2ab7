/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.concurrent.TimeUnit;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an apply leaves that the practitioner interrupts, on the real CLI.
 */
@TerraformAcceptanceTest
class InterruptedApplyAcceptanceTests {

	private final CornerHost host = new CornerHost(LifeProvider::definition);

	private TerraformCli terraform;

	@BeforeEach
	void serve() {
		this.terraform = TerraformCli.create(this.host.installation());
	}

	@AfterEach
	void stop() {
		this.terraform.close();
		this.host.close();
	}

	@Test
	void createWithATimeLimitIsCancelledAndTheObjectKept() throws Exception {
		Run run = interrupt("""
				resource "corner_server" "a" {
				  name = "a"
				  slow = "create"
				}
				""", "create a with long time");
		assertThat(run).failed().hasError("Operation cancelled").onResource("corner_server.a");
		assertThat(run).hasAttribute("corner_server.a", "id", 1);
		assertThat(run.isTainted("corner_server.a")).isTrue();
		Run next = this.terraform.apply("""
				resource "corner_server" "a" {
				  name = "a"
				}
				""");
		assertThat(next).succeeded().hasAttribute("corner_server.a", "id", 2);
	}

	@Test
	void createWithoutATimeLimitIsCancelled() throws Exception {
		Run run = interrupt("""
				resource "corner_disk" "a" {
				  label = "slow"
				}
				""", "create slow");
		assertThat(run).failed().hasError("Operation cancelled").onResource("corner_disk.a");
		assertThat(run).hasResources();
	}

	@Test
	void waitIsCancelledAndTellsTheStateSeenLast() throws Exception {
		Run run = interrupt("""
				resource "corner_volume" "a" {
				  name = "stuck"
				}
				""", "stuck ordered to creating");
		assertThat(run).failed().hasError("Operation cancelled").withDetail("last seen: creating. It was cancelled.");
		assertThat(run.isTainted("corner_volume.a")).isTrue();
	}

	private Run interrupt(String configuration, String entry) throws InterruptedException {
		TerraformProcess apply = this.terraform.write(configuration).start("apply");
		while (!this.host.upstream().journal().contains(entry)) {
			assertThat(apply.isAlive()).as(apply.standardOutput()).isTrue();
			TimeUnit.MILLISECONDS.sleep(10);
		}
		apply.sendInterrupt();
		return apply.waitFor();
	}

}
