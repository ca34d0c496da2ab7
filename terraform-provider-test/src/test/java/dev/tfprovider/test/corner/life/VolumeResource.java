/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages volumes.
 */
@Timeouts(create = "10m", delete = "10m")
class VolumeResource implements ManagedResource<Volume> {

	private final CornerUpstream upstream;

	VolumeResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Volume create(ResourceData<Volume> data) {
		long id = order(data.plan().name());
		data.saveId(id);
		return data.waiter()
			.every(Duration.ofSeconds(5))
			.allowNotFound(3)
			.untilState(() -> find(id), Volume::status, Set.of("ordered", "creating"), Set.of("available"));
	}

	@Override
	public Optional<Volume> read(ResourceData<Volume> data) {
		return Optional.ofNullable((Volume) this.upstream.find(data.state().id()));
	}

	@Override
	public void delete(ResourceData<Volume> data) {
		long id = data.state().id();
		this.upstream.change(id, Volume.class, (volume) -> volume.with("deleting"));
		data.waiter().untilGone(() -> find(id));
	}

	private long order(String name) {
		long id = this.upstream.nextId();
		if (!name.equals("lost")) {
			this.upstream.put(id, new Volume(id, name, "ordered", null));
		}
		return id;
	}

	/**
	 * Look at a volume; with every look it gets on.
	 */
	private Optional<Volume> find(long id) {
		Volume volume = (Volume) this.upstream.find(id);
		if (volume == null) {
			this.upstream.log("no volume");
			return Optional.empty();
		}
		String next = next(volume);
		if (!next.equals(volume.status())) {
			this.upstream.log(volume.name() + " " + volume.status() + " to " + next);
		}
		if (next.equals("gone")) {
			this.upstream.remove(id);
		}
		else {
			this.upstream.put(id, volume.with(next));
		}
		return Optional.of(volume);
	}

	private static String next(Volume volume) {
		return switch (volume.status()) {
			case "ordered" -> "creating";
			case "creating" -> switch (volume.name()) {
				case "broken" -> "failed";
				case "stuck" -> "creating";
				default -> "available";
			};
			case "deleting" -> "erasing";
			case "erasing" -> "gone";
			default -> volume.status();
		};
	}

}
