/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.scope;

import java.lang.reflect.InvocationTargetException;
import java.util.function.Supplier;

import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ScopedCreationException;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.BeansException;
import org.springframework.beans.factory.ObjectFactory;
import org.springframework.beans.factory.config.Scope;

/**
 * Keeps beans in {@link dev.tfprovider.boot.ProviderScope} in the session of the call
 * that needs them.
 *
 * @param sessions finds the sessions
 */
public record SessionScope(Supplier<ProviderSessions> sessions) implements Scope {

	@Override
	public Object get(String name, ObjectFactory<?> objectFactory) {
		return this.sessions.get().current().scoped(name, () -> create(name, objectFactory));
	}

	/**
	 * Creates a bean. If its own code fails, that is what counts, not how Spring came to
	 * call it.
	 */
	private static Object create(String name, ObjectFactory<?> factory) {
		try {
			return factory.getObject();
		}
		catch (BeansException ex) {
			Throwable cause = ex;
			while (isWiring(cause) && cause.getCause() != null) {
				cause = cause.getCause();
			}
			if (isWiring(cause)) {
				throw ex;
			}
			throw new ScopedCreationException(
					ScopedProxyUtils.isScopedTarget(name) ? name.substring(name.indexOf('.') + 1) : name, cause);
		}
	}

	private static boolean isWiring(Throwable failure) {
		return failure instanceof BeansException || failure instanceof InvocationTargetException
				|| failure instanceof ScopedCreationException;
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
