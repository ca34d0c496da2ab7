/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the whole way from configuration to state has to get right, each by the values it
 * leads to.
 */
class PipelineTests {

	private static final String P = "garden_plot.p";

	private final PlotResource resource = new PlotResource();

	private final LooseResource loose = new LooseResource(new CornerUpstream());

	private final InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("garden")
		.address("acme/garden")
		.resource("plot", Plot.class, this.resource)
		.resource("loose", Loose.class, this.loose)
		.build());

	@AfterEach
	void stop() {
		this.terraform.close();
	}

	@Test
	void createPlansDefaultsAndUnknowns() {
		EngineRun plan = this.terraform.plan(plot(Map.of("name", "a")));
		assertThat(plan).plans(P, Action.CREATE)
			.plansValue(P, "size", "small")
			.plansValue(P, "rest", null)
			.plansUnknown(P, "id", "deed", "revision", "crop")
			.plansKnown(P, "name", "size", "soil", "beds");
		assertThat(this.terraform.apply()).hasAttributes(P,
				Map.of("size", "small", "deed", "deed 1", "revision", 1, "crop", "rye"));
	}

	@Test
	void configuredValuesWinOverDefaultsAndTheProvider() {
		EngineRun plan = this.terraform.plan(plot(Map.of("name", "a", "size", "large", "crop", "oats")));
		assertThat(plan).plansValue(P, "size", "large").plansValue(P, "crop", "oats");
		assertThat(this.terraform.apply()).hasAttributes(P, Map.of("size", "large", "crop", "oats"));
	}

	@Test
	void updateKeepsWhatIsStableOnly() {
		this.terraform.apply(plot(Map.of("name", "a")));
		EngineRun plan = this.terraform.plan(plot(Map.of("name", "b")));
		assertThat(plan).plans(P, Action.UPDATE).plansKnown(P, "id", "deed").plansUnknown(P, "revision");
		assertThat(plan).plansValue(P, "deed", "deed 1").plansValue(P, "id", 1);
		assertThat(this.terraform.apply()).hasAttribute(P, "revision", 2);
		assertThat(this.resource.journal).contains("update name true size false secret null");
	}

	@Test
	void writeOnlyValuesReachTheResourceAndNothingElse() {
		EngineRun plan = this.terraform.plan(plot(Map.of("name", "a", "secret", "s")));
		assertThat(plan).succeeded().plansValue(P, "secret", null);
		assertThat(this.terraform.apply()).hasAttribute(P, "secret", null);
		this.terraform.apply(plot(Map.of("name", "b", "secret", "t")));
		assertThat(this.resource.journal).containsExactly("create secret s", "update name true size false secret t");
	}

	@Test
	void anotherNotationIsNoChange() {
		this.terraform.apply(plot(Map.of("name", "a", "rest", "60s")));
		assertThat(this.terraform.show()).hasAttribute(P, "rest", "60s");
		assertThat(this.terraform.plan(plot(Map.of("name", "a", "rest", "1m")))).hasNoChanges();
		assertThat(this.terraform.plan(plot(Map.of("name", "a", "rest", "61s")))).plans(P, Action.UPDATE);
	}

	@Test
	void notationOfTheUpstreamIsNoDrift() {
		this.terraform.apply(plot(Map.of("name", "a", "rest", "60s")));
		assertThat(this.terraform.refresh()).hasAttribute(P, "rest", "60s");
		this.resource.plots.computeIfPresent(1L, (id, plot) -> plot.withRest(Duration.ofSeconds(90)));
		assertThat(this.terraform.refresh()).hasAttribute(P, "rest", "1m30s");
	}

	@Test
	void replacementIsForcedByWhatCannotChange() {
		this.terraform.apply(plot(Map.of("name", "a", "soil", "clay")));
		assertThat(this.terraform.plan(plot(Map.of("name", "b", "soil", "loam")))).replaces(P, "soil");
		assertThat(this.terraform.plan(plot(Map.of("name", "b", "soil", "clay")))).plans(P, Action.UPDATE);
	}

	@Test
	void resourceWithoutUpdateIsReplaced() {
		Configuration note = Configuration.of("garden_loose.l", Map.of("note", "a"));
		this.terraform.apply(note);
		assertThat(this.terraform.plan(Configuration.of("garden_loose.l", Map.of("note", "b"))))
			.replaces("garden_loose.l", "note");
	}

	@Test
	void whatWasSavedBeforeAFailureIsInTheState() {
		assertThat(this.terraform.apply(plot(Map.of("name", "half")))).failed().hasError("").withDetail("half done");
		EngineRun left = this.terraform.show();
		assertThat(left).hasAttributes(P, Map.of("id", 1, "deed", "deed 1"));
		assertThat(left.isTainted(P)).isTrue();
	}

	@Test
	void failedUpdateLeavesTheObject() {
		this.terraform.apply(plot(Map.of("name", "a")));
		this.resource.failure = "update";
		assertThat(this.terraform.apply(plot(Map.of("name", "b")))).failed();
		assertThat(this.terraform.show()).hasResources(P).hasAttribute(P, "name", "a");
	}

	@Test
	void failedDeletionLeavesTheObject() {
		this.terraform.apply(plot(Map.of("name", "a")));
		this.resource.failure = "delete";
		assertThat(this.terraform.destroy()).failed();
		assertThat(this.terraform.show()).hasResources(P);
		this.resource.failure = null;
		assertThat(this.terraform.destroy()).succeeded().hasResources();
	}

	@Test
	void failedRefreshLeavesTheObject() {
		this.terraform.apply(plot(Map.of("name", "a")));
		this.resource.failure = "read";
		assertThat(this.terraform.refresh()).failed();
		assertThat(this.terraform.show()).hasResources(P).hasAttribute(P, "deed", "deed 1");
	}

	@Test
	void vanishedObjectIsPlannedAnew() {
		this.terraform.apply(plot(Map.of("name", "a")));
		this.resource.plots.clear();
		assertThat(this.terraform.plan()).plans(P, Action.CREATE);
	}

	@Test
	void warningsArriveWithTheirPlace() {
		assertThat(this.terraform.apply(plot(Map.of("name", "a")))).succeeded()
			.hasWarning("Plot registered")
			.onAttribute("name")
			.onResource(P);
	}

	@Test
	void inconsistentResultTellsTheDifferenceAndTheRemedy() {
		assertThat(this.terraform.apply(plot(Map.of("name", "other")))).failed()
			.hasError("Provider returned an inconsistent result")
			.onAttribute("name")
			.withDetail("planned a string of 5 characters, returned one of 7 characters; they differ at position 1.");
	}

	@Test
	void importFindsTheObjectByItsId() {
		Configuration plot = plot(Map.of("name", "a", "beds", List.of(Map.of("plant", "leek")), "path",
				List.of(Map.of("plant", "moss"))));
		Scenario.start().apply(plot).importAndVerify(plot, P).expectNoChanges(plot).runOn(this.terraform);
	}

	@Test
	void elementsKeepTheirOwnPriorValues() {
		Map<String, Object> body = new LinkedHashMap<>();
		body.put("beds", List.of(bed("leek"), bed("kale")));
		body.put("corners", Map.of("north", bed("mint"), "south", bed("sage")));
		body.put("pots", List.of(bed("chive"), bed("basil")));
		body.put("path", List.of(bed("moss"), bed("fern")));
		body.put("name", "a");
		this.terraform.apply(plot(body));
		body.put("name", "b");
		EngineRun plan = this.terraform.plan(plot(body));
		assertThat(plan).plans(P, Action.UPDATE)
			.plansValue(P, "beds[0].label", "label of leek")
			.plansValue(P, "beds[1].label", "label of kale")
			.plansValue(P, "beds[1].depth", 0)
			.plansValue(P, "corners.north.label", "label of mint")
			.plansValue(P, "corners.south.label", "label of sage")
			.plansValue(P, "path[1].label", "label of fern");
		List<Object> labels = new ArrayList<>();
		for (int i = 0; i < 2; i++) {
			labels.add(plan.planned(P, "pots[" + i + "].label"));
		}
		assertThat(labels).containsExactlyInAnyOrder("label of basil", "label of chive");
		assertThat(this.terraform.apply()).succeeded();
	}

	private static Map<String, Object> bed(String plant) {
		return Map.of("plant", plant);
	}

	private static Configuration plot(Map<String, ?> body) {
		return Configuration.of(P, body);
	}

}
