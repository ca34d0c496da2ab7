/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.store;

import java.net.URI;
import java.util.Map;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.pet.PetRepository;
import dev.tfprovider.sample.petstore.api.pet.PetStatus;
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
 * Serves orders and the inventory over HTTP.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(StoreController.PATH)
class StoreController {

	static final String PATH = PetstoreApi.BASE_PATH + "/store";

	private final OrderRepository orders;

	private final PetRepository pets;

	StoreController(OrderRepository orders, PetRepository pets) {
		this.orders = orders;
		this.pets = pets;
	}

	@GetMapping("/inventory")
	Map<PetStatus, Long> inventory() {
		return this.pets.countByStatus();
	}

	@PostMapping("/order")
	ResponseEntity<Order> create(@Valid @RequestBody OrderRequest request, UriComponentsBuilder uri) {
		checkPet(request);
		Order order = this.orders.insert(request);
		URI location = uri.path(PATH).pathSegment("order", Long.toString(order.id())).build().toUri();
		return ResponseEntity.created(location).body(order);
	}

	@GetMapping("/order/{id}")
	Order get(@PathVariable long id) {
		return this.orders.find(id).orElseThrow(() -> Problems.notFound("order", id));
	}

	@PutMapping("/order/{id}")
	Order replace(@PathVariable long id, @Valid @RequestBody OrderRequest request) {
		get(id);
		checkPet(request);
		return this.orders.update(id, request).orElseThrow(() -> Problems.notFound("order", id));
	}

	@DeleteMapping("/order/{id}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@PathVariable long id) {
		if (!this.orders.delete(id)) {
			throw Problems.notFound("order", id);
		}
	}

	private void checkPet(OrderRequest request) {
		if (!this.pets.exists(request.petId())) {
			throw Problems.invalid("petId", "must be the id of an existing pet");
		}
	}

}
