/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.util.Objects;
import java.util.stream.Stream;

import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import org.jspecify.annotations.Nullable;

@TerraformListResource("queue")
class TicketQueueListResource implements ListResource<TicketQueue, TicketQueueListResource.Query> {

	private final TicketQueueApi api;

	TicketQueueListResource(TicketQueueApi api) {
		this.api = api;
	}

	@Override
	public Stream<TicketQueue> list(ListQuery<Query> query) {
		String prefix = Objects.requireNonNullElse(query.config().prefix(), "");
		return Stream
			.iterate(page(query, null), Objects::nonNull,
					(page) -> (page.next() != null) ? page(query, page.next()) : null)
			.flatMap((page) -> page.items().stream())
			.filter((queue) -> queue.name().startsWith(prefix));
	}

	private TicketQueueApi.Page page(ListQuery<Query> query, @Nullable String after) {
		return RepeatableCall.execute(query, () -> this.api.list(after));
	}

	@Override
	public String displayName(TicketQueue queue) {
		return queue.name();
	}

	/**
	 * Queues.
	 *
	 * @param prefix what their names begin with, anything if not set
	 */
	record Query(@Nullable String prefix) {

	}

}
