/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@TerraformAcceptanceTest
@Tag("thorough")
class BuiltInResourceAcceptanceTests {

	private static final String REX = "terraform_data.rex";

	@Test
	void createThenNoOpThenUpdate(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex", 1));
		assertThat(created).succeeded().plans(REX, Action.CREATE).hasResources(REX).hasNoDiagnostics();

		assertThat(terraform.plan()).hasNoChanges().plans(REX, Action.NO_OP);

		Run planned = terraform.plan(rex("Max", 1));
		assertThat(planned).succeeded().plans(REX, Action.UPDATE);
		assertThat(planned.planned(REX, "input.name")).isEqualTo("Max");
		assertThat(planned.change(REX).before("input.name")).isEqualTo("Rex");
		assertThat(planned.attribute(REX, "input.name")).isEqualTo("Rex");
		assertThat(planned.isUnknown(REX, "output")).isTrue();
		assertThat(planned.planned(REX, "output")).isSameAs(PlannedChange.UNKNOWN);
		assertThat(planned.isUnknown(REX, "id")).isFalse();

		Run updated = terraform.applyPlan(planned);
		assertThat(updated).succeeded().plans(REX, Action.UPDATE).hasAttribute(REX, "output.tags[1]", "b");
		assertThat(updated.attribute(REX, "id")).isEqualTo(created.attribute(REX, "id"));
		assertThat(created.attribute(REX, "input.name")).isEqualTo("Rex");
	}

	@Test
	void replaceWhenTriggerChanges(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex", 1));

		Run planned = terraform.plan(rex("Rex", 2));
		assertThat(planned).plans(REX, Action.REPLACE);
		assertThat(planned.replacePaths(REX)).containsExactly("triggers_replace");
		assertThat(planned.change(REX).isCreateBeforeDestroy()).isFalse();

		Run replaced = terraform.apply();
		assertThat(replaced).plans(REX, Action.REPLACE);
		assertThat(replaced.attribute(REX, "id")).isNotEqualTo(created.attribute(REX, "id"));
	}

	@Test
	void taintReplacesAndUntaintDoesNot(TerraformCli terraform) {
		terraform.apply(rex("Rex", 1));
		assertThat(terraform.taint(REX).isTainted(REX)).isTrue();
		Run planned = terraform.plan();
		assertThat(planned).plans(REX, Action.REPLACE);
		assertThat(planned.change(REX).reason()).isEqualTo("replace_because_tainted");
		assertThat(terraform.run("untaint", REX).isTainted(REX)).isFalse();
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	void importTakesTheIdAndAppliesTheRest(TerraformCli terraform) {
		Run imported = terraform.write("resource \"terraform_data\" \"rex\" {}").importResource(REX, "42");
		assertThat(imported).succeeded().hasAttribute(REX, "id", "42").hasAttribute(REX, "input", null);
		assertThat(terraform.plan()).hasNoChanges();

		assertThat(terraform.importResource(REX, "43")).failed()
			.hasError(terraform.isOpenTofu() ? "Resource already managed by OpenTofu"
					: "Resource already managed by Terraform")
			.withDetail("you must first remove the existing object from the state");
		assertThat(terraform.show()).hasAttribute(REX, "id", "42");
	}

	@Test
	void importBlockIsAChangeThoughNothingIsDone(TerraformCli terraform) {
		Run planned = terraform.plan("""
				resource "terraform_data" "rex" {}
				import {
				  to = terraform_data.rex
				  id = "42"
				}
				""");
		assertThat(planned).plans(REX, Action.NO_OP);
		assertThat(planned.hasChanges()).isTrue();
		assertThat(planned.changes()).extracting(PlannedChange::importing).containsExactly(true);
		assertThat(terraform.applyPlan(planned)).hasAttribute(REX, "id", "42");
	}

	@Test
	void destroyEmptiesTheState(TerraformCli terraform) {
		terraform.apply(rex("Rex", 1));
		assertThat(terraform.destroy()).succeeded().plans(REX, Action.DELETE).hasResources();
	}

	@Test
	void stateShowAndRemove(TerraformCli terraform) {
		terraform.apply(rex("Rex", 1));
		assertThat(terraform.stateShow(REX).standardOutput()).containsPattern("name +?= \"Rex\"");
		assertThat(terraform.stateRemove(REX)).succeeded().hasResources();
		assertThat(terraform.plan()).plans(REX, Action.CREATE);
		assertThat(terraform.stateRemove(REX)).failed().hasError("Invalid target address");
	}

	@Test
	void refreshLeavesResourcesAlone(TerraformCli terraform) {
		terraform.apply(rex("Rex", 1));
		assertThat(terraform.write(rex("Max", 1)).refresh()).succeeded().hasAttribute(REX, "input.name", "Rex");
	}

	@Test
	void variablesOutputsAndSensitiveValues(TerraformCli terraform) {
		String configuration = """
				variable "name" { type = string }
				variable "tags" { type = list(string) }
				variable "secret" {
				  type      = string
				  sensitive = true
				}
				resource "terraform_data" "rex" {
				  input = { name = var.name, tags = var.tags, secret = var.secret }
				}
				output "tags" { value = terraform_data.rex.output.tags }
				output "secret" {
				  value     = terraform_data.rex.output.secret
				  sensitive = true
				}
				""";
		TerraformCli configured = terraform.withVariable("name", "Re${x}")
			.withVariable("tags", List.of("a", "${b}"))
			.withVariable("secret", "s3cret");
		Run planned = configured.plan(configuration);
		assertThat(planned.isSensitive(REX, "input.secret")).isTrue();
		assertThat(planned.isSensitive(REX, "input.name")).isFalse();

		Run applied = configured.apply();
		assertThat(applied).hasAttribute(REX, "input.name", "Re${x}");
		assertThat(applied.isSensitive(REX, "input.secret")).isTrue();
		assertThat(applied.output("tags")).isEqualTo(List.of("a", "${b}"));
		assertThat(applied.output("secret")).isEqualTo("s3cret");
		assertThat(configured.output("secret")).isEqualTo("s3cret");

		assertThat(terraform.plan()).failed().hasError("No value for required variable");
	}

	@Test
	void errorOfAPreconditionPointsAtItsLine(TerraformCli terraform) {
		Run run = terraform.apply("""
				variable "species" { default = "dragon" }
				resource "terraform_data" "rex" {
				  lifecycle {
				    precondition {
				      condition     = var.species != "dragon"
				      error_message = "No dragons."
				    }
				  }
				}
				""");
		assertThat(run).failed()
			.hasError("precondition failed")
			.withDetail("No dragons.")
			.onResource(REX)
			.onAttribute("condition")
			.onLine(5)
			.and()
			.hasResources();
	}

	@Test
	void validateReportsAllErrors(TerraformCli terraform) {
		Run run = terraform.validate("""
				resource "terraform_data" "rex" {
				  inputt = { a = 1 }
				  name   = "x"
				}
				""");
		assertThat(run).failed().hasError("Unsupported argument").onAttribute("inputt").onLine(2);
		assertThat(run.errors()).extracting(RunDiagnostic::attribute).containsExactlyInAnyOrder("inputt", "name");
		assertThat(terraform.validate(rex("Rex", 1))).succeeded().hasNoDiagnostics();
	}

	@Test
	void targetIsKeptForTheCheckButNotForASavedPlan(TerraformCli terraform) {
		TerraformCli targeted = terraform.withArguments("-target=" + REX, "-parallelism=50");
		String configuration = rex("Rex", 1) + "resource \"terraform_data\" \"other\" {}\n";
		Run planned = targeted.plan(configuration);
		assertThat(planned).hasWarning("Resource targeting is in effect");
		assertThat(targeted.applyPlan(planned)).hasResources(REX);
		assertThat(terraform.plan()).plans("terraform_data.other", Action.CREATE);
	}

	@Test
	void replaceArgumentIsNotRepeatedInTheCheck(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex", 1));
		Run replaced = terraform.withArguments("-replace=" + REX).apply();
		assertThat(replaced.attribute(REX, "id")).isNotEqualTo(created.attribute(REX, "id"));
	}

	@Test
	void applyWhenNextPlanIsNotEmptyFailsShowingIt(TerraformCli terraform) {
		String restless = """
				resource "terraform_data" "rex" {
				  input = timestamp()
				}
				""";
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> terraform.apply(restless))
			.withMessageStartingWith("The apply left something to do: the plan after it is not empty."
					+ " If that is intended, use allowNonEmptyPlan().")
			.withMessageContaining("~ resource \"terraform_data\" \"rex\" {")
			.withMessageContaining("input = timestamp()")
			.withMessageContaining("terraform plan -json");
		assertThat(terraform.allowNonEmptyPlan().apply()).succeeded();
	}

	@Test
	void modulesAreInitialisedWhenTheyAppear(TerraformCli terraform) {
		terraform.apply(rex("Rex", 1));
		Run run = terraform.write("shop/main.tf", "resource \"terraform_data\" \"max\" {\n  count = 2\n}\n").apply("""
				module "shop" { source = "./shop" }
				""");
		assertThat(run).plans(REX, Action.DELETE)
			.hasResources("module.shop.terraform_data.max[0]", "module.shop.terraform_data.max[1]");
	}

	@Test
	void initFailureIsTheResult(TerraformCli terraform) {
		Run run = terraform.apply("""
				module "shop" { source = "./missing" }
				""");
		assertThat(run).failed().hasError("Unreadable module directory");
		assertThat(run.command()).first().isEqualTo("init");
	}

	@Test
	void providersSchemaIsADocument(TerraformCli terraform) {
		Run run = terraform.write(rex("Rex", 1)).providersSchema();
		assertThat(run.document("provider_schemas[\"terraform.io/builtin/terraform\"].resource_schemas.terraform_data"
				+ ".block.attributes.id.computed"))
			.isEqualTo(true);
	}

	@Test
	void lookupsThatFindNothingShowTheRun(TerraformCli terraform) {
		Run run = terraform.apply(rex("Rex", 1));
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> run.attribute("terraform_data.max", "id"))
			.withMessageStartingWith("There is no terraform_data.max in the state\n\nterraform apply -json")
			.withMessageContaining("Apply complete!")
			.withMessageContaining("resource \"terraform_data\" \"rex\"");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> run.attribute(REX, "input.nam"))
			.withMessage("No value at 'input.nam' in terraform_data.rex; names there: generation, name, tags");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> terraform.output("none"))
			.withMessageContaining("Output \"none\" not found");
		terraform.runs().forEach(Run::examine);
	}

	@Test
	void environmentOfTheTestDoesNotLeakIn(TerraformCli terraform) {
		Run run = terraform.withEnvironment("TF_VAR_name", "given").apply("""
				variable "name" { default = "default" }
				output "name" { value = var.name }
				""");
		assertThat(run.output("name")).isEqualTo("given");
		assertThat(terraform.apply().output("name")).isEqualTo("default");
		assertThat(CommandRunner.commandLine(terraform.directory(), List.of("plan")).environment())
			.containsAllEntriesOf(Map.of("TF_IN_AUTOMATION", "1", "CHECKPOINT_DISABLE", "1"))
			.doesNotContainKey("TF_CLI_CONFIG_FILE");
	}

	private static String rex(String name, int generation) {
		return """
				resource "terraform_data" "rex" {
				  input            = { name = "%s", generation = %d, tags = ["a", "b"] }
				  triggers_replace = %d
				}
				""".formatted(name, generation, generation);
	}

}
