/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.RunComparison;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.StepwiseScenario;
import dev.tfprovider.test.TerraformCli;
import dev.tfprovider.test.TerraformRun;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs a scenario in memory and on the real CLI, each with an upstream of its own, and
 * fails on any difference: diagnostics, plans, states, RPCs, and what has been done to
 * the upstream.
 */
public final class Differential implements AutoCloseable {

	private final Function<CornerUpstream, ProviderDefinition> definition;

	private final CornerHost host;

	Differential() {
		this(CornerProvider::definition);
	}

	/**
	 * Compare with another provider.
	 * @param definition makes it of what it manages; its name is {@code corner}
	 */
	public Differential(Function<CornerUpstream, ProviderDefinition> definition) {
		this.definition = definition;
		this.host = new CornerHost(definition);
	}

	public List<TerraformRun> compare(Function<CornerUpstream, Scenario> scenario) {
		CornerUpstream inMemory = new CornerUpstream();
		List<String> memoryCalls = new ArrayList<>();
		List<TerraformRun> memoryRuns;
		ConnectionSessions sessions = new ConnectionSessions();
		try (InMemoryTerraform terraform = InMemoryTerraform.of(
				CornerProvider.service(this.definition.apply(inMemory), sessions), sessions, CornerProvider.ADDRESS,
				inMemory.tampering())) {
			memoryRuns = StepwiseScenario.run(scenario.apply(inMemory), terraform.terraformVersion("1.11.4"),
					() -> memoryCalls.add(calls(inMemory.tampering())));
		}
		CornerUpstream real = this.host.upstream();
		real.reset();
		List<String> realCalls = new ArrayList<>();
		List<TerraformRun> realRuns;
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			realRuns = StepwiseScenario.run(scenario.apply(real), terraform,
					() -> realCalls.add(calls(real.tampering())));
		}
		assertThat(memoryRuns).hasSameSizeAs(realRuns);
		for (int i = 0; i < realRuns.size(); i++) {
			assertThat(RunComparison.exact().differences(realRuns.get(i), memoryRuns.get(i)))
				.as("step %d of %s", i + 1, realRuns.get(i))
				.isEmpty();
		}
		assertThat(memoryCalls).as("calls").isEqualTo(realCalls);
		assertThat(inMemory.journal()).as("journal").containsExactlyInAnyOrderElementsOf(real.journal());
		return memoryRuns;
	}

	private static String calls(Tampering tampering) {
		return tampering.takeCalls()
			.stream()
			.filter((call) -> !call.startsWith("Get") && !call.equals("StopProvider"))
			.sorted()
			.toList()
			.toString();
	}

	@Override
	public void close() {
		this.host.close();
	}

}
