/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ApplyResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ImportResourceState;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.PlanResourceChange;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadResource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.UpgradeResourceState;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Answers of a provider with mistakes, judged in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class MistakesDifferentialAcceptanceTests {

	private static final String A = "corner_thing.a";

	@RegisterExtension
	private final Differential differential = new Differential();

	@Test
	void planThatContradictsTheConfiguration() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> planned(upstream, set("name", TerraformValue.string("other"))))
			.expectError(thing("Rex"), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("note", TerraformValue.string("invented"))))
			.expectError(thing("Rex"), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("secret", TerraformValue.string("invented"))))
			.expectError(thing("Rex"), "Provider produced invalid plan")
			.expectError(thing(Map.of("name", "Rex", "secret", "mine")), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("name", TerraformValue.unknown(TerraformType.STRING))))
			.expectError(thing("Rex"), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("amount", TerraformValue.number(1234567))))
			.expectError(thing(Map.of("name", "Rex", "amount", 0.25)), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("tags", TerraformValue.map(TerraformType.STRING, Map.of()))))
			.expectError(thing("Rex"), "Provider produced invalid plan"));
	}

	@Test
	void planThatContradictsConfigurationAndState() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> planned(upstream, set("name", TerraformValue.string("other"))))
			.expectError(thing("Max"), "Provider produced invalid plan")
			.drift(() -> planned(upstream, (value) -> ThingMessages.nothing()))
			.expectError(thing("Max"), "Provider produced invalid plan")
			.drift(() -> planned(upstream, set("name", TerraformValue.string("Rex"))))
			.planOnly(thing("Max")));
	}

	@Test
	void planThatHoldsWriteOnlyValues() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> planned(upstream, set("token", TerraformValue.string("leaked"))))
			.expectError(thing("Rex"),
					this.differential.words("Provider produced invalid plan", "Invalid provider response")));
	}

	@Test
	void planThatCannotBeDecoded() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> planned(upstream,
					(value) -> DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { 0x01 })).build()))
			.expectError(thing("Rex"), "")
			.drift(() -> planned(upstream,
					(value) -> DynamicValue.newBuilder()
						.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x81, (byte) 0xa1, 0x61, 0x01 }))
						.build()))
			.expectError(thing("Rex"), ""));
	}

	@Test
	void replacementForAPathThatDoesNotExist() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> replacing(upstream, "nothing"))
			.expectError(thing("Max"), "Provider produced invalid plan")
			.drift(() -> replacing(upstream, "note"))
			.planOnly(thing("Max"))
			.drift(() -> replacing(upstream, "name"))
			.planOnly(thing("Max")));
	}

	@Test
	void finalPlanThatDiffersFromTheFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> plannedInTurn(upstream, set("label", TerraformValue.string("first")),
					set("label", TerraformValue.string("second"))))
			.expectError(thing("Rex"), "Provider produced inconsistent final plan")
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Rex"))
			.drift(() -> plannedInTurn(upstream, set("label", TerraformValue.string("first")),
					set("label", TerraformValue.unknown(TerraformType.STRING))))
			.expectError(thing("Max"), "Provider produced inconsistent final plan"));
	}

	@Test
	void finalPlanThatReplacesInstead() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> replacingLater(upstream, "name"))
			.expectError(thing("Max"), "Provider produced inconsistent final plan"));
	}

	@Test
	void resultThatContradictsThePlan() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream, set("name", TerraformValue.string("other"))))
			.expectError(thing("Rex"), "Provider produced inconsistent result after apply")
			.drift(() -> applied(upstream, set("secret", TerraformValue.string("other"))))
			.expectError(thing(Map.of("name", "Rex", "secret", "mine")),
					"Provider produced inconsistent result after apply")
			.drift(() -> applied(upstream, set("note", TerraformValue.string("invented"))))
			.expectError(thing("Rex"), "Provider produced inconsistent result after apply")
			.drift(() -> applied(upstream,
					set("tags", TerraformValue.map(TerraformType.STRING, Map.of("b", TerraformValue.string("2"))))))
			.expectError(thing(Map.of("name", "Rex", "tags", Map.of("a", "1"))),
					"Provider produced inconsistent result after apply"));
	}

	@Test
	void updateThatContradictsThePlan() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> applied(upstream, set("note", TerraformValue.string("invented"))))
			.expectError(thing("Max"), "Provider produced inconsistent result after apply"));
	}

	@Test
	void resultThatIsUnknown() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream, set("label", TerraformValue.unknown(TerraformType.STRING))))
			.expectError(thing("Rex"), "Provider returned invalid result object after apply"));
	}

	@Test
	void resultThatIsNull() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream, (value) -> ThingMessages.nothing()))
			.expectError(thing("Rex"), "Provider produced inconsistent result after apply")
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Rex"))
			.drift(() -> applied(upstream, (value) -> ThingMessages.nothing()))
			.expectError(thing("Max"), "Provider produced inconsistent result after apply"));
	}

	@Test
	void resultThatHoldsWriteOnlyValues() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream, set("token", TerraformValue.string("leaked"))))
			.expectError(thing("Rex"),
					this.differential.words("Provider produced invalid object", "Invalid provider response"))
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Rex"))
			.drift(() -> applied(upstream, set("token", TerraformValue.string("leaked"))))
			.expectError(thing("Max"),
					this.differential.words("Provider produced invalid object", "Invalid provider response")));
	}

	@Test
	void resultThatCannotBeDecoded() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream,
					(value) -> DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { 0x01 })).build()))
			.expectError(thing("Rex"), "")
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Rex"))
			.drift(() -> applied(upstream,
					(value) -> DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { 0x01 })).build()))
			.expectError(thing("Max"), ""));
	}

	@Test
	void deletionThatLeavesAnObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(ApplyResourceChange.Response.class, "ApplyResourceChange",
						(response) -> response.toBuilder().setNewState(left()).build()))
			.expectErrorOnDestroy("Provider returned invalid result object after apply"));
	}

	@Test
	void destroyPlanThatLeavesAnObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> (response.getPlannedState().getMsgpack().byteAt(0) == (byte) 0xc0)
								? response.toBuilder().setPlannedState(left()).build() : response))
			.expectErrorOnDestroy("Provider produced invalid plan"));
	}

	/**
	 * OpenTofu takes what is unknown here for null, and says nothing.
	 */
	@Test
	@EnabledOnTerraform(tofuMin = EnabledOnTerraform.NEVER)
	void unknownValuesOfWhatExists() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> refreshed(upstream, set("label", TerraformValue.unknown(TerraformType.STRING))))
			.expectError(thing("Rex"), "Provider produced invalid object")
			.drift(() -> upstream.tampering().stop())
			.drift(() -> upgraded(upstream, set("label", TerraformValue.unknown(TerraformType.STRING))))
			.expectError(thing("Rex"), "Invalid resource state upgrade"));
	}

	@Test
	void infiniteNumberInAResult() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> applied(upstream, set("amount", InfinityValue.POSITIVE)))
			.expectError(thing("Rex"), ""));
	}

	@Test
	void refreshedObjectThatIsWrong() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> refreshed(upstream, set("token", TerraformValue.string("leaked"))))
			.expectError(thing("Rex"),
					this.differential.words("Provider produced invalid object", "Invalid provider response"))
			.drift(() -> refreshed(upstream,
					(value) -> DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { 0x01 })).build()))
			.expectError(thing("Rex"), ""));
	}

	@Test
	void upgradedStateThatIsWrong() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(thing("Rex"))
			.drift(() -> upgraded(upstream, set("token", TerraformValue.string("leaked"))))
			.expectError(thing("Rex"),
					this.differential.words("Invalid resource state upgrade", "Invalid provider response"))
			.drift(() -> upgraded(upstream,
					(value) -> DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { 0x01 })).build()))
			.expectError(thing("Rex"), ""));
	}

	@Test
	void importThatIsWrong() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> imported(upstream, (resource) -> resource.setState(ThingMessages.nothing())))
			.expectErrorOnImport(thing("Rex"), A, "1", "Cannot import non-existent remote object")
			.drift(() -> imported(upstream,
					(resource) -> resource
						.setState(ThingMessages.set(resource.getState(), "token", TerraformValue.string("leaked")))))
			.expectErrorOnImport(thing("Rex"), A, "1",
					this.differential.words("write-only attribute", "Cannot import non-existent remote object"))
			.drift(() -> upstream.tampering()
				.answer(ImportResourceState.Response.class, "ImportResourceState",
						(response) -> ImportResourceState.Response.getDefaultInstance()))
			.importResource(thing("Rex"), A, "1"));
	}

	@Test
	void dataSourceThatIsWrong() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(ReadDataSource.Response.class, "ReadDataSource",
						(response) -> response.toBuilder().setState(DynamicValue.getDefaultInstance()).build()))
			.expectError(lookup(), "Provider produced null object")
			.drift(() -> upstream.tampering()
				.answer(ReadDataSource.Response.class, "ReadDataSource",
						(response) -> response.toBuilder().setState(halfRead()).build()))
			.expectError(lookup(), "Provider produced invalid object"));
	}

	@Test
	void callsThatFail() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering().fail("PlanResourceChange", Status.INTERNAL.withDescription("broken")))
			.expectError(thing("Rex"), "Plugin error")
			.drift(() -> upstream.tampering().fail("PlanResourceChange", Status.UNIMPLEMENTED))
			.expectError(thing("Rex"), "Unsupported plugin method")
			.drift(() -> upstream.tampering().fail("PlanResourceChange", Status.CANCELLED))
			.expectError(thing("Rex"), "Request cancelled")
			.drift(() -> upstream.tampering().fail("ConfigureProvider", Status.UNKNOWN.withDescription("broken")))
			.expectError(thing("Rex"), "Plugin error")
			.drift(() -> upstream.tampering().stop())
			.drift(() -> upstream.tampering().fail("ValidateResourceConfig", Status.UNKNOWN.withDescription("broken")))
			.expectError(thing("Rex"), "Plugin error"));
	}

	@Test
	void applyCallsThatFail() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering().fail("ApplyResourceChange", Status.INTERNAL.withDescription("broken")))
			.expectError(thing("Rex"), "Plugin error")
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Rex"))
			.drift(() -> upstream.tampering().fail("ApplyResourceChange", Status.INTERNAL.withDescription("broken")))
			.expectError(thing("Max"), "Plugin error")
			.expectErrorOnDestroy("Plugin error")
			.drift(() -> upstream.tampering().stop())
			.apply(thing("Max"))
			.drift(() -> upstream.tampering().fail("ReadResource", Status.INTERNAL.withDescription("broken")))
			.expectError(thing("Max"), "Plugin error")
			.drift(() -> upstream.tampering().stop())
			.drift(() -> upstream.tampering().fail("UpgradeResourceState", Status.INTERNAL.withDescription("broken")))
			.expectError(thing("Max"), "Plugin error"));
	}

	@Test
	void legacyTypeSystemIsTolerated() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.setLegacyTypeSystem(true)
							.setPlannedState(ThingMessages.set(response.getPlannedState(), "note",
									TerraformValue.string("invented")))
							.build()))
			.planOnly(thing("Rex")));
	}

	@Test
	@DisabledIfSystemProperty(named = "corner.protocol", matches = "5",
			disabledReason = "Changes a message of protocol 6")
	void illegalSchema() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.tampering()
				.answer(GetProviderSchema.Response.class, "GetProviderSchema",
						MistakesDifferentialAcceptanceTests::illegal))
			.expectError(thing("Rex"),
					this.differential.words("Failed to load plugin schemas", "failed to read schema for")));
	}

	@Test
	void finalPlanOfAnUnknownValue() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> plannedInTurn(upstream, set("note", TerraformValue.unknown(TerraformType.STRING)),
					set("note", TerraformValue.string("other"))))
			.expectError(thing(Map.of("name", "Rex", "note", Configuration.unknown("mine"))),
					"Provider produced invalid plan"));
	}

	private static Configuration thing(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

	private static Configuration lookup() {
		return Configuration.of("data.corner_lookup.l", Map.of("name", "x"));
	}

	private static UnaryOperator<DynamicValue> set(String name, TerraformValue value) {
		return (message) -> ThingMessages.set(message, name, value);
	}

	private static DynamicValue left() {
		return ThingMessages.left();
	}

	private static DynamicValue halfRead() {
		return DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x82, (byte) 0xa5, 'f', 'o', 'u', 'n', 'd', (byte) 0xd4,
					0, 0, (byte) 0xa4, 'n', 'a', 'm', 'e', (byte) 0xa1, 'x' }))
			.build();
	}

	private static void planned(CornerUpstream upstream, UnaryOperator<DynamicValue> change) {
		upstream.tampering()
			.answer(PlanResourceChange.Response.class, "PlanResourceChange",
					(response) -> response.toBuilder()
						.setPlannedState(change.apply(response.getPlannedState()))
						.build());
	}

	private static void plannedInTurn(CornerUpstream upstream, UnaryOperator<DynamicValue> first,
			UnaryOperator<DynamicValue> second) {
		AtomicInteger calls = new AtomicInteger();
		planned(upstream, (value) -> ((calls.getAndIncrement() == 0) ? first : second).apply(value));
	}

	private static void replacing(CornerUpstream upstream, String attribute) {
		upstream.tampering()
			.answer(PlanResourceChange.Response.class, "PlanResourceChange",
					(response) -> response.toBuilder().addRequiresReplace(path(attribute)).build());
	}

	private static void replacingLater(CornerUpstream upstream, String attribute) {
		AtomicInteger calls = new AtomicInteger();
		upstream.tampering()
			.answer(PlanResourceChange.Response.class, "PlanResourceChange",
					(response) -> (calls.getAndIncrement() == 0) ? response
							: response.toBuilder().addRequiresReplace(path(attribute)).build());
	}

	private static Tfplugin6.AttributePath path(String attribute) {
		return Tfplugin6.AttributePath.newBuilder()
			.addSteps(Tfplugin6.AttributePath.Step.newBuilder().setAttributeName(attribute))
			.build();
	}

	private static void applied(CornerUpstream upstream, UnaryOperator<DynamicValue> change) {
		upstream.tampering()
			.answer(ApplyResourceChange.Response.class, "ApplyResourceChange",
					(response) -> response.toBuilder().setNewState(change.apply(response.getNewState())).build());
	}

	private static void refreshed(CornerUpstream upstream, UnaryOperator<DynamicValue> change) {
		upstream.tampering()
			.answer(ReadResource.Response.class, "ReadResource",
					(response) -> response.toBuilder().setNewState(change.apply(response.getNewState())).build());
	}

	private static void upgraded(CornerUpstream upstream, UnaryOperator<DynamicValue> change) {
		upstream.tampering()
			.answer(UpgradeResourceState.Response.class, "UpgradeResourceState",
					(response) -> response.toBuilder()
						.setUpgradedState(change.apply(response.getUpgradedState()))
						.build());
	}

	private static void imported(CornerUpstream upstream,
			UnaryOperator<ImportResourceState.ImportedResource.Builder> change) {
		upstream.tampering().answer(ImportResourceState.Response.class, "ImportResourceState", (response) -> {
			ImportResourceState.Response.Builder builder = response.toBuilder();
			change.apply(builder.getImportedResourcesBuilder(0));
			return builder.build();
		});
	}

	private static GetProviderSchema.Response illegal(GetProviderSchema.Response response) {
		Tfplugin6.Schema.Builder thing = response.getResourceSchemasOrThrow("corner_thing").toBuilder();
		thing.getBlockBuilder()
			.addAttributes(Tfplugin6.Schema.Attribute.newBuilder()
				.setName("wrong")
				.setType(ByteString.copyFromUtf8("\"string\""))
				.setOptional(true)
				.setRequired(true));
		return response.toBuilder().putResourceSchemas("corner_thing", thing.build()).build();
	}

}
