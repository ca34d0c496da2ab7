/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.EphemeralResourceType;
import dev.tfprovider.internal.runtime.call.ProviderSession;

/**
 * Closes the objects that a host has left open: those of a session as it ends, and all as
 * the process ends.
 *
 * @param objects the objects that are open
 * @param closing closes them
 * @param scopes makes the scope of a call that no host makes
 */
record UnclosedObjects(OpenObjects objects, EphemeralClosing closing, Function<OpenObject, CallScope> scopes) {

	/**
	 * How long closing an object of a session that ends may take before it is
	 * interrupted.
	 */
	static final Duration PATIENCE = Duration.ofSeconds(1);

	private static final int MOST_AT_ONCE = 16;

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
				session.onClose(EphemeralClosing.name(data),
						() -> this.closing.closeLeftOpen(object, PATIENCE, this.scopes));
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
					left.stream()
						.map((object) -> Executors
							.callable(() -> this.closing.closeLeftOpen(object, patience, this.scopes)))
						.toList(),
					patience.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			threads.shutdownNow();
		}
	}

}
