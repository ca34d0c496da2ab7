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

import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ApplyResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ConfigureProvider;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic.Severity;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.PlanResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadResource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.UpgradeResourceState;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ValidateProviderConfig;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ValidateResourceConfig;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Diagnostics of the provider, reported in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class DiagnosticsDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	@RegisterExtension
	private final Differential differential = new Differential();

	@ParameterizedTest
	@ValueSource(classes = { ValidateResourceConfig.Response.class, PlanResourceChange.Response.class,
			ReadResource.Response.class, UpgradeResourceState.Response.class, ApplyResourceChange.Response.class })
	void callOfAResourceWarns(Class<? extends Message> answer) {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> report(upstream, answer, Severity.WARNING, "name"))
			.planOnly(thing("Rex"))
			.planOnly(thing("Max"))
			.apply(thing(Map.of("name", "Rex", "kind", "dog")))
			.destroy());
	}

	@ParameterizedTest
	@ValueSource(classes = { ValidateResourceConfig.Response.class, PlanResourceChange.Response.class,
			ReadResource.Response.class, UpgradeResourceState.Response.class, ApplyResourceChange.Response.class })
	void callOfAResourceFails(Class<? extends Message> answer) {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> report(upstream, answer, Severity.ERROR, "name"))
			.expectError(thing("Max"), "Summary")
			.drift(() -> report(upstream, answer, Severity.ERROR, "kind"))
			.expectError(thing("Tim"), "Summary")
			.expectErrorOnDestroy("Summary"));
	}

	@ParameterizedTest
	@ValueSource(classes = { ValidateProviderConfig.Response.class, ConfigureProvider.Response.class })
	void callOfTheProviderWarnsAndFails(Class<? extends Message> answer) {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> report(upstream, answer, Severity.WARNING, "prefix"))
			.planOnly(thing("Rex").withProvider(Map.of("prefix", "p")))
			.planOnly(thing("Rex"))
			.drift(() -> report(upstream, answer, Severity.ERROR, "prefix"))
			.expectError(thing("Rex").withProvider(Map.of("prefix", "p")), "Summary")
			.expectError(thing("Rex").withProvider(Map.of()), "Summary")
			.expectError(thing("Rex"), "Summary"));
	}

	/**
	 * Add a diagnostic to all answers of a call.
	 */
	private static <R extends Message> void report(CornerUpstream upstream, Class<R> answer, Severity severity,
			String attribute) {
		upstream.tampering()
			.answer(answer, answer.getEnclosingClass().getSimpleName(),
					(response) -> answer.cast(response.toBuilder()
						.addRepeatedField(response.getDescriptorForType().findFieldByName("diagnostics"),
								diagnostic(severity, attribute))
						.build()));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

	private static Tfplugin6.Diagnostic diagnostic(Severity severity, String attribute) {
		return Tfplugin6.Diagnostic.newBuilder()
			.setSeverity(severity)
			.setSummary("Summary")
			.setDetail("Detail on " + attribute + ".")
			.setAttribute(Tfplugin6.AttributePath.newBuilder()
				.addSteps(Tfplugin6.AttributePath.Step.newBuilder().setAttributeName(attribute)))
			.build();
	}

}
