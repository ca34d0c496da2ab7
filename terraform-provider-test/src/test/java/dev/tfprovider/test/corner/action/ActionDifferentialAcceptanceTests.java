/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Actions, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@EnabledOnTerraform(min = "1.14", max = "1.15", tofuMin = EnabledOnTerraform.NEVER)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ActionDifferentialAcceptanceTests extends ActionConfigurations {

	@RegisterExtension
	private final Differential differential = new Differential(ActionProvider::definition);

	@Test
	void eachChangeTriggersItsEvents() {
		List<String> all = List.of("before_create", "after_create", "before_update", "after_update");
		Map<String, ?> two = feed("rex", 2);
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bowl("red", all, FEED).with(FEED, two))
			.verify((run) -> assertThat(run).invoked(FEED, FEED))
			.apply(bowl("blue", all, FEED).with(FEED, two))
			.verify((run) -> assertThat(run).invoked(FEED, FEED)
				.hasProgress(FEED, "Portion 1 for rex", "Portion 2 for rex", "Portion 1 for rex", "Portion 2 for rex"))
			.expectNoChanges(bowl("blue", all, FEED).with(FEED, two))
			.apply(bowl("blue", List.of("after_create"), FEED).with(FEED, two))
			.verify((run) -> assertThat(run).invoked())
			.destroy());
	}

	@Test
	void argumentsMayReferToTheResourceThatTriggers() {
		Map<String, ?> feed = feed(Configuration.expression("corner_bowl.a.stamp"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bowl("red", List.of("after_create", "after_update"), FEED).with(FEED, feed))
			.verify((run) -> assertThat(run).hasProgress(FEED, "Portion 1 for stamp-red"))
			.apply(bowl("blue", List.of("after_create", "after_update"), FEED).with(FEED, feed))
			.verify((run) -> assertThat(run).hasProgress(FEED, "Portion 1 for stamp-blue")));
	}

	@Test
	void conditionDecides() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bowl("red",
					Map.of("events", List.of("after_create"), "condition", Configuration.expression("var.hungry"),
							"actions", List.of(FEED)))
				.withVariable("hungry", false)
				.with(FEED, feed("rex")))
			.verify((run) -> assertThat(run).invoked()));
	}

	@Test
	void instancesAreInvokedOneByOne() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bowl("red", List.of("after_create"), FEED + "[\"b\"]", FEED + "[\"a\"]").with(FEED,
					Map.of("for_each", Configuration.expression("toset([\"a\", \"b\"])"), "config",
							Map.of("pet", Configuration.expression("each.key")))))
			.verify((run) -> assertThat(run).invoked(FEED + "[\"b\"]", FEED + "[\"a\"]")));
	}

	@Test
	void commandInvokesAnAction() {
		Configuration configuration = bowl("red", List.of("after_update"), FEED).with(FEED,
				feed(Configuration.expression("corner_bowl.a.stamp"), 2));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(configuration)
			.invoke(FEED)
			.verify((run) -> assertThat(run).invoked(FEED)
				.hasProgress(FEED, "Portion 1 for stamp-red", "Portion 2 for stamp-red")
				.hasAttribute(BOWL, "color", "red"))
			.expectNoChanges(configuration));
	}

	@Test
	void mistakesOfTheConfigurationAreToldByValidate() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bowl("red", List.of("after_create"), FEED).with(FEED, feed("wolf")), "No such pet", "pet"));
	}

	@Test
	void planThatCannotWorkIsAnError() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bowl("red", List.of("after_create"), FEED).with(FEED, feed("full")), ""));
	}

	@Test
	void failureAfterTheChangeKeepsTheResource() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bowl("red", List.of("after_create"), FEED, "action.corner_feed.g").with(FEED, feed("sick"))
				.with("action.corner_feed.g", feed("rex")), "Error when invoking action")
			.expectNoChanges(bowl("red", List.of("after_create"), FEED, "action.corner_feed.g").with(FEED, feed("sick"))
				.with("action.corner_feed.g", feed("rex"))));
	}

	@Test
	void failureBeforeTheChangeKeepsItFromBeingMade() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bowl("red", List.of("before_create"), FEED).with(FEED, feed("sick")),
					"Error when invoking action"));
	}

	@Test
	void argumentsThatBecomeKnownAreValidatedBeforeTheInvocation() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bowl("red", List.of("after_create"), FEED).with(FEED, feed(Configuration.unknown("wolf"))),
					""));
	}

	@Test
	void warningsAreTold() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectWarning(bowl("red", List.of("after_create"), FEED).with(FEED, feed("picky")),
					"Warnings when planning action"));
	}

	@Test
	void failureOfAnInvokedActionIsToldAtTheArgument() {
		Configuration configuration = bowl("red", List.of("after_update"), FEED).with(FEED, feed("sick"));
		this.differential.compare((upstream) -> Scenario.start().apply(configuration).expectErrorOnInvoke(FEED, ""));
	}

}
