/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.function.Supplier;

import dev.tfprovider.internal.runtime.ProviderSession;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectFactory;
import org.springframework.beans.factory.config.Scope;

/**
 * Keeps beans in {@link dev.tfprovider.boot.ProviderScope} in the session of the call
 * that needs them.
 */
class SessionScope implements Scope {

	private final Supplier<ProviderSessions> sessions;

	SessionScope(Supplier<ProviderSessions> sessions) {
		this.sessions = sessions;
	}

	@Override
	public Object get(String name, ObjectFactory<?> objectFactory) {
		return this.sessions.get().current().scoped(name, objectFactory::getObject);
	}

	@Override
	public @Nullable Object remove(String name) {
		return this.sessions.get().current().remove(name);
	}

	@Override
	public void registerDestructionCallback(String name, Runnable callback) {
		ProviderSessions sessions = this.sessions.get();
		ProviderSession session = sessions.current();
		session.onClose(name, () -> sessions.currentSession().run(session, callback));
	}

	@Override
	public @Nullable Object resolveContextualObject(String key) {
		return null;
	}

	@Override
	public @Nullable String getConversationId() {
		return null;
	}

}
