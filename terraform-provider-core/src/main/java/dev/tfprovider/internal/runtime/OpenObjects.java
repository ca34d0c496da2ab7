/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Remembers which objects this process has open, and which it has closed lately, so that
 * each is closed once. May be used by several threads.
 */
final class OpenObjects {

	/**
	 * Most closed objects that are remembered, for hosts that ask twice.
	 */
	static final int MOST_CLOSED = 4096;

	private final Map<UUID, OpenObject> open = new HashMap<>();

	private final Set<UUID> closed = Collections.newSetFromMap(new LinkedHashMap<>() {

		@Override
		protected boolean removeEldestEntry(Map.Entry<UUID, Boolean> eldest) {
			return size() > MOST_CLOSED;
		}

	});

	synchronized void add(OpenObject object) {
		this.open.put(object.id(), object);
	}

	/**
	 * Find an object that is open.
	 * @return the object; empty if it is closed, or another process has opened it
	 */
	synchronized Optional<OpenObject> find(UUID id) {
		return Optional.ofNullable(this.open.get(id));
	}

	/**
	 * Return whether an object has been closed.
	 */
	synchronized boolean isClosed(UUID id) {
		return this.closed.contains(id);
	}

	/**
	 * Take note that an object is about to be closed.
	 * @return whether it is the caller who closes it; nobody else is told so
	 */
	synchronized boolean close(UUID id) {
		this.open.remove(id);
		return this.closed.add(id);
	}

	/**
	 * Return the objects that are open.
	 */
	synchronized List<OpenObject> all() {
		return List.copyOf(this.open.values());
	}

}
