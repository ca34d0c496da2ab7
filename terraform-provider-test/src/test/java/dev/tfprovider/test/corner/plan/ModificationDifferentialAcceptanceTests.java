/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Plans that the author has a say in, and values that only look different.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ModificationDifferentialAcceptanceTests {

	private static final String A = "corner_server.a";

	private static final String B = "corner_server.b";

	@RegisterExtension
	private final Differential differential = new Differential(
			(upstream) -> PlanProvider.definition(upstream.idsByName()));

	@Test
	void computedValuesArePredicted() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(server("Web"))
			.verify((run) -> assertThat(run.change(A).after("url")).isEqualTo("https://web"))
			.verify((run) -> assertThat(run.change(A).after("slug")).isEqualTo("web-slug"))
			.apply(server("Web"))
			.apply(server(Map.of("name", "Web", "size", 1)))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE)));
	}

	@Test
	void predictionsWaitForWhatIsNotKnownYet() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(server(Map.of("name", Configuration.unknown("Web"))))
			.verify((run) -> assertThat(run.isUnknown(A, "url")).isTrue())
			.apply(server(Map.of("name", Configuration.unknown("Web")))));
	}

	@Test
	void replacementIsTheAuthorsDecision() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web", "size", 1)))
			.apply(server(Map.of("name", "web", "size", 9)))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.planOnly(server(Map.of("name", "web", "size", 11)))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("size"))
			.apply(server(Map.of("name", "web", "size", 11))));
	}

	@Test
	void replacementCreatesFirst() {
		this.differential
			.compare((upstream) -> Scenario.start().apply(server(createFirst(1))).apply(server(createFirst(12))));
	}

	@Test
	void onlyAConfiguredZoneReplaces() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web")))
			.apply(server(Map.of("name", "web", "size", 2)))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.planOnly(server(Map.of("name", "web", "size", 2, "zone", "north")))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("zone"))
			.apply(server(Map.of("name", "web", "size", 2, "zone", "north")))
			.apply(server(Map.of("name", "web", "size", 3))));
	}

	@Test
	void warningsAndErrorsArePlaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("warn"))
			.verify((run) -> assertThat(run).hasWarning("Odd name"))
			.expectError(server("refuse"), "No such name"));
	}

	@Test
	void failureIsToldAndPlansNothing() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(server("boom"), "Could not plan corner_server"));
	}

	@Test
	void changeOfAConfiguredValueIsRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(server(Map.of("name", "cheat", "size", 4)), "Provider planned an invalid value")
			.expectError(server("invent"), "Provider planned an invalid value"));
	}

	@Test
	void destructionIsWarnedOfAndRefused() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web", "size", 7)))
			.expectErrorOnDestroy("Protected")
			.apply(server(Map.of("name", "web", "size", 8)))
			.destroy()
			.verify((run) -> assertThat(run).hasWarning("Data is lost")));
	}

	@Test
	void removalFromTheConfigurationIsADestructionToo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("web").with(B, Map.of("name", "other")))
			.apply(server("web"))
			.verify((run) -> assertThat(run).hasWarning("Data is lost")));
	}

	@Test
	void notationOfTheUpstreamIsNoDifference() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(written("WEB", "60m", "2001:DB8:0::1", "HTTP")))
			.planOnly(server(written("WEB", "60m", "2001:DB8:0::1", "HTTP")))
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP))
			.refresh()
			.verify((run) -> assertThat(run.attribute(A, "name")).isEqualTo("WEB")));
	}

	@Test
	void anotherNotationOfTheStatePlansNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(written("WEB", "60m", "2001:DB8:0::1", "HTTP")))
			.planOnly(server(written("web", "1h", "2001:db8::1", "http")))
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP))
			.planOnly(server(written("Web", "PT1H", "2001:db8:0:0:0:0:0:1", "Http")))
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP))
			.apply(server(written("Other", "2h", "2001:db8::2", "https")))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE)));
	}

	@Test
	void collectionThatChangesInOneElementKeepsTheOthers() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web", "hosts", List.of("A", "B"), "aliases", List.of("X", "Y"), "tags",
					Map.of("k", "V"))))
			.apply(server(Map.of("name", "web", "hosts", List.of("a", "C"), "aliases", List.of("Z", "x"), "tags",
					Map.of("k", "v", "l", "W")))));
	}

	/**
	 * Terraform was told of a set with one text and one unknown value, not of the one in
	 * the state.
	 */
	@Test
	void anotherNotationBesideSomethingUnknownTakesTwoApplies() {
		Configuration known = server(Map.of("name", "web", "hosts", List.of("A", "B")));
		Configuration unknown = server(Map.of("name", "web", "hosts", List.of("A", Configuration.unknown("B"))));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web", "hosts", List.of("a", "b"))))
			.expectError(unknown, "Provider produced inconsistent final plan")
			.planOnly(known)
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP)));
	}

	@Test
	void valueOutsideOfTerraformIsReadInTheOldNotation() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "WEB", "hosts", List.of("A", "B"))))
			.drift(() -> upstream.first(Server.class, (server) -> true)
				.ifPresent((server) -> upstream.put(server.id(), server.withHosts("a", "c"))))
			.refresh()
			.planOnly(server(Map.of("name", "WEB", "hosts", List.of("A", "B"))))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.apply(server(Map.of("name", "WEB", "hosts", List.of("A", "B")))));
	}

	@Test
	void everyAttributeMayBeUnknown() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("web"))
			.planOnly(server(unknowns()))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
			.apply(server(unknowns())));
	}

	@Test
	void valueOfAnotherResourceIsUnknownUntilItIsApplied() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("web").with(B, Map.of("name", "b", "size", Configuration.ref(A, "revision"))))
			.apply(server(Map.of("name", "web", "size", 3)).with(B,
					Map.of("name", "b", "size", Configuration.ref(A, "revision")))));
	}

	@Test
	void ignoredChangesKeepPredictions() {
		Map<String, Object> ignoring = Map.of("ignore_changes", List.of("name", "hosts"));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server(Map.of("name", "web", "hosts", List.of("a"), "lifecycle", ignoring)))
			.apply(server(Map.of("name", "other", "hosts", List.of("b"), "size", 2, "lifecycle", ignoring)))
			.verify((run) -> assertThat(run.attribute(A, "url")).isEqualTo("https://web")));
	}

	private static Map<String, Object> unknowns() {
		Map<String, Object> body = new HashMap<>();
		body.put("name", Configuration.unknown("web"));
		body.put("size", Configuration.unknown(3));
		body.put("zone", Configuration.unknown("z1"));
		body.put("ttl", Configuration.unknown("1h"));
		body.put("address", Configuration.unknown("10.0.0.1"));
		body.put("hosts", List.of("A", Configuration.unknown("B")));
		body.put("aliases", List.of(Configuration.unknown("X"), "Y"));
		body.put("tags", Map.of("k", Configuration.unknown("V")));
		body.put("listeners", List.of(Map.of("protocol", Configuration.unknown("HTTP"), "port", 80)));
		return body;
	}

	private static Map<String, Object> written(String name, String ttl, String address, String protocol) {
		return Map.of("name", name, "ttl", ttl, "address", address, "hosts", List.of(name, "h"), "aliases",
				List.of(name), "tags", Map.of("k", name), "listeners",
				List.of(Map.of("protocol", protocol, "port", 80), Map.of("protocol", protocol + "2", "port", 81)));
	}

	private static Map<String, Object> createFirst(int size) {
		return Map.of("name", "web", "size", size, "lifecycle", Map.of("create_before_destroy", true));
	}

	private static Configuration server(String name) {
		return server(Map.of("name", name));
	}

	private static Configuration server(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
