/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.test.web.servlet.client.assertj.RestTestClientResponse;
import org.springframework.util.FileSystemUtils;

/**
 * Starts the service on a free port with an empty database, once for all tests of a
 * class.
 */
public final class PetstoreApiExtension implements BeforeAllCallback, AfterAllCallback {

	private final List<String> args;

	private Path directory;

	private ConfigurableApplicationContext context;

	private RestTestClient client;

	public PetstoreApiExtension(String... args) {
		this.args = new ArrayList<>(List.of(args));
	}

	@Override
	public void beforeAll(ExtensionContext extensionContext) throws Exception {
		this.directory = Files.createTempDirectory("petstore-api");
		start();
	}

	@Override
	public void afterAll(ExtensionContext extensionContext) throws Exception {
		this.context.close();
		FileSystemUtils.deleteRecursively(this.directory);
	}

	/**
	 * Stop the service and start it again with the data it left behind.
	 */
	public void restart() {
		this.context.close();
		start();
	}

	private void start() {
		List<String> all = new ArrayList<>(this.args);
		all.add("--server.port=0");
		all.add("--petstore.database=" + this.directory.resolve("data/petstore"));
		this.context = PetstoreApi.run(all.toArray(String[]::new));
		this.client = RestTestClient.bindToServer().baseUrl("http://localhost:" + port()).build();
	}

	public int port() {
		return this.context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
	}

	public <T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	public RestTestClientResponse get(String path) {
		return RestTestClientResponse.from(this.client.get().uri(path).exchange());
	}

	public RestTestClientResponse get(String path, String headerName, String headerValue) {
		return RestTestClientResponse.from(this.client.get().uri(path).header(headerName, headerValue).exchange());
	}

	public RestTestClientResponse post(String path, String json) {
		return send(HttpMethod.POST, path, json);
	}

	public RestTestClientResponse put(String path, String json) {
		return send(HttpMethod.PUT, path, json);
	}

	public RestTestClientResponse delete(String path) {
		return RestTestClientResponse.from(this.client.delete().uri(path).exchange());
	}

	private RestTestClientResponse send(HttpMethod method, String path, String json) {
		return RestTestClientResponse
			.from(this.client.method(method).uri(path).contentType(MediaType.APPLICATION_JSON).body(json).exchange());
	}

	/**
	 * Create something and return where it is.
	 * @param path the path to post to
	 * @param json what to create
	 * @return the path of the new thing
	 */
	public String create(String path, String json) {
		return post(path, json).getExchangeResult().getResponseHeaders().getLocation().getPath();
	}

}
