/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32;

import org.jspecify.annotations.Nullable;

/**
 * What the corner provider manages: objects by identifier, and a journal of what has been
 * done to them.
 */
public class CornerUpstream {

	private final Map<Long, Object> objects = new TreeMap<>();

	private final List<String> journal = new ArrayList<>();

	private final AtomicLong ids = new AtomicLong();

	private final Tampering tampering = new Tampering();

	private final Map<String, Integer> perName = new TreeMap<>();

	private boolean byName;

	private boolean failingDelete;

	public synchronized void reset() {
		this.objects.clear();
		this.journal.clear();
		this.ids.set(0);
		this.perName.clear();
		this.tampering.clear();
		this.failingDelete = false;
	}

	/**
	 * Make identifiers out of names, so that they do not depend on who comes first.
	 */
	public synchronized CornerUpstream idsByName() {
		this.byName = true;
		return this;
	}

	public synchronized long nextId() {
		return this.ids.incrementAndGet();
	}

	public synchronized long nextId(String name) {
		if (!this.byName) {
			return nextId();
		}
		CRC32 hash = new CRC32();
		hash.update(name.getBytes(StandardCharsets.UTF_8));
		return hash.getValue() * 100 + this.perName.merge(name, 1, Integer::sum);
	}

	public synchronized void put(long id, Object object) {
		this.objects.put(id, object);
	}

	public synchronized @Nullable Object find(@Nullable Long id) {
		return this.objects.get(id);
	}

	public synchronized <T> Optional<T> first(Class<T> type, Predicate<T> condition) {
		return this.objects.values().stream().filter(type::isInstance).map(type::cast).filter(condition).findFirst();
	}

	public synchronized void delete(long id) {
		if (this.failingDelete) {
			throw new IllegalStateException("cannot be deleted today");
		}
		this.objects.remove(id);
	}

	public synchronized void remove(long id) {
		this.objects.remove(id);
	}

	public synchronized <T> void change(long id, Class<T> type, UnaryOperator<T> change) {
		this.objects.computeIfPresent(id, (key, object) -> change.apply(type.cast(object)));
	}

	public synchronized void failDeletes(boolean failing) {
		this.failingDelete = failing;
	}

	public synchronized void log(String entry) {
		this.journal.add(entry);
	}

	public synchronized List<String> journal() {
		return new ArrayList<>(this.journal);
	}

	public Tampering tampering() {
		return this.tampering;
	}

}
