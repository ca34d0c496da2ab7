/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.action.ActionTimeouts;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/**
 * Serves a provider with actions, and sends it their messages.
 */
abstract class ActionServed {

	static final String FEED = "acme_feed";

	static final String CONFIG = "{\"pet\":\"rex\",\"portions\":2,\"pin\":\"pin-4711-secret\",\"timeouts\":null}";

	final FeedCode code = new FeedCode();

	final Served served = new Served(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.action("feed", Feed.class, this.code)
		.action("ping", Ping.class, (data) -> data.progress("pong"))
		.build(), new OperationSettings(null, Duration.ofMillis(50), Duration.ofMillis(50)));

	final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	final Iterator<Tfplugin6.InvokeAction.Event> begin(String config) {
		return this.client.invokeAction(invocation(FEED, value(config)));
	}

	/**
	 * Return all events of an invocation as texts.
	 */
	final List<String> invoke(String config) {
		return texts(begin(config));
	}

	static Tfplugin6.InvokeAction.Request invocation(String type, Tfplugin6.DynamicValue config) {
		return Tfplugin6.InvokeAction.Request.newBuilder().setActionType(type).setConfig(config).build();
	}

	static List<String> texts(Iterator<Tfplugin6.InvokeAction.Event> events) {
		List<String> texts = new ArrayList<>();
		events.forEachRemaining((event) -> texts.add(text(event)));
		return texts;
	}

	static String text(Tfplugin6.InvokeAction.Event event) {
		return switch (event.getTypeCase()) {
			case PROGRESS -> event.getProgress().getMessage();
			case COMPLETED -> "completed " + summaries(event.getCompleted().getDiagnosticsList());
			case TYPE_NOT_SET -> "neither";
		};
	}

	final Tfplugin6.PlanAction.Response plan(Tfplugin6.DynamicValue config, boolean deferralAllowed) {
		return this.client.planAction(Tfplugin6.PlanAction.Request.newBuilder()
			.setActionType(FEED)
			.setConfig(config)
			.setClientCapabilities(Served.deferral(deferralAllowed))
			.build());
	}

	final List<Tfplugin6.Diagnostic> validate(Tfplugin6.DynamicValue config) {
		return this.client
			.validateActionConfig(
					Tfplugin6.ValidateActionConfig.Request.newBuilder().setTypeName(FEED).setConfig(config).build())
			.getDiagnosticsList();
	}

	static List<String> summaries(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> diagnostic.getSeverity() + " " + diagnostic.getSummary() + ": "
					+ diagnostic.getDetail())
			.toList();
	}

	final Tfplugin6.DynamicValue value(String json) {
		return Served.value(type(), json);
	}

	final Tfplugin6.DynamicValue unknown(String attribute) {
		ObjectType type = type();
		ObjectValue config = ObjectValue.ofNulls(type)
			.with("pet", TerraformValue.string("rex"))
			.with("pin", TerraformValue.string("pin-4711-secret"));
		return Values6.write(ValueCodec.of(type),
				config.with(attribute, TerraformValue.unknown(config.get(attribute).type())));
	}

	private ObjectType type() {
		return this.served.runtime().types(TypeKind.ACTION).get(FEED).schema().block().impliedType();
	}

	record Settings(String endpoint) {

	}

	record Feed(String pet, @Default("1") long portions, @Sensitive String pin, @Nullable ActionTimeouts timeouts) {

	}

	record Ping() {

	}

	static final class FeedCode implements InvocableAction<Feed>, PlannableAction<Feed>, ConfigValidator<Feed> {

		final List<String> calls = new CopyOnWriteArrayList<>();

		@Nullable InvocableAction<Feed> invoking;

		@Nullable PlannableAction<Feed> planning;

		@Override
		public void invoke(ActionData<Feed> data) throws Exception {
			this.calls.add("invoke " + data.config().pet() + " " + data.config().portions());
			if (this.invoking != null) {
				this.invoking.invoke(data);
			}
		}

		@Override
		public void plan(ActionPlan<Feed> plan) throws Exception {
			this.calls.add("plan " + plan.config().value("pet"));
			if (this.planning != null) {
				this.planning.plan(plan);
			}
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.value("pet").equals(TerraformValue.string("wolf"))) {
				diagnostics.error(AttributePath.root("pet"), "No such pet", "Wolves feed themselves.");
			}
			if (config.value("pet").equals(TerraformValue.string("cat"))) {
				diagnostics.warning(AttributePath.root("pet"), "Picky", "Cats may not eat.");
			}
		}

	}

}
