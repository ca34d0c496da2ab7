/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformRun;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * What only newer hosts have: lists, actions, identities.
 */
@TerraformProviderTest(properties = { "terraform.provider.name=cloud", "terraform.provider.address=acme/cloud",
		"terraform.test.settings.key=secret", "terraform.test.settings.region=eu-1" })
class RegionTests {

	@Autowired
	private Cloud cloud;

	@BeforeEach
	void clear() {
		this.cloud.clear();
		this.cloud.machines("us-1").put(7L, "seven");
		this.cloud.machines("eu-1").put(7L, "other seven");
	}

	@Test
	void listIsOfTheRegion(InMemoryTerraform terraform) {
		ListBlock all = ListBlock.of("cloud_machine", "all");
		assertThat(terraform.query(all)).found("other seven")
			.hasIdentity("other seven", Map.of("id", 7, "region", "eu-1"));
		assertThat(terraform.query(all.config(Map.of("region", "us-1")).includeResource())).found("seven")
			.hasIdentity("seven", Map.of("id", 7, "region", "us-1"))
			.hasAttribute("seven", "region", "us-1");
	}

	@Test
	void identityMaySayTheRegion(InMemoryTerraform terraform) {
		Configuration there = Configuration.of("cloud_machine.a", Map.of("name", "seven", "region", "us-1"));
		terraform.write(there);
		assertThat(terraform.importObject("cloud_machine.a", Map.of("id", 7, "region", "us-1"))).succeeded()
			.hasAttribute("cloud_machine.a", "name", "seven");
		assertThat(terraform.plan(there)).hasNoChanges();
	}

	@Test
	void identityWithoutRegionIsThatOfTheProviderBlock(InMemoryTerraform terraform) {
		Configuration here = Configuration.of("cloud_machine.a", Map.of("name", "other seven"));
		terraform.write(here);
		assertThat(terraform.importObject("cloud_machine.a", Map.of("id", 7))).succeeded()
			.hasAttribute("cloud_machine.a", "region", "eu-1");
		assertThat(terraform.plan(here)).hasNoChanges();
	}

	@Test
	void regionThatTheSettingsRefuseIsAnErrorOfWhateverHasIt(InMemoryTerraform terraform) {
		assertRefused(terraform.plan(Configuration.of("cloud_machine.a", Map.of("name", "a", "region", "old-1"))));
		assertRefused(terraform.plan(Configuration.of("data.cloud_machine.a", Map.of("id", 7, "region", "old-1"))));
		terraform.write(Configuration.of("cloud_machine.a", Map.of("name", "seven", "region", "old-1")));
		assertRefused(terraform.importObject("cloud_machine.a", Map.of("id", 7, "region", "old-1")));
		terraform.write(
				Configuration.of("action.cloud_restart.a", Map.of("config", Map.of("hard", true, "region", "old-1"))));
		assertRefused(terraform.invoke("action.cloud_restart.a"));
	}

	@Test
	void listOfARegionThatTheSettingsRefuseIsAnError(InMemoryTerraform terraform) {
		assertRefused(terraform.query(ListBlock.of("cloud_machine", "all").config(Map.of("region", "old-1"))).run());
	}

	@Test
	void regionOfTheProviderBlockThatTheSettingsRefuseIsAnErrorOfThat(InMemoryTerraform terraform) {
		TerraformRun run = terraform.withProvider(Map.of("key", "secret", "region", "old-1"))
			.plan(Configuration.of("cloud_machine.a", Map.of("name", "a")));
		assertThat(run).failed();
		assertThat(run.diagnostics()).extracting(RunDiagnostic::summary, RunDiagnostic::detail)
			.containsExactly(tuple("Invalid value", "The region old-1 was closed, use eu-1."));
	}

	private static void assertRefused(TerraformRun run) {
		assertThat(run).failed();
		assertThat(run.diagnostics()).extracting(RunDiagnostic::summary, RunDiagnostic::detail)
			.containsExactly(tuple("Invalid value for \"region\"", "The region old-1 was closed, use eu-1."));
	}

	@Test
	void actionIsInvokedInTheRegion(InMemoryTerraform terraform) {
		terraform.write(
				Configuration.of("action.cloud_restart.a", Map.of("config", Map.of("hard", true, "region", "us-1"))));
		assertThat(terraform.invoke("action.cloud_restart.a")).succeeded();
		assertThat(this.cloud.journal()).contains("restart of 1 in us-1").doesNotContain("restart of 1 in eu-1");
	}

}
