/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.life.Counter.Kept;
import dev.tfprovider.test.corner.life.Counter.Newer;

/**
 * Counts writes beside the state.
 */
class CounterResource implements UpdatableResource<Counter> {

	@Override
	public Counter create(ResourceData<Counter> data) {
		data.setPrivateState(
				new Kept(1, data.plan().note(), List.of(new Kept.Mark("created")), Map.of("by", "create")));
		return new Counter(1L, data.plan().note(), "nothing");
	}

	@Override
	public Optional<Counter> read(ResourceData<Counter> data) {
		return Optional.of(data.state());
	}

	@Override
	public Counter update(ResourceData<Counter> data) {
		String note = data.plan().note();
		Optional<Kept> kept = data.privateState(Kept.class);
		String seen = kept.map(String::valueOf).orElse("nothing") + " "
				+ data.privateState(Newer.class).map(String::valueOf).orElse("nothing");
		if ("forget".equals(note)) {
			data.setPrivateState(null);
		}
		else {
			data.setPrivateState(new Kept(kept.map(Kept::writes).orElse(0) + 1, note, null, null));
		}
		if ("fail".equals(note)) {
			throw new IllegalStateException("refused");
		}
		return new Counter(1L, note, seen);
	}

	@Override
	public void delete(ResourceData<Counter> data) {
		if (data.privateState(Kept.class).isEmpty() && !"forget".equals(data.state().note())) {
			throw new IllegalStateException("private state is lost");
		}
	}

}
