/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateLock;
import org.jspecify.annotations.Nullable;

/**
 * Locks states and releases their locks. A store that cannot lock is told nothing.
 */
final class LockState {

	private LockState() {
	}

	/**
	 * Return a new lock.
	 * @param operation what the host does with the state
	 */
	static StateLock of(String operation) {
		return new StateLock(UUID.randomUUID().toString(), operation, who(),
				Instant.now().truncatedTo(ChronoUnit.MICROS));
	}

	static <C> String lock(ConfiguredStore<C> store, String stateId, RunningCall running, StateLock lock)
			throws Exception {
		StateId.check(stateId);
		Optional<LockableStateStore<C>> locking = store.type().locking();
		if (locking.isPresent()) {
			StateLock holder = returned("lock", store, locking.get().lock(store.call(stateId, running), lock));
			if (holder != null && !holder.id().equals(lock.id())) {
				throw new DiagnosticException("State is locked", "The state \"" + stateId + "\" of "
						+ store.type().name() + " is locked already:\n" + describe(holder)
						+ "\n\nWait until the lock is released. If nobody works with the state any more, release "
						+ "the lock with \"terraform force-unlock " + holder.id() + "\".");
			}
		}
		return lock.id();
	}

	static <C> void unlock(ConfiguredStore<C> store, String stateId, RunningCall running, String lockId)
			throws Exception {
		StateId.check(stateId);
		Optional<LockableStateStore<C>> locking = store.type().locking();
		if (locking.isEmpty()) {
			return;
		}
		StateLock holder = returned("unlock", store, locking.get().unlock(store.call(stateId, running), lockId));
		String state = "The state \"" + stateId + "\" of " + store.type().name();
		if (holder == null) {
			throw new DiagnosticException("State is not locked",
					state + " has no lock, neither \"" + lockId + "\" nor another. It may have been released before.");
		}
		if (!holder.id().equals(lockId)) {
			throw new DiagnosticException("State is locked by another", state + " is not locked with the id \"" + lockId
					+ "\", so nothing was released. It is locked:\n" + describe(holder));
		}
	}

	/**
	 * Returns the lock that author code has found, null for none.
	 */
	private static @Nullable StateLock returned(String method, ConfiguredStore<?> store, Optional<StateLock> found) {
		return NothingReturnedException
			.check(found, method, store.type().name(), "an Optional, empty if there was no lock.")
			.orElse(null);
	}

	private static String describe(StateLock lock) {
		return "\n  ID:        " + lock.id() + "\n  Operation: " + lock.operation() + "\n  Who:       " + lock.who()
				+ "\n  Created:   " + lock.created();
	}

	private static String who() {
		String user = System.getProperty("user.name");
		try {
			return user + "@" + InetAddress.getLocalHost().getHostName();
		}
		catch (UnknownHostException ex) {
			return user + "@unknown";
		}
	}

}
