/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.launch;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import dev.tfprovider.internal.plugin.AwaitedServices;
import dev.tfprovider.internal.plugin.FailedProvider;
import dev.tfprovider.internal.plugin.HostOffer;
import dev.tfprovider.internal.plugin.PluginLaunch;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ProviderTransport;
import dev.tfprovider.internal.protocol.v6.ProviderGrpc;
import io.grpc.BindableService;
import io.grpc.Server;
import org.jspecify.annotations.Nullable;

/**
 * The server of a provider that a host launched. It listens on a thread of its own before
 * the application has started: the host connects meanwhile, and its first call waits.
 */
public final class EarlyServer {

	private static final Set<Integer> SERVED = Set.of(ProtocolVersion.V6.major());

	private final AwaitedServices services = new AwaitedServices(AwaitedServices.PATIENCE,
			() -> tooSlow().bindService());

	private final CompletableFuture<@Nullable Void> wanted = new CompletableFuture<>();

	private final CompletableFuture<ProviderServer> server;

	private volatile @Nullable Instant lineAt;

	/**
	 * Create the server on the thread that makes the transport, to listen once it is told
	 * to.
	 */
	EarlyServer(ProviderLaunch launch, CompletableFuture<ProviderTransport> transport) {
		this.server = transport.thenApply((made) -> create(launch, made))
			.thenCombineAsync(this.wanted, (server, nothing) -> listen(launch, server),
					(task) -> new Thread(task, "provider-server").start());
	}

	private ProviderServer create(ProviderLaunch launch, ProviderTransport transport) {
		return new ProviderServer(transport, launch.hostServices(),
				(builder) -> builder.addTransportFilter(launch.sessions()).fallbackHandlerRegistry(this.services));
	}

	private ProviderServer listen(ProviderLaunch launch, ProviderServer server) {
		PluginLaunch process = launch.process();
		launch.exit().before(server::close);
		if (!server.start(version(process)).print(process.standardOutput())) {
			launch.exit().begin();
		}
		this.lineAt = Instant.now();
		return server;
	}

	/**
	 * Listen as soon as possible, and tell the host. With one processor nothing can be
	 * done meanwhile, so this waits: whoever starts the application would only delay the
	 * host.
	 */
	void listen() {
		this.wanted.complete(null);
		if (Runtime.getRuntime().availableProcessors() == 1) {
			this.server.exceptionally((failure) -> null).join();
		}
	}

	/**
	 * Return whether the server listens, or is about to.
	 */
	boolean isWanted() {
		return this.wanted.isDone();
	}

	/**
	 * Return the version to tell the host of a launch.
	 * @param process the launch
	 * @return the highest version both sides speak
	 */
	public static ProtocolVersion version(PluginLaunch process) {
		return ProtocolVersion.negotiate(SERVED, HostOffer.of(process).protocolVersions());
	}

	private static FailedProvider tooSlow() {
		return new FailedProvider(ProviderGrpc.getServiceDescriptor(), "Provider has not started",
				"The application was still starting %s seconds after its process. The log may tell what it waits for: "
					.formatted(AwaitedServices.PATIENCE.toSeconds()) + "set TF_LOG_PROVIDER=DEBUG");
	}

	/**
	 * Serve the provider: calls that wait, and all to come.
	 * @param services what the application has made
	 */
	public void serve(List<BindableService> services) {
		this.services.provide(services.stream().map(BindableService::bindService).toList());
	}

	@Nullable Instant lineAt() {
		return this.lineAt;
	}

	/**
	 * Return the server itself.
	 * @return the server, waited for; it listens
	 */
	public Server server() {
		return this.server.join().server();
	}

}
