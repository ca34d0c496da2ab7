/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.spring.TerraformProviderAcceptanceTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Objects in several regions under the real CLI.
 */
@TerraformProviderAcceptanceTest(
		properties = { "terraform.provider.name=cloud", "terraform.provider.address=acme/cloud" })
class RegionAcceptanceTests {

	@Autowired
	private Cloud cloud;

	@BeforeEach
	void settings(TerraformCli terraform) {
		this.cloud.clear();
		provider(terraform, "eu-1");
	}

	private static void provider(TerraformCli terraform, String region) {
		terraform.write("provider.tf", """
				provider "cloud" {
				  key    = "secret"
				  region = "%s"
				}
				""".formatted(region));
	}

	@Test
	void objectsAreWhereTheySay(TerraformCli terraform) {
		String machines = """
				resource "cloud_machine" "here" {
				  name = "here"
				}
				resource "cloud_machine" "there" {
				  count  = 3
				  name   = "there ${count.index}"
				  region = "us-1"
				}
				data "cloud_machine" "there" {
				  id     = cloud_machine.there[0].id
				  region = cloud_machine.there[0].region
				}
				data "cloud_machine" "here" {
				  id = cloud_machine.here.id
				}
				""";
		Run plan = terraform.plan(machines);
		assertThat(plan.change("cloud_machine.here").after("region")).isEqualTo("eu-1");
		Run run = terraform.applyPlan(plan);
		assertThat(run).succeeded()
			.hasAttribute("cloud_machine.here", "region", "eu-1")
			.hasAttribute("cloud_machine.there[1]", "region", "us-1")
			.hasAttribute("data.cloud_machine.there", "name", "there 0")
			.hasAttribute("data.cloud_machine.here", "region", "eu-1");
		assertThat(this.cloud.machines("eu-1").values()).containsExactly("here");
		assertThat(this.cloud.machines("us-1").values()).containsExactlyInAnyOrder("there 0", "there 1", "there 2");
		assertThat(terraform.plan()).hasNoChanges();
		this.cloud.clearJournal();
		assertThat(terraform.apply()).hasNoChanges();
		assertThat(this.cloud.journal()).filteredOn("open us-1"::equals).hasSizeBetween(1, 2);
		assertThat(terraform.destroy()).succeeded();
		assertThat(this.cloud.machines("eu-1")).isEmpty();
		assertThat(this.cloud.machines("us-1")).isEmpty();
		assertThat(this.cloud.journal()).contains("close us-1", "close eu-1");
	}

	@Test
	void callsOfAllProviderBlocksCountTogetherWhereTheyAreLimited(TerraformCli terraform) {
		assertThat(terraform.apply("""
				provider "cloud" {
				  alias  = "other"
				  key    = "of somebody else"
				  region = "us-1"
				}
				resource "cloud_machine" "mine" {
				  count  = 6
				  name   = "mine"
				  region = "ap-${count.index % 2}"
				}
				resource "cloud_machine" "others" {
				  provider = cloud.other
				  count    = 6
				  name     = "others"
				}
				""")).succeeded();
		assertThat(this.cloud.machines("us-1")).hasSize(6);
		assertThat(this.cloud.machines("ap-1")).hasSize(3);
		assertThat(this.cloud.most()).isEqualTo(MachineResource.AT_ONCE);
		assertThat(terraform.destroy()).succeeded();
	}

	@Test
	void anotherRegionIsAnotherObject(TerraformCli terraform) {
		terraform.apply("""
				resource "cloud_machine" "a" {
				  name = "a"
				}
				""");
		assertThat(terraform.apply("""
				resource "cloud_machine" "a" {
				  name   = "b"
				  region = "eu-1"
				}
				""")).plans("cloud_machine.a", Action.UPDATE);
		assertThat(terraform.apply("""
				resource "cloud_machine" "a" {
				  name   = "b"
				  region = "us-1"
				}
				""")).plans("cloud_machine.a", Action.REPLACE);
		assertThat(this.cloud.machines("eu-1")).isEmpty();
		assertThat(this.cloud.machines("us-1").values()).containsExactly("b");
		assertThat(terraform.apply("""
				resource "cloud_machine" "a" {
				  name = "b"
				}
				""")).plans("cloud_machine.a", Action.REPLACE);
		assertThat(this.cloud.machines("us-1")).isEmpty();
		provider(terraform, "ap-1");
		assertThat(terraform.plan()).plans("cloud_machine.a", Action.REPLACE);
		provider(terraform, "eu-1");
		assertThat(terraform.destroy()).succeeded();
	}

	@Test
	void regionMayNotBeKnownYet(TerraformCli terraform) {
		assertThat(terraform.apply("""
				resource "terraform_data" "region" {
				  input = "us-1"
				}
				resource "cloud_machine" "a" {
				  name   = "a"
				  region = terraform_data.region.output
				}
				""")).succeeded().hasAttribute("cloud_machine.a", "region", "us-1");
		assertThat(terraform.plan()).hasNoChanges();
		assertThat(terraform.destroy()).succeeded();
	}

	@Test
	void regionIsValidatedAsThatOfTheProviderBlock(TerraformCli terraform) {
		assertThat(terraform.plan("""
				resource "cloud_machine" "a" {
				  name   = "a"
				  region = "Mars"
				}
				""")).failed().hasError("Invalid value").onAttribute("region");
	}

	@Test
	void regionThatTheSettingsRefuseIsAnErrorAndLosesNoState(TerraformCli terraform) {
		assertThat(terraform.plan("""
				resource "cloud_machine" "a" {
				  name   = "a"
				  region = "old-1"
				}
				""")).failed()
			.hasError("Invalid value for \"region\"")
			.onAttribute("region")
			.withDetail("The region old-1 was closed, use eu-1.");
		terraform.stateWrite("cloud_machine.a", 0, "{\"id\": 7, \"name\": \"a\", \"region\": \"old-1\"}", new byte[0]);
		Run destroyed = terraform.destroy();
		assertThat(destroyed).failed()
			.hasError("Invalid value for \"region\"")
			.withDetail("The region old-1 was closed, use eu-1.");
		assertThat(destroyed).hasAttribute("cloud_machine.a", "name", "a");
	}

	@Test
	void importMaySayTheRegion(TerraformCli terraform) {
		this.cloud.machines("us-1").put(7L, "seven");
		this.cloud.machines("eu-1").put(7L, "other seven");
		terraform.write("main.tf", """
				resource "cloud_machine" "there" {
				  name   = "seven"
				  region = "us-1"
				}
				resource "cloud_machine" "here" {
				  name = "other seven"
				}
				""");
		assertThat(terraform.importResource("cloud_machine.there", "7@region=us-1")).succeeded()
			.hasAttribute("cloud_machine.there", "name", "seven")
			.hasAttribute("cloud_machine.there", "region", "us-1");
		assertThat(terraform.importResource("cloud_machine.here", "7")).succeeded()
			.hasAttribute("cloud_machine.here", "name", "other seven");
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void stateThatIsOlderThanTheSettingIsWhereTheProviderBlockSays(TerraformCli terraform) {
		this.cloud.machines("eu-1").put(7L, "seven");
		terraform.write("main.tf", """
				resource "cloud_machine" "a" {
				  name = "seven"
				}
				""");
		terraform.stateWrite("cloud_machine.a", 0, "{\"id\": 7, \"name\": \"seven\"}", new byte[0]);
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void ephemeralResourcesAndTheirEndAreInTheRegion(TerraformCli terraform) {
		assertThat(terraform.apply("""
				ephemeral "cloud_console" "a" {
				  title  = "a"
				  region = "us-1"
				}
				resource "cloud_machine" "a" {
				  name = "a"
				}
				""")).succeeded();
		assertThat(this.cloud.journal()).contains("console in us-1", "end of console in us-1")
			.doesNotContain("console in eu-1", "end of console in eu-1");
		assertThat(terraform.destroy()).succeeded();
	}

}
