/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Optional;

import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages disks, which cannot be changed. A disk labelled "slow" takes forever.
 */
class DiskResource implements ManagedResource<Disk> {

	private final CornerUpstream upstream;

	DiskResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Disk create(ResourceData<Disk> data) throws InterruptedException {
		Disk disk = new Disk(this.upstream.nextId(), data.plan().label(), null);
		this.upstream.log("create " + disk.label());
		if (disk.label().equals("slow")) {
			Thread.sleep(3_600_000);
		}
		this.upstream.put(disk.id(), disk);
		return disk;
	}

	@Override
	public Optional<Disk> read(ResourceData<Disk> data) {
		return Optional.ofNullable((Disk) this.upstream.find(data.state().id()));
	}

	@Override
	public void delete(ResourceData<Disk> data) {
		this.upstream.log("delete " + data.state().label());
		this.upstream.remove(data.state().id());
	}

}
