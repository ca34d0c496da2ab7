/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Actions in memory: what is new in Terraform 1.16, and what other hosts do without.
 */
class ActionInMemoryTests extends ActionConfigurations {

	private final CornerUpstream upstream = new CornerUpstream();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(ActionProvider.definition(this.upstream));

	@Test
	void endOfAResourceTriggersSince116() {
		Configuration configuration = bowl("red", List.of("before_destroy", "after_destroy"), FEED).with(FEED,
				feed(Configuration.expression("corner_bowl.a.stamp")));
		InMemoryTerraform newer = this.terraform.terraformVersion("1.16.0");
		assertThat(newer.apply(configuration)).succeeded().invoked();
		assertThat(newer.destroy()).succeeded()
			.invoked(FEED, FEED)
			.hasProgress(FEED, "Portion 1 for stamp-red", "Portion 1 for stamp-red");
		assertThat(this.upstream.journal()).containsExactly("create a", "feed stamp-red 1", "delete a",
				"feed stamp-red 1");
		assertThat(this.terraform.validate(configuration)).failed().hasError("Invalid \"event\" value before_destroy");
	}

	@Test
	void failureTaintsTheResourceIfItIsToSince116() {
		Configuration configuration = bowl("red",
				Map.of("events", List.of("after_create"), "actions", List.of(FEED), "on_failure", "taint"))
			.with(FEED, feed("sick"));
		TerraformRun run = this.terraform.terraformVersion("1.16.0").apply(configuration);
		assertThat(run).failed().hasError("Not eaten");
		assertThat(run.isTainted(BOWL)).isTrue();
		assertThat(run.invocations())
			.containsExactly(new TerraformRun.InvokedAction(FEED, List.of("Portion 1 for sick"), false));
	}

	@Test
	void failureIsAWarningIfTheTriggerSaysSoSince116() {
		Configuration configuration = bowl("red", Map.of("events", List.of("after_create"), "actions",
				List.of(FEED, "action.corner_feed.g"), "on_failure", "continue"))
			.with(FEED, feed("sick"))
			.with("action.corner_feed.g", feed("rex"));
		TerraformRun run = this.terraform.terraformVersion("1.16.0").apply(configuration);
		assertThat(run).succeeded().hasWarning("Not eaten");
		assertThat(run).hasProgress("action.corner_feed.g", "Portion 1 for rex");
	}

	@Test
	void warningsThatTheHostForgetsAreProgressSince116() {
		Configuration configuration = bowl("red", List.of("after_create"), FEED).with(FEED, feed("picky"));
		TerraformRun run = this.terraform.terraformVersion("1.16.0").apply(configuration);
		assertThat(run).succeeded()
			.hasProgress(FEED, "Portion 1 for picky", "Warning: Leftovers: Picky did not eat all.");
		assertThat(run.diagnostics()).noneMatch((diagnostic) -> diagnostic.toString().contains("Leftovers"));
	}

	@Test
	void warningsAreNoProgressBefore116() {
		Configuration configuration = bowl("red", List.of("after_create"), FEED).with(FEED, feed("picky"));
		TerraformRun run = this.terraform.apply(configuration);
		assertThat(run).succeeded().hasProgress(FEED, "Portion 1 for picky");
		assertThat(run.diagnostics())
			.anyMatch((diagnostic) -> diagnostic.toString().contains("Picky did not eat all."));
	}

	@Test
	void progressHidesSensitiveArguments() {
		assertThat(this.terraform.apply(bowl("red", List.of("after_create"), FEED).with(FEED,
				Map.of("config", Map.of("pet", "rex", "pin", "tin-4711-secret")))))
			.succeeded()
			.hasProgress(FEED, "Portion 1 for rex with ***");
	}

	@Test
	void unknownActionCannotBeInvoked() {
		this.terraform.write(bowl("red", List.of("after_create"), FEED).with(FEED, feed("rex")));
		assertThat(this.terraform.invoke("action.corner_feed.other")).failed().hasError("Invalid action target");
		assertThat(this.terraform.invoke(FEED)).succeeded().invoked(FEED);
		assertThat(this.upstream.journal()).containsExactly("feed rex 1");
	}

	@Test
	void argumentsOfWhatDoesNotExistCannotBeInvoked() {
		this.terraform.write(bowl("red", List.of("after_create"), FEED).with(FEED,
				feed(Configuration.expression("corner_bowl.a.stamp"))));
		assertThat(this.terraform.invoke(FEED)).failed().hasError("Partially applied configuration");
	}

	@Test
	void triggerOfAnActionThatIsNotThereIsAnError() {
		assertThat(this.terraform.validate(bowl("red", List.of("after_create"), FEED))).failed()
			.hasError("action_trigger actions references non-existent action");
	}

	@Test
	void hostsWithoutActionsRefuseThem() {
		assertThat(this.terraform.behaveAs(TerraformHost.TERRAFORM_1_12)
			.validate(bowl("red", List.of("after_create"), FEED).with(FEED, feed("rex")))).failed()
			.hasError("Invalid action type");
	}

	@Test
	void configurationIsWrittenForTheCli() {
		String json = bowl("red",
				Map.of("events", List.of("after_create"), "condition", Configuration.expression("var.hungry"),
						"actions", List.of(FEED)))
			.withVariable("hungry", true)
			.with(FEED, Map.of("config", Map.of("pet", "rex"), "count", 2))
			.toJson("corner");
		assertThat(json).contains("\"action\"", "\"corner_feed\"", "\"action_trigger\"", "\"condition\"");
		assertThat(Configuration.json(json).toJson("corner")).isEqualTo(json);
	}

	@Test
	void argumentsBelongIntoTheConfigBlock() {
		assertThatExceptionOfType(IllegalArgumentException.class)
			.isThrownBy(() -> Configuration.of(FEED, Map.of("pet", "rex")))
			.withMessage("action.corner_feed.f has [pet] outside of its 'config', where Terraform expects no such");
	}

}
