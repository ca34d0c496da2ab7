/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.operation.BatchReader;
import org.jspecify.annotations.Nullable;

/**
 * Collects what the calls of a session want to read, and asks for several objects at
 * once: as soon as there are as many as may be, or as there have been before, or when no
 * other call has come for a while and no answer is due whose calls may come back with
 * more.
 *
 * @param <I> the identifier of an object
 * @param <T> what the upstream answers for an object
 */
final class Batches<I, T> {

	private static final int PATIENCE_FOR_FEW = 3;

	/**
	 * Part of the patience after which a call that is alone goes by itself.
	 */
	private static final int PATIENCE_ALONE = 4;

	private final BatchReader<I, T> reader;

	private Map<I, Wanted<T>> wanted = new LinkedHashMap<>();

	private long arrivals;

	private int underWay;

	private int usual;

	Batches(BatchReader<I, T> reader) {
		this.reader = reader;
	}

	Optional<T> read(RunningCall running, I id) throws Exception {
		Wanted<T> wanted;
		synchronized (this) {
			this.arrivals++;
			wanted = this.wanted.computeIfAbsent(id, (key) -> new Wanted<>());
			wanted.callers.add(running);
			if (this.wanted.size() >= this.reader.size() || isUsual()) {
				depart();
			}
			else {
				departLater();
			}
		}
		try {
			Optional<T> found = OneRead.await(wanted.answer);
			return (found.isPresent() || wanted.sure) ? found : this.reader.readOne(id);
		}
		finally {
			leave(wanted, running);
		}
	}

	/**
	 * Whether all calls that there have been at a time want something now.
	 */
	private boolean isUsual() {
		return this.underWay == 0 && this.usual > 1 && this.wanted.size() >= this.usual;
	}

	/**
	 * Whether so few want something that the others are probably late.
	 */
	private boolean isFew() {
		return this.wanted.size() <= this.usual / 2;
	}

	/**
	 * Whether nobody else can want something: the session has no other request.
	 */
	private boolean isAlone() {
		return this.wanted.values()
			.stream()
			.allMatch((wanted) -> wanted.callers.stream().allMatch((caller) -> caller.scope().isOnlyRequest()));
	}

	private void departLater() {
		long arrivals = this.arrivals;
		long patience = this.reader.patience().toNanos() * (isFew() ? PATIENCE_FOR_FEW : 1);
		long alone = patience / PATIENCE_ALONE;
		after(alone, () -> {
			if (isAlone()) {
				departUnlessOthersCame(arrivals);
			}
			else {
				after(patience - alone, () -> departUnlessOthersCame(arrivals));
			}
		});
	}

	private synchronized void perform(Runnable task) {
		task.run();
	}

	private void after(long nanos, Runnable task) {
		CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, Runnable::run).execute(() -> perform(task));
	}

	private void departUnlessOthersCame(long arrivals) {
		if (this.arrivals == arrivals && this.underWay == 0) {
			depart();
		}
	}

	private void depart() {
		Map<I, Wanted<T>> batch = this.wanted;
		batch.values().removeIf((wanted) -> wanted.callers.isEmpty());
		if (batch.isEmpty()) {
			return;
		}
		this.wanted = new LinkedHashMap<>();
		this.usual = Math.max(batch.size(), (this.usual + batch.size()) / 2);
		this.underWay++;
		try {
			// in the session of a call that has not ended
			batch.values().iterator().next().callers.get(0).fork(() -> ask(batch));
		}
		catch (Throwable ex) {
			this.underWay--;
			batch.values().forEach((wanted) -> wanted.answer.completeExceptionally(ex));
		}
	}

	private void ask(Map<I, Wanted<T>> batch) {
		try {
			synchronized (this) {
				Thread thread = Thread.currentThread();
				batch.values().forEach((wanted) -> wanted.asking = new Asking<>(thread, batch.values()));
			}
			find(batch);
		}
		catch (Throwable ex) {
			batch.values().forEach((wanted) -> wanted.answer.completeExceptionally(ex));
		}
		finally {
			synchronized (this) {
				batch.values().forEach((wanted) -> wanted.asking = null);
				Thread.interrupted();
				this.underWay--;
				if (!this.wanted.isEmpty()) {
					departLater();
				}
			}
		}
	}

	private void find(Map<I, Wanted<T>> batch) throws Exception {
		List<I> ids = new ArrayList<>(batch.keySet());
		if (ids.size() == 1) {
			Wanted<T> wanted = batch.values().iterator().next();
			wanted.sure = true;
			wanted.answer.complete(this.reader.readOne(ids.get(0)));
			return;
		}
		Map<I, T> found = new HashMap<>();
		for (T answer : this.reader.readMany(ids)) {
			found.put(this.reader.id(answer), answer);
		}
		batch.forEach((id, wanted) -> wanted.answer.complete(Optional.ofNullable(found.get(id))));
	}

	/**
	 * Takes note that a call does not wait any more. What nobody waits for is
	 * interrupted.
	 */
	private synchronized void leave(Wanted<T> wanted, RunningCall running) {
		wanted.callers.remove(running);
		Asking<T> asking = wanted.asking;
		if (asking != null && asking.isInVain()) {
			asking.thread().interrupt();
		}
	}

	/**
	 * An object that calls wait for.
	 */
	private static final class Wanted<T> {

		private final CompletableFuture<Optional<T>> answer = new CompletableFuture<>();

		private volatile boolean sure;

		private final List<RunningCall> callers = new ArrayList<>();

		private @Nullable Asking<T> asking;

	}

	/**
	 * A thread that asks the upstream, and for what.
	 */
	private record Asking<T>(Thread thread, Collection<Wanted<T>> batch) {

		boolean isInVain() {
			return this.batch.stream().allMatch((wanted) -> wanted.callers.isEmpty());
		}

	}

}
