/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.boot.ProviderScope;

import org.springframework.stereotype.Component;

/**
 * The client of one region.
 */
@Component
@ProviderScope
class RegionClient implements AutoCloseable {

	private final Cloud cloud;

	private final String region;

	RegionClient(Cloud cloud, CloudSettings settings) {
		this.cloud = cloud;
		this.region = settings.region();
		cloud.note("open " + this.region);
	}

	Machine create(String name) {
		this.cloud.work();
		long id = this.cloud.nextId();
		this.cloud.machines(this.region).put(id, name);
		return new Machine(id, name);
	}

	Optional<Machine> find(long id) {
		return Optional.ofNullable(this.cloud.machines(this.region).get(id)).map((name) -> new Machine(id, name));
	}

	List<Machine> findAll() {
		return this.cloud.machines(this.region)
			.entrySet()
			.stream()
			.map((machine) -> new Machine(machine.getKey(), machine.getValue()))
			.toList();
	}

	Machine rename(long id, String name) {
		this.cloud.machines(this.region).replace(id, name);
		return new Machine(id, name);
	}

	void delete(long id) {
		this.cloud.machines(this.region).remove(id);
	}

	void note(String what) {
		this.cloud.note(what + " in " + this.region);
	}

	@Override
	public void close() {
		this.cloud.note("close " + this.region);
	}

}
