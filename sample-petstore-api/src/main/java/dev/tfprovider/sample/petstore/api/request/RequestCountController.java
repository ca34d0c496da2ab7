/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.request;

import java.util.Map;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Shows how many requests there have been, such as {@code "GET /api/v3/pet/{id}": 3}, and
 * begins to count anew.
 */
@RestController
@PetstoreApiOnly
@RequestMapping("/admin/requests")
class RequestCountController {

	private final RequestCountFilter filter;

	RequestCountController(RequestCountFilter filter) {
		this.filter = filter;
	}

	@GetMapping
	Map<String, Integer> get() {
		return this.filter.counts();
	}

	@DeleteMapping
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void clear() {
		this.filter.clear();
	}

}
