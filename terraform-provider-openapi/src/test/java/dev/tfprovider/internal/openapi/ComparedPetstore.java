/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformRun;
import org.jspecify.annotations.Nullable;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClient;

/**
 * One of the providers that are compared, with a service of its own. It writes down what
 * each step plans, what it refuses and what the service has then.
 */
final class ComparedPetstore implements AutoCloseable {

	private static final List<String> USERS = List.of("ada", "grace");

	private final boolean generated;

	private final CompiledProvider provider;

	private final ConfigurableApplicationContext api;

	private final RestClient http;

	private final List<String> trace = new ArrayList<>();

	private InMemoryTerraform terraform;

	ComparedPetstore(CompiledProvider provider, boolean generated, Path database) {
		this.provider = provider;
		this.generated = generated;
		this.api = PetstoreApi.run("--server.port=0", "--petstore.database=" + database, "--logging.level.root=warn");
		this.http = RestClient.create(endpoint());
		this.terraform = start();
	}

	private String endpoint() {
		return "http://localhost:" + this.api.getEnvironment().getProperty("local.server.port") + PetstoreApi.BASE_PATH;
	}

	private InMemoryTerraform start() {
		return this.provider.terraform().withProvider(Map.of("endpoint", endpoint()));
	}

	/**
	 * Return what was written down, and begin anew with an empty state and service.
	 */
	List<String> end() {
		objects("pet").forEach((pet) -> delete("/pet/" + pet.get("id")));
		USERS.forEach((name) -> delete("/user/" + name));
		this.terraform = start();
		List<String> all = List.copyOf(this.trace);
		this.trace.clear();
		return all;
	}

	ComparedPetstore validate(String address, Map<String, ?> body) {
		TerraformRun run = this.terraform.validate(Configuration.of(address, words(address, body)));
		note("validate", run);
		return this;
	}

	ComparedPetstore plan(Map<String, Map<String, ?>> resources) {
		note("plan", this.terraform.plan(configuration(resources)));
		return this;
	}

	ComparedPetstore apply(Map<String, Map<String, ?>> resources) {
		note("apply", this.terraform.apply(configuration(resources)));
		service();
		return this;
	}

	/**
	 * Plan once more what was applied: nothing is left to do.
	 */
	ComparedPetstore planAgain() {
		note("plan again", this.terraform.plan());
		return this;
	}

	ComparedPetstore destroy() {
		note("destroy", this.terraform.destroy());
		service();
		return this;
	}

	/**
	 * Forget a resource, import its object and plan what was applied.
	 */
	ComparedPetstore reimport(String address, String... attributes) {
		List<String> ids = new ArrayList<>();
		for (String attribute : attributes) {
			ids.add(String.valueOf(attribute(address, attribute)));
		}
		this.terraform.stateRemove(address);
		note("import", this.terraform.importResource(address, String.join("/", ids)));
		return planAgain();
	}

	ComparedPetstore importUnknown(String address, String id, Map<String, ?> body) {
		this.terraform.write(Configuration.of(address, words(address, body)));
		note("import", this.terraform.importResource(address, id));
		return this;
	}

	/**
	 * Delete an object behind the provider's back.
	 * @param address address of its resource
	 * @param path path of the object, with the name of an attribute in braces
	 */
	ComparedPetstore vanish(String address, String path, String attribute) {
		delete(path.replace("{" + attribute + "}", String.valueOf(attribute(address, attribute))));
		return this;
	}

	ComparedPetstore change(String address, Map<String, ?> pet) {
		this.http.put()
			.uri("/pet/{id}", attribute(address, "id"))
			.contentType(MediaType.APPLICATION_JSON)
			.body(pet)
			.retrieve()
			.toBodilessEntity();
		return this;
	}

	ComparedPetstore list(Map<String, ?> query) {
		this.trace.add("list " + this.terraform.query(ListBlock.of("petstore_pet", "all").config(query)).names());
		return this;
	}

	ComparedPetstore attributes(String address, String... names) {
		for (String name : names) {
			this.trace.add("%s.%s = %s".formatted(address, name, attribute(address, name)));
		}
		return this;
	}

	private @Nullable Object attribute(String address, String name) {
		return this.terraform.show().attribute(address, name);
	}

	private void note(String step, TerraformRun run) {
		this.trace.add(step + (run.succeeded() ? "" : " fails"));
		run.changes()
			.stream()
			.filter((change) -> change.action() != Action.NO_OP)
			.map((change) -> "  %s %s".formatted(change.action(), change.address()))
			.sorted()
			.forEach(this.trace::add);
		run.errors()
			.stream()
			.map((error) -> "refuses %s %s".formatted(error.address(), Objects.toString(error.attribute(), "")).strip())
			.map((line) -> "  " + line)
			.distinct()
			.sorted()
			.forEach(this.trace::add);
	}

	/**
	 * Write down all objects, without numbers that the service has given and times.
	 */
	private void service() {
		for (Map<String, Object> pet : objects("pet")) {
			this.trace.add("  pet " + plain(pet));
			objects("pet/" + pet.get("id") + "/visit").forEach((visit) -> this.trace.add("  visit " + plain(visit)));
		}
		for (String name : USERS) {
			this.http.get().uri("/user/{name}", name).exchange((request, response) -> {
				if (response.getStatusCode().is2xxSuccessful()) {
					this.trace.add("  user " + plain(Objects.requireNonNull(response.bodyTo(Map.class))));
				}
				return true;
			});
		}
		this.trace.add("  inventory "
				+ plain(Objects.requireNonNull(this.http.get().uri("/store/inventory").retrieve().body(Map.class))));
	}

	private static Object plain(Object value) {
		if (value instanceof Map<?, ?> map) {
			Map<String, Object> plain = new TreeMap<>();
			map.forEach((name, member) -> {
				if (!Set.of("id", "petId", "createdAt", "updatedAt").contains(name.toString()) && member != null) {
					plain.put(name.toString(), plain(member));
				}
			});
			return plain;
		}
		return (value instanceof List<?> list) ? list.stream().map(ComparedPetstore::plain).toList() : value;
	}

	@SuppressWarnings("unchecked")
	private List<Map<String, Object>> objects(String path) {
		return Objects.requireNonNull(this.http.get().uri("/" + path).retrieve().body(List.class));
	}

	private void delete(String path) {
		this.http.delete().uri(path).exchange((request, response) -> response.getStatusCode());
	}

	private Configuration configuration(Map<String, Map<String, ?>> resources) {
		Configuration configuration = Configuration.empty();
		for (Map.Entry<String, Map<String, ?>> resource : resources.entrySet()) {
			configuration = configuration.with(resource.getKey(), words(resource.getKey(), resource.getValue()));
		}
		return configuration;
	}

	/**
	 * Say what is meant in the words of the provider.
	 */
	private Map<String, Object> words(String address, Map<String, ?> body) {
		Map<String, Object> words = new LinkedHashMap<>(body);
		if (this.generated && words.get("tags") instanceof List<?> tags) {
			words.put("tags", tags.stream().map((tag) -> Map.of("name", tag)).toList());
		}
		if (address.startsWith("petstore_user.") && words.remove("secret") instanceof String secret) {
			words.put(this.generated ? "password" : "password_wo", secret);
			words.put(this.generated ? "password_version" : "password_wo_version", 1);
		}
		if (!this.generated && words.get("treatment") instanceof Map<?, ?> treatment
				&& treatment.get("medication") instanceof Map<?, ?> medication) {
			words.put("treatment", Map.of("medication", Map.of("drug", medication.get("drug"), "milligrams",
					medication.get("milligrams"), "every", medication.get("every_hours") + "h")));
		}
		return words;
	}

	@Override
	public void close() throws Exception {
		this.provider.close();
		this.api.close();
	}

}
