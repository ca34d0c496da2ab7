/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretSet;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The values of sensitive and write-only attributes in running calls and in the settings
 * of sessions. Keeps them out of the log. May be used by several threads.
 */
public final class KnownSecrets {

	private final Map<ProviderSession, SecretSet> settings = Collections.synchronizedMap(new WeakHashMap<>());

	private final Map<ProviderSession, SecretSet> opened = Collections.synchronizedMap(new WeakHashMap<>());

	private final Set<CallSecrets> calls = ConcurrentHashMap.newKeySet();

	private volatile Consumer<Collection<String>> listener = (values) -> {
	};

	/**
	 * Tell somebody who may need to know for longer what is secret of settings.
	 * @param listener gets the values, as soon as they are known
	 */
	public void onSettings(Consumer<Collection<String>> listener) {
		this.listener = listener;
	}

	/**
	 * Begin a call.
	 * @param session the session of the call, {@code null} if it has none
	 * @return what the call knows, to be closed at its end
	 */
	public CallSecrets begin(@Nullable ProviderSession session) {
		CallSecrets call = new CallSecrets(this, session);
		this.calls.add(call);
		return call;
	}

	void end(CallSecrets call) {
		this.calls.remove(call);
	}

	/**
	 * Remember what is secret of settings as long as their session lives, in place of
	 * that of earlier ones.
	 * @param session the session
	 * @param schema the schema of the settings
	 * @param settings the settings, with what the environment adds to them
	 */
	public void keep(ProviderSession session, ObjectSchema schema, TerraformValue settings) {
		Collection<String> values = Secrets.of(schema, settings).values();
		SecretSet hidden = new SecretSet();
		hidden.addAll(values);
		this.settings.put(session, hidden);
		this.listener.accept(values);
	}

	/**
	 * Remember what was opened, and is never shown to anybody, as long as a session
	 * lives.
	 * @param session the session, {@code null} if there is none
	 * @param values all that is in the object
	 */
	void keepOpened(@Nullable ProviderSession session, Set<String> values) {
		if (session != null) {
			this.opened.computeIfAbsent(session, (key) -> new SecretSet()).addAll(values);
			this.listener.accept(values);
		}
	}

	/**
	 * Hide all secrets in a text that may have been written by any call, and what
	 * promises to be secret by its name.
	 * @param text the text
	 * @return the text with three asterisks in place of each secret
	 */
	public String hide(String text) {
		List<SecretSet> all = new ArrayList<>();
		addAll(this.settings, all);
		addAll(this.opened, all);
		this.calls.forEach((call) -> call.addTo(all));
		return Redaction.hide(text, all);
	}

	private static void addAll(Map<ProviderSession, SecretSet> sessions, List<SecretSet> all) {
		synchronized (sessions) {
			sessions.values().stream().filter((hidden) -> !hidden.isEmpty()).forEach(all::add);
		}
	}

	/**
	 * Add what is secret of a session, its settings and what it has opened, unless that
	 * is nothing.
	 */
	void addSession(@Nullable ProviderSession session, List<SecretSet> all) {
		if (session != null) {
			Stream.of(this.settings, this.opened)
				.map((sessions) -> sessions.get(session))
				.filter((hidden) -> hidden != null && !hidden.isEmpty())
				.forEach(all::add);
		}
	}

}
