/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * The scope of one request: its session, diagnostics, secrets, metadata and log fields.
 * Passed to everything that works for the request. Threads get to know of it in
 * {@link #enter} only, for the sake of author code: loggers, beans of the session's scope
 * and interceptors of clients have no parameter for it.
 */
public final class CallScope implements AutoCloseable {

	private static final ThreadLocal<@Nullable CallScope> CURRENT = new ThreadLocal<>();

	private volatile @Nullable ProviderSession session;

	private final @Nullable ProviderSession connection;

	private final CurrentSession threads;

	private final CallSecrets secrets;

	private final Map<String, String> logFields;

	private final Diagnostics diagnostics = new Diagnostics();

	private ProviderMetaValue providerMeta = ProviderMetaValue.NONE;

	private boolean deferralAllowed;

	private @Nullable RequestObservation observation;

	private @Nullable Runnable end;

	public CallScope(@Nullable ProviderSession session, @Nullable ProviderSession connection, CurrentSession threads,
			CallSecrets secrets, Map<String, String> logFields) {
		this.session = session;
		this.connection = connection;
		this.threads = threads;
		this.secrets = secrets;
		this.logFields = Map.copyOf(logFields);
	}

	/**
	 * Return the scope of a call that no host makes: without a session.
	 * @return a new scope
	 */
	public static CallScope detached() {
		return new CallScope(null, null, new CurrentSession(), new KnownSecrets().begin(null), Map.of());
	}

	/**
	 * Count the request among those of its session until it is closed.
	 * @return this scope
	 */
	public CallScope counted() {
		this.end = (this.session != null) ? this.session.origin().beginRequest() : null;
		return this;
	}

	/**
	 * Return whether its session answers no other request.
	 */
	boolean isOnlyRequest() {
		ProviderSession session = this.session;
		return session != null && session.origin().hasOneRequest();
	}

	/**
	 * Return the request that the current thread works for.
	 * @return the request, {@code null} outside of any
	 */
	public static @Nullable CallScope current() {
		return CURRENT.get();
	}

	/**
	 * Add what comes with the request besides an object.
	 * @param providerMeta what the module says to the provider
	 * @param deferralAllowed whether Terraform is able to put the object off
	 * @return this scope
	 */
	public CallScope with(ProviderMetaValue providerMeta, boolean deferralAllowed) {
		this.providerMeta = providerMeta;
		this.deferralAllowed = deferralAllowed;
		return this;
	}

	/**
	 * Return a scope for a part of the request of whose diagnostics nobody is told. It is
	 * not to be closed.
	 */
	public CallScope apart() {
		return new CallScope(this.session, this.connection, this.threads, this.secrets, this.logFields)
			.with(this.providerMeta, this.deferralAllowed);
	}

	/**
	 * Observe the request until its end.
	 * @param observation observes it
	 */
	public void observe(RequestObservation observation) {
		this.observation = observation;
	}

	/**
	 * Return what observes the request.
	 * @return the observation, {@code null} if nothing does
	 */
	public @Nullable RequestObservation observation() {
		return this.observation;
	}

	/**
	 * Return the session the request belongs to.
	 * @return the session, {@code null} for a call that no host makes
	 */
	public @Nullable ProviderSession session() {
		return this.session;
	}

	/**
	 * Let the request be one for an object that has settings of its own, on this thread
	 * and on those that go on with it.
	 * @param mapping the model of the object
	 * @param object the object, maybe null
	 * @throws DiagnosticException if the provider's settings refuse its own
	 */
	public void workFor(ModelMapping<?> mapping, TerraformValue object) {
		ProviderSession session = this.session;
		Map<String, TerraformValue> values = (session != null) ? mapping.overridesOf(object) : Map.of();
		if (session != null && (!values.isEmpty() || session != session.origin())) {
			workFor(values.isEmpty() ? session.origin() : session.origin().variant(values, (variant, settings) -> {
				List<AttributePath> unknown = values.entrySet()
					.stream()
					.filter((value) -> value.getValue().isUnknown())
					.map((value) -> AttributePath.root(value.getKey()))
					.toList();
				if (unknown.isEmpty()) {
					variant.configure(settingsWith(mapping, settings, values));
				}
				else {
					variant.postpone(unknown);
				}
			}));
		}
	}

	private static Object settingsWith(ModelMapping<?> mapping, Object settings, Map<String, TerraformValue> values) {
		try {
			return mapping.settingsWith(settings, values);
		}
		catch (ValueMappingException ex) {
			throw (ex.getCause() instanceof DiagnosticException refusal) ? refusal
					: new DiagnosticException(ex.path().addressable(), ex.summary(), ex.detail());
		}
	}

	/**
	 * Let the request be one of a session with other settings.
	 */
	public void workFor(ProviderSession session) {
		this.session = session;
		this.threads.enter(session);
	}

	/**
	 * Return the host that has configured the provider, as far as it says who it is.
	 */
	public HostVersion host() {
		ProviderSession session = this.session;
		return (session != null) ? session.host() : HostVersion.UNKNOWN;
	}

	/**
	 * Return the session of the connection the request came on: the one to configure. Not
	 * always the one the request belongs to, for hosts may open another connection than
	 * they have configured the provider on.
	 * @return the session, {@code null} for a call that no host makes
	 */
	public @Nullable ProviderSession connection() {
		return this.connection;
	}

	/**
	 * Return the errors and warnings of the request, to add to.
	 */
	public Diagnostics diagnostics() {
		return this.diagnostics;
	}

	/**
	 * Return what the request knows that nobody may see.
	 * @return the secrets, to add to
	 */
	public CallSecrets secrets() {
		return this.secrets;
	}

	/**
	 * Return what the module says to the provider.
	 */
	public ProviderMetaValue providerMeta() {
		return this.providerMeta;
	}

	/**
	 * Return whether Terraform is able to put the object off.
	 */
	public boolean isDeferralAllowed() {
		return this.deferralAllowed;
	}

	/**
	 * Return whether changes are to wait until the settings are known.
	 */
	public boolean isWaitingForSettings() {
		ProviderSession session = this.session;
		return this.deferralAllowed && session != null && session.isPostponed();
	}

	/**
	 * Let this thread work for the request: loggers show its fields, and beans are those
	 * of its session. The only place where a thread gets to know of a request.
	 * @return what leaves the thread as it was before, to be closed on the same thread
	 */
	public RequestObservation.ThreadScope enter() {
		Map<String, String> fields = MDC.getCopyOfContextMap();
		this.logFields.forEach(MDC::put);
		CallScope outer = CURRENT.get();
		CURRENT.set(this);
		ProviderSession before = this.threads.enter(this.session);
		RequestObservation.ThreadScope observed = (this.observation != null) ? this.observation.enter() : null;
		return () -> {
			if (observed != null) {
				observed.close();
			}
			this.threads.enter(before);
			if (outer != null) {
				CURRENT.set(outer);
			}
			else {
				CURRENT.remove();
			}
			if (fields != null) {
				MDC.setContextMap(fields);
			}
			else {
				MDC.clear();
			}
		};
	}

	/**
	 * Return a task that runs for the request on another thread, maybe beyond its end.
	 * The secrets of the request are kept until then.
	 */
	public Runnable continued(Runnable task) {
		this.secrets.retain();
		return () -> {
			try (RequestObservation.ThreadScope entered = enter()) {
				task.run();
			}
			finally {
				this.secrets.close();
			}
		};
	}

	/**
	 * End the request. Its secrets are forgotten once none of its threads runs any more.
	 */
	@Override
	public void close() {
		try {
			if (this.observation != null) {
				this.observation.end();
			}
		}
		finally {
			if (this.end != null) {
				this.end.run();
			}
			this.secrets.close();
		}
	}

}
