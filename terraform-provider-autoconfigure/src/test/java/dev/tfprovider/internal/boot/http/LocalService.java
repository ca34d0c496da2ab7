/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.http.client.autoconfigure.HttpClientAutoConfiguration;
import org.springframework.boot.http.client.autoconfigure.imperative.ImperativeHttpClientAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/**
 * An HTTP service that runs for one test, and the configuration of its clients.
 */
final class LocalService implements BeforeEachCallback, AfterEachCallback {

	private final CountDownLatch end = new CountDownLatch(1);

	private final HttpServer server;

	LocalService() {
		try {
			this.server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return a runner with clients of this starter.
	 */
	static ApplicationContextRunner clients() {
		return new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.HTTP_DIAGNOSTICS,
					RestClientAutoConfiguration.class, HttpClientAutoConfiguration.class,
					ImperativeHttpClientAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class));
	}

	@Override
	public void beforeEach(ExtensionContext context) {
		this.server.start();
	}

	@Override
	public void afterEach(ExtensionContext context) {
		this.end.countDown();
		stop();
	}

	void stop() {
		this.server.stop(0);
	}

	void answer(String path, HttpHandler handler) {
		this.server.createContext(path, handler);
	}

	/**
	 * Wait until the test is over.
	 */
	void awaitEnd() {
		try {
			this.end.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	int port() {
		return this.server.getAddress().getPort();
	}

	String url() {
		return "http://127.0.0.1:" + port();
	}

}
