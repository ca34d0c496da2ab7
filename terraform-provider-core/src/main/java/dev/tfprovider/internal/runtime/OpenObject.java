/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import org.jspecify.annotations.Nullable;

/**
 * An object that has been opened and not been closed yet.
 */
final class OpenObject {

	private final UUID id;

	private final EphemeralResourceType<?> type;

	private final @Nullable ProviderSession session;

	private volatile byte[] state;

	private final List<Diagnostic> said = new CopyOnWriteArrayList<>();

	OpenObject(UUID id, EphemeralResourceType<?> type, @Nullable ProviderSession session, byte[] state) {
		this.id = id;
		this.type = type;
		this.session = session;
		this.state = state;
	}

	UUID id() {
		return this.id;
	}

	EphemeralResourceType<?> type() {
		return this.type;
	}

	@Nullable ProviderSession session() {
		return this.session;
	}

	/**
	 * Return the author's private state, as it was set last.
	 */
	byte[] state() {
		return this.state;
	}

	void renew(byte[] state) {
		this.state = state;
	}

	/**
	 * Take note of what was said while the object was renewed.
	 */
	void said(List<Diagnostic> diagnostics) {
		this.said.addAll(diagnostics);
	}

	/**
	 * Return what was said while the object was renewed.
	 */
	List<Diagnostic> said() {
		return List.copyOf(this.said);
	}

	@Override
	public String toString() {
		return "ephemeral " + this.type.name() + " " + this.id;
	}

}
