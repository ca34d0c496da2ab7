/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.resource.UpgradableIdentity;
import org.jspecify.annotations.Nullable;

/**
 * An object whose identity has three parts.
 *
 * @param id given by the provider
 * @param region where it is
 * @param account whose it is, found out if nobody says
 * @param text what it says
 * @param serial counts changes
 */
record Badge(@Id String id, @Id(configured = true) String region, @Id(optionalForImport = true) Long account,
		@Nullable String text, @Computed Integer serial) {

	/**
	 * An identity as it was once.
	 */
	record OldIdentity(String id) {

		Badge toCurrent() {
			return new Badge(this.id, "north", 1L, null, null);
		}

	}

	/**
	 * Author code that can be told to make mistakes.
	 */
	static class Code implements UpdatableResource<Badge>, UpgradableIdentity<Badge> {

		final Map<String, Badge> badges = new TreeMap<>();

		final List<Badge> statesRead = new ArrayList<>();

		UnaryOperator<Badge> mistake = UnaryOperator.identity();

		@Override
		public Badge create(ResourceData<Badge> data) {
			return keep(new Badge("b" + this.badges.size(), data.plan().region(), 7L, data.plan().text(), 1));
		}

		@Override
		public Optional<Badge> read(ResourceData<Badge> data) {
			this.statesRead.add(data.state());
			return Optional.ofNullable(this.badges.get(data.state().id())).map(this.mistake);
		}

		@Override
		public Badge update(ResourceData<Badge> data) {
			Badge state = data.state();
			return keep(new Badge(state.id(), data.plan().region(), state.account(), data.plan().text(),
					state.serial() + 1));
		}

		@Override
		public void delete(ResourceData<Badge> data) {
			if (this.badges.remove(data.state().id()) == null) {
				throw new IllegalStateException("cannot be deleted");
			}
		}

		@Override
		public StateUpgrades<Badge> identityUpgrades() {
			return StateUpgrades.from(OldIdentity.class, OldIdentity::toCurrent);
		}

		private Badge keep(Badge badge) {
			this.badges.put(badge.id(), badge);
			return this.mistake.apply(badge);
		}

	}

}
