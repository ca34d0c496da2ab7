/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import io.grpc.HandlerRegistry;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import org.jspecify.annotations.Nullable;

/**
 * Holds back calls until the services of the server exist. They wait on the threads that
 * would run them, never on those that read connections.
 */
public final class LateBoundServices extends HandlerRegistry {

	/**
	 * How long calls wait: as long as hosts wait for a start.
	 */
	public static final Duration PATIENCE = Duration.ofSeconds(60);

	private final CompletableFuture<Map<String, ServerMethodDefinition<?, ?>>> methods = new CompletableFuture<>();

	private final Supplier<ServerServiceDefinition> apology;

	private final long deadline;

	/**
	 * Create services nobody has provided yet.
	 * @param patience how long calls wait for them, counted from now
	 * @param apology makes what answers calls after that, until there are services
	 */
	public LateBoundServices(Duration patience, Supplier<ServerServiceDefinition> apology) {
		this.apology = apology;
		this.deadline = System.nanoTime() + patience.toNanos();
	}

	/**
	 * Provide the services, for calls that wait and all to come.
	 * @param services the services
	 * @return {@code false} if there are others already, which stay
	 */
	public boolean provide(List<ServerServiceDefinition> services) {
		return this.methods.complete(methods(services));
	}

	/**
	 * Tell whether calls are answered.
	 * @return whether there are services
	 */
	public boolean isProvided() {
		return this.methods.isDone();
	}

	@Override
	public @Nullable ServerMethodDefinition<?, ?> lookupMethod(String name, @Nullable String authority) {
		return await().get(name);
	}

	private Map<String, ServerMethodDefinition<?, ?>> await() {
		try {
			return this.methods.get(Math.max(0, this.deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return methods(List.of(this.apology.get()));
		}
		catch (TimeoutException ex) {
			return methods(List.of(this.apology.get()));
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Map<String, ServerMethodDefinition<?, ?>> methods(List<ServerServiceDefinition> services) {
		return services.stream()
			.<ServerMethodDefinition<?, ?>>flatMap((service) -> service.getMethods().stream())
			.collect(Collectors.toMap((method) -> method.getMethodDescriptor().getFullMethodName(),
					Function.identity()));
	}

}
