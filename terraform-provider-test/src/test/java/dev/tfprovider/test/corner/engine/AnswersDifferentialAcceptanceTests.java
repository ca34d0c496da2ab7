/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ImportResourceState;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.PlanResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadResource;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerProvider;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.corner.Differential;
import io.grpc.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Answers that Terraform refuses, where instances, imports and several provider blocks
 * come in, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class AnswersDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	private static final Tfplugin6.Deferred DEFERRED = Tfplugin6.Deferred.newBuilder()
		.setReason(Tfplugin6.Deferred.Reason.PROVIDER_CONFIG_UNKNOWN)
		.build();

	@RegisterExtension
	private final Differential differential = new Differential(
			(upstream) -> CornerProvider.definition(upstream.idsByName()));

	@Test
	@EnabledOnTerraform(min = "1.9", tofuMin = EnabledOnTerraform.NEVER)
	void deferredPlan() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder().setDeferred(DEFERRED).build()))
			.expectError(thing(), "Provider deferred changes"));
	}

	@Test
	@EnabledOnTerraform(min = "1.9", tofuMin = EnabledOnTerraform.NEVER)
	void deferredRead() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing())
			.drift(() -> upstream.tampering()
				.answer(ReadResource.Response.class, "ReadResource",
						(response) -> response.toBuilder().setDeferred(DEFERRED).build()))
			.expectError(thing(), "Provider deferred changes"));
	}

	@Test
	@EnabledOnTerraform(min = "1.9", tofuMin = EnabledOnTerraform.NEVER)
	void deferredDataSource() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ReadDataSource.Response.class, "ReadDataSource",
						(response) -> response.toBuilder().setDeferred(DEFERRED).build()))
			.expectError(Configuration.of("data.corner_lookup.l", Map.of("name", "x")), "Provider deferred changes"));
	}

	@Test
	void importBlockThatFindsNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ImportResourceState.Response.class, "ImportResourceState",
						(response) -> response.toBuilder().clearImportedResources().build()))
			.expectError(thing().withImport(A, "7"), "Import returned no resources"));
	}

	@Test
	void importBlockThatFindsTwo() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ImportResourceState.Response.class, "ImportResourceState",
						(response) -> response.toBuilder()
							.addImportedResources(response.getImportedResources(0))
							.build()))
			.expectError(thing().withImport(A, "7"), "Multiple import states not supported"));
	}

	@Test
	void importBlockThatFindsNull() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ImportResourceState.Response.class, "ImportResourceState",
						(response) -> response.toBuilder()
							.setImportedResources(0, response.getImportedResources(0).toBuilder().clearState().build())
							.build()))
			.expectError(thing().withImport(A, "7"), "Import returned null resource"));
	}

	@Test
	void importBlockThatFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering().fail("ImportResourceState", Status.INTERNAL.withDescription("no")))
			.expectError(thing().withImport(A, "7"), "Plugin error"));
	}

	@Test
	void importBlockWithoutConfiguration() {
		this.differential
			.compare((upstream) -> Scenario.start().expectError(thing().withImport(B, "7"), "does not exist"));
	}

	@Test
	void configurationFailsForOneAlias() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering().fail("ConfigureProvider", Status.INTERNAL.withDescription("no")))
			.expectError(thing().with(B, Map.of("name", "two", "provider", "corner.second"))
				.withProvider("second", Map.of("prefix", "p")), "Plugin error"));
	}

	@Test
	void readOfOneInstanceFails() {
		Configuration counted = Configuration.of(A,
				Map.of("count", 2, "name", Configuration.template("t${count.index}")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted)
			.drift(() -> upstream.tampering().fail("ReadResource", Status.INTERNAL.withDescription("no")))
			.expectError(counted, "Plugin error"));
	}

	/**
	 * Newer versions of Terraform keep the warning of the instance that came first,
	 * whichever that is.
	 */
	@Test
	@EnabledOnTerraform(max = "1.11")
	void planOfInstancesWarns() {
		Configuration keyed = Configuration.of(A,
				Map.of("for_each", Map.of("x", "1", "y", "2"), "name", Configuration.expression("each.key")));
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.addDiagnostics(Tfplugin6.Diagnostic.newBuilder()
								.setSeverity(Tfplugin6.Diagnostic.Severity.WARNING)
								.setSummary("Careful")
								.setDetail("It may rain."))
							.build()))
			.apply(keyed)
			.destroy());
	}

	@Test
	void createdFirstInstances() {
		this.differential
			.compare((upstream) -> Scenario.start().apply(createdFirst("cat")).apply(createdFirst("dog")).destroy());
	}

	@Test
	void ignoredChangesOfInstances() {
		this.differential.compare((upstream) -> Scenario.start().apply(ignoring("one")).planOnly(ignoring("two")));
	}

	@Test
	void movedThenDestroyed() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing())
			.planOnly(Configuration.of(B, Map.of("name", "one")).withMoved(A, B))
			.refresh()
			.destroy());
	}

	@Test
	void refreshOnlyWithAMove() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing())
			.apply(Configuration.of(B, Map.of("name", "one")).withMoved(A, B))
			.drift(() -> upstream.remove(id("one")))
			.refresh());
	}

	@Test
	void emptyForEach() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("for_each", Map.of(), "name", "x")))
			.apply(Configuration.of(A, Map.of("count", 0, "name", "x")).with(B, Map.of("name", "y"))));
	}

	@Test
	void replaceOfOneInstance() {
		Configuration counted = Configuration.of(A,
				Map.of("count", 2, "name", Configuration.template("t${count.index}")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counted)
			.replace(A + "[1]")
			.apply(counted)
			.replace()
			.planOnly(counted));
	}

	@Test
	void dependentOfAReplacedInstance() {
		Configuration both = Configuration
			.of(A, Map.of("count", 2, "name", Configuration.template("t${count.index}"), "kind", "cat"))
			.with(B, Map.of("name", "last", "note", Configuration.ref(A + "[0]", "label")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(both)
			.apply(both.with(A, Map.of("count", 2, "name", Configuration.template("t${count.index}"), "kind", "dog")))
			.destroy());
	}

	@Test
	void deletionsOfInstancesThatFail() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(A, Map.of("count", 2, "name", Configuration.template("t${count.index}"))))
			.drift(() -> upstream.failDeletes(true))
			.expectError(Configuration.of(A, Map.of("count", 0, "name", "x")), "Could not delete")
			.drift(() -> upstream.failDeletes(false))
			.destroy());
	}

	@Test
	void dynamicBlocksOfAListAndASingleBlock() {
		Map<String, Object> part = Map.of("for_each", List.of("p", "q"), "content",
				Map.of("key", Configuration.expression("entry.value"), "size", Configuration.expression("entry.key")));
		Map<String, Object> box = Map.of("for_each", List.of("z"), "iterator", "it", "content",
				Map.of("key", Configuration.expression("it.value")));
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of("corner_nest.n",
					Map.of("name", "n", "dynamic", Map.of("entry", part, "box", box)))));
	}

	@Test
	void dynamicBlocksBeyondTheirNumber() {
		Map<String, Object> part = Map.of("for_each", List.of("p", "q", "r"), "content",
				Map.of("key", Configuration.expression("entry.value")));
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(Configuration.of("corner_nest.n", Map.of("name", "n", "dynamic", Map.of("entry", part))),
					"Too many entry blocks"));
	}

	@Test
	void dynamicSingleBlockOfWhatIsUnknown() {
		Map<String, Object> box = Map.of("for_each", Configuration.unknown(List.of("z")), "content",
				Map.of("key", Configuration.expression("box.value")));
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(Configuration.of("corner_nest.n",
					Map.of("name", "n", "entry", Map.of("key", "e"), "dynamic", Map.of("box", box)))));
	}

	private static long id(String name) {
		return new CornerUpstream().idsByName().nextId(name);
	}

	private static Configuration thing() {
		return Configuration.of(A, Map.of("name", "one"));
	}

	private static Configuration createdFirst(String kind) {
		return Configuration.of(A,
				Map.of("for_each", Map.of("x", "1", "y", "2"), "name", Configuration.expression("each.key"), "kind",
						kind, "lifecycle", Map.of("create_before_destroy", true)));
	}

	private static Configuration ignoring(String note) {
		return Configuration.of(A, Map.of("count", 2, "name", Configuration.template("t${count.index}"), "note", note,
				"lifecycle", Map.of("ignore_changes", List.of("note"))));
	}

}
