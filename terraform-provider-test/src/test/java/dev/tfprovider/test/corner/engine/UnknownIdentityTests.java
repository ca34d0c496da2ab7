/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.PlanResourceChange;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Identities that are unknown in part, in every answer that can hold one: each host
 * refuses them in its own way.
 */
class UnknownIdentityTests {

	private static final String A = "local_card.a";

	private static final String UNWRITABLE_PLAN = "Failed to marshal plan to json: value is not known";

	private static final String UNWRITABLE_STATE = "failed to encode local_card.a in state: value is not known";

	private static final String REFUSED = "Provider produced invalid identity";

	private static final Consumer<PlanResourceChange.Response.Builder> UNKNOWN_PLAN = (response) -> response
		.setPlannedIdentity(unknown());

	private final CardProvider provider = new CardProvider("local_card");

	private final InMemoryTerraform plain = InMemoryTerraform.of(this.provider);

	@AfterEach
	void stop() {
		this.plain.close();
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16" })
	void terraformCannotWriteThePlanOfACreation(TerraformHost host) {
		this.provider.plans = UNKNOWN_PLAN;
		EngineRun run = this.plain.behaveAs(host).plan(card("one"));
		assertThat(run).failed().hasError(UNWRITABLE_PLAN);
		assertThat(run.changes()).isEmpty();
		assertThat(this.plain.behaveAs(host).apply(card("one"))).hasResources().failed().hasError(UNWRITABLE_PLAN);
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16" })
	void terraformCannotWriteThePlanOfAReplacement(TerraformHost host) {
		InMemoryTerraform terraform = this.plain.behaveAs(host);
		terraform.apply(card("one"));
		replaceWithUnknown();
		assertThat(terraform.plan(card("two"))).failed().hasError(UNWRITABLE_PLAN);
		assertThat(terraform.show()).hasAttribute(A, "name", "one");
	}

	@Test
	void openTofuCannotWriteTheStateThatIsPlanned() {
		InMemoryTerraform tofu = this.plain.behaveAs(TerraformHost.OPENTOFU_1_12);
		this.provider.plans = UNKNOWN_PLAN;
		assertThat(tofu.plan(card("one"))).failed().hasError(UNWRITABLE_STATE);
		assertThat(tofu.apply(card("one"))).hasResources().failed().hasError(UNWRITABLE_STATE);
		this.provider.plans = (response) -> {
		};
		tofu.apply(card("one"));
		this.provider.plans = UNKNOWN_PLAN;
		assertThat(tofu.plan(card("two"))).failed().hasError(UNWRITABLE_STATE);
		replaceWithUnknown();
		assertThat(tofu.plan(card("two"))).failed().hasError(UNWRITABLE_STATE);
	}

	@Test
	void openTofuDoesNotLookAtTheIdentityOfADeletion() {
		InMemoryTerraform tofu = this.plain.behaveAs(TerraformHost.OPENTOFU_1_12);
		tofu.apply(card("one"));
		this.provider.plans = UNKNOWN_PLAN;
		assertThat(tofu.plan(Configuration.empty())).succeeded().plans(A, Action.DELETE);
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16", "OPENTOFU_1_12" })
	void afterARead(TerraformHost host) {
		InMemoryTerraform terraform = this.plain.behaveAs(host);
		terraform.apply(card("one"));
		this.provider.reads = (response) -> response.setNewIdentity(unknown());
		assertThat(terraform.plan()).failed().hasError(host.isOpenTofu() ? UNWRITABLE_STATE : REFUSED);
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16", "OPENTOFU_1_12" })
	void afterAnApply(TerraformHost host) {
		this.provider.applies = (response) -> response.setNewIdentity(unknown());
		assertThat(this.plain.behaveAs(host).apply(card("one"))).failed()
			.hasError(host.isOpenTofu() ? UNWRITABLE_STATE : REFUSED);
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16", "OPENTOFU_1_12" })
	void afterAnImport(TerraformHost host) {
		this.plain.write(card("found"));
		this.provider.imports = (response) -> response.getImportedResourcesBuilder(0).setIdentity(unknown());
		this.provider.reads = (response) -> response.setNewIdentity(unknown());
		assertThat(this.plain.behaveAs(host).importResource(A, "c9")).failed()
			.hasError(host.isOpenTofu() ? UNWRITABLE_STATE : REFUSED);
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_12", "TERRAFORM_1_14", "TERRAFORM_1_15", "TERRAFORM_1_16", "OPENTOFU_1_12" })
	void afterAnUpgrade(TerraformHost host) {
		InMemoryTerraform terraform = this.plain.behaveAs(host);
		terraform.apply(card("one"));
		this.provider.identityVersion = 2;
		this.provider.identityUpgrades = (response) -> response.setUpgradedIdentity(unknown());
		assertThat(terraform.plan()).failed()
			.hasError(host.isOpenTofu() ? "failed to encode upgraded identity: value is not known"
					: "Invalid resource identity upgrade");
	}

	@ParameterizedTest
	@EnumSource(mode = Mode.MATCH_NONE, names = { ".*_1_1[2456]" })
	void olderHostsDoNotReadIdentities(TerraformHost host) {
		this.provider.plans = UNKNOWN_PLAN;
		EngineRun run = this.plain.behaveAs(host).apply(card("one"));
		assertThat(run).succeeded().hasAttribute(A, "id", "c1");
		assertThat(run.identity(A)).isEmpty();
		assertThat(run.calls()).doesNotContain("GetResourceIdentitySchemas");
	}

	private void replaceWithUnknown() {
		this.provider.plans = (response) -> response.setPlannedIdentity(unknown())
			.addRequiresReplace(Tfplugin6.AttributePath.newBuilder()
				.addSteps(Tfplugin6.AttributePath.Step.newBuilder().setAttributeName("name")));
	}

	private static Tfplugin6.ResourceIdentityData unknown() {
		return CardProvider.identity(TerraformValue.object(CardProvider.IDENTITY,
				Map.of("id", TerraformValue.unknown(TerraformType.STRING), "shelf", TerraformValue.number(1))));
	}

	private static Configuration card(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

}
