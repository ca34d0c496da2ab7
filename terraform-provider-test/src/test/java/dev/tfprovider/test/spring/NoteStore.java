/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

import org.jspecify.annotations.Nullable;

/**
 * The client of an upstream; all that name the same endpoint see the same notes.
 */
class NoteStore implements AutoCloseable {

	static final AtomicInteger open = new AtomicInteger();

	private static final Map<String, Map<Long, String>> upstreams = new ConcurrentHashMap<>();

	private final Map<Long, String> notes;

	private final @Nullable Integer limit;

	NoteStore(String endpoint, @Nullable Integer limit) {
		this.notes = upstreams.computeIfAbsent(endpoint, (key) -> new ConcurrentHashMap<>());
		this.limit = limit;
		open.incrementAndGet();
	}

	long put(String text) {
		if (this.limit != null && this.notes.size() >= this.limit) {
			throw new IllegalStateException("Only " + this.limit + " notes");
		}
		long id = this.notes.size() + 1L;
		this.notes.put(id, text);
		return id;
	}

	@Nullable String get(long id) {
		return this.notes.get(id);
	}

	void remove(long id) {
		this.notes.remove(id);
	}

	@Override
	public void close() {
		open.decrementAndGet();
	}

}
