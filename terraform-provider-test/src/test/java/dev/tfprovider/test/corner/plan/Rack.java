/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.UseStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A rack with disks in every kind of nesting.
 */
record Rack(@Id Long id, String name, @Nullable List<Disk> disks, @Nullable Set<Disk> spares,
		@Nullable Map<String, Disk> bays, @Nullable Disk main, @Nullable List<Shelf> shelves, @Block List<Port> port) {

	Rack completed(long id, Serials serials) {
		Map<String, Disk> all = this.bays;
		Map<String, Disk> bays = null;
		if (all != null) {
			bays = new TreeMap<>();
			for (Map.Entry<String, Disk> bay : new TreeMap<>(all).entrySet()) {
				bays.put(bay.getKey(), bay.getValue().completed(serials));
			}
		}
		return new Rack(id, this.name, (this.disks != null) ? completeAll(this.disks, serials) : null,
				(this.spares != null) ? Set.copyOf(completeAll(sorted(this.spares), serials)) : null, bays,
				(this.main != null) ? this.main.completed(serials) : null,
				(this.shelves != null) ? this.shelves.stream().map((shelf) -> shelf.completed(serials)).toList() : null,
				this.port.stream().map((port) -> port.completed(serials)).toList());
	}

	private static List<Disk> sorted(Set<Disk> disks) {
		return disks.stream().sorted(Comparator.comparing(Disk::label)).toList();
	}

	private static List<Disk> completeAll(List<Disk> disks, Serials serials) {
		return disks.stream().map((disk) -> disk.completed(serials)).toList();
	}

	/**
	 * A disk, whose serial number stays with it.
	 *
	 * @param label tells disks apart
	 * @param size may grow in place
	 * @param kind cannot be changed
	 * @param serial given by the rack
	 * @param health changes with every update
	 */
	record Disk(@ElementKey String label, @RequiresReplaceIf("shrinks") @Nullable Integer size,
			@RequiresReplace @Nullable String kind, @UseStateForUnknown @Computed String serial,
			@Computed String health) {

		static boolean shrinks(@Nullable Integer before, @Nullable Integer after) {
			return before != null && after != null && after < before;
		}

		Disk completed(Serials serials) {
			String number = serials.of(this.label, this.serial);
			return new Disk(this.label, this.size, this.kind, number, "checked");
		}

	}

	/**
	 * A shelf of disks.
	 */
	record Shelf(@ElementKey String name, @Nullable List<Disk> disks, @Nullable Set<Disk> bag) {

		Shelf completed(Serials serials) {
			return new Shelf(this.name, (this.disks != null) ? completeAll(this.disks, serials) : null,
					(this.bag != null) ? Set.copyOf(completeAll(List.copyOf(this.bag), serials)) : null);
		}

	}

	/**
	 * A port, which blocks describe.
	 */
	record Port(@ElementKey int number, @Nullable String speed, @UseStateForUnknown @Computed String address) {

		Port completed(Serials serials) {
			return new Port(this.number, this.speed, serials.of("port " + this.number, this.address));
		}

	}

	/**
	 * Gives serial numbers and insists that each stays with its owner.
	 */
	static final class Serials {

		private final Map<String, String> owners = new HashMap<>();

		String of(String owner, @Nullable String planned) {
			if (planned == null) {
				String number = "s%d".formatted(this.owners.size() + 1);
				this.owners.put(number, owner);
				return number;
			}
			if (!owner.equals(this.owners.get(planned))) {
				throw new IllegalStateException(planned + " does not belong to " + owner);
			}
			return planned;
		}

	}

}
