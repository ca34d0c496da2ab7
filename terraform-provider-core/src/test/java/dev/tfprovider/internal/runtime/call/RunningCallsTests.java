/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link RunningCalls}.
 */
class RunningCallsTests {

	private final RunningCalls runningCalls = new RunningCalls(OperationSettings.DEFAULT);

	private final ExecutorService pool = Executors.newSingleThreadExecutor();

	@AfterEach
	void shutDown() {
		this.pool.shutdownNow();
	}

	@Test
	void runReturnsWhatTheCallReturned() {
		assertThat(this.runningCalls.<String>run(CallScope.detached(), (cancellation) -> "result")).isEqualTo("result");
	}

	@Test
	void cancelInterruptsTheThread() throws Exception {
		CountDownLatch started = new CountDownLatch(1);
		Future<String> call = this.pool.submit(() -> this.runningCalls.run(CallScope.detached(), (cancellation) -> {
			started.countDown();
			try {
				Thread.sleep(60_000);
				return "slept";
			}
			catch (InterruptedException ex) {
				return "interrupted " + cancellation.isCancelled();
			}
		}));
		started.await();
		this.runningCalls.cancel(null);
		assertThat(call.get()).isEqualTo("interrupted true");
	}

	@Test
	void cancelDoesNotReachTheNextTaskOfTheThread() throws Exception {
		Future<Boolean> call = this.pool.submit(() -> this.runningCalls.run(CallScope.detached(), (cancellation) -> {
			this.runningCalls.cancel(null);
			return cancellation.isCancelled();
		}));
		assertThat(call.get()).isTrue();
		assertThat(this.pool.submit(() -> Thread.currentThread().isInterrupted()).get()).isFalse();
		Future<Boolean> next = this.pool
			.submit(() -> this.runningCalls.run(CallScope.detached(), RunningCall::isCancelled));
		assertThat(next.get()).isFalse();
	}

	@Test
	void cancelDoesNotReachCallsOfAnotherSession() {
		ProviderSession session = new ProviderSession();
		ProviderSession other = new ProviderSession();
		boolean cancelled = this.runningCalls.run(scope(session), (running) -> {
			this.runningCalls.cancel(other);
			return running.isCancelled();
		});
		assertThat(cancelled).isFalse();
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runClearsTheInterruptOnTheSameThread() {
		this.runningCalls.run(CallScope.detached(), (cancellation) -> {
			this.runningCalls.cancel(null);
			assertThat(Thread.currentThread().isInterrupted()).isTrue();
			return "";
		});
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runWhenCallFailsForgetsIt() {
		RunningCall[] seen = new RunningCall[1];
		assertThatIllegalStateException()
			.isThrownBy(() -> this.runningCalls.run(CallScope.detached(), (cancellation) -> {
				seen[0] = cancellation;
				throw new IllegalStateException("failed");
			}));
		this.runningCalls.cancel(null);
		assertThat(seen[0].isCancelled()).isFalse();
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runLeavesAnInterruptOfSomebodyElseAlone() {
		this.runningCalls.run(CallScope.detached(), (cancellation) -> {
			Thread.currentThread().interrupt();
			return "";
		});
		assertThat(Thread.interrupted()).isTrue();
	}

	@Test
	void cancelLeavesCallsOfOtherSessionsAlone() {
		ProviderSession mine = new ProviderSession();
		ProviderSession other = new ProviderSession();
		boolean[] cancelled = new boolean[2];
		this.runningCalls.run(scope(other), (theirs) -> {
			this.runningCalls.run(scope(mine), (ours) -> {
				this.runningCalls.cancel(mine);
				cancelled[0] = ours.isCancelled();
				return "";
			});
			cancelled[1] = theirs.isCancelled();
			return "";
		});
		assertThat(cancelled).containsExactly(true, false);
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void callsInsideCallsAreCancelledTogether() {
		boolean[] cancelled = new boolean[2];
		this.runningCalls.run(CallScope.detached(), (outer) -> {
			this.runningCalls.run(CallScope.detached(), (inner) -> {
				this.runningCalls.cancel(null);
				cancelled[0] = inner.isCancelled();
				return "";
			});
			cancelled[1] = outer.isCancelled();
			return "";
		});
		assertThat(cancelled).containsExactly(true, true);
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	private static CallScope scope(ProviderSession session) {
		return new CallScope(session, session, new CurrentSession(), new KnownSecrets().begin(session), Map.of());
	}

}
