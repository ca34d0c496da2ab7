/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import dev.tfprovider.test.internal.JsonValues;

/**
 * A state as it is stored outside of Terraform: in version 4 of the format.
 *
 * @param lineage tells states of different beginnings apart, empty before the first
 * @param serial number of the snapshot
 * @param state what Terraform remembers
 */
public record StateSnapshot(String lineage, long serial, EngineState state) {

	/**
	 * What there is before the first snapshot.
	 */
	public static final StateSnapshot NONE = new StateSnapshot("", 0, EngineState.EMPTY);

	/**
	 * Read a snapshot.
	 * @param bytes JSON in UTF-8
	 * @return the snapshot
	 * @throws IllegalArgumentException if it is none of version 4
	 */
	public static StateSnapshot read(byte[] bytes) {
		return new SnapshotReader().read(JsonValues.parse(new String(bytes, StandardCharsets.UTF_8)));
	}

	/**
	 * Return the snapshot of a state that comes after this one.
	 * @param changed the state
	 * @return the snapshot, this one if nothing has changed
	 */
	public StateSnapshot next(EngineState changed) {
		boolean same = !this.lineage.isEmpty() && resources(this.state).equals(resources(changed));
		return same ? this : new StateSnapshot(this.lineage.isEmpty() ? UUID.randomUUID().toString() : this.lineage,
				this.serial + 1, changed);
	}

	private static String resources(EngineState state) {
		return new SnapshotWriter("", "").write(new StateSnapshot("", 0, state)).toString();
	}

	/**
	 * Write this snapshot.
	 * @param provider address of the provider
	 * @param version version of Terraform
	 * @return JSON in UTF-8
	 */
	public byte[] write(String provider, String version) {
		return JsonValues.writeIndented(new SnapshotWriter(provider, version).write(this))
			.getBytes(StandardCharsets.UTF_8);
	}

}
