/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Deferred.Reason;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DeferralTests {

	private static final String A = "local_card.a";

	private static final String B = "local_card.b";

	private static final Consumer<Tfplugin6.PlanResourceChange.Response.Builder> NOTHING = (response) -> {
	};

	private final CardProvider provider = new CardProvider("local_card");

	private final InMemoryTerraform terraform = InMemoryTerraform.of(this.provider);

	@AfterEach
	void stop() {
		this.terraform.close();
	}

	@Test
	void deferredPlanIsReportedAndNotApplied() {
		this.provider.plans = deferring(Reason.RESOURCE_CONFIG_UNKNOWN);
		EngineRun run = this.terraform.allowDeferral().allowNonEmptyPlan().apply(card("one"));
		assertThat(run).succeeded().hasResources();
		assertThat(run.deferred(A)).contains("resource_config_unknown");
		assertThat(run.changes()).isEmpty();
		assertThat(this.provider.seen).noneMatch((call) -> call.startsWith("apply"));
	}

	@Test
	void whatNeedsADeferredObjectIsDeferredToo() {
		this.provider.plans = (response) -> {
			if (this.provider.seen.stream().filter((call) -> call.startsWith("plan")).count() == 1) {
				deferring(Reason.ABSENT_PREREQ).accept(response);
			}
		};
		EngineRun run = this.terraform.allowDeferral()
			.plan(card("one").with(B, Map.of("name", Configuration.ref(A, "id"))));
		assertThat(run.deferred(A)).contains("absent_prereq");
		assertThat(run.deferred(B)).contains("deferred_prereq");
		assertThat(run.hasChanges()).isFalse();
	}

	@Test
	void whatNeedsNothingIsPlanned() {
		this.provider.plans = (response) -> {
			if (this.provider.seen.stream().filter((call) -> call.startsWith("plan")).count() == 1) {
				deferring(Reason.PROVIDER_CONFIG_UNKNOWN).accept(response);
			}
		};
		EngineRun run = this.terraform.allowDeferral().plan(card("one").with(B, Map.of("name", "two")));
		assertThat(run).plans(B, Action.CREATE);
		assertThat(run.deferred(A)).contains("provider_config_unknown");
		assertThat(run.deferred(B)).isEmpty();
	}

	@Test
	void deferredReadKeepsTheObject() {
		this.terraform.apply(card("one"));
		this.provider.reads = (response) -> response
			.setDeferred(Tfplugin6.Deferred.newBuilder().setReason(Reason.PROVIDER_CONFIG_UNKNOWN));
		EngineRun run = this.terraform.allowDeferral().plan(card("two"));
		assertThat(run).succeeded().hasAttribute(A, "name", "one");
		assertThat(run.deferred(A)).contains("provider_config_unknown");
		assertThat(run.changes()).isEmpty();
	}

	@Test
	void deferredChangeIsMadeLater() {
		this.provider.plans = deferring(Reason.RESOURCE_CONFIG_UNKNOWN);
		this.terraform.allowDeferral().allowNonEmptyPlan().apply(card("one"));
		this.provider.plans = NOTHING;
		assertThat(this.terraform.apply(card("one"))).plans(A, Action.CREATE).hasResources(A);
	}

	@Test
	void planDeferredWithoutLeaveIsRefused() {
		this.provider.plans = deferring(Reason.RESOURCE_CONFIG_UNKNOWN);
		assertRefused(this.terraform.plan(card("one")));
	}

	@Test
	void readDeferredWithoutLeaveIsRefused() {
		this.terraform.apply(card("one"));
		this.provider.reads = (response) -> response
			.setDeferred(Tfplugin6.Deferred.newBuilder().setReason(Reason.PROVIDER_CONFIG_UNKNOWN));
		assertRefused(this.terraform.plan(card("one")));
	}

	@Test
	void importDeferredWithoutLeaveIsRefused() {
		this.terraform.write(card("found"));
		this.provider.imports = (response) -> response
			.setDeferred(Tfplugin6.Deferred.newBuilder().setReason(Reason.PROVIDER_CONFIG_UNKNOWN));
		assertRefused(this.terraform.importResource(A, "c9"));
	}

	private static void assertRefused(EngineRun run) {
		assertThat(run).failed()
			.hasError("Provider deferred changes when Terraform did not allow deferrals")
			.withDetail("The provider signaled a deferred action for \"local_card.a\"");
	}

	private static Consumer<Tfplugin6.PlanResourceChange.Response.Builder> deferring(Reason reason) {
		return (response) -> response.setDeferred(Tfplugin6.Deferred.newBuilder().setReason(reason));
	}

	private static Configuration card(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

}
