/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Constraints and rules, in memory as on the real CLI: at validate, and at plan or apply
 * on what was not known before.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ValidationDifferentialAcceptanceTests {

	private static final String COMBINATION = "Invalid combination of arguments";

	@RegisterExtension
	private final Differential differential = new Differential(ValidProvider::definition);

	@Test
	void validConfigurationIsAppliedWithoutAWord() {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.apply(network("cidr", "10.0.0.0/8", "access", "public", "portal", "https://acme.io", "dns",
					List.of("10.0.0.1", "::1"), "labels", Map.of("a", "b"), "lease", "90m", "rules",
					List.of(rule(1, 2), rule(80, null)), "exceptions", List.of(rule(1, 1)), "named",
					Map.of("x", rule(5, 6)), "peer", List.of(Map.of("address", "10.1.0.1"), Map.of("host", "h"))))
			.apply(network("pool", "p")));
		assertThat(runs).allSatisfy((run) -> assertThat(run.diagnostics()).isEmpty());
	}

	@Test
	void constraintsOnAttributes() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("cidr", "10.1.0.0/8"), "Invalid value for \"cidr\"", "cidr")
			.expectError(network("pool", "p", "lease", "30s"), "Invalid value for \"lease\"", "lease")
			.expectError(network("pool", "p", "portal", "http://acme.io"), "Invalid value for \"portal\"", "portal"));
	}

	@Test
	void constraintsOnElementsKeysAndValues() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "dns", List.of("10.0.0.1", "acme.io")), "Invalid value for \"dns\"",
					"dns")
			.expectError(network("pool", "p", "labels", Map.of("A", "x")), "Invalid value for \"labels\"")
			.expectError(network("pool", "p", "labels", Map.of("a", " ")), "Invalid value for \"labels\"")
			.expectError(network("pool", "p", "labels", Map.of("toolongakey", "x")), "Invalid value for \"labels\""));
	}

	@Test
	void constraintsInNestedObjects() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "rules", List.of(rule(1, 2), rule(0, 70_000))),
					"Invalid value for \"rules[1]")
			.expectError(network("pool", "p", "named", Map.of("k", rule(0, null))), "Invalid value for \"named")
			.expectError(network("pool", "p", "exceptions", List.of(rule(0, null))), "Invalid value for \"exceptions")
			.expectError(network("pool", "p", "peer", List.of(Map.of("address", "nowhere"))),
					"Invalid value for \"peer[0].address\""));
	}

	@Test
	void constraintsOnWholeObjects() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "rules", List.of(rule(2, 1))), "Invalid values")
			.expectError(network("pool", "p", "named", Map.of("k", rule(2, 1))), "Invalid values")
			.expectError(network("pool", "p", "exceptions", List.of(rule(2, 1))), "Invalid values"));
	}

	@Test
	void sensitiveValueIsNotShown() {
		List<TerraformRun> runs = this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "key", "hush"), "Invalid value for \"key\"", "key"));
		assertThat(runs.get(0).diagnostics().toString()).contains("at least 8 characters").doesNotContain("hush");
	}

	@Test
	void exactlyOneOf() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network(), COMBINATION)
			.expectError(network("cidr", "10.0.0.0/8", "pool", "p"), COMBINATION)
			.apply(network("cidr", Configuration.unknown("10.0.0.0/8"))));
	}

	@Test
	void ruleBrokenByWhatIsLearnedDuringApply() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("cidr", Configuration.unknown(null)), COMBINATION)
			.expectError(network("cidr", "10.0.0.0/8", "pool", Configuration.unknown("p")), COMBINATION)
			.apply(network("cidr", "10.0.0.0/8")));
	}

	@Test
	void constraintBrokenByWhatIsLearnedDuringApply() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("cidr", Configuration.unknown("10.1.0.0/8")), "Invalid value for \"cidr\"")
			.expectError(network("pool", "p", "rules", List.of(rule(2, Configuration.unknown(1)))), "Invalid values")
			.expectError(network("pool", "p", "dns", List.of("::1", Configuration.unknown("x"))),
					"Invalid value for \"dns\""));
	}

	@Test
	void conditions() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "access", "public"), COMBINATION)
			.apply(network("pool", "p", "access", "private"))
			.expectError(network("pool", "p", "access", Configuration.unknown("public")), COMBINATION)
			.apply(network("pool", "p", "access", "public", "portal", Configuration.unknown("https://acme.io"))));
	}

	@Test
	void rulesInNestedObjectsAndBlocks() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p", "rules", List.of(rule(null, 2))), COMBINATION)
			.expectError(network("pool", "p", "exceptions", List.of(rule(null, 2))), COMBINATION)
			.expectError(network("pool", "p", "peer", List.of(Map.of("host", "h"), Map.of())), COMBINATION)
			.expectError(network("pool", "p", "peer", List.of(Map.of("host", "h", "address", "10.1.0.1"))), COMBINATION)
			.expectError(network("pool", "p", "peer", List.of(Map.of("host", "h", "user", "u"))), COMBINATION)
			.apply(network("pool", "p", "peer",
					List.of(Map.of("host", "h", "user", "u", "password", Configuration.unknown("x"))))));
	}

	@Test
	void writeOnlyAlternativeIsRecommended() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectWarning(network("pool", "p", "key", "long enough"), "Write-only alternative for \"key\"")
			.apply(network("pool", "p", "key_wo", "long enough")));
	}

	@Test
	void codeOfTheAuthorWarnsAndRefuses() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectWarning(network("cidr", "0.0.0.0/0"), "Very large network")
			.expectError(network("cidr", "10.0.0.0/8", "peer", List.of(Map.of("address", "10.0.0.1"))),
					"Peer is the network itself")
			.expectError(
					network("cidr", "10.0.0.0/8", "peer",
							List.of(Map.of("address", Configuration.unknown("10.0.0.1")))),
					"Peer is the network itself"));
	}

	@Test
	void severalErrorsAtOnce() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("cidr", "x", "dns", List.of("y"), "lease", "1s", "labels", Map.of("A", "")),
					"Invalid value for \"cidr\""));
	}

	@Test
	void dataSource() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(zone(), COMBINATION)
			.expectError(zone("name", "too long"), "Invalid value for \"name\"", "name")
			.planOnly(zone("name", "a"))
			.planOnly(zone("number", 1)));
	}

	@Test
	void settings() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(network("pool", "p").withProvider(Map.of("token", "secret", "token_file", "/x")), COMBINATION)
			.expectError(network("pool", "p").withProvider(Map.of("token", "abc")), "Invalid value for \"token\"")
			.expectError(network("pool", "p").withProvider(Map.of("token_file", "x")), "Relative path")
			.apply(network("pool", "p").withProvider(Map.of("token_file", "/x"))));
	}

	private static Configuration network(Object... namesAndValues) {
		return Configuration.of("corner_network.a", body(namesAndValues));
	}

	private static Configuration zone(Object... namesAndValues) {
		return Configuration.of("data.corner_zone.a", body(namesAndValues));
	}

	private static Map<String, Object> rule(Object from, Object to) {
		List<Object> members = new ArrayList<>(List.of("name", "r"));
		if (from != null) {
			members.addAll(List.of("from", from));
		}
		if (to != null) {
			members.addAll(List.of("to", to));
		}
		return body(members.toArray());
	}

	private static Map<String, Object> body(Object... namesAndValues) {
		Map<String, Object> body = new HashMap<>();
		for (int i = 0; i < namesAndValues.length; i += 2) {
			body.put((String) namesAndValues[i], namesAndValues[i + 1]);
		}
		return body;
	}

}
