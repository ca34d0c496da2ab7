/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Schemas, validation and plans of actions as a host sees them.
 */
class ActionRpcTests extends ActionServed {

	@Test
	void schemasAndMetadataNameTheActions() {
		Tfplugin6.GetProviderSchema.Response schema = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(schema.getActionSchemasMap()).containsOnlyKeys(FEED, "acme_ping");
		assertThat(schema.getActionSchemasOrThrow(FEED).getSchema().getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName, Tfplugin6.Schema.Attribute::getRequired,
					Tfplugin6.Schema.Attribute::getOptional, Tfplugin6.Schema.Attribute::getComputed,
					Tfplugin6.Schema.Attribute::getSensitive)
			.containsExactlyInAnyOrder(tuple("pet", true, false, false, false),
					tuple("portions", false, true, false, false), tuple("pin", true, false, false, true),
					tuple("timeouts", false, true, false, false));
		assertThat(schema.getActionSchemasOrThrow("acme_ping").hasSchema()).isTrue();
		assertThat(schema.getActionSchemasOrThrow("acme_ping").getSchema().hasBlock()).isTrue();
		assertThat(this.client.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance()).getActionsList())
			.extracting(Tfplugin6.GetMetadata.ActionMetadata::getTypeName)
			.containsExactly(FEED, "acme_ping");
	}

	@Test
	void providerWithoutActionsHasNoSuchMethods() {
		try (Served none = new Served(ProviderDefinition.builder("acme").build())) {
			ProviderGrpc.ProviderBlockingStub other = none.client();
			assertThatExceptionOfType(StatusRuntimeException.class)
				.isThrownBy(() -> other.planAction(Tfplugin6.PlanAction.Request.getDefaultInstance()))
				.extracting((ex) -> ex.getStatus().getCode())
				.isEqualTo(Status.Code.UNIMPLEMENTED);
			assertThat(none.runtime().actions()).isEmpty();
		}
	}

	@Test
	void configurationIsValidated() {
		assertThat(validate(value(CONFIG))).isEmpty();
		assertThat(validate(value(CONFIG.replace("rex", "wolf")))).singleElement()
			.returns("No such pet", Tfplugin6.Diagnostic::getSummary)
			.returns(AttributePath.root("pet"), (diagnostic) -> Diagnostics6.path(diagnostic.getAttribute()));
		assertThat(validate(value(CONFIG.replace("null", "{\"invoke\":\"-1s\"}")))).singleElement()
			.returns("Invalid timeout", Tfplugin6.Diagnostic::getSummary)
			.returns(AttributePath.root("timeouts"), (diagnostic) -> Diagnostics6.path(diagnostic.getAttribute()));
		assertThat(validate(unknown("pet"))).isEmpty();
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void planAsksTheActionWithWhatIsKnown() {
		Tfplugin6.PlanAction.Response planned = plan(unknown("pet"), false);
		assertThat(planned.getDiagnosticsList()).isEmpty();
		assertThat(planned.hasDeferred()).isFalse();
		assertThat(this.code.calls).singleElement().isEqualTo("plan (known after apply)");
	}

	@Test
	void planIsGivenTheArgumentsOfTheInvocationOnceAllAreKnown() {
		List<Optional<ActionServed.Feed>> given = new ArrayList<>();
		this.code.planning = (plan) -> given.add(plan.knownConfig());
		assertThat(plan(value(CONFIG.replace("2", "null")), false).getDiagnosticsList()).isEmpty();
		assertThat(plan(unknown("portions"), false).getDiagnosticsList()).isEmpty();
		assertThat(given).containsExactly(Optional.of(new ActionServed.Feed("rex", 1, "pin-4711-secret", null)),
				Optional.empty());
	}

	@Test
	void defaultThatFailsIsReportedOnceAndLeavesTheArgumentsUnknown() {
		ServeAction action = new ServeAction();
		try (Served other = new Served(
				ProviderDefinition.builder("acme").action("serve", Meal.class, action).build())) {
			ObjectType type = other.runtime().types(TypeKind.ACTION).get("acme_serve").schema().block().impliedType();
			Tfplugin6.PlanAction.Response planned = other.client()
				.planAction(Tfplugin6.PlanAction.Request.newBuilder()
					.setActionType("acme_serve")
					.setConfig(Served.value(type, "{\"pet\":\"rex\",\"portions\":null}"))
					.build());
			assertThat(summaries(planned.getDiagnosticsList())).singleElement()
				.asString()
				.startsWith("ERROR Invalid default for \"portions\": ")
				.contains("rex eats nothing");
		}
		assertThat(action.given).containsExactly(Optional.empty(), Optional.empty());
	}

	@Test
	void planThatCannotWorkIsADiagnosticOnTheAttribute() {
		this.code.planning = (plan) -> plan.diagnostics()
			.error(AttributePath.root("pet"), "Full", "Rex does not eat with pin-4711-secret.");
		assertThat(plan(value(CONFIG), false).getDiagnosticsList()).singleElement()
			.returns("Rex does not eat with ***.", Tfplugin6.Diagnostic::getDetail)
			.returns(AttributePath.root("pet"), (diagnostic) -> Diagnostics6.path(diagnostic.getAttribute()));
		this.code.planning = (plan) -> {
			throw new IllegalStateException("no food");
		};
		assertThat(summaries(plan(value(CONFIG), false).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Could not plan acme_feed: java.lang.IllegalStateException: no food");
	}

	@Test
	void planWaitsForTheSettingsIfTerraformIsAbleTo() {
		this.code.planning = (plan) -> {
			throw new DeferredException(DeferredException.Reason.PROVIDER_CONFIG_UNKNOWN,
					"The kitchen is not known yet.");
		};
		Tfplugin6.PlanAction.Response deferred = plan(value(CONFIG), true);
		assertThat(deferred.getDeferred().getReason()).isEqualTo(Tfplugin6.Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
		assertThat(deferred.getDiagnosticsList()).isEmpty();
		Tfplugin6.PlanAction.Response refused = plan(value(CONFIG), false);
		assertThat(refused.hasDeferred()).isFalse();
		assertThat(summaries(refused.getDiagnosticsList()))
			.containsExactly("ERROR Could not plan acme_feed yet: The kitchen is not known yet.");
	}

	@ParameterizedTest
	@EnumSource(value = DeferredException.Reason.class, mode = EnumSource.Mode.EXCLUDE,
			names = "PROVIDER_CONFIG_UNKNOWN")
	void planCannotWaitForAnythingElse(DeferredException.Reason reason) {
		this.code.planning = (plan) -> {
			throw new DeferredException(reason, "Rex is not born yet.");
		};
		Tfplugin6.PlanAction.Response refused = plan(value(CONFIG), true);
		assertThat(refused.hasDeferred()).isFalse();
		assertThat(summaries(refused.getDiagnosticsList()))
			.containsExactly("ERROR Could not plan acme_feed yet: Rex is not born yet.");
	}

	@Test
	void planWithUnknownSettingsIsPutOffWithoutAskingTheAction() {
		this.client.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setConfig(this.served.unknownSettings("{\"endpoint\":null}", "endpoint"))
			.setClientCapabilities(Served.deferral(true))
			.build());
		assertThat(plan(value(CONFIG), true).getDeferred().getReason())
			.isEqualTo(Tfplugin6.Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
		assertThat(this.code.calls).isEmpty();
		assertThat(plan(value(CONFIG), false).hasDeferred()).isFalse();
		assertThat(this.code.calls).containsExactly("plan \"rex\"");
	}

	@Test
	void unknownTypeAndUndecodableConfigurationAreDiagnostics() {
		Tfplugin6.DynamicValue bytes = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFromUtf8("?"))
			.build();
		assertThat(summaries(validate(bytes))).singleElement()
			.asString()
			.startsWith("ERROR Value does not fit the schema");
		assertThat(summaries(plan(bytes, true).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Value does not fit the schema");
		assertThat(summaries(
				this.client.planAction(Tfplugin6.PlanAction.Request.newBuilder().setActionType("acme_nothing").build())
					.getDiagnosticsList()))
			.singleElement()
			.asString()
			.contains("This provider has no action type \"acme_nothing\"");
		assertThat(summaries(this.client
			.validateActionConfig(
					Tfplugin6.ValidateActionConfig.Request.newBuilder().setTypeName("acme_nothing").build())
			.getDiagnosticsList())).singleElement()
			.asString()
			.contains("This provider has no action type \"acme_nothing\"");
		assertThat(this.code.calls).isEmpty();
	}

	record Meal(String pet, @Default(from = "portionsOf") long portions) {

		static long portionsOf(String pet) {
			throw new IllegalStateException(pet + " eats nothing");
		}

	}

	static final class ServeAction implements InvocableAction<Meal>, PlannableAction<Meal> {

		final List<Optional<Meal>> given = new ArrayList<>();

		@Override
		public void invoke(ActionData<Meal> data) {
		}

		@Override
		public void plan(ActionPlan<Meal> plan) {
			this.given.add(plan.knownConfig());
			this.given.add(plan.knownConfig());
		}

	}

}
