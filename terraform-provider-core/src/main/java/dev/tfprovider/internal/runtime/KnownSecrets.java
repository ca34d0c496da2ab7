/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretSet;
import dev.tfprovider.schema.ObjectSchema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The values of sensitive and write-only attributes that the provider works with right
 * now: those of the calls that run, and of the settings of its sessions. Keeps them out
 * of the log and out of diagnostics. May be used by several threads.
 */
public final class KnownSecrets {

	private final Map<ProviderSession, SecretSet> settings = Collections.synchronizedMap(new WeakHashMap<>());

	private final Set<Call> calls = ConcurrentHashMap.newKeySet();

	private final ThreadLocal<@Nullable Call> current = new ThreadLocal<>();

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
	 * Begin a call on this thread.
	 * @param session the session of the call
	 * @return the call, to be closed on the same thread
	 */
	public Call begin(ProviderSession session) {
		Call call = new Call(session);
		this.calls.add(call);
		this.current.set(call);
		return call;
	}

	/**
	 * Remember what is secret of an object as long as the call on this thread runs.
	 * @param schema the schema of the object
	 * @param object the object, may be null or unknown
	 */
	public void learn(ObjectSchema schema, TerraformValue object) {
		Call call = this.current.get();
		if (call != null) {
			call.hidden.addAll(Secrets.of(schema, object).values());
		}
	}

	/**
	 * Remember what has the name of something secret in a schema, as long as the call on
	 * this thread runs.
	 * @param schema a schema that the object may not have been stored with
	 * @param object gives the members of the object; not asked if nothing is secret
	 */
	public void learnNamed(ObjectSchema schema, Supplier<Map<String, @Nullable Object>> object) {
		Call call = this.current.get();
		Set<String> names = SensitiveAttributes.namesIn(schema);
		if (call != null && !names.isEmpty()) {
			call.hidden.addAll(Secrets.named(names, object.get()).values());
		}
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
	 * Hide all secrets in a text that may have been written by any call, and what
	 * promises to be secret by its name.
	 * @param text the text
	 * @return the text with three asterisks in place of each secret
	 */
	public String hide(String text) {
		List<SecretSet> all = new ArrayList<>();
		synchronized (this.settings) {
			addKnown(this.settings.values(), all);
		}
		for (Call call : this.calls) {
			addKnown(List.of(call.hidden), all);
		}
		return Redaction.hide(text, all);
	}

	/**
	 * Hide the secrets of the call on this thread and of its settings in a text that was
	 * written by this call, and what promises to be secret by its name. What other calls
	 * do makes no difference.
	 * @param text the text
	 * @return the text with three asterisks in place of each secret
	 */
	public String hideOwn(String text) {
		Call call = this.current.get();
		if (call == null) {
			return Redaction.hide(text, List.of());
		}
		List<SecretSet> own = new ArrayList<>();
		addKnown(List.of(call.hidden), own);
		SecretSet settings = this.settings.get(call.session);
		if (settings != null) {
			addKnown(List.of(settings), own);
		}
		return Redaction.hide(text, own);
	}

	/**
	 * Return a task that keeps the secrets of the call on this thread until it has run,
	 * even if the call ends earlier.
	 */
	Runnable during(Runnable task) {
		Call call = this.current.get();
		if (call == null) {
			return task;
		}
		call.users.incrementAndGet();
		return () -> {
			this.current.set(call);
			try {
				task.run();
			}
			finally {
				call.close();
			}
		};
	}

	private static void addKnown(Collection<SecretSet> texts, List<SecretSet> all) {
		texts.stream().filter((hidden) -> !hidden.isEmpty()).forEach(all::add);
	}

	/**
	 * A call and what it knows.
	 */
	public final class Call implements AutoCloseable {

		private final ProviderSession session;

		private final SecretSet hidden = new SecretSet();

		private final AtomicInteger users = new AtomicInteger(1);

		private Call(ProviderSession session) {
			this.session = session;
		}

		/**
		 * End the call on this thread. Its secrets are forgotten once none of its threads
		 * runs any more.
		 */
		@Override
		public void close() {
			KnownSecrets.this.current.remove();
			if (this.users.decrementAndGet() == 0) {
				KnownSecrets.this.calls.remove(this);
			}
		}

	}

}
