/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.feeding;

import java.util.List;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Serves feedings of pets over HTTP.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(PetstoreApi.BASE_PATH + "/pet/{petId}/feeding")
class FeedingController {

	private final FeedingRepository feedings;

	FeedingController(FeedingRepository feedings) {
		this.feedings = feedings;
	}

	@PostMapping
	@ResponseStatus(HttpStatus.CREATED)
	Feeding feed(@PathVariable long petId, @Valid @RequestBody FeedingRequest request) {
		return this.feedings.insert(petId, request).orElseThrow(() -> Problems.notFound("pet", petId));
	}

	@GetMapping
	List<Feeding> findAll(@PathVariable long petId) {
		return this.feedings.findAll(petId);
	}

}
