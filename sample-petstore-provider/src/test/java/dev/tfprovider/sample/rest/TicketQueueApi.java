/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.DeleteExchange;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.annotation.PutExchange;

/**
 * The service's API for queues.
 */
@HttpExchange(url = "/queues", accept = "application/json")
interface TicketQueueApi {

	@PostExchange
	TicketQueue create(@RequestHeader("Idempotency-Key") String key, @RequestBody Draft queue);

	@GetExchange("/{id}")
	TicketQueue get(@PathVariable String id);

	@PutExchange("/{id}")
	TicketQueue replace(@PathVariable String id, @RequestBody Draft queue);

	@DeleteExchange("/{id}")
	void delete(@PathVariable String id);

	@GetExchange
	Page list(@RequestParam(required = false) @Nullable String after);

	/**
	 * What a client says of a queue.
	 */
	record Draft(String name, @Nullable String description) {

	}

	/**
	 * Some queues, and where the next are.
	 */
	record Page(List<TicketQueue> items, @Nullable String next) {

	}

}
