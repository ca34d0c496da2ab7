/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.JsonValues;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RunAssertTests {

	private static final String EVENTS = """
			{"@level":"info","@message":"a_pet.rex: Plan to create","type":"planned_change",\
			"change":{"resource":{"addr":"a_pet.rex"},"action":"create"}}
			{"@level":"error","@message":"Error: Bad name","type":"diagnostic","diagnostic":{"severity":"error",\
			"summary":"Bad name","detail":"Too long.","address":"a_pet.rex","range":{"filename":"main.tf",\
			"start":{"line":2}},"snippet":{"code":"  name = 1"}}}
			{"@level":"error","@message":"Error: Bad name","type":"diagnostic","diagnostic":{"severity":"error",\
			"summary":"Bad name","detail":"Too short."}}
			{"@level":"warn","@message":"Warning: Old","type":"diagnostic","diagnostic":{"severity":"warning",\
			"summary":"Old","detail":""}}
			{"@level":"warn","@message":"-","type":"diagnostic","diagnostic":{"severity":"warning",\
			"summary":"Provider development overrides are in effect","detail":""}}
			""";

	@Test
	void diagnosticsAreNarrowedStepByStep() {
		Run run = run(1, EVENTS);
		TerraformAssertions.assertThat(run)
			.failed()
			.hasError("Bad")
			.onAttribute("name")
			.onLine(2)
			.onResource("a_pet.rex")
			.withDetail("Too long")
			.and()
			.hasError("Bad")
			.withDetail("short")
			.and()
			.hasWarning("Old");
		assertThat(run.warnings()).hasSize(1);
		assertFails(() -> assertThat(run).hasError("Bad").onAttribute("name").withDetail("short"),
				"No error 'Bad' on attribute 'name' with detail 'short' among: [Error: Bad name");
		assertFails(() -> assertThat(run).hasWarning("Bad"), "No warning 'Bad' among: [Warning: Old]");
		assertFails(() -> assertThat(run).hasNoDiagnostics(), "Expected no diagnostics");
	}

	@Test
	void failuresShowCommandOutputAndConfiguration() {
		assertFails(() -> assertThat(run(1, EVENTS)).succeeded(), """
				Expected success

				terraform apply -json -input=false -auto-approve
				exit status 1
				--- standard output
				  a_pet.rex: Plan to create
				  Error: Bad name
				    with a_pet.rex
				    on main.tf line 2: name = 1
				    Too long.
				  Error: Bad name
				    Too short.
				  Warning: Old
				  Warning: Provider development overrides are in effect
				--- standard error
				  noise
				--- main.tf
				  resource {}""");
	}

	@Test
	void statusPlanAndState() {
		Run run = run(0, EVENTS);
		assertThat(run).succeeded()
			.plans("a_pet.rex", Action.CREATE)
			.plans("a_pet.max", Action.NO_OP)
			.hasAttribute("a_pet.max", "id", 7)
			.hasResources("a_pet.max");
		assertFails(() -> assertThat(run).failed(), "Expected a failure");
		assertFails(() -> assertThat(run).plans("a_pet.rex", Action.DELETE),
				"Expected DELETE for a_pet.rex but it is CREATE");
		assertFails(() -> assertThat(run).plans("a_pet.moritz", Action.CREATE), "Nothing is planned for a_pet.moritz");
		assertFails(() -> assertThat(run).hasNoChanges(),
				"Expected no changes but there are [CREATE a_pet.rex] and outputs {}");
		assertFails(() -> assertThat(run).hasAttribute("a_pet.max", "id", "7"),
				"Expected \"7\" at a_pet.max id but it is 7");
		assertFails(() -> assertThat(run).hasResources(), "Expected the resources [] but there are [a_pet.max]");
	}

	@Test
	void whenStateIsAbsentSaysWhy() {
		Run run = new Run(transcript(0, ""), PlanDocument.none(), StateDocument.absent("'x' reports no state"),
				Path.of("tfplan"));
		assertFails(run::resources, "No state to look at: 'x' reports no state");
	}

	@Test
	void failureIsUnexaminedUntilSomebodyAsks() {
		Run run = run(1, EVENTS);
		assertThat(run.isUnexaminedFailure()).isTrue();
		assertThat(run.resources()).hasSize(1);
		assertThat(run.isUnexaminedFailure()).isTrue();
		assertThat(run.errors()).hasSize(2);
		assertThat(run.isUnexaminedFailure()).isFalse();
		assertThat(run(0, "").isUnexaminedFailure()).isFalse();
	}

	private static void assertFails(ThrowingCallable assertion, String message) {
		assertThatExceptionOfType(AssertionError.class).isThrownBy(assertion).withMessageStartingWith(message);
	}

	private static Run run(int exitStatus, String events) {
		StateDocument state = StateDocument.ofJson(JsonValues.parse("""
				{"values": {"root_module": {"resources": [{"address": "a_pet.max", "values": {"id": 7}}]}}}
				"""));
		return new Run(transcript(exitStatus, events), PlanDocument.ofEvents(EventStream.parse(events).events()), state,
				Path.of("tfplan"));
	}

	private static Transcript transcript(int exitStatus, String output) {
		return new Transcript(CliCommand.of(List.of("apply")), exitStatus, output, "noise",
				Map.of("main.tf", "resource {}\n"), "");
	}

}
