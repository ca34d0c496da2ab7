/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.util.Optional;
import java.util.UUID;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

import org.springframework.web.client.HttpClientErrorException;

@TerraformResource("queue")
class TicketQueueResource implements UpdatableResource<TicketQueue> {

	private final TicketQueueApi api;

	TicketQueueResource(TicketQueueApi api) {
		this.api = api;
	}

	@Override
	public TicketQueue create(ResourceData<TicketQueue> data) {
		String key = UUID.randomUUID().toString();
		return RepeatableCall.execute(data, () -> this.api.create(key, draft(data.plan())));
	}

	@Override
	public Optional<TicketQueue> read(ResourceData<TicketQueue> data) {
		try {
			return Optional.of(RepeatableCall.execute(data, () -> this.api.get(data.state().id())));
		}
		catch (HttpClientErrorException.NotFound ex) {
			return Optional.empty();
		}
	}

	@Override
	public TicketQueue update(ResourceData<TicketQueue> data) {
		return RepeatableCall.execute(data, () -> this.api.replace(data.plan().id(), draft(data.plan())));
	}

	@Override
	public void delete(ResourceData<TicketQueue> data) {
		try {
			RepeatableCall.execute(data, () -> {
				this.api.delete(data.state().id());
				return true;
			});
		}
		catch (HttpClientErrorException.NotFound ex) {
			// somebody was faster, or the answer to the first attempt was lost
		}
	}

	private static TicketQueueApi.Draft draft(TicketQueue queue) {
		return new TicketQueueApi.Draft(queue.name(), queue.description());
	}

}
