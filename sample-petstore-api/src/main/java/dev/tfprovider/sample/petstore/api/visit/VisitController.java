/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.visit;

import java.net.URI;
import java.util.List;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Serves visits of pets to the vet over HTTP.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(PetstoreApi.BASE_PATH + "/pet/{petId}/visit")
class VisitController {

	private final VisitRepository visits;

	VisitController(VisitRepository visits) {
		this.visits = visits;
	}

	@PostMapping
	ResponseEntity<Visit> create(@PathVariable long petId, @Valid @RequestBody VisitRequest request,
			UriComponentsBuilder uri) {
		Visit visit = this.visits.insert(petId, request).orElseThrow(() -> Problems.notFound("pet", petId));
		URI location = uri.path(PetstoreApi.BASE_PATH)
			.pathSegment("pet", Long.toString(petId), "visit", Integer.toString(visit.number()))
			.build()
			.toUri();
		return ResponseEntity.created(location).body(visit);
	}

	@GetMapping
	List<Visit> findAll(@PathVariable long petId) {
		return this.visits.findAll(petId);
	}

	@GetMapping("/{number}")
	Visit get(@PathVariable long petId, @PathVariable int number) {
		return this.visits.find(petId, number).orElseThrow(() -> notFound(petId, number));
	}

	@PutMapping("/{number}")
	Visit replace(@PathVariable long petId, @PathVariable int number, @Valid @RequestBody VisitRequest request) {
		return this.visits.update(petId, number, request).orElseThrow(() -> notFound(petId, number));
	}

	@DeleteMapping("/{number}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@PathVariable long petId, @PathVariable int number) {
		if (!this.visits.delete(petId, number)) {
			throw notFound(petId, number);
		}
	}

	private static RuntimeException notFound(long petId, int number) {
		return Problems.notFound("visit", petId + "/" + number);
	}

}
