/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(30)
class ProviderExitTests {

	private static final ExitGrace LONG = grace(Duration.ofHours(1));

	private static final ExitGrace SHORT = grace(Duration.ofMillis(20));

	private final RecordingProcess process = new RecordingProcess(Map.of());

	/**
	 * Threads of the tests before, some of which sleep for an hour.
	 */
	private final Set<Thread> earlier = Thread.getAllStackTraces().keySet();

	@Test
	void beginDoesWhatWasAddedLastFirstThenExits() throws Exception {
		List<String> order = new CopyOnWriteArrayList<>();
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(() -> order.add("context"));
		exit.before(() -> order.add("server"));
		exit.begin();
		assertThat(this.process.ends.take()).isEqualTo("exit 0");
		assertThat(order).containsExactly("server", "context");
	}

	@Test
	void beginWhenCalledAgainDoesNothing() throws Exception {
		AtomicInteger closed = new AtomicInteger();
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(closed::incrementAndGet);
		exit.begin();
		exit.begin();
		awaitThreads(UnfinishedShutdown.EXIT_THREAD);
		assertThat(this.process.ends).containsExactly("exit 0");
		assertThat(closed).hasValue(1);
	}

	@Test
	void beginWhenCalledByManyAtOnceEndsOnce() throws Exception {
		AtomicInteger closed = new AtomicInteger();
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(closed::incrementAndGet);
		CyclicBarrier together = new CyclicBarrier(8);
		List<Thread> callers = IntStream.range(0, 8).mapToObj((number) -> new Thread(() -> {
			try {
				together.await();
			}
			catch (InterruptedException | BrokenBarrierException ex) {
				throw new IllegalStateException(ex);
			}
			exit.begin();
		})).toList();
		callers.forEach(Thread::start);
		for (Thread caller : callers) {
			caller.join();
		}
		awaitThreads(UnfinishedShutdown.EXIT_THREAD);
		assertThat(this.process.ends).containsExactly("exit 0");
		assertThat(closed).hasValue(1);
	}

	@Test
	void beginWhenAPartFailsEndsTheOthersAndExits() throws Exception {
		AtomicInteger closed = new AtomicInteger();
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(closed::incrementAndGet);
		exit.before(() -> {
			throw new IllegalStateException("boom");
		});
		exit.begin();
		assertThat(this.process.ends.take()).isEqualTo("exit 0");
		assertThat(closed).hasValue(1);
	}

	@Test
	void beginWhenAPartHangsHalts() throws Exception {
		CountDownLatch never = new CountDownLatch(1);
		ProviderExit exit = new ProviderExit(this.process, SHORT, LONG);
		exit.before(() -> waitFor(never));
		exit.begin();
		assertThat(this.process.ends.take()).isEqualTo("halt 0");
		never.countDown();
	}

	@Test
	void endWithoutHostIsOverWithinHalfASecondAndBeginsOnce() throws Exception {
		CountDownLatch never = new CountDownLatch(1);
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(() -> waitFor(never));
		exit.beginWithoutHost();
		exit.begin();
		assertThat(exit.grace()).isEqualTo(ExitGrace.WITHOUT_HOST);
		assertThat(ExitGrace.WITHOUT_HOST.whole().plus(ParentWatchdog.INTERVAL))
			.isLessThanOrEqualTo(Duration.ofMillis(500));
		assertThat(this.process.ends.take()).isEqualTo("halt 0");
		never.countDown();
	}

	@Test
	void endWithoutHostBeforeTheStartWaitsForNothing() throws Exception {
		CountDownLatch never = new CountDownLatch(1);
		ProviderExit exit = new ProviderExit(this.process, LONG, LONG);
		exit.before(() -> waitFor(never));
		exit.beginBeforeStart();
		exit.beginWithoutHost();
		assertThat(exit.grace()).isEqualTo(ExitGrace.BEFORE_START);
		assertThat(ExitGrace.BEFORE_START.whole().plus(ParentWatchdog.INTERVAL))
			.isLessThanOrEqualTo(Duration.ofMillis(200));
		assertThat(this.process.ends.take()).isEqualTo("halt 0");
		never.countDown();
	}

	@Test
	void whenSomebodyElseEndsTheProcessHaltsAfterTheGrace() throws Exception {
		ProviderExit exit = new ProviderExit(this.process, LONG, SHORT);
		exit.boundEveryExit();
		assertThat(this.process.ends).isEmpty();
		this.process.onExit.forEach(Runnable::run);
		assertThat(this.process.ends.take()).isEqualTo("halt 1");
	}

	@Test
	void whenItEndsTheProcessItselfCountsTheGraceOnce() throws Exception {
		ProviderExit exit = new ProviderExit(this.process, SHORT, SHORT);
		exit.boundEveryExit();
		exit.begin();
		assertThat(this.process.ends.take()).isEqualTo("exit 0");
		this.process.onExit.forEach(Runnable::run);
		awaitThreads("provider-halt");
		assertThat(this.process.ends).containsExactly("halt 0");
	}

	@Test
	void graceIsThatOfTheHostOnceItAskedForTheEnd() throws Exception {
		ProviderExit exit = new ProviderExit(this.process, LONG, SHORT);
		assertThat(exit.grace()).isSameAs(SHORT);
		exit.begin();
		assertThat(exit.grace()).isSameAs(LONG);
		assertThat(this.process.ends.take()).isEqualTo("exit 0");
	}

	@Test
	void graceIsBelowThePatienceOfHosts() {
		assertThat(ExitGrace.OF_HOST.whole()).isLessThan(Duration.ofSeconds(2));
	}

	/**
	 * Waits for the threads that this test has begun, so that a second end would be seen.
	 */
	private void awaitThreads(String name) throws InterruptedException {
		for (Thread thread : Thread.getAllStackTraces().keySet()) {
			if (thread.getName().equals(name) && !this.earlier.contains(thread)) {
				thread.join();
			}
		}
	}

	private static ExitGrace grace(Duration whole) {
		return new ExitGrace(whole, Duration.ZERO, Duration.ZERO, whole.dividedBy(2));
	}

	private static void waitFor(CountDownLatch latch) {
		try {
			latch.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
