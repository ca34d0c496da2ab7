/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Manages things; some names and notes ask for trouble.
 */
class ThingResource implements UpdatableResource<Thing> {

	private final CornerUpstream upstream;

	ThingResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Thing create(ResourceData<Thing> data) {
		Thing plan = data.plan();
		this.upstream.log("create " + plan.name() + " token " + data.config().token());
		if (plan.name().equals("fail")) {
			throw new IllegalStateException("creation refused");
		}
		Thing created = plan.created(this.upstream.nextId(plan.name()));
		this.upstream.put(created.id(), created);
		data.setPrivateState(new Mark("created"));
		if (plan.name().equals("partial")) {
			data.save(created);
			throw new IllegalStateException("creation stopped half way");
		}
		if (plan.name().equals("warn")) {
			data.diagnostics().warning("Odd name", "The name asks for a warning.");
		}
		return created;
	}

	@Override
	public Optional<Thing> read(ResourceData<Thing> data) {
		return Optional.ofNullable((Thing) this.upstream.find(data.state().id()));
	}

	@Override
	public Thing update(ResourceData<Thing> data) {
		Thing plan = data.plan();
		this.upstream.log("update " + data.state().id() + " private " + privateText(data));
		Thing updated = plan.updated(data.state());
		if ("fail".equals(plan.note())) {
			throw new IllegalStateException("update refused");
		}
		if ("partial".equals(plan.note())) {
			Thing half = data.state().withNote("half");
			this.upstream.put(half.id(), half);
			data.save(half);
			throw new IllegalStateException("update stopped half way");
		}
		this.upstream.put(updated.id(), updated);
		data.setPrivateState(new Mark("updated"));
		return updated;
	}

	@Override
	public void delete(ResourceData<Thing> data) {
		this.upstream.log("delete " + data.state().id() + " private " + privateText(data));
		this.upstream.delete(data.state().id());
	}

	private static String privateText(ResourceData<Thing> data) {
		return data.privateState(Mark.class).map(Mark::text).orElse("none");
	}

	/**
	 * What was done last, kept beside the state.
	 */
	record Mark(String text) {

	}

}
