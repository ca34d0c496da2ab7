/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Ephemeral resources in memory, as far as the real CLI takes too long.
 */
class EphemeralInMemoryTests {

	private static final Configuration CONFIGURATION = Configuration
		.of("ephemeral.corner_grant.g", Map.of("holder", "anna"))
		.with("corner_vault.a",
				Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.g.token")));

	private final CornerUpstream upstream = new CornerUpstream();

	@Test
	void openedRenewedAndClosedInPlanAndApply() {
		try (InMemoryTerraform terraform = terraform()) {
			TerraformRun run = terraform.renewEphemeralResources(2).apply(CONFIGURATION);
			assertThat(run).succeeded()
				.calls("ValidateEphemeralResourceConfig", 3)
				.calls("OpenEphemeralResource", 2)
				.calls("RenewEphemeralResource", 4)
				.calls("CloseEphemeralResource", 2);
		}
		assertThat(this.upstream.journal()).containsExactly("open anna", "renew anna 0", "renew anna 1", "close anna 2",
				"open anna", "create a with token-of-ANNA", "renew anna 0", "renew anna 1", "close anna 2",
				// the plan that has to be empty after an apply
				"open anna", "renew anna 0", "renew anna 1", "close anna 2");
	}

	@Test
	void openTofuClosesWithTheLatestPrivateData() {
		try (InMemoryTerraform terraform = terraform()) {
			TerraformRun run = terraform.behaveAs(TerraformHost.OPENTOFU_1_12)
				.renewEphemeralResources(1)
				.plan(CONFIGURATION);
			assertThat(run).succeeded().calls("RenewEphemeralResource", 1).calls("CloseEphemeralResource", 1);
		}
		assertThat(this.upstream.journal()).containsExactly("open anna", "renew anna 0", "close anna 1");
	}

	@ParameterizedTest
	@CsvSource({ "Terraform 1.11.4, false", "Terraform 1.15.9, false", "Terraform 1.16.0, false",
			"Terraform 1.17.0, true", "OpenTofu 1.12.6, true" })
	void failedRenewalIsToldOnceByWhomeverKnowsOfIt(String host, boolean error) {
		Configuration lapsed = Configuration.of("ephemeral.corner_grant.g", Map.of("holder", "lapsed"))
			.with("corner_vault.a",
					Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.g.token")));
		try (InMemoryTerraform terraform = terraform()) {
			TerraformRun run = terraform.behaveAs(host).renewEphemeralResources(2).plan(lapsed);
			assertThat(run.diagnostics()).singleElement().satisfies((diagnostic) -> {
				assertThat(diagnostic.summary()).isEqualTo("Not renewed");
				assertThat(diagnostic.severity() == RunDiagnostic.Severity.ERROR).isEqualTo(error);
			});
			assertThat(run).calls("RenewEphemeralResource", 1).calls("CloseEphemeralResource", 1);
		}
	}

	@Test
	void validateOpensNothing() {
		try (InMemoryTerraform terraform = terraform()) {
			assertThat(terraform.validate(CONFIGURATION)).succeeded()
				.calls("ValidateEphemeralResourceConfig", 1)
				.calls("OpenEphemeralResource", 0);
		}
		assertThat(this.upstream.journal()).isEmpty();
	}

	@Test
	void instancesAreClosedTogetherAfterTheLastUserOfTheirBlock() {
		Configuration configuration = Configuration
			.of("ephemeral.corner_grant.g",
					Map.of("for_each", Configuration.expression("toset([\"anna\", \"bob\"])"), "holder",
							Configuration.expression("each.key")))
			.with("corner_vault.a",
					Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.g[\"bob\"].token")))
			.with("corner_vault.b",
					Map.of("name", "b", "secret", Configuration.expression("ephemeral.corner_grant.g[\"anna\"].token")))
			.with("corner_vault.c", Map.of("name", "c"));
		assertThat(applied(terraform(), configuration)).containsExactly("open anna", "open bob",
				"create a with token-of-BOB", "create b with token-of-ANNA", "close bob 0", "close anna 0",
				"create c with null");
	}

	@Test
	void outputNeedsWhatItsResourceNeeds() {
		Configuration configuration = CONFIGURATION.with("corner_vault.b", Map.of("name", "b"))
			.withOutput("door", Configuration.expression("corner_vault.a.door"));
		assertThat(applied(terraform(), configuration)).containsExactly("open anna", "create a with token-of-ANNA",
				"create b with null", "close anna 0");
	}

	@Test
	void resourceThatFailsNeedsNothingAnyMore() {
		Configuration configuration = CONFIGURATION
			.with("corner_vault.evil",
					Map.of("name", "evil", "secret", Configuration.expression("ephemeral.corner_grant.g.token")))
			.with("corner_vault.b",
					Map.of("name", "b", "secret", Configuration.expression("corner_vault.evil.door"), "depends_on",
							List.of("corner_vault.evil")))
			.with("corner_vault.c", Map.of("name", "c"));
		try (InMemoryTerraform terraform = terraform()) {
			assertThat(terraform.apply(configuration)).failed().hasError("No vault");
		}
		assertThat(this.upstream.journal()).containsExactly("open anna", "close anna 0", "open anna",
				"create a with token-of-ANNA", "close anna 0", "create c with null");
	}

	@ParameterizedTest
	@CsvSource({ "Terraform 1.15.9", "Terraform 1.16.0" })
	void actionNeedsWhatItsTriggerNeeds(String release) {
		Configuration configuration = Configuration.of("ephemeral.corner_grant.g", Map.of("holder", "anna"))
			.with("action.corner_bell.b", Map.of("config", Map.of("tune", "ding")))
			.with("corner_vault.a", Map.of("name", "a", "secret",
					Configuration.expression("ephemeral.corner_grant.g.token"), "lifecycle",
					Map.of("action_trigger", List
						.of(Map.of("events", List.of("after_create"), "actions", List.of("action.corner_bell.b"))))));
		InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("corner")
			.address("acme/corner")
			.ephemeralResource("grant", Grant.class, new Grant.Code(this.upstream))
			.resource("vault", Vault.class, new Vault.Code(this.upstream.idsByName()))
			.action("bell", Bell.class, (data) -> this.upstream.log(data.config().tune()))
			.build());
		assertThat(applied(terraform.behaveAs(release), configuration)).containsExactly("open anna",
				"create a with token-of-ANNA", "ding", "close anna 0");
	}

	@Test
	void closeThatFailsIsToldByAnImportWhichKeepsNothing() {
		this.upstream.put(7, new Vault(7L, "a", null, "door"));
		try (InMemoryTerraform terraform = terraform()) {
			assertThat(terraform.write(granted("sticky")).importResource("corner_vault.a", "7")).failed()
				.hasError("Not closed");
			assertThat(terraform.importObject("corner_vault.a", Map.of("id", 7))).failed().hasError("Not closed");
			assertThat(terraform.write(granted("anna")).importResource("corner_vault.a", "7")).succeeded();
		}
	}

	@Test
	void closeThatFailsIsToldWhereConfigurationsAreGenerated() {
		this.upstream.put(7, new Vault(7L, "a", null, "door"));
		try (InMemoryTerraform terraform = terraform()) {
			assertThat(terraform.write(granted("anna")).importResource("corner_vault.a", "7")).succeeded();
			terraform.write(granted("sticky"));
			assertThatExceptionOfType(AssertionError.class).isThrownBy(terraform::generateConfiguration)
				.withMessageContaining("The configuration could not be generated")
				.withMessageContaining("Not closed");
		}
	}

	@Test
	void closeThatFailsIsToldByAQuery() {
		try (InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("corner")
			.address("acme/corner")
			.settings(EphemeralProvider.Settings.class)
			.ephemeralResource("grant", Grant.class, new Grant.Code(this.upstream))
			.resource("vault", Vault.class, new Vault.Code(this.upstream))
			.listResource("vault", Vault.class, NoArguments.class,
					(query) -> Stream.of(new Vault(7L, "a", null, "door")))
			.build())) {
			ListBlock all = ListBlock.of("corner_vault", "all").provider("granted");
			assertThat(terraform.write(granted("anna")).query(all)).succeeded().found("7");
			assertThat(terraform.write(granted("sticky")).query(all)).hasError("Not closed");
		}
	}

	private static Configuration granted(String holder) {
		return Configuration.of("ephemeral.corner_grant.g", Map.of("holder", holder))
			.withProvider("granted", Map.of("token", Configuration.expression("ephemeral.corner_grant.g.token")))
			.with("corner_vault.a", Map.of("provider", "corner.granted", "name", "a"));
	}

	/**
	 * Apply a configuration and return what the upstream has seen of it, without the
	 * plans before and after.
	 */
	private List<String> applied(InMemoryTerraform terraform, Configuration configuration) {
		try (terraform) {
			terraform.plan(configuration);
			int planned = this.upstream.journal().size();
			terraform.apply(configuration);
			List<String> journal = this.upstream.journal();
			return journal.subList(2 * planned, journal.size() - planned);
		}
	}

	@Test
	void configurationIsWrittenForTheCli() {
		assertThat(CONFIGURATION.toJson("corner")).contains("\"ephemeral\"", "\"corner_grant\"");
		assertThat(Configuration.json(CONFIGURATION.toJson("corner")).toJson("corner"))
			.isEqualTo(CONFIGURATION.toJson("corner"));
	}

	private InMemoryTerraform terraform() {
		return InMemoryTerraform.of(EphemeralProvider.definition(this.upstream));
	}

	/**
	 * Rings.
	 *
	 * @param tune how
	 */
	record Bell(String tune) {

	}

}
