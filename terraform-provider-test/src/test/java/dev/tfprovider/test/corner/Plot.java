/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * A plot of land, with one component for each thing that a plan has to get right.
 */
record Plot(@Id Long id, String name, @Default("small") String size, @RequiresReplace @Nullable String soil,
		@Nullable Duration rest, @Computed @UseStateForUnknown String deed, @Computed Long revision,
		@Computed @Nullable String crop, @WriteOnly @Nullable String secret, @Nullable List<Bed> beds,
		@Nullable Map<String, Bed> corners, @Nullable Set<Bed> pots, @Block List<Bed> path) {

	Plot stored(long id, long revision, @Nullable Duration rest) {
		return new Plot(id, this.name, this.size, this.soil, rest, "deed " + id, revision,
				(this.crop != null) ? this.crop : "rye", null, labelled(this.beds), labelledCorners(), labelledPots(),
				this.path.stream().map(Bed::labelled).toList());
	}

	private static @Nullable List<Bed> labelled(@Nullable List<Bed> beds) {
		return (beds != null) ? beds.stream().map(Bed::labelled).toList() : null;
	}

	private @Nullable Map<String, Bed> labelledCorners() {
		if (this.corners == null) {
			return null;
		}
		Map<String, Bed> labelled = new LinkedHashMap<>();
		this.corners.forEach((key, bed) -> labelled.put(key, bed.labelled()));
		return labelled;
	}

	private @Nullable Set<Bed> labelledPots() {
		return (this.pots != null) ? new LinkedHashSet<>(this.pots.stream().map(Bed::labelled).toList()) : null;
	}

	Plot withRest(@Nullable Duration rest) {
		return new Plot(this.id, this.name, this.size, this.soil, rest, this.deed, this.revision, this.crop, null,
				this.beds, this.corners, this.pots, this.path);
	}

	/**
	 * Where something grows.
	 */
	record Bed(String plant, @Default("0") int depth, @Computed @UseStateForUnknown @Nullable String label) {

		Bed labelled() {
			return new Bed(this.plant, this.depth, (this.label != null) ? this.label : "label of " + this.plant);
		}

	}

}
