/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One configured provider: its settings and everything that lives as long as they do. A
 * process usually has one; in debug mode each Terraform run and alias has its own.
 */
public final class ProviderSession implements AutoCloseable {

	private static final Logger logger = LoggerFactory.getLogger(ProviderSession.class);

	private final Map<String, Object> scoped = new HashMap<>();

	private final Deque<Destruction> destructions = new ArrayDeque<>();

	private final Map<Object, ProviderSession> variants = new HashMap<>();

	private final @Nullable ProviderSession origin;

	private final AtomicInteger requests = new AtomicInteger();

	private @Nullable Object settings;

	private Upstream upstream = Upstream.UNKNOWN;

	private List<AttributePath> unknown = List.of();

	private boolean configured;

	private volatile HostVersion host = HostVersion.UNKNOWN;

	/**
	 * Begin the session of a connection.
	 */
	public ProviderSession() {
		this(null);
	}

	private ProviderSession(@Nullable ProviderSession origin) {
		this.origin = origin;
	}

	/**
	 * Return the session of the connection.
	 */
	public ProviderSession origin() {
		return (this.origin != null) ? this.origin : this;
	}

	/**
	 * Take note of a request that begins.
	 * @return takes note of its end
	 */
	Runnable beginRequest() {
		this.requests.incrementAndGet();
		return this.requests::decrementAndGet;
	}

	/**
	 * Return whether one request is answered at most.
	 */
	boolean hasOneRequest() {
		return this.requests.get() <= 1;
	}

	/**
	 * Return a session of this connection with other settings, with objects of its own
	 * that live as long as these settings. Made on first use.
	 * @param key what is different, with {@code equals} and {@code hashCode}
	 * @param change configures it by the settings of this one
	 * @return the session; this one if its settings are not known
	 */
	public synchronized ProviderSession variant(Object key, BiConsumer<ProviderSession, Object> change) {
		if (this.settings == null) {
			return this;
		}
		ProviderSession variant = this.variants.get(key);
		if (variant == null) {
			variant = new ProviderSession(origin());
			variant.host(this.host);
			change.accept(variant, this.settings);
			this.variants.put(key, variant);
		}
		return variant;
	}

	/**
	 * Take note of who configures the provider.
	 * @param host the version the host says it is
	 */
	public void host(HostVersion host) {
		this.host = host;
	}

	/**
	 * Return who has configured the provider.
	 */
	public HostVersion host() {
		return this.host;
	}

	/**
	 * Configure the provider anew: what belonged to earlier settings is closed.
	 * @param settings the settings record, {@code null} if the provider has none
	 */
	public void configure(@Nullable Object settings) {
		configure(settings, Upstream.UNKNOWN);
	}

	/**
	 * Configure the provider anew: what belonged to earlier settings is closed.
	 * @param settings the settings record, {@code null} if the provider has none
	 * @param upstream the upstream that they name
	 */
	public synchronized void configure(@Nullable Object settings, Upstream upstream) {
		configure(settings, upstream, List.of());
	}

	/**
	 * Put configuration off: some settings are not known yet.
	 */
	public synchronized void postpone(List<AttributePath> unknown) {
		configure(null, Upstream.UNKNOWN, unknown);
	}

	private void configure(@Nullable Object settings, Upstream upstream, List<AttributePath> unknown) {
		close();
		this.upstream = upstream;
		this.settings = settings;
		this.unknown = List.copyOf(unknown);
		this.configured = true;
	}

	/**
	 * Return whether Terraform has configured the provider.
	 * @return {@code true} even if some settings were not known
	 */
	public synchronized boolean isConfigured() {
		return this.configured;
	}

	/**
	 * Return whether some settings are not known yet.
	 * @return {@code true} until Terraform configures the provider with known ones
	 */
	public synchronized boolean isPostponed() {
		return !this.unknown.isEmpty();
	}

	/**
	 * Return the upstream that the settings of the provider block name.
	 */
	public synchronized Upstream upstream() {
		return (this.origin != null) ? this.origin.upstream() : this.upstream;
	}

	/**
	 * Return whether there are settings, and they are known.
	 */
	public synchronized boolean hasSettings() {
		return this.settings != null;
	}

	/**
	 * Return the settings.
	 * @return the author's settings record
	 * @throws ProviderNotConfiguredException if there are none yet
	 */
	public synchronized Object settings() {
		if (this.settings == null) {
			throw new ProviderNotConfiguredException(this.unknown);
		}
		return this.settings;
	}

	/**
	 * Return an object that lives as long as the settings, made on first use.
	 * @param name name of the object
	 * @param factory makes it
	 * @return the object
	 * @throws ProviderNotConfiguredException if the provider is not configured yet
	 */
	public synchronized Object scoped(String name, Supplier<?> factory) {
		if (!this.configured || !this.unknown.isEmpty()) {
			throw new ProviderNotConfiguredException(this.unknown);
		}
		Object existing = this.scoped.get(name);
		if (existing == null) {
			existing = factory.get();
			this.scoped.put(name, existing);
		}
		return existing;
	}

	/**
	 * Forget an object that lives as long as the settings.
	 * @param name name of the object
	 * @return the object, {@code null} if there was none
	 */
	public synchronized @Nullable Object remove(String name) {
		this.destructions.removeIf((destruction) -> destruction.name().equals(name));
		return this.scoped.remove(name);
	}

	/**
	 * Run something when the settings end.
	 * @param name name of the object it belongs to
	 * @param destruction what to run
	 */
	public synchronized void onClose(String name, Runnable destruction) {
		this.destructions.push(new Destruction(name, destruction));
	}

	/**
	 * Close everything that lives as long as the settings, what was made last first. What
	 * is being closed may still use what was made before it. A failure is logged and
	 * keeps nothing else from being closed.
	 */
	@Override
	public synchronized void close() {
		this.variants.values().forEach(ProviderSession::close);
		this.variants.clear();
		for (Destruction last = this.destructions.poll(); last != null; last = this.destructions.poll()) {
			last.attempt();
		}
		this.scoped.clear();
	}

	private record Destruction(String name, Runnable task) {

		void attempt() {
			try {
				this.task.run();
			}
			catch (RuntimeException ex) {
				logger.warn("A part of a configured provider could not be closed: {}", this.name, ex);
			}
		}

	}

}
