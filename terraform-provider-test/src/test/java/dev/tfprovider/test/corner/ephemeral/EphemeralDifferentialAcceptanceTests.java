/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Ephemeral resources, in memory as on the real CLI.
 */
@Tag("thorough")
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EphemeralDifferentialAcceptanceTests {

	private static final String VAULT = "corner_vault.a";

	@RegisterExtension
	private final Differential differential = new Differential(EphemeralProvider::definition);

	@Test
	void valueGoesIntoAWriteOnlyAttribute() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(vault("a", grant("anna")))
			.verify((run) -> assertThat(run).hasAttribute(VAULT, "secret", null))
			.apply(vault("b", grant("anna")))
			.expectNoChanges(vault("b", grant("anna")))
			.destroy());
	}

	@Test
	void valueGoesIntoProviderSettings() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(granted("a"))
			.apply(granted("b"))
			.expectNoChanges(granted("b"))
			.destroy());
	}

	@Test
	void unknownConfigurationIsOpenedWhileApplying() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of("corner_vault.b", Map.of("name", "b"))
				.with("ephemeral.corner_grant.g", Map.of("holder", Configuration.expression("corner_vault.b.door")))
				.with(VAULT,
						Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.g.token")))));
	}

	@Test
	void objectsOfAnotherObjectAreOpenedAndClosed() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of("ephemeral.corner_grant.first", Map.of("holder", "anna"))
				.with("ephemeral.corner_grant.second",
						Map.of("holder", "bob", "scope",
								Configuration.expression("ephemeral.corner_grant.first.token")))
				.withLocal("both", Configuration.template("${ephemeral.corner_grant.second.scope}!"))
				.with(VAULT, Map.of("name", "a", "secret", Configuration.expression("local.both")))));
	}

	@Test
	void instancesAreOpenedOneByOne() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration
				.of("ephemeral.corner_grant.g",
						Map.of("for_each", Configuration.expression("toset([\"anna\", \"bob\"])"), "holder",
								Configuration.expression("each.key")))
				.with(VAULT, Map.of("name", "a", "secret",
						Configuration.expression("ephemeral.corner_grant.g[\"bob\"].token")))));
	}

	@Test
	void valueIsRefusedWhereItWouldBeStored() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(
					vault("x", grant("anna")).with(VAULT,
							Map.of("name", Configuration.expression("ephemeral.corner_grant.g.token"))),
					this.differential.words("Invalid use of ephemeral value",
							"Ephemeral value used in non-ephemeral context")));
	}

	@Test
	void valueIsRefusedInAnOutput() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(
					vault("a", grant("anna")).withOutput("o",
							Configuration.expression("ephemeral.corner_grant.g.token")),
					this.differential.words("Ephemeral value not allowed", "Output does not allow ephemeral value")));
	}

	@Test
	void openThatFailsIsToldAtTheArgument() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(vault("a", grant("evil")), "No grant", "holder"));
	}

	@Test
	void closeThatFailsIsTold() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(vault("a", grant("sticky")), "Not closed"));
	}

	@Test
	void closeThatFailsAfterAnImportIsTold() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Vault(7L, "a", null, "door")))
			.expectErrorOnImport(granted("sticky", "a"), VAULT, "7", "Not closed")
			.importResource(granted("anna", "a"), VAULT, "7"));
	}

	@Test
	void objectIsClosedWhenNothingNeedsItAnyMore() {
		this.differential.compareInOrder((upstream) -> Scenario.start()
			.apply(vault("a", grant("anna")).with("corner_vault.slow", Map.of("name", "slow")))
			.destroy()
			.apply(vault("a", grant("anna")).with("corner_vault.slow",
					Map.of("name", "slow", "depends_on", List.of(VAULT))))
			.destroy()
			.apply(grant("anna").with("corner_vault.slow", Map.of("name", "slow")))
			.destroy());
	}

	@Test
	void objectOfAnotherObjectIsClosedBeforeItIfThatIsNeededElsewhere() {
		this.differential.compareInOrder((upstream) -> Scenario.start()
			.apply(Configuration.of("ephemeral.corner_grant.first", Map.of("holder", "anna"))
				.with("ephemeral.corner_grant.second",
						Map.of("holder", "bob", "scope",
								Configuration.expression("ephemeral.corner_grant.first.token")))
				.with(VAULT,
						Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.second.token")))
				.with("corner_vault.slow", Map.of("name", "slow", "secret",
						Configuration.expression("ephemeral.corner_grant.first.token")))));
	}

	@Test
	void objectInProviderSettingsIsClosedAfterAllThatTheProviderDoes() {
		this.differential.compareInOrder((upstream) -> Scenario.start()
			.apply(granted("a").with("corner_vault.slow", Map.of("name", "slow")))
			.destroy()
			.apply(granted("a").with("corner_vault.slow", Map.of("provider", "corner.granted", "name", "slow")))
			.apply(granted("a"))
			.destroy());
	}

	private static Configuration grant(String holder) {
		return Configuration.of("ephemeral.corner_grant.g", Map.of("holder", holder));
	}

	private static Configuration vault(String name, Configuration grant) {
		return grant.with(VAULT,
				Map.of("name", name, "secret", Configuration.expression("ephemeral.corner_grant.g.token")));
	}

	private static Configuration granted(String name) {
		return granted("anna", name);
	}

	private static Configuration granted(String holder, String name) {
		return grant(holder)
			.withProvider("granted", Map.of("token", Configuration.expression("ephemeral.corner_grant.g.token")))
			.with(VAULT, Map.of("provider", "corner.granted", "name", name));
	}

}
