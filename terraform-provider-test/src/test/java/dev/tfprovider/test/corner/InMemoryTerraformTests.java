/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadResource;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class InMemoryTerraformTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	private final CornerUpstream upstream = new CornerUpstream();

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(
			CornerProvider.service(CornerProvider.definition(this.upstream), this.sessions), this.sessions,
			CornerProvider.ADDRESS, this.upstream.tampering());

	@AfterEach
	void stop() {
		this.terraform.close();
	}

	@Test
	void createThenUpdateThenDestroy() {
		EngineRun created = this.terraform.apply(thing("Rex"));
		assertThat(created).succeeded()
			.plans(A, Action.CREATE)
			.hasAttribute(A, "id", 1)
			.hasAttribute(A, "status", "new");
		assertThat(created.isUnknown(A, "id")).isTrue();
		assertThat(created.planned(A, "id")).isSameAs(PlannedChange.UNKNOWN);

		EngineRun planned = this.terraform.plan(thing("Max"));
		assertThat(planned).plans(A, Action.UPDATE).hasAttribute(A, "name", "Rex");
		assertThat(planned.planned(A, "name")).isEqualTo("Max");

		assertThat(this.terraform.apply()).plans(A, Action.UPDATE).hasAttribute(A, "serial", 2);
		assertThat(this.terraform.destroy()).succeeded().plans(A, Action.DELETE).hasResources();
		assertThat(this.upstream.journal()).containsExactly("create Rex token null", "update 1 private created",
				"delete 1 private updated");
	}

	@Test
	void callsAreMadeInCoresOrder() {
		EngineRun applied = this.terraform.allowNonEmptyPlan().apply(thing(Map.of("name", "Rex", "kind", "cat")));
		assertThat(applied.calls()).containsExactly("GetProviderSchema", "GetResourceIdentitySchemas",
				"ValidateResourceConfig", "ValidateProviderConfig", "ConfigureProvider", "ValidateResourceConfig",
				"PlanResourceChange", "ValidateProviderConfig", "ConfigureProvider", "ValidateResourceConfig",
				"PlanResourceChange", "ApplyResourceChange");
		EngineRun replaced = this.terraform.allowNonEmptyPlan().apply(thing(Map.of("name", "Rex", "kind", "dog")));
		assertThat(replaced.calls()).containsExactly("GetProviderSchema", "GetResourceIdentitySchemas",
				"ValidateResourceConfig", "ValidateProviderConfig", "ConfigureProvider", "UpgradeResourceState",
				"ReadResource", "ValidateResourceConfig", "PlanResourceChange", "PlanResourceChange",
				"ValidateProviderConfig", "ConfigureProvider", "UpgradeResourceState", "ApplyResourceChange",
				"ValidateResourceConfig", "PlanResourceChange", "ApplyResourceChange");
		EngineRun destroyed = this.terraform.destroy();
		assertThat(destroyed.calls()).containsExactly("GetProviderSchema", "GetResourceIdentitySchemas",
				"ValidateResourceConfig", "ValidateProviderConfig", "ConfigureProvider", "UpgradeResourceState",
				"ReadResource", "ValidateResourceConfig", "PlanResourceChange", "ValidateProviderConfig",
				"ConfigureProvider", "UpgradeResourceState", "PlanResourceChange", "ValidateProviderConfig",
				"ConfigureProvider", "UpgradeResourceState", "ApplyResourceChange");
	}

	@Test
	void dependentsAreCreatedLastAndDeletedFirst() {
		this.terraform.apply(Configuration.of(B, Map.of("name", "Max", "amount", Configuration.ref(A, "id")))
			.with(A, Map.of("name", "Rex")));
		this.terraform.destroy();
		assertThat(this.upstream.journal()).containsExactly("create Rex token null", "create Max token null",
				"delete 2 private created", "delete 1 private created");
	}

	@Test
	void applyThatLeavesSomethingToDoFails() {
		this.terraform.apply(thing("Rex"));
		this.upstream.tampering()
			.answer(ReadResource.Response.class, "ReadResource",
					(response) -> response.toBuilder()
						.setNewState(ThingMessages.set(response.getNewState(), "note", TerraformValue.string("drift")))
						.build());
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> this.terraform.apply(thing("Max")))
			.withMessageContaining("The apply left something to do")
			.withMessageContaining("\"note\" : \"drift\"");
		assertThat(this.terraform.allowNonEmptyPlan().apply(thing("Rex"))).succeeded();
	}

	@Test
	void validateReportsWithoutConfiguring() {
		EngineRun run = this.terraform.validate(thing(Map.of("note", 1)));
		assertThat(run).failed().hasError("Missing required argument").onAttribute("name");
		assertThat(run.calls()).containsExactly("GetProviderSchema", "GetResourceIdentitySchemas");
	}

	@Test
	void errorOfTheProviderPointsAtItsAttribute() {
		EngineRun run = this.terraform.plan(thing(Map.of("name", "Rex", "serial", 5)));
		assertThat(run).failed().hasError("").onAttribute("serial").onResource(A);
		assertThat(run.errors().get(0).path()).isEqualTo("serial");
	}

	@Test
	void failedCommandLeavesTheState() {
		this.terraform.apply(thing("Rex"));
		this.upstream.tampering().fail("ReadResource", Status.INTERNAL);
		assertThat(this.terraform.apply(thing("Max"))).failed().hasError("Plugin error");
		this.upstream.tampering().stop();
		assertThat(this.terraform.show()).hasAttribute(A, "name", "Rex");
	}

	@Test
	void stateOfAnOlderProviderIsUpgraded() {
		this.upstream.put(7,
				new Thing(7L, "old", null, null, "new", 1L, "label of old", null, null, null, null, null, null, null));
		this.terraform.write(thing("old"));
		this.terraform.stateWrite(A, 0, "{\"id\":7,\"name\":\"old\",\"gone\":true}");
		assertThat(this.terraform.refresh()).succeeded().hasAttribute(A, "serial", 1);
		assertThat(this.terraform.plan()).hasNoChanges();
	}

	@Test
	void stateOfANewerProviderIsRefused() {
		this.terraform.write(thing("new"));
		this.terraform.stateWrite(A, 1, "{\"id\":7}");
		assertThat(this.terraform.plan()).failed()
			.hasError("Resource instance managed by newer provider version")
			.withDetail("Upgrade the corner provider");
	}

	@Test
	void taintAndUntaint() {
		this.terraform.apply(thing("Rex"));
		assertThat(this.terraform.taint(A).isTainted(A)).isTrue();
		assertThat(this.terraform.plan()).plans(A, Action.REPLACE);
		assertThat(this.terraform.untaint(A).isTainted(A)).isFalse();
		assertThat(this.terraform.plan()).hasNoChanges();
		assertThatIllegalArgumentException().isThrownBy(() -> this.terraform.taint(B));
	}

	@Test
	void forgottenObjectIsNotDeleted() {
		this.terraform.apply(thing("Rex"));
		assertThat(this.terraform.stateRemove(A)).hasResources();
		assertThat(this.upstream.journal()).containsExactly("create Rex token null");
	}

	@Test
	void textThatIsNoPositionIsAnInvalidIndex() {
		Configuration indexed = thing(Map.of("name", "Rex", "ports", List.of(1))).withVariable("key", "first")
			.withOutput("port", Configuration.expression("corner_thing.a.ports[var.key]"));
		assertThat(this.terraform.apply(indexed)).failed()
			.hasError("Invalid index")
			.withDetail("The given key does not identify an element in this collection value: a number is required.");
	}

	@Test
	void listIsNoPartOfAText() {
		Configuration joined = thing(Map.of("name", "Rex", "ports", List.of(1))).withOutput("ports",
				Configuration.template("ports ${corner_thing.a.ports}"));
		assertThat(this.terraform.apply(joined)).failed()
			.hasError("Invalid template interpolation value")
			.withDetail(
					"Cannot include the given value in a string template: string required, but have list of number.");
	}

	@Test
	void elementsWithoutACommonTypeAreNoSet() {
		assertThat(this.terraform
			.plan(Configuration.empty().withOutput("all", Configuration.expression("toset([\"a\", [\"b\"]])"))))
			.failed()
			.hasError("Invalid function argument")
			.withDetail("Invalid value for \"v\" parameter: cannot convert tuple to set of any single type.");
	}

	@Test
	void importIdOfAnotherTypeIsRefused() {
		assertThat(this.terraform.plan(thing("Rex").withImport(A, List.of(1)))).failed()
			.hasError("Incorrect value type")
			.withDetail("Invalid expression value: string required, but have tuple.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e30", "9223372036854775808", "-1e30" })
	void countBeyondTheRangeIsRefused(String count) {
		assertThat(this.terraform.plan(thing(Map.of("name", "Rex", "count", new BigDecimal(count))))).failed()
			.hasError("Invalid count argument")
			.withDetail("The given \"count\" argument value is unsuitable: value must be a whole number, between "
					+ "-9223372036854775808 and 9223372036854775807.");
	}

	@Test
	void lookupsThatFindNothingShowTheRun() {
		EngineRun run = this.terraform.apply(thing("Rex"));
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> run.attribute(B, "name"))
			.withMessageContaining("There is no corner_thing.b in the state")
			.withMessageContaining("\"name\" : \"Rex\"");
	}

	@Test
	void providerWithoutAnAddressIsServedToo() {
		try (InMemoryTerraform plain = InMemoryTerraform
			.of(CornerProvider.service(CornerProvider.definition(this.upstream), this.sessions))) {
			assertThat(plain.apply(thing("Rex"))).succeeded().hasResources(A);
		}
		try (InMemoryTerraform defined = InMemoryTerraform.of(CornerProvider.definition(this.upstream))) {
			assertThat(defined.apply(thing("Rex"))).succeeded().hasResources(A);
		}
	}

	@Test
	void scenarioFailsOnAnErrorThatIsNotExpected() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> Scenario.start().apply(thing("fail")).runOn(this.terraform))
			.withMessageContaining("Expected success")
			.withMessageContaining("creation refused");
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> Scenario.start().expectError(thing("Rex"), "x").runOn(this.terraform))
			.withMessageContaining("Expected a failure");
	}

	@Test
	void scenarioReturnsTheRunsOfItsCommands() {
		assertThat(Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> this.upstream.remove(1))
			.planOnly(thing("Rex"))
			.verify((run) -> assertThat(run).plans(A, Action.CREATE))
			.runOn(this.terraform)).hasSize(2);
		assertThat(this.upstream.journal()).isEqualTo(List.of("create Rex token null"));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

}
