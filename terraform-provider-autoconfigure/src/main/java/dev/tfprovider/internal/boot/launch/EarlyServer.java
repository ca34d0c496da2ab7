/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import dev.tfprovider.internal.plugin.server.ProviderServer;
import dev.tfprovider.internal.plugin.server.ProviderTransport;
import org.jspecify.annotations.Nullable;

/**
 * Starts the server of a launch on a thread of its own, before the application has
 * started.
 */
final class EarlyServer {

	private final Supplier<ProviderTransport> transport;

	private final Function<ProviderTransport, ProviderServer> create;

	private final UnaryOperator<ProviderServer> listen;

	private final CompletableFuture<@Nullable Void> wanted = new CompletableFuture<>();

	private @Nullable CompletableFuture<ProviderServer> server;

	/**
	 * Create a server that is neither prepared nor wanted.
	 * @param transport waits for the transport; returns the same one every time
	 * @param create creates the server
	 * @param listen starts the server and tells the host
	 */
	EarlyServer(Supplier<ProviderTransport> transport, Function<ProviderTransport, ProviderServer> create,
			UnaryOperator<ProviderServer> listen) {
		this.transport = transport;
		this.create = create;
		this.listen = listen;
	}

	/**
	 * Create the server on the thread that creates the transport. It listens after
	 * {@link #listen()}.
	 */
	synchronized CompletableFuture<ProviderServer> prepare(CompletableFuture<ProviderTransport> hosts) {
		this.server = hosts.thenApply(this.create)
			.thenCombineAsync(this.wanted, (created, nothing) -> this.listen.apply(created),
					(task) -> new Thread(task, "provider-server").start());
		return this.server;
	}

	private synchronized CompletableFuture<ProviderServer> prepared() {
		return (this.server != null) ? this.server : prepare(CompletableFuture.supplyAsync(this.transport,
				(task) -> new Thread(task, "provider-transport").start()));
	}

	/**
	 * Listen as soon as possible. With one processor this waits until the server listens,
	 * because a start of the application meanwhile would only delay the host.
	 */
	void listen() {
		CompletableFuture<ProviderServer> prepared = prepared();
		this.wanted.complete(null);
		if (Runtime.getRuntime().availableProcessors() == 1) {
			prepared.exceptionally((failure) -> null).join();
		}
	}

	/**
	 * Return whether the server listens already, or is about to.
	 */
	boolean isWanted() {
		return this.wanted.isDone();
	}

	/**
	 * Wait until the server listens.
	 * @throws IllegalStateException if nobody wants it to
	 */
	ProviderServer await() {
		if (!isWanted()) {
			throw new IllegalStateException("The server listens with the context");
		}
		return prepared().join();
	}

}
