/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class IdentityTests {

	private static final String A = "local_card.a";

	private static final String KNOWN = "{\"id\":\"c1\",\"shelf\":1}";

	private final CardProvider provider = new CardProvider("local_card");

	private final InMemoryTerraform terraform = InMemoryTerraform.of(this.provider);

	@AfterEach
	void stop() {
		this.terraform.close();
	}

	@Test
	void createdIdentityIsKept() {
		EngineRun run = this.terraform.apply(card("one"));
		assertThat(run).succeeded().plans(A, Action.CREATE);
		assertThat(run.identity(A)).isEqualTo(Map.of("id", "c1", "shelf", 1));
		assertThat(run.resource(A).json().path("identity_schema_version").longValue()).isEqualTo(1);
		assertThat(this.provider.seen).startsWith("plan -", "plan -", "apply -", "read " + KNOWN, "plan " + KNOWN);
	}

	@Test
	void identityIsSentWithEveryCallOnAnUpdateAndADestroy() {
		this.terraform.apply(card("one"));
		this.provider.seen.clear();
		this.terraform.allowNonEmptyPlan().apply(card("two"));
		assertThat(this.provider.seen).containsExactly("read " + KNOWN, "plan " + KNOWN, "plan " + KNOWN,
				"apply " + KNOWN);
		this.provider.seen.clear();
		assertThat(this.terraform.destroy()).succeeded().hasResources();
		assertThat(this.provider.seen).containsExactly("read " + KNOWN, "plan " + KNOWN, "plan " + KNOWN,
				"apply " + KNOWN);
	}

	@Test
	void replacementPlansTheCreationWithThePlannedIdentityAndDeletesWithout() {
		this.terraform.apply(card("one"));
		this.provider.plans = (response) -> response.addRequiresReplace(Tfplugin6.AttributePath.newBuilder()
			.addSteps(Tfplugin6.AttributePath.Step.newBuilder().setAttributeName("name")));
		this.provider.seen.clear();
		EngineRun run = this.terraform.allowNonEmptyPlan().apply(card("two"));
		assertThat(run).plans(A, Action.REPLACE);
		assertThat(this.provider.seen).containsExactly("read " + KNOWN, "plan " + KNOWN, "plan " + KNOWN, "apply -",
				"plan -", "apply -");
		assertThat(run.change(A).json().path("before_identity").toString()).isEqualTo(KNOWN);
	}

	@Test
	void identityIsLostWhenReadDoesNotEchoIt() {
		this.terraform.apply(card("one"));
		this.provider.reads = Tfplugin6.ReadResource.Response.Builder::clearNewIdentity;
		assertThat(this.terraform.refresh().identity(A)).isEmpty();
	}

	@Test
	void unknownIdentityIsRefusedAfterARead() {
		this.terraform.apply(card("one"));
		this.provider.reads = (response) -> response.setNewIdentity(unknown());
		assertUnknown(this.terraform.plan());
	}

	@Test
	void unknownIdentityIsRefusedInThePlanOfAnUpdate() {
		this.terraform.apply(card("one"));
		this.provider.plans = (response) -> response.setPlannedIdentity(unknown());
		assertUnknown(this.terraform.plan(card("two")));
	}

	@Test
	void unknownIdentityIsRefusedInThePlanOfADeletion() {
		this.terraform.apply(card("one"));
		this.provider.plans = (response) -> response.setPlannedIdentity(unknown());
		assertUnknown(this.terraform.plan(Configuration.empty()));
	}

	@Test
	void unknownIdentityIsRefusedAfterApply() {
		this.provider.applies = (response) -> response.setNewIdentity(unknown());
		EngineRun run = this.terraform.apply(card("one"));
		assertUnknown(run);
		assertThat(run).hasAttribute(A, "id", "c1");
		assertThat(run.isTainted(A)).isTrue();
	}

	@Test
	void identityForATypeWithoutIsRefused() {
		this.provider.withIdentities = false;
		assertThat(this.terraform.apply(card("one"))).failed().hasError("unknown identity type \"local_card\"");
	}

	@Test
	void nullIdentityIsNone() {
		this.provider.applies = (response) -> response
			.setNewIdentity(CardProvider.identity(TerraformValue.ofNull(CardProvider.IDENTITY)));
		assertThat(this.terraform.apply(card("one")).identity(A)).isEmpty();
	}

	@Test
	void olderIdentityIsUpgraded() {
		this.terraform.apply(card("one"));
		this.provider.identityVersion = 2;
		this.provider.seen.clear();
		EngineRun run = this.terraform.refresh();
		assertThat(run.identity(A)).isEqualTo(Map.of("id", "upgraded", "shelf", 7));
		assertThat(this.provider.seen).containsExactly("upgrade identity 1 " + KNOWN,
				"read {\"id\":\"upgraded\",\"shelf\":7}");
		this.provider.seen.clear();
		this.terraform.plan();
		assertThat(this.provider.seen).noneMatch((call) -> call.startsWith("upgrade"));
	}

	@Test
	void upgradeToAnUnknownIdentityIsRefused() {
		this.terraform.apply(card("one"));
		this.provider.identityVersion = 2;
		this.provider.identityUpgrades = (response) -> response.setUpgradedIdentity(unknown());
		assertThat(this.terraform.plan()).failed().hasError("Invalid resource identity upgrade");
	}

	@Test
	void upgradeToNoIdentityIsRefused() {
		this.terraform.apply(card("one"));
		this.provider.identityVersion = 2;
		this.provider.identityUpgrades = Tfplugin6.UpgradeResourceIdentity.Response.Builder::clearUpgradedIdentity;
		assertThat(this.terraform.plan()).failed().hasError("Invalid resource identity upgrade");
	}

	@Test
	void changedShapeWithoutAnotherVersionIsRefused() {
		this.terraform.apply(card("one"));
		this.provider.shelfType = "[\"list\",\"string\"]";
		assertThat(this.terraform.plan()).failed()
			.hasError("providers must not change the identity schema without updating the identity schema version");
	}

	@Test
	void illegalIdentitySchemaIsRefused() {
		this.provider.shelfType = "[\"map\",\"string\"]";
		assertThat(this.terraform.plan(card("one"))).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("attribute \\\"shelf\\\" is a map, which is not allowed in identity schemas");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[\"list\"", "" })
	void unreadableIdentitySchemaIsRefused(String type) {
		this.provider.shelfType = type;
		assertThat(this.terraform.plan(card("one"))).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail(
					"the host crashes on the schema of the identity of managed resource type \"local_card\": the type "
							+ "of \"shelf\" is no type");
	}

	@Test
	void negativeIdentityVersionIsRefused() {
		this.provider.identityVersion = -1;
		assertThat(this.terraform.plan(card("one"))).failed()
			.hasError("Failed to load plugin schemas")
			.withDetail("has invalid negative identity schema version");
	}

	@Test
	void importByIdentity() {
		this.terraform.write(card("found"));
		EngineRun run = this.terraform.importObject(A, Map.of("id", "c9"));
		assertThat(run).succeeded().hasAttribute(A, "id", "c9");
		assertThat(run.identity(A)).isEqualTo(Map.of("id", "c9", "shelf", 3));
		assertThat(this.provider.seen).containsExactly("import {\"id\":\"c9\",\"shelf\":null}",
				"read {\"id\":\"c9\",\"shelf\":3}");
		assertThat(this.terraform.plan()).hasNoChanges();
	}

	@Test
	void importByIdWithIdentityInTheAnswer() {
		this.terraform.write(card("found"));
		assertThat(this.terraform.importResource(A, "c9").identity(A)).isEqualTo(Map.of("id", "c9", "shelf", 3));
	}

	@Test
	void importByIdentityWithoutIdentityInTheAnswerIsRefused() {
		this.terraform.write(card("found"));
		this.provider.imports = (response) -> response.getImportedResourcesBuilder(0).clearIdentity();
		assertThat(this.terraform.importObject(A, Map.of("id", "c9"))).failed()
			.hasError("import of local_card.a didn't return an identity");
	}

	@Test
	void importByIncompleteIdentityIsRefused() {
		this.terraform.write(card("found"));
		assertThat(this.terraform.importObject(A, Map.of("shelf", 3))).failed()
			.hasError("Missing required argument")
			.onAttribute("id");
		assertThat(this.provider.seen).isEmpty();
	}

	@Test
	void importByIdentityOfATypeWithoutIsRefused() {
		this.provider.withIdentities = false;
		this.terraform.write(card("found"));
		assertThat(this.terraform.importObject(A, Map.of("id", "c9"))).failed().hasError("Invalid import target");
	}

	@Test
	void terraformBefore112KnowsNoIdentity() {
		EngineRun run = this.terraform.terraformVersion("1.11.4").apply(card("one"));
		assertThat(run.identity(A)).isEmpty();
		assertThat(run.calls()).doesNotContain("GetResourceIdentitySchemas");
		assertThat(this.provider.seen).containsOnly("plan -", "apply -", "read -");
	}

	private static void assertUnknown(EngineRun run) {
		assertThat(run).failed()
			.hasError("Provider produced invalid identity")
			.withDetail("returned an identity with unknown values for local_card.a");
	}

	private static Tfplugin6.ResourceIdentityData unknown() {
		return CardProvider.identity(TerraformValue.object(CardProvider.IDENTITY,
				Map.of("id", TerraformValue.unknown(TerraformType.STRING), "shelf", TerraformValue.number(1))));
	}

	private static Configuration card(String name) {
		return Configuration.of(A, Map.of("name", name));
	}

}
