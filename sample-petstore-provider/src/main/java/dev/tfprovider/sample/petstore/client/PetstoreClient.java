/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientResponseException;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import org.springframework.web.util.DefaultUriBuilderFactory;

/**
 * Client of the Petstore API.
 * <p>
 * What does not exist is an empty result when it is looked for and no failure when it is
 * deleted. Every other refusal, from 400 to 599, is thrown as Spring's
 * {@link RestClientResponseException}, and a store that cannot be reached or does not
 * answer in time as {@link ResourceAccessException}. No call is ever repeated, since a
 * call without an answer may have had its effect.
 * <p>
 * May be used by many threads. Not final, so that a scope can put a proxy before it.
 */
public class PetstoreClient {

	private final PetstoreExchange store;

	PetstoreClient(PetstoreExchange store) {
		this.store = store;
	}

	/**
	 * Create a client.
	 * @param endpoint base URL of the API, such as {@code http://localhost:8080/api/v3}
	 * @param apiKey key sent with every call; null or empty to send none
	 * @param timeout time to wait for a connection, and again for an answer
	 * @param builder what to build the HTTP client with; it is not changed
	 * @return the client; no connection is made yet
	 */
	public static PetstoreClient create(URI endpoint, @Nullable String apiKey, Duration timeout,
			RestClient.Builder builder) {
		return create(endpoint, apiKey, builder.clone().requestFactory(requestFactory(timeout)));
	}

	/**
	 * Create a client that sends requests as the builder says.
	 * @param endpoint base URL of the API, such as {@code http://localhost:8080/api/v3}
	 * @param apiKey key sent with every call; null or empty to send none
	 * @param builder what to build the HTTP client with, its request factory and timeouts
	 * included; it is not changed
	 * @return the client; no connection is made yet
	 */
	public static PetstoreClient create(URI endpoint, @Nullable String apiKey, RestClient.Builder builder) {
		RestClient.Builder rest = builder.clone().uriBuilderFactory(addresses(endpoint));
		if (apiKey != null && !apiKey.isEmpty()) {
			rest.defaultHeader("X-API-Key", apiKey);
		}
		return new PetstoreClient(HttpServiceProxyFactory.builderFor(RestClientAdapter.create(rest.build()))
			.build()
			.createClient(PetstoreExchange.class));
	}

	/**
	 * Take the endpoint as it is. A {@code baseUrl} is a template, in which all is
	 * encoded once more: {@code %20} would become {@code %2520}.
	 */
	private static DefaultUriBuilderFactory addresses(URI endpoint) {
		DefaultUriBuilderFactory addresses = new DefaultUriBuilderFactory(endpoint.toASCIIString());
		addresses.setEncodingMode(DefaultUriBuilderFactory.EncodingMode.VALUES_ONLY);
		return addresses;
	}

	/**
	 * Use the client of the JDK: the older {@code HttpURLConnection} sends a POST twice
	 * when the connection breaks, and would create two pets.
	 */
	private static JdkClientHttpRequestFactory requestFactory(Duration timeout) {
		HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(timeout).build();
		JdkClientHttpRequestFactory factory = new JdkClientHttpRequestFactory(http);
		factory.setReadTimeout(timeout);
		return factory;
	}

	public PetResponse createPet(PetRequest pet) {
		return this.store.createPet(pet);
	}

	public Optional<PetResponse> findPet(long id) {
		return ifFound(() -> this.store.getPet(id));
	}

	/**
	 * Return the pets that fit every filter given.
	 * @param status status the pets must have; null for any
	 * @param tag tag the pets must have among theirs; null for any
	 * @return the pets in the order of their ids, maybe none
	 */
	public List<PetResponse> findPets(@Nullable PetStatus status, @Nullable String tag) {
		return this.store.getPets((status != null) ? status.wireName() : null, tag);
	}

	/**
	 * Return the pets with the given ids, by one call.
	 * @param ids numbers of pets
	 * @return those that exist
	 */
	public List<PetResponse> findPets(List<Long> ids) {
		return this.store.getPets(ids);
	}

	public PetResponse updatePet(long id, PetRequest pet) {
		return this.store.updatePet(id, pet);
	}

	public void deletePet(long id) {
		unlessGone(() -> this.store.deletePet(id));
	}

	public VisitResponse createVisit(long petId, VisitRequest visit) {
		return this.store.createVisit(petId, visit);
	}

	public Optional<VisitResponse> findVisit(long petId, int number) {
		return ifFound(() -> this.store.getVisit(petId, number));
	}

	public VisitResponse updateVisit(long petId, int number, VisitRequest visit) {
		return this.store.updateVisit(petId, number, visit);
	}

	public void deleteVisit(long petId, int number) {
		unlessGone(() -> this.store.deleteVisit(petId, number));
	}

	/**
	 * Feed a pet one portion.
	 * @param petId number of the pet
	 * @param feeding what it eats
	 * @return the feeding
	 */
	public FeedingResponse feedPet(long petId, FeedingRequest feeding) {
		return this.store.feedPet(petId, feeding);
	}

	public List<FeedingResponse> findFeedings(long petId) {
		return this.store.getFeedings(petId);
	}

	public OrderResponse createOrder(OrderRequest order) {
		return this.store.createOrder(order);
	}

	public Optional<OrderResponse> findOrder(long id) {
		return ifFound(() -> this.store.getOrder(id));
	}

	public OrderResponse updateOrder(long id, OrderRequest order) {
		return this.store.updateOrder(id, order);
	}

	public void deleteOrder(long id) {
		unlessGone(() -> this.store.deleteOrder(id));
	}

	/**
	 * Count the pets.
	 * @return the number of pets by status, zeros included, as the store names it: in
	 * lower case
	 */
	public Map<String, Long> inventory() {
		return this.store.getInventory();
	}

	public UserResponse createUser(UserRequest user) {
		return this.store.createUser(user);
	}

	public Optional<UserResponse> findUser(String username) {
		return ifFound(() -> this.store.getUser(username));
	}

	public UserResponse updateUser(String username, UserRequest user) {
		return this.store.updateUser(username, user);
	}

	public void deleteUser(String username) {
		unlessGone(() -> this.store.deleteUser(username));
	}

	public TokenResponse createToken(TokenRequest token) {
		return this.store.createToken(token);
	}

	/**
	 * Return the access tokens that are good.
	 * @return the tokens without their texts, in the order of their creation
	 */
	public List<TokenResponse> findTokens() {
		return this.store.getTokens();
	}

	public TokenResponse renewToken(long id) {
		return this.store.renewToken(id);
	}

	public void revokeToken(long id) {
		unlessGone(() -> this.store.revokeToken(id));
	}

	private static <T> Optional<T> ifFound(Supplier<T> call) {
		try {
			return Optional.of(call.get());
		}
		catch (HttpClientErrorException.NotFound ex) {
			return Optional.empty();
		}
	}

	private static void unlessGone(Runnable call) {
		try {
			call.run();
		}
		catch (HttpClientErrorException.NotFound ex) {
			// Gone already
		}
	}

}
