/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import org.springframework.stereotype.Component;

/**
 * The cloud: machines by region, and what has been done.
 */
@Component
class Cloud {

	private final Map<String, Map<Long, String>> regions = new ConcurrentHashMap<>();

	private final AtomicLong ids = new AtomicLong();

	private final AtomicInteger working = new AtomicInteger();

	private final AtomicInteger most = new AtomicInteger();

	private final List<String> journal = Collections.synchronizedList(new ArrayList<>());

	/**
	 * Take as long for a request as an upstream far away.
	 */
	void work() {
		this.most.accumulateAndGet(this.working.incrementAndGet(), Math::max);
		try {
			Thread.sleep(30);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		finally {
			this.working.decrementAndGet();
		}
	}

	/**
	 * Return how many requests there have been at the same time.
	 */
	int most() {
		return this.most.get();
	}

	Map<Long, String> machines(String region) {
		return this.regions.computeIfAbsent(region, (name) -> new ConcurrentSkipListMap<>());
	}

	long nextId() {
		return this.ids.incrementAndGet();
	}

	void note(String what) {
		this.journal.add(what);
	}

	List<String> journal() {
		return List.copyOf(this.journal);
	}

	void clearJournal() {
		this.journal.clear();
	}

	void clear() {
		this.regions.clear();
		this.most.set(0);
		this.journal.clear();
	}

}
