/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpgradableIdentity;
import dev.tfprovider.resource.UpgradableResource;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An application is asked from where its upgrades start.
 */
class StoredVersionsTests {

	private final StoredVersions versions = StoredVersions.of(ProviderDefinition.builder("x")
		.resource("plain", Thing.class, new Plain())
		.resource("upgradable", Thing.class, new Upgradable())
		.build());

	@Test
	void firstIsWhereTheUpgradesStart() {
		assertThat(this.versions.first(SchemaKind.RESOURCE, "x_upgradable")).contains(2L);
		assertThat(this.versions.first(SchemaKind.IDENTITY, "x_upgradable")).contains(5L);
	}

	@Test
	void withoutUpgradesThereIsNoVersion() {
		assertThat(this.versions.first(SchemaKind.RESOURCE, "x_plain")).contains(Long.MAX_VALUE);
		assertThat(this.versions.first(SchemaKind.IDENTITY, "x_plain")).contains(Long.MAX_VALUE);
	}

	@Test
	void documentDoesNotTell() {
		assertThat(StoredVersions.UNKNOWN.first(SchemaKind.RESOURCE, "x_upgradable")).isEmpty();
	}

	record Thing(@Id String id) {

	}

	static class Plain implements ManagedResource<Thing> {

		@Override
		public Thing create(ResourceData<Thing> data) {
			throw new AssertionError("No command creates anything");
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			throw new AssertionError("No command reads anything");
		}

		@Override
		public void delete(ResourceData<Thing> data) {
			throw new AssertionError("No command deletes anything");
		}

	}

	static class Upgradable extends Plain implements UpgradableResource<Thing>, UpgradableIdentity<Thing> {

		@Override
		public StateUpgrades<Thing> stateUpgrades() {
			return StateUpgrades.from(2, Thing.class, (thing) -> thing);
		}

		@Override
		public StateUpgrades<Thing> identityUpgrades() {
			return StateUpgrades.from(5, Thing.class, (thing) -> thing);
		}

	}

}
