/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.Value;

/**
 * Manages servers, and has a say in their plans.
 */
class ServerResource implements UpdatableResource<Server>, PlanModifyingResource<Server> {

	private static final int LARGEST_IN_PLACE = 10;

	private final CornerUpstream upstream;

	ServerResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public void modifyPlan(ResourcePlan<Server> plan) {
		if (plan.isDestroy()) {
			warnOfDestruction(plan);
			return;
		}
		Value<String> name = plan.plan().get("name", String.class);
		if (name.isKnown() && plan.plan().isUnknown("url")) {
			plan.set("url", "https://" + Server.lower(name.get()));
		}
		Value<Integer> size = plan.config().get("size", Integer.class);
		if (size.isKnown() && size.get() > LARGEST_IN_PLACE && plan.changed("size")) {
			plan.requireReplace("size");
		}
		misbehave(plan, name.orElse(""));
	}

	private static void warnOfDestruction(ResourcePlan<Server> plan) {
		if (plan.priorState().map(Server::size).filter((size) -> size == 7).isPresent()) {
			plan.diagnostics().error(AttributePath.root("size"), "Protected", "Servers of size 7 are not destroyed.");
		}
		plan.diagnostics().warning("Data is lost", "A server takes its data with it.");
	}

	private static void misbehave(ResourcePlan<Server> plan, String name) {
		switch (name) {
			case "cheat" -> plan.set("size", 5);
			case "invent" -> plan.set("size", 5);
			case "boom" -> throw new IllegalStateException("the catalogue is down");
			case "warn" -> plan.diagnostics().warning(AttributePath.root("name"), "Odd name", "It asks for a warning.");
			case "refuse" -> plan.diagnostics().error(AttributePath.root("name"), "No such name", "It is refused.");
			default -> {
			}
		}
	}

	@Override
	public Server create(ResourceData<Server> data) {
		Server created = data.plan().stored(this.upstream.nextId(data.plan().name()), 1);
		this.upstream.put(created.id(), created);
		this.upstream.log("create server " + created.name());
		return created;
	}

	@Override
	public Optional<Server> read(ResourceData<Server> data) {
		return Optional.ofNullable((Server) this.upstream.find(data.state().id()));
	}

	@Override
	public Server update(ResourceData<Server> data) {
		Server updated = data.plan().stored(data.state().id(), data.state().revision() + 1);
		this.upstream.put(updated.id(), updated);
		this.upstream.log("update server " + updated.id() + " " + data.changes());
		return updated;
	}

	@Override
	public void delete(ResourceData<Server> data) {
		this.upstream.log("delete server " + data.state().id());
		this.upstream.delete(data.state().id());
	}

}
