/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.Value;

/**
 * Manages tickets. Stores what is planned and decides nothing itself.
 */
class TicketResource implements UpdatableResource<Ticket> {

	private final CornerUpstream upstream;

	TicketResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.schemaCustomizer(plannedOnce(upstream))
			.resource("ticket", Ticket.class, new TicketResource(upstream))
			.build();
	}

	private static SchemaCustomizer plannedOnce(CornerUpstream upstream) {
		PlannedValue<Long> number = (plan) -> {
			long reserved = upstream.nextId();
			upstream.log("reserve " + reserved);
			return Value.known(reserved);
		};
		PlannedValue<String> price = (plan) -> plan.get("seats", Integer.class).map((seats) -> {
			if (seats > 100) {
				throw new DiagnosticException("No hall", "There is no hall for " + seats + ".");
			}
			return seats * 10 + " by offer " + upstream.nextId();
		});
		return (models) -> {
			models.of(Ticket.class)
				.component("number", (component) -> component.plannedOnce(number))
				.component("price", (component) -> component.plannedOnce(price))
				.component("code",
						(component) -> component.plannedOnce((plan) -> Value.known("c" + upstream.nextId())));
			models.of(Ticket.Place.class).component("seat", (component) -> component.plannedOnce(number));
		};
	}

	@Override
	public Ticket create(ResourceData<Ticket> data) {
		this.upstream.log("create " + data.plan());
		data.setPrivateState(new Note("of " + data.plan().number()));
		return store(data.plan().withId(this.upstream.nextId()));
	}

	@Override
	public Optional<Ticket> read(ResourceData<Ticket> data) {
		return Optional.ofNullable((Ticket) this.upstream.find(data.state().id()));
	}

	@Override
	public Ticket update(ResourceData<Ticket> data) {
		this.upstream.log("update " + data.plan() + " " + data.privateState(Note.class).orElseThrow());
		return store(data.plan());
	}

	@Override
	public void delete(ResourceData<Ticket> data) {
		this.upstream.log("delete " + data.state().id() + " " + data.privateState(Note.class).orElseThrow());
		this.upstream.delete(data.state().id());
	}

	private Ticket store(Ticket ticket) {
		this.upstream.put(ticket.id(), ticket);
		return ticket;
	}

	record Note(String text) {

	}

}
