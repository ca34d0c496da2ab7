/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.RequestObservation;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.stored.StoredRecords;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes objects of ephemeral resources, each once: as the host asks, as opening them
 * failed, or as nobody has asked by the end of the session.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 * @param records reads and writes private state
 * @param objects the objects that are open
 * @param scopes makes the scope of a call that no host makes, for a session
 */
record EphemeralClosing(FailureDiagnostics failures, RunningCalls runningCalls, StoredRecords records,
		OpenObjects objects, Function<@Nullable ProviderSession, CallScope> scopes) {

	private static final Logger logger = LoggerFactory.getLogger(EphemeralClosing.class);

	/**
	 * How long closing an object of a session that ends may take before it is
	 * interrupted.
	 */
	private static final Duration PATIENCE = Duration.ofSeconds(1);

	private static final int MOST_AT_ONCE = 16;

	List<Diagnostic> close(CallScope scope, EphemeralResourceType<?> type, byte[] privateData) {
		Diagnostics diagnostics = scope.diagnostics();
		Optional<PrivateData> data = PrivateData.of(privateData);
		if (data.isEmpty() && type.closing().isEmpty()) {
			return diagnostics.asList();
		}
		if (data.isEmpty()) {
			diagnostics.error("Could not close " + type.name(),
					"Terraform asks to close an object that this provider has not opened: what it has kept of it was not "
							+ "made by the provider. If the object is open at the service, it stays so until it expires.");
			return diagnostics.asList();
		}
		Optional<OpenObject> object = this.objects.find(data.get().id());
		object.map(OpenObject::session).ifPresent(scope::workFor);
		byte[] state = object.map(OpenObject::state).orElse(data.get().state());
		if (this.objects.close(data.get().id())) {
			Optional.ofNullable(scope.session()).ifPresent((session) -> session.remove(name(data.get())));
			object.filter((open) -> !isShown(scope, data.get())).ifPresent((open) -> diagnostics.addAll(open.said()));
			release(scope, type, state);
		}
		return diagnostics.asList();
	}

	/**
	 * Returns whether the host itself shows what has gone wrong with renewing an object.
	 * Hosts that close it with what it was renewed with do: no Terraform among them.
	 */
	private static boolean isShown(CallScope scope, PrivateData data) {
		return data.renewed() || scope.host().showsFailedRenewals();
	}

	/**
	 * Returns the name under which a session knows an object that is to be closed.
	 */
	private static String name(PrivateData data) {
		return "ephemeral " + data.id();
	}

	/**
	 * Close an object that no host knows of.
	 * @param state the author's private state
	 */
	void release(CallScope scope, EphemeralResourceType<?> type, byte[] state) {
		if (type.closing().isPresent()) {
			this.runningCalls.runCleanup(scope, type.limit("close"),
					RunningCalls.task((running) -> call(scope, type, state, running)));
		}
	}

	/**
	 * Take note of an object that was opened. Without a way to renew or to close it there
	 * is nothing to note.
	 * @param state the author's private state
	 * @return what the host is to keep
	 */
	PrivateData add(CallScope scope, EphemeralResourceType<?> type, byte[] state) {
		PrivateData data = new PrivateData(UUID.randomUUID(), state, false);
		if (type.closing().isPresent() || type.renewal().isPresent()) {
			ProviderSession session = scope.session();
			OpenObject object = new OpenObject(data.id(), type, session, state);
			this.objects.add(object);
			if (session != null && type.closing().isPresent()) {
				session.onClose(name(data), () -> closeLeftOpen(object, PATIENCE));
			}
		}
		return data;
	}

	/**
	 * Close all that is open. What takes too long is interrupted.
	 * @param patience longest time to wait
	 */
	void closeAll(Duration patience) {
		List<OpenObject> left = this.objects.all();
		if (left.isEmpty()) {
			return;
		}
		ExecutorService threads = Executors.newFixedThreadPool(Math.min(left.size(), MOST_AT_ONCE), (task) -> {
			Thread thread = new Thread(task, "terraform-ephemeral-close");
			thread.setDaemon(true);
			return thread;
		});
		try {
			threads.invokeAll(
					left.stream().map((object) -> Executors.callable(() -> closeLeftOpen(object, patience))).toList(),
					patience.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			threads.shutdownNow();
		}
	}

	/**
	 * Closes an object that the host has left open, on this thread.
	 * @param patience how long that may take before the thread is interrupted
	 */
	private void closeLeftOpen(OpenObject object, Duration patience) {
		if (!this.objects.close(object.id()) || object.type().closing().isEmpty()) {
			return;
		}
		logger.info("Closing the {} that Terraform has left open", object);
		try (CallScope scope = this.scopes.apply(object.session());
				RequestObservation.ThreadScope entered = scope.enter()) {
			this.runningCalls.runCleanup(scope, patience,
					RunningCalls.task((running) -> call(scope, object.type(), object.state(), running)));
			scope.diagnostics()
				.forEach((diagnostic) -> logger.warn("The {} that Terraform has left open: {}: {}", object,
						scope.secrets().hide(diagnostic.summary()), scope.secrets().hide(diagnostic.detail())));
		}
	}

	private void call(CallScope scope, EphemeralResourceType<?> type, byte[] state, RunningCall running) {
		ClosingCall call = new ClosingCall(new PrivateState(this.records, state), running);
		try {
			running.perform("close", () -> type.closing().orElseThrow().get().close(call));
		}
		catch (Throwable ex) {
			this.failures.report(scope, ex, "close", type, " It may be open until it expires.");
		}
	}

}
