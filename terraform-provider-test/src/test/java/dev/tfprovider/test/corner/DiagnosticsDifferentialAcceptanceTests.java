/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Map;

import dev.tfprovider.internal.protocol.v6.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ApplyResourceChange;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.PlanResourceChange;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ReadResource;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.UpgradeResourceState;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ValidateProviderConfig;
import dev.tfprovider.internal.protocol.v6.Tfplugin6.ValidateResourceConfig;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Diagnostics of the provider, reported in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DiagnosticsDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private Differential differential;

	@BeforeAll
	void serve() {
		this.differential = new Differential();
	}

	@AfterAll
	void stop() {
		this.differential.close();
	}

	@Test
	void validateResourceConfigWarns() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ValidateResourceConfig.Response.class, "ValidateResourceConfig",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "name"))
							.build()))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@Test
	void validateResourceConfigFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ValidateResourceConfig.Response.class, "ValidateResourceConfig",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "name"))
							.build()))
			.expectError(thing("Max"), "Summary")
			.drift(() -> upstream.tampering()
				.answer(ValidateResourceConfig.Response.class, "ValidateResourceConfig",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "kind"))
							.build()))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@Test
	void planResourceChangeWarns() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "name"))
							.build()))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@Test
	void planResourceChangeFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "name"))
							.build()))
			.expectError(thing("Max"), "Summary")
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "kind"))
							.build()))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@Test
	void readResourceWarns() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ReadResource.Response.class, "ReadResource",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "name"))
							.build()))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@Test
	void readResourceFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ReadResource.Response.class, "ReadResource",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "name"))
							.build()))
			.expectError(thing("Max"), "Summary")
			.drift(() -> upstream.tampering()
				.answer(ReadResource.Response.class, "ReadResource",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "kind"))
							.build()))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@Test
	void upgradeResourceStateWarns() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(UpgradeResourceState.Response.class, "UpgradeResourceState",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "name"))
							.build()))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@Test
	void upgradeResourceStateFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(UpgradeResourceState.Response.class, "UpgradeResourceState",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "name"))
							.build()))
			.expectError(thing("Max"), "Summary")
			.drift(() -> upstream.tampering()
				.answer(UpgradeResourceState.Response.class, "UpgradeResourceState",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "kind"))
							.build()))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@Test
	void applyResourceChangeWarns() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ApplyResourceChange.Response.class, "ApplyResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "name"))
							.build()))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@Test
	void applyResourceChangeFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ApplyResourceChange.Response.class, "ApplyResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "name"))
							.build()))
			.expectError(thing("Max"), "Summary")
			.drift(() -> upstream.tampering()
				.answer(ApplyResourceChange.Response.class, "ApplyResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "kind"))
							.build()))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@Test
	void validateProviderConfigWarnsAndFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ValidateProviderConfig.Response.class, "ValidateProviderConfig",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "prefix"))
							.build()))
			.planOnly(thing("Rex").withProvider(Map.of("prefix", "p")))
			.planOnly(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ValidateProviderConfig.Response.class, "ValidateProviderConfig",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "prefix"))
							.build()))
			.expectError(thing("Rex").withProvider(Map.of("prefix", "p")), "Summary")
			.expectError(thing("Rex").withProvider(Map.of()), "Summary")
			.expectError(thing("Rex"), "Summary"));
	}

	@Test
	void configureProviderWarnsAndFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ConfigureProvider.Response.class, "ConfigureProvider",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.WARNING, "prefix"))
							.build()))
			.planOnly(thing("Rex").withProvider(Map.of("prefix", "p")))
			.planOnly(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ConfigureProvider.Response.class, "ConfigureProvider",
						(response) -> response.toBuilder()
							.addDiagnostics(diagnostic(Tfplugin6.Diagnostic.Severity.ERROR, "prefix"))
							.build()))
			.expectError(thing("Rex").withProvider(Map.of("prefix", "p")), "Summary")
			.expectError(thing("Rex").withProvider(Map.of()), "Summary")
			.expectError(thing("Rex"), "Summary"));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

	private static Tfplugin6.Diagnostic diagnostic(Tfplugin6.Diagnostic.Severity severity, String attribute) {
		return Tfplugin6.Diagnostic.newBuilder()
			.setSeverity(severity)
			.setSummary("Summary")
			.setDetail("Detail on " + attribute + ".")
			.setAttribute(Tfplugin6.AttributePath.newBuilder()
				.addSteps(Tfplugin6.AttributePath.Step.newBuilder().setAttributeName(attribute)))
			.build();
	}

}
