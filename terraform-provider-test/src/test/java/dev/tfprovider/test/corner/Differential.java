/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.StepwiseScenario;
import dev.tfprovider.test.run.RunComparison;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs a scenario in memory and on the real CLI, each with an upstream of its own, and
 * fails on any difference: diagnostics, plans, states, RPCs, and what has been done to
 * the upstream. Ends with the test class that registers it.
 */
public final class Differential implements AfterAllCallback {

	private static final int ATTEMPTS = 3;

	/**
	 * What is called as often as a host likes: the engine calls functions twice, to
	 * compare their results.
	 */
	private static final Set<String> UNCOUNTED = Set.of("StopProvider", "CallFunction");

	private final Function<CornerUpstream, ProviderDefinition> definition;

	private final CornerHost host;

	private final String release;

	private final boolean openTofu;

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
		try (TerraformCli cli = TerraformCli.create(this.host.installation())) {
			this.release = cli.version();
			this.openTofu = cli.isOpenTofu();
		}
	}

	/**
	 * Compare what a scenario does in memory with what it does on the real CLI. Terraform
	 * promises no order among objects that do not need each other, and the upstream
	 * numbers them as they come: so a difference is one only if it is there each time.
	 * @param scenario makes the scenario for an upstream
	 * @return the runs in memory
	 */
	public List<TerraformRun> compare(Function<CornerUpstream, Scenario> scenario) {
		return compare(scenario,
				(real, inMemory) -> assertThat(inMemory).as("journal").containsExactlyInAnyOrderElementsOf(real));
	}

	/**
	 * Compare what a scenario does in memory with what it does on the real CLI, down to
	 * the order in which the upstream sees it. That must follow from the configuration,
	 * or from what takes its time; but a host closes objects at once that it closes one
	 * after the other, so their order means nothing.
	 * @param scenario makes the scenario for an upstream
	 * @return the runs in memory
	 */
	public List<TerraformRun> compareInOrder(Function<CornerUpstream, Scenario> scenario) {
		return compare(scenario, (real, inMemory) -> assertThat(closedTogether(inMemory)).as("journal")
			.containsExactlyElementsOf(closedTogether(real)));
	}

	private static List<Set<String>> closedTogether(List<String> journal) {
		List<Set<String>> steps = new ArrayList<>();
		boolean closing = false;
		for (String entry : journal) {
			boolean closes = entry.startsWith("close ");
			if (!closing || !closes) {
				steps.add(new TreeSet<>());
			}
			steps.get(steps.size() - 1).add(entry);
			closing = closes;
		}
		return steps;
	}

	private List<TerraformRun> compare(Function<CornerUpstream, Scenario> scenario,
			BiConsumer<List<String>, List<String>> journals) {
		CornerUpstream inMemory = new CornerUpstream();
		List<String> calls = new ArrayList<>();
		List<TerraformRun> runs;
		ConnectionSessions sessions = new ConnectionSessions();
		try (InMemoryTerraform terraform = InMemoryTerraform.of(
				CornerProvider.service(this.definition.apply(inMemory), sessions), sessions, CornerProvider.ADDRESS,
				inMemory.tampering())) {
			runs = StepwiseScenario.run(scenario.apply(inMemory), terraform.behaveAs(this.release),
					() -> calls.add(calls(inMemory.tampering())));
		}
		for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
			try {
				compareWithReal(scenario, runs, calls, (journal) -> journals.accept(journal, inMemory.journal()));
				return runs;
			}
			catch (AssertionError ex) {
				// Once more
			}
		}
		compareWithReal(scenario, runs, calls, (journal) -> journals.accept(journal, inMemory.journal()));
		return runs;
	}

	/**
	 * Return the words of the CLI that is compared with.
	 */
	public String words(String terraform, String openTofu) {
		return this.openTofu ? openTofu : terraform;
	}

	private void compareWithReal(Function<CornerUpstream, Scenario> scenario, List<TerraformRun> memoryRuns,
			List<String> memoryCalls, Consumer<List<String>> journal) {
		CornerUpstream real = this.host.upstream();
		real.reset();
		List<String> calls = new ArrayList<>();
		List<TerraformRun> runs;
		try (TerraformCli terraform = TerraformCli.create(this.host.installation())) {
			runs = StepwiseScenario.run(scenario.apply(real), terraform, () -> calls.add(calls(real.tampering())));
		}
		assertThat(memoryRuns).hasSameSizeAs(runs);
		for (int i = 0; i < runs.size(); i++) {
			assertThat(RunComparison.exact().differences(runs.get(i), memoryRuns.get(i)))
				.as("step %d of %s", i + 1, runs.get(i))
				.isEmpty();
		}
		assertThat(memoryCalls).as("calls").isEqualTo(calls);
		journal.accept(real.journal());
	}

	private static String calls(Tampering tampering) {
		return tampering.takeCalls()
			.stream()
			.filter((call) -> !call.startsWith("Get") && !UNCOUNTED.contains(call))
			.sorted()
			.toList()
			.toString();
	}

	@Override
	public void afterAll(ExtensionContext context) {
		this.host.close();
	}

}
