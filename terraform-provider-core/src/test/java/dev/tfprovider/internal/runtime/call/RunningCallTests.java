/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RunningCall}: author code with a time limit.
 */
class RunningCallTests {

	private static final TimeLimit SHORT = new TimeLimit("create", Duration.ofMillis(5), null, false);

	private static final TimeLimit LONG = new TimeLimit("create", Duration.ofHours(1), null, false);

	private final RunningCalls runningCalls = new RunningCalls(new OperationSettings(null, Duration.ofHours(1)));

	@AfterEach
	void noInterruptIsLeft() {
		assertThat(Thread.interrupted()).isFalse();
	}

	@Test
	void codeThatIsInTimeReturns() {
		assertThat(perform(LONG, () -> "result")).isEqualTo("result");
	}

	@Test
	void codeThatFailsInTimeThrowsWhatItThrew() {
		IOException failure = new IOException("down");
		assertThat(perform(LONG, () -> {
			throw failure;
		})).isSameAs(failure);
	}

	@Test
	void errorsOfTheCodeAreThrown() {
		StackOverflowError failure = new StackOverflowError();
		assertThat(perform(LONG, () -> {
			throw failure;
		})).isSameAs(failure);
	}

	@Test
	void codeIsInterruptedAtItsDeadline() {
		Object result = perform(SHORT, RunningCallTests::sleep);
		assertThat(result).isInstanceOfSatisfying(OperationTimeoutException.class, (timeout) -> {
			assertThat(timeout.limit()).isSameAs(SHORT);
			assertThat(timeout).hasCauseInstanceOf(InterruptedException.class);
		});
	}

	@Test
	void codeThatFailsInItsOwnWayAfterTheDeadlineHasTimedOut() {
		Object result = perform(SHORT, () -> {
			try {
				return sleep();
			}
			catch (InterruptedException ex) {
				throw new IOException("connection lost");
			}
		});
		assertThat(result).isInstanceOfSatisfying(OperationTimeoutException.class,
				(timeout) -> assertThat(timeout).hasCauseInstanceOf(IOException.class));
	}

	@Test
	void successIsSuccessHoweverLate() {
		assertThat(perform(SHORT, () -> {
			try {
				return sleep();
			}
			catch (InterruptedException ex) {
				return "just so";
			}
		})).isEqualTo("just so");
	}

	@Test
	void codeThatIgnoresTheInterruptionIsLeftBehind() throws Exception {
		CountDownLatch release = new CountDownLatch(1);
		CompletableFuture<Thread> worker = new CompletableFuture<>();
		RunningCalls impatient = new RunningCalls(new OperationSettings(null, Duration.ZERO));
		Object result = perform(impatient, SHORT, () -> {
			worker.complete(Thread.currentThread());
			ignoreInterrupts(release);
			return "too late";
		});
		assertThat(result).isInstanceOfSatisfying(OperationTimeoutException.class,
				(timeout) -> assertThat(timeout).hasNoCause());
		assertThat(worker.get().isDaemon()).isTrue();
		assertThat(worker.get().getName()).startsWith("terraform-operation-");
		release.countDown();
		assertThat(perform(impatient, LONG, () -> "next")).isEqualTo("next");
	}

	@Test
	void codeRunsInTheSessionAndWithTheFieldsOfTheCall() {
		ProviderSession session = new ProviderSession();
		CurrentSession current = new CurrentSession();
		Map<String, String> fields = Map.of("tf_rpc", "ApplyResourceChange");
		CallScope scope = new CallScope(session, session, current, new KnownSecrets().begin(session), fields);
		List<Object> seen = new ArrayList<>();
		this.runningCalls.runChange(scope, LONG, (running) -> result(running, () -> {
			seen.add(current.get());
			seen.add(MDC.getCopyOfContextMap());
			return "";
		}));
		assertThat(seen).containsExactly(session, fields);
		assertThat(MDC.getCopyOfContextMap()).isNullOrEmpty();
	}

	@Test
	void codeWithoutALimitRunsOnTheThreadOfTheCall() {
		assertThat(perform(null, Thread::currentThread)).isSameAs(Thread.currentThread());
		assertThat(perform(LONG, Thread::currentThread)).isNotSameAs(Thread.currentThread());
	}

	@Test
	void codeThatChangesSomethingRunsOnAWorkerEvenWithoutALimit() {
		AtomicReference<Object> result = new AtomicReference<>();
		Thread thread = this.runningCalls.runChange(CallScope.detached(), null, (running) -> {
			result.set(result(running, Thread::currentThread));
			assertThat(running.deadline()).isNull();
			return Thread.currentThread();
		});
		assertThat(thread).isSameAs(Thread.currentThread());
		assertThat((Thread) result.get()).isNotSameAs(thread);
	}

	@Test
	void endCancelsWhatReactsAndLeavesBehindChangesThatDoNot() throws Exception {
		CountDownLatch release = new CountDownLatch(1);
		CountDownLatch started = new CountDownLatch(3);
		ExecutorService callers = Executors.newCachedThreadPool();
		try {
			Future<Object> read = callers
				.submit(() -> this.runningCalls.run(CallScope.detached(), null, (running) -> result(running, () -> {
					started.countDown();
					return sleep();
				})));
			Future<Object> change = callers.submit(
					() -> this.runningCalls.runChange(CallScope.detached(), null, (running) -> result(running, () -> {
						started.countDown();
						return sleep();
					})));
			Future<Object> stubborn = callers.submit(
					() -> this.runningCalls.runChange(CallScope.detached(), LONG, (running) -> result(running, () -> {
						started.countDown();
						ignoreInterrupts(release);
						return "too late";
					})));
			started.await();
			this.runningCalls.end(Duration.ZERO, Duration.ofMillis(50));
			assertThat(read.get()).isInstanceOf(InterruptedException.class);
			assertThat(change.get()).isInstanceOfAny(InterruptedException.class, ProcessEndingException.class);
			assertThat(stubborn.get()).isInstanceOf(ProcessEndingException.class);
		}
		finally {
			release.countDown();
			callers.shutdownNow();
		}
	}

	@Test
	void timeLeftCountsDownToZero() {
		assertThat((Duration) this.runningCalls.run(CallScope.detached(), LONG, RunningCall::timeLeft)).isPositive()
			.isLessThanOrEqualTo(LONG.duration());
		assertThat(this.runningCalls.<Object>run(CallScope.detached(), SHORT, (running) -> {
			LockSupport.parkNanos(SHORT.duration().multipliedBy(2).toNanos());
			while (!Duration.ZERO.equals(running.timeLeft())) {
				Thread.onSpinWait();
			}
			return "over";
		})).isEqualTo("over");
		assertThat(this.runningCalls.<Object>run(CallScope.detached(), null,
				(running) -> running.timeLeft() + " " + running.deadline()))
			.isEqualTo("null null");
	}

	@Test
	void cancelReachesTheWorker() {
		Object result = this.runningCalls.<Object>run(CallScope.detached(), LONG, (running) -> result(running, () -> {
			this.runningCalls.cancel(null);
			return sleep();
		}));
		assertThat(result).isInstanceOf(InterruptedException.class);
	}

	@Test
	void cancelBeforeTheCodeBeginsReachesIt() {
		Object result = this.runningCalls.<Object>run(CallScope.detached(), LONG, (running) -> {
			running.cancel(Duration.ZERO);
			return result(running, RunningCallTests::sleep);
		});
		assertThat(result).isInstanceOf(InterruptedException.class);
	}

	@Test
	void cancelAfterTheCodeHasEndedDoesNothing() {
		assertThat(this.runningCalls.<Object>run(CallScope.detached(), LONG, (running) -> {
			Object result = result(running, () -> "done");
			running.cancel(Duration.ZERO);
			return result + " " + running.isCancelled();
		})).isEqualTo("done false");
	}

	@Test
	void interruptOfTheWaitingThreadIsPassedOnAndKept() {
		Thread.currentThread().interrupt();
		Object result = perform(LONG, RunningCallTests::sleep);
		assertThat(result).isInstanceOf(InterruptedException.class);
		assertThat(Thread.interrupted()).isTrue();
	}

	@Test
	void limitsOfConcurrentCallsAreIndependent() throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(4);
		CountDownLatch timedOut = new CountDownLatch(2);
		try {
			List<Future<Object>> calls = new ArrayList<>();
			for (int i = 0; i < 2; i++) {
				calls.add(pool.submit(() -> {
					Object result = perform(SHORT, RunningCallTests::sleep);
					timedOut.countDown();
					return result;
				}));
				calls.add(pool.submit(() -> perform(LONG, () -> {
					timedOut.await();
					return "patient";
				})));
			}
			assertThat(calls.get(0).get()).isInstanceOf(OperationTimeoutException.class);
			assertThat(calls.get(1).get()).isEqualTo("patient");
			assertThat(calls.get(2).get()).isInstanceOf(OperationTimeoutException.class);
			assertThat(calls.get(3).get()).isEqualTo("patient");
		}
		finally {
			pool.shutdownNow();
		}
	}

	@Test
	void deadlineAtTheEndNeverSpoilsASuccessNorTheNextCall() {
		for (int i = 0; i < 500; i++) {
			TimeLimit limit = new TimeLimit("create", Duration.ofNanos(20_000 + i * 200L), null, false);
			long end = System.nanoTime() + limit.duration().toNanos();
			Object result = perform(limit, () -> {
				if (Thread.currentThread().isInterrupted() && System.nanoTime() < end) {
					return "interrupted too early";
				}
				while (System.nanoTime() < end) {
					Thread.onSpinWait();
				}
				return "success";
			});
			assertThat(result).isEqualTo("success");
			assertThat(perform(LONG, () -> Thread.currentThread().isInterrupted())).isEqualTo(false);
		}
	}

	private static void ignoreInterrupts(CountDownLatch release) {
		while (release.getCount() > 0) {
			try {
				release.await();
			}
			catch (InterruptedException ex) {
				// goes on
			}
		}
	}

	private static String sleep() throws InterruptedException {
		Thread.sleep(3_600_000);
		return "slept";
	}

	private Object perform(@Nullable TimeLimit limit, Callable<?> code) {
		return perform(this.runningCalls, limit, code);
	}

	private static Object perform(RunningCalls runningCalls, @Nullable TimeLimit limit, Callable<?> code) {
		return runningCalls.run(CallScope.detached(), limit, (running) -> result(running, code));
	}

	/**
	 * Return what the code returned or threw.
	 */
	private static Object result(RunningCall running, Callable<?> code) {
		try {
			return running.perform("create", code);
		}
		catch (Throwable ex) {
			return ex;
		}
	}

}
