/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.tfprovider.internal.runtime.RunningCalls.Cancellation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link RunningCalls}.
 */
class RunningCallsTests {

	private final CurrentSession currentSession = new CurrentSession();

	private final RunningCalls runningCalls = new RunningCalls(this.currentSession);

	private final ExecutorService pool = Executors.newSingleThreadExecutor();

	@AfterEach
	void shutDown() {
		this.pool.shutdownNow();
	}

	@Test
	void runReturnsWhatTheCallReturned() {
		assertThat(this.runningCalls.<String>run((cancellation) -> "result")).isEqualTo("result");
	}

	@Test
	void cancelInterruptsTheThread() throws Exception {
		CountDownLatch started = new CountDownLatch(1);
		Future<String> call = this.pool.submit(() -> this.runningCalls.run((cancellation) -> {
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
		this.runningCalls.cancel();
		assertThat(call.get()).isEqualTo("interrupted true");
	}

	@Test
	void cancelDoesNotReachTheNextTaskOfTheThread() throws Exception {
		Future<Boolean> call = this.pool.submit(() -> this.runningCalls.run((cancellation) -> {
			this.runningCalls.cancel();
			return cancellation.isCancelled();
		}));
		assertThat(call.get()).isTrue();
		assertThat(this.pool.submit(() -> Thread.currentThread().isInterrupted()).get()).isFalse();
		Future<Boolean> next = this.pool.submit(() -> this.runningCalls.run(Cancellation::isCancelled));
		assertThat(next.get()).isFalse();
	}

	@Test
	void cancelDoesNotReachCallsOfAnotherSession() {
		ProviderSession session = new ProviderSession();
		ProviderSession other = new ProviderSession();
		boolean cancelled = this.currentSession.with(session, () -> this.runningCalls.run((cancellation) -> {
			this.currentSession.<Object>with(other, () -> {
				this.runningCalls.cancel();
				return "";
			});
			return cancellation.isCancelled();
		}));
		assertThat(cancelled).isFalse();
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runClearsTheInterruptOnTheSameThread() {
		this.runningCalls.run((cancellation) -> {
			this.runningCalls.cancel();
			assertThat(Thread.currentThread().isInterrupted()).isTrue();
			return "";
		});
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runWhenCallFailsForgetsIt() {
		Cancellation[] seen = new Cancellation[1];
		assertThatIllegalStateException().isThrownBy(() -> this.runningCalls.run((cancellation) -> {
			seen[0] = cancellation;
			throw new IllegalStateException("failed");
		}));
		this.runningCalls.cancel();
		assertThat(seen[0].isCancelled()).isFalse();
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void runLeavesAnInterruptOfSomebodyElseAlone() {
		this.runningCalls.run((cancellation) -> {
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
		this.currentSession.with(other, () -> this.runningCalls.run((theirs) -> {
			this.currentSession.with(mine, () -> this.runningCalls.run((ours) -> {
				this.runningCalls.cancel();
				cancelled[0] = ours.isCancelled();
				return "";
			}));
			cancelled[1] = theirs.isCancelled();
			return "";
		}));
		assertThat(cancelled).containsExactly(true, false);
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void callsInsideCallsAreCancelledTogether() {
		boolean[] cancelled = new boolean[2];
		this.runningCalls.run((outer) -> {
			this.runningCalls.run((inner) -> {
				this.runningCalls.cancel();
				cancelled[0] = inner.isCancelled();
				return "";
			});
			cancelled[1] = outer.isCancelled();
			return "";
		});
		assertThat(cancelled).containsExactly(true, true);
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

}
