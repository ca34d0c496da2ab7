/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;

/**
 * Plots in a map, and what was done to them in a journal. What goes wrong is asked for by
 * the name of the plot.
 */
class PlotResource implements UpdatableResource<Plot> {

	final Map<Long, Plot> plots = new TreeMap<>();

	final List<String> journal = new ArrayList<>();

	@Nullable String failure;

	@Override
	public Plot create(ResourceData<Plot> data) {
		long id = this.plots.size() + 1L;
		this.journal.add("create secret " + data.config().secret());
		Plot created = data.plan().stored(id, 1, data.plan().rest());
		this.plots.put(id, created);
		if (data.plan().name().equals("half")) {
			data.save(created);
			throw new IllegalStateException("half done");
		}
		if (data.plan().name().equals("other")) {
			return new Plot(id, "another", created.size(), created.soil(), created.rest(), created.deed(), 1L,
					created.crop(), null, null, null, null, List.of());
		}
		data.diagnostics().warning(AttributePath.root("name"), "Plot registered", "It can be seen by all.");
		return created;
	}

	@Override
	public Optional<Plot> read(ResourceData<Plot> data) {
		fail("read");
		return Optional.ofNullable(this.plots.get(data.state().id()));
	}

	@Override
	public Plot update(ResourceData<Plot> data) {
		this.journal.add("update name %s size %s secret %s".formatted(data.changed("name"), data.changed("size"),
				data.config().secret()));
		fail("update");
		Plot updated = data.plan().stored(data.state().id(), data.state().revision() + 1, data.plan().rest());
		this.plots.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Plot> data) {
		fail("delete");
		this.plots.remove(data.state().id());
	}

	private void fail(String operation) {
		if (operation.equals(this.failure)) {
			throw new IllegalStateException(operation + " refused");
		}
	}

}
