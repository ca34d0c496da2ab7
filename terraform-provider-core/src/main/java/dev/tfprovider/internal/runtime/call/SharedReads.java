/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

import dev.tfprovider.operation.BatchReader;
import org.jspecify.annotations.Nullable;

/**
 * The reads that the calls of one session share. They end with the settings, so that no
 * other credentials ever see them.
 */
final class SharedReads {

	private static final String NAME = SharedReads.class.getName();

	/**
	 * How often something has been changed in this process, whoever did it: the provider
	 * blocks of one upstream may be served by several applications.
	 */
	private static final AtomicLong CHANGES = new AtomicLong();

	private final Map<BatchReader<?, ?>, Batches<?, ?>> batches = new ConcurrentHashMap<>();

	private final Map<Object, OneRead<?>> once = new ConcurrentHashMap<>();

	private SharedReads() {
	}

	/**
	 * Read an object together with those of other calls.
	 */
	@SuppressWarnings("unchecked")
	static <I, T> Optional<T> batch(RunningCall running, BatchReader<I, T> reader, I id) throws Exception {
		SharedReads shared = of(running);
		if (shared == null || reader.size() == 1) {
			return reader.readOne(id);
		}
		return ((Batches<I, T>) shared.batches.computeIfAbsent(reader, Batches::new)).read(running, id);
	}

	/**
	 * Read something once, unless something has changed since.
	 */
	@SuppressWarnings("unchecked")
	static <T extends @Nullable Object> T once(RunningCall running, Object key, Callable<T> read) throws Exception {
		SharedReads shared = of(running);
		if (shared == null) {
			return read.call();
		}
		while (true) {
			long changes = CHANGES.get();
			OneRead<T> mine = new OneRead<>(running, changes);
			OneRead<T> first = (OneRead<T>) shared.once.compute(key,
					(same, before) -> (before != null && before.isGood(changes)) ? before : mine);
			if (first == mine) {
				return mine.perform(read);
			}
			if (first.isMineAlready()) {
				return read.call();
			}
			Optional<OneRead.Result<T>> result = first.await();
			if (result.isPresent()) {
				return result.get().value();
			}
			// the other call has been cancelled while it read
		}
	}

	/**
	 * Take note of a change that has been made, or may have been.
	 */
	static void changed() {
		CHANGES.incrementAndGet();
	}

	/**
	 * Returns the reads that a call shares, {@code null} if it has to read by itself.
	 */
	private static @Nullable SharedReads of(RunningCall running) {
		ProviderSession session = running.scope().session();
		return (session != null && running.isSharingReads() && session.isConfigured() && !session.isPostponed())
				? (SharedReads) session.scoped(NAME, SharedReads::new) : null;
	}

}
