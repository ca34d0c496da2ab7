/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.HttpServerErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.RestClientResponseException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PetstoreClientFailureTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension("sesame");

	private static final PetRequest REX = new PetRequest("Rex", null, List.of(), List.of(), null, null);

	private static final UserRequest ADA = new UserRequest("ada", "Ada", "Lovelace", "ada@example.org", null,
			"analytical", 0);

	private static final long NOBODY = 987654321;

	private final PetstoreClient client = api.client();

	@ParameterizedTest
	@NullAndEmptySource
	@ValueSource(strings = "open sesame")
	void callWithoutTheRightKeyIsRefusedEvenIfNothingWouldBeFound(String apiKey) {
		PetstoreClient stranger = PetstoreClient.create(api.endpoint(), apiKey, Duration.ofSeconds(10),
				RestClient.builder());

		assertThatExceptionOfType(HttpClientErrorException.Unauthorized.class)
			.isThrownBy(() -> stranger.findPet(NOBODY));
		assertThatExceptionOfType(HttpClientErrorException.Unauthorized.class)
			.isThrownBy(() -> stranger.deletePet(NOBODY));
	}

	@Test
	void endpointMayEndWithASlash() {
		PetstoreClient slash = PetstoreClient.create(URI.create(api.endpoint() + "/"), "sesame", Duration.ofSeconds(10),
				RestClient.builder());

		PetResponse rex = slash.createPet(REX);

		assertThat(this.client.findPet(rex.id())).contains(rex);
	}

	@Test
	void whatIsEncodedInTheEndpointIsNotEncodedAgain() {
		URI encoded = URI.create(api.endpoint().toString().replace("/api/", "/%61pi/"));
		PetstoreClient client = PetstoreClient.create(encoded, "sesame", Duration.ofSeconds(10), RestClient.builder());

		PetResponse rex = client.createPet(REX);

		assertThat(client.findPet(rex.id())).contains(rex);
	}

	@Test
	void createLeavesTheBuilderAsItWas() {
		RestClient.Builder builder = RestClient.builder().baseUrl(api.endpoint());

		PetstoreClient.create(URI.create("http://localhost:1"), "sesame", Duration.ofSeconds(10), builder);

		assertThatExceptionOfType(HttpClientErrorException.Unauthorized.class)
			.isThrownBy(() -> builder.build().get().uri("/pet").retrieve().toBodilessEntity());
	}

	@Test
	void updateOfWhatDoesNotExistIsNotFound() {
		assertThatExceptionOfType(HttpClientErrorException.NotFound.class)
			.isThrownBy(() -> this.client.updatePet(NOBODY, REX))
			.withMessageContaining("There is no pet '987654321'.");
		assertThatExceptionOfType(HttpClientErrorException.NotFound.class).isThrownBy(() -> this.client
			.updateUser("nobody", new UserRequest("nobody", "No", "Body", "nobody@example.org", null, null, 0)));
	}

	@Test
	void takenUsernameIsAConflict() {
		this.client.createUser(ADA);

		assertThatExceptionOfType(HttpClientErrorException.Conflict.class).isThrownBy(() -> this.client.createUser(ADA))
			.withMessageContaining("The username 'ada' is taken.");
	}

	@Test
	void invalidFieldsAreNamedInTheProblem() {
		assertThatExceptionOfType(RestClientResponseException.class)
			.isThrownBy(() -> this.client.createOrder(new OrderRequest(NOBODY, 1, null, null, false)))
			.satisfies((ex) -> {
				assertThat(ex.getStatusCode().value()).isEqualTo(422);
				assertThat(ex.getResponseBodyAsString())
					.contains("\"errors\":[{\"field\":\"petId\",\"message\":\"must be the id of an existing pet\"}]");
			});
	}

	@Test
	void failureOfTheStoreIsThrownByFindAndDelete() {
		api.fail("{\"times\": 2, \"status\": 503}");

		assertThatExceptionOfType(HttpServerErrorException.ServiceUnavailable.class)
			.isThrownBy(() -> this.client.findPet(NOBODY));
		assertThatExceptionOfType(HttpServerErrorException.ServiceUnavailable.class)
			.isThrownBy(() -> this.client.deletePet(NOBODY));
		assertThat(this.client.findPet(NOBODY)).isEmpty();
	}

	@Test
	void answerThatIsNoJsonIsAFailure() {
		long id = this.client.createPet(REX).id();
		api.fail("{\"status\": 200, \"garbageBody\": true}");

		assertThatExceptionOfType(RestClientException.class).isThrownBy(() -> this.client.findPet(id));
	}

	@Test
	void answerThatDoesNotComeInTimeIsAFailure() {
		PetstoreClient hasty = PetstoreClient.create(api.endpoint(), "sesame", Duration.ofMillis(300),
				RestClient.builder());
		api.fail("{\"hangMillis\": 30000}");

		assertThatExceptionOfType(ResourceAccessException.class).isThrownBy(() -> hasty.findPet(NOBODY))
			.withCauseInstanceOf(HttpTimeoutException.class);
	}

	@Test
	void createThatGotNoAnswerIsNotRepeated() {
		int before = this.client.findPets(null, null).size();
		api.fail("{\"method\": \"POST\", \"times\": 2, \"afterOperation\": true, \"hangMillis\": 0}");

		assertThatExceptionOfType(ResourceAccessException.class).isThrownBy(() -> this.client.createPet(REX));

		assertThat(this.client.findPets(null, null)).hasSize(before + 1);
	}

	@Test
	void storeThatCannotBeReachedIsAFailure() throws IOException {
		int freePort;
		try (ServerSocket socket = new ServerSocket(0)) {
			freePort = socket.getLocalPort();
		}
		PetstoreClient lost = PetstoreClient.create(URI.create("http://localhost:" + freePort), null,
				Duration.ofSeconds(10), RestClient.builder());

		assertThatExceptionOfType(ResourceAccessException.class).isThrownBy(() -> lost.findPet(NOBODY));
	}

}
