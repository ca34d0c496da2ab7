/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import io.grpc.HandlerRegistry;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import org.jspecify.annotations.Nullable;

/**
 * The services of a server that listens before they are there, or that changes them.
 * Calls wait while there are none, on the threads that would run them, never on those
 * that read connections.
 */
public final class ReplaceableServices extends HandlerRegistry {

	private final Duration patience;

	private final Supplier<List<ServerServiceDefinition>> apology;

	private @Nullable Map<String, ServerMethodDefinition<?, ?>> methods;

	private int version;

	private boolean closed;

	/**
	 * Create services nobody has provided yet.
	 * @param patience how long each call waits for them
	 * @param apology makes what answers calls after that
	 */
	public ReplaceableServices(Duration patience, Supplier<List<ServerServiceDefinition>> apology) {
		this.patience = patience;
		this.apology = apology;
	}

	/**
	 * Provide the services, for calls that wait and those to come.
	 * @param services the services, in place of those that are there
	 */
	public synchronized void provide(List<ServerServiceDefinition> services) {
		this.methods = methods(services);
		this.version++;
		notifyAll();
	}

	/**
	 * Tell whether calls are answered.
	 * @return whether there are services
	 */
	public synchronized boolean isProvided() {
		return this.methods != null;
	}

	/**
	 * Let calls wait from now on.
	 */
	public synchronized void withdraw() {
		this.methods = null;
		this.version++;
		notifyAll();
	}

	/**
	 * Return a number that changes whenever the services do.
	 * @return the version
	 */
	public synchronized int version() {
		return this.version;
	}

	/**
	 * Wait until the services have another version.
	 * @param present the version they have
	 * @param patience how long to wait
	 * @return whether they have
	 */
	public synchronized boolean awaitOther(int present, Duration patience) {
		awaitUntil(() -> this.version != present, patience);
		return this.version != present;
	}

	/**
	 * Let no call wait any more.
	 */
	public synchronized void close() {
		this.closed = true;
		notifyAll();
	}

	@Override
	public @Nullable ServerMethodDefinition<?, ?> lookupMethod(String name, @Nullable String authority) {
		Map<String, ServerMethodDefinition<?, ?>> provided = await();
		return ((provided != null) ? provided : methods(this.apology.get())).get(name);
	}

	private synchronized @Nullable Map<String, ServerMethodDefinition<?, ?>> await() {
		awaitUntil(() -> this.methods != null, this.patience);
		return this.methods;
	}

	private synchronized void awaitUntil(BooleanSupplier condition, Duration longest) {
		long deadline = System.nanoTime() + longest.toNanos();
		try {
			while (!condition.getAsBoolean() && !this.closed) {
				long left = (deadline - System.nanoTime()) / 1_000_000;
				if (left <= 0) {
					break;
				}
				wait(left);
			}
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static Map<String, ServerMethodDefinition<?, ?>> methods(List<ServerServiceDefinition> services) {
		return services.stream()
			.<ServerMethodDefinition<?, ?>>flatMap((service) -> service.getMethods().stream())
			.collect(Collectors.toMap((method) -> method.getMethodDescriptor().getFullMethodName(),
					Function.identity()));
	}

}
