/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.resource.ImportRequest;
import dev.tfprovider.resource.ImportableResource;
import dev.tfprovider.resource.MovableResource;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.resource.StateMover;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.resource.UpgradableResource;
import org.jspecify.annotations.Nullable;

/**
 * A resource whose every method does as it is told.
 *
 * @param id given by the provider
 * @param name given by the practitioner
 * @param watts has a default
 * @param old deprecated
 * @param pin never stored
 * @param serial decided by the provider
 * @param bulbs a block
 */
record Lamp(@Id Long id, String name, @Default("40") Integer watts,
		@DeprecatedAttribute("Use name.") @Nullable String old, @WriteOnly @Nullable String pin, @Computed Long serial,
		@Block List<Bulb> bulbs) {

	record Bulb(String color, @Computed Integer hours, @WriteOnly @Nullable String secret) {

	}

	record LampV0(String name) {

		@Nullable LampV1 next() {
			if (this.name.equals("null")) {
				return null;
			}
			return new LampV1(this.name, this.name.length());
		}

	}

	record LampV1(String name, int watts) {

		Lamp next() {
			if (this.watts > 10) {
				throw new IllegalStateException("too bright");
			}
			return new Lamp(null, this.name, this.watts, null, "never", null, List.of());
		}

	}

	record Candle(String wax, @Nullable Integer hours) {

	}

	static final class Code implements UpdatableResource<Lamp>, PlanModifyingResource<Lamp>, ImportableResource<Lamp>,
			UpgradableResource<Lamp>, MovableResource<Lamp> {

		Function<ResourceData<Lamp>, Optional<Lamp>> read = (data) -> Optional.of(data.state());

		Function<ImportRequest<Lamp>, Lamp> importing = ImportRequest::keys;

		Runnable planning = () -> {
		};

		@Override
		public Lamp create(ResourceData<Lamp> data) {
			return data.plan();
		}

		@Override
		public Optional<Lamp> read(ResourceData<Lamp> data) {
			return this.read.apply(data);
		}

		@Override
		public Lamp update(ResourceData<Lamp> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Lamp> data) {
		}

		@Override
		public void modifyPlan(ResourcePlan<Lamp> plan) {
			this.planning.run();
		}

		@Override
		public Lamp importObject(ImportRequest<Lamp> request) {
			return this.importing.apply(request);
		}

		@Override
		public StateUpgrades<Lamp> stateUpgrades() {
			return StateUpgrades.from(1, LampV0.class, LampV0::next).then(LampV1.class, LampV1::next);
		}

		@Override
		public List<StateMover<Lamp>> stateMovers() {
			return List.of(StateMover.from("acme_candle", Candle.class, (candle) -> lamp("candle of " + candle.wax())),
					StateMover.<Lamp>fromRaw("other_light", (light) -> lamp("raw " + light.attributes().get("name")))
						.ofVersion(2),
					StateMover.from("other_light", Candle.class, (light) -> {
						throw new IllegalStateException("burnt out");
					}), StateMover.<Candle, Lamp>from("other_nothing", Candle.class, (light) -> null));
		}

		private static Lamp lamp(String name) {
			return new Lamp(5L, name, 1, null, "never", 1L, List.of());
		}

	}

}
