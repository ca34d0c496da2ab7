/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.DeleteExchange;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.annotation.PutExchange;

/**
 * HTTP service interface of the Petstore API, one method for each call.
 */
@HttpExchange(accept = "application/json", contentType = "application/json")
interface PetstoreExchange {

	@PostExchange("/pet")
	PetResponse createPet(@RequestBody PetRequest pet);

	@GetExchange("/pet/{id}")
	PetResponse getPet(@PathVariable long id);

	@GetExchange("/pet")
	List<PetResponse> getPets(@RequestParam(required = false) @Nullable String status,
			@RequestParam(required = false) @Nullable String tag);

	@GetExchange("/pet")
	List<PetResponse> getPets(@RequestParam List<Long> id);

	@PutExchange("/pet/{id}")
	PetResponse updatePet(@PathVariable long id, @RequestBody PetRequest pet);

	@DeleteExchange("/pet/{id}")
	void deletePet(@PathVariable long id);

	@PostExchange("/pet/{petId}/visit")
	VisitResponse createVisit(@PathVariable long petId, @RequestBody VisitRequest visit);

	@GetExchange("/pet/{petId}/visit/{number}")
	VisitResponse getVisit(@PathVariable long petId, @PathVariable int number);

	@PutExchange("/pet/{petId}/visit/{number}")
	VisitResponse updateVisit(@PathVariable long petId, @PathVariable int number, @RequestBody VisitRequest visit);

	@DeleteExchange("/pet/{petId}/visit/{number}")
	void deleteVisit(@PathVariable long petId, @PathVariable int number);

	@PostExchange("/pet/{petId}/feeding")
	FeedingResponse feedPet(@PathVariable long petId, @RequestBody FeedingRequest feeding);

	@GetExchange("/pet/{petId}/feeding")
	List<FeedingResponse> getFeedings(@PathVariable long petId);

	@PostExchange("/store/order")
	OrderResponse createOrder(@RequestBody OrderRequest order);

	@GetExchange("/store/order/{id}")
	OrderResponse getOrder(@PathVariable long id);

	@PutExchange("/store/order/{id}")
	OrderResponse updateOrder(@PathVariable long id, @RequestBody OrderRequest order);

	@DeleteExchange("/store/order/{id}")
	void deleteOrder(@PathVariable long id);

	@GetExchange("/store/inventory")
	Map<String, Long> getInventory();

	@PostExchange("/user")
	UserResponse createUser(@RequestBody UserRequest user);

	@GetExchange("/user/{username}")
	UserResponse getUser(@PathVariable String username);

	@PutExchange("/user/{username}")
	UserResponse updateUser(@PathVariable String username, @RequestBody UserRequest user);

	@DeleteExchange("/user/{username}")
	void deleteUser(@PathVariable String username);

	@PostExchange("/token")
	TokenResponse createToken(@RequestBody TokenRequest token);

	@GetExchange("/token")
	List<TokenResponse> getTokens();

	@PostExchange("/token/{id}/renew")
	TokenResponse renewToken(@PathVariable long id);

	@DeleteExchange("/token/{id}")
	void revokeToken(@PathVariable long id);

}
