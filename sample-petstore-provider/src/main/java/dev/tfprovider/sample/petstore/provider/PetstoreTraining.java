/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.boot.StartTraining;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetStatus;
import dev.tfprovider.sample.petstore.client.PetstoreClient;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/**
 * Calls an in-memory store with one pet while a start is recorded, so that the recording
 * includes the HTTP client.
 */
@Component
class PetstoreTraining implements StartTraining {

	private static final String PET = """
			{"id": 1, "name": "Rex", "photos": [], "tags": [{"name": "small"}], "status": "available",
			 "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"}
			""";

	private final ObjectProvider<RestClient.Builder> rest;

	PetstoreTraining(ObjectProvider<RestClient.Builder> rest) {
		this.rest = rest;
	}

	@Override
	public void train() throws IOException {
		HttpServer store = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		store.createContext("/", PetstoreTraining::answer);
		store.start();
		try {
			URI endpoint = URI.create("http://127.0.0.1:" + store.getAddress().getPort());
			PetstoreClient client = PetstoreClient.create(endpoint, "key", Duration.ofSeconds(10),
					this.rest.getObject());
			PetRequest pet = new PetRequest("Rex", null, List.of(), List.of(), PetStatus.AVAILABLE, null);
			client.updatePet(client.createPet(pet).id(), pet);
			client.findPet(1);
			client.deletePet(1);
		}
		finally {
			store.stop(0);
		}
	}

	private static void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			exchange.getRequestBody().readAllBytes();
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			byte[] pet = PET.getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, pet.length);
			exchange.getResponseBody().write(pet);
		}
	}

}
