/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * An object that shares components with others, and whose defaults depend on each other.
 */
record Server(@Flatten Common common, @Flatten @Nullable Backup backup, @Default("eu") String region,
		@Default(from = "hostOf") String host, @Default(from = "someZones") List<String> zones,
		@Default(from = "DISK") Disk disk, @WriteOnly @Nullable String token) {

	private static final Disk DISK = new Disk("ssd", 10);

	static String hostOf(String name, String region) {
		return name + "." + region;
	}

	static List<String> someZones() {
		return List.of("a", "b");
	}

	Server stored(long id) {
		return new Server(new Common(id, this.common.name(), 1L), this.backup, this.region, this.host, this.zones,
				this.disk, null);
	}

	/**
	 * What all objects have.
	 */
	record Common(@Id Long id, String name, @Computed Long serial) {

	}

	/**
	 * How an object is backed up.
	 */
	record Backup(String schedule, int copies) {

	}

	/**
	 * A disk.
	 */
	record Disk(String kind, @Default("5") int size) {

	}

}
