/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.pet;

import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Serves pets over HTTP.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(PetController.PATH)
class PetController {

	static final String PATH = PetstoreApi.BASE_PATH + "/pet";

	private final PetRepository pets;

	PetController(PetRepository pets) {
		this.pets = pets;
	}

	@PostMapping
	ResponseEntity<Pet> create(@Valid @RequestBody PetRequest request, UriComponentsBuilder uri) {
		checkPhotos(request);
		Pet pet = this.pets.insert(request);
		URI location = uri.path(PATH).pathSegment(Long.toString(pet.id())).build().toUri();
		return ResponseEntity.created(location).body(pet);
	}

	@GetMapping
	List<Pet> find(@RequestParam @Nullable PetStatus status, @RequestParam @Nullable String tag,
			@RequestParam @Nullable List<Long> id) {
		return this.pets.findAll(status, tag, id);
	}

	@GetMapping("/{id}")
	Pet get(@PathVariable long id) {
		return this.pets.find(id).orElseThrow(() -> Problems.notFound("pet", id));
	}

	@PutMapping("/{id}")
	Pet replace(@PathVariable long id, @Valid @RequestBody PetRequest request) {
		checkPhotos(request);
		return this.pets.update(id, request).orElseThrow(() -> Problems.notFound("pet", id));
	}

	@DeleteMapping("/{id}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@PathVariable long id) {
		if (!this.pets.delete(id)) {
			throw Problems.notFound("pet", id);
		}
	}

	private static void checkPhotos(PetRequest request) {
		Set<String> urls = new HashSet<>();
		for (int i = 0; i < request.photos().size(); i++) {
			if (!urls.add(request.photos().get(i).url())) {
				throw Problems.invalid("photos[" + i + "].url", "must not be the address of another photo");
			}
		}
	}

}
