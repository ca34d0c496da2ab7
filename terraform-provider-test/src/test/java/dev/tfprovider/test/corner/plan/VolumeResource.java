/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Manages volumes.
 */
class VolumeResource implements UpdatableResource<Volume>, PlanModifyingResource<Volume> {

	private final CornerUpstream upstream;

	VolumeResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public void modifyPlan(ResourcePlan<Volume> plan) {
		if (plan.isDestroy()) {
			plan.diagnostics().warning("Data is lost", "The volume and its snapshots are deleted.");
			return;
		}
		Value<Integer> size = plan.config().get("size_gb", Integer.class);
		if (size.isKnown()) {
			plan.set("iops", size.get() * 3);
		}
		if (plan.isUpdate() && plan.changed("name") && plan.state().isKnown("snapshots")) {
			plan.requireReplace("name");
			plan.diagnostics()
				.warning(AttributePath.root("name"), "Volume is replaced",
						"A volume with snapshots cannot be renamed in place.");
		}
	}

	@Override
	public Volume update(ResourceData<Volume> data) {
		for (AttributePath change : data.changes()) {
			this.upstream.log("set " + change);
		}
		if (data.changed("size_gb")) {
			this.upstream.log("grow to " + data.plan().sizeGb());
		}
		return store(data.state().id(), data.plan());
	}

	@Override
	public Volume create(ResourceData<Volume> data) {
		return store(this.upstream.nextId(), data.plan());
	}

	@Override
	public Optional<Volume> read(ResourceData<Volume> data) {
		return Optional.ofNullable((Volume) this.upstream.find(data.state().id()));
	}

	@Override
	public void delete(ResourceData<Volume> data) {
		this.upstream.delete(data.state().id());
	}

	private Volume store(long id, Volume plan) {
		Volume stored = new Volume(id, Server.lower(plan.name()), plan.zone(), plan.sizeGb(),
				(plan.media() != null) ? plan.media() : "ssd", plan.iops(), "volumes/" + id,
				numbered(plan.snapshots()));
		this.upstream.put(id, stored);
		return stored;
	}

	private static @Nullable List<Volume.Snapshot> numbered(@Nullable List<Volume.Snapshot> snapshots) {
		if (snapshots == null) {
			return null;
		}
		List<Volume.Snapshot> numbered = new ArrayList<>();
		for (Volume.Snapshot snapshot : snapshots) {
			String number = (snapshot.number() != null) ? snapshot.number() : "snap-" + snapshot.label();
			numbered.add(new Volume.Snapshot(snapshot.label(), snapshot.keepDays(), number));
		}
		return numbered;
	}

}
