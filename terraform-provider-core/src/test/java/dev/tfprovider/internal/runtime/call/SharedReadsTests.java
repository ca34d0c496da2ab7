/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.operation.BatchReader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link SharedReads}.
 */
@Timeout(60)
class SharedReadsTests {

	private static final Duration LONG = Duration.ofMinutes(10);

	private final CurrentSession currentSession = new CurrentSession();

	private final RunningCalls calls = new RunningCalls(OperationSettings.DEFAULT);

	private final ExecutorService threads = Executors.newCachedThreadPool();

	private final ProviderSession session = session("key");

	private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

	/**
	 * Reads everything below 900 that is no multiple of seven.
	 */
	private final BatchReader<Integer, String> reader = BatchReader.of((id) -> {
		this.asked.add(credentials() + " one " + id);
		return (id < 900) ? Optional.of("thing " + id) : Optional.empty();
	}, (ids) -> {
		this.asked.add(credentials() + " many " + ids.size());
		return ids.stream().filter((id) -> id < 900 && id % 7 != 0).map((id) -> "thing " + id).toList();
	}, (thing) -> Integer.valueOf(thing.substring(6)));

	@AfterEach
	void stop() {
		this.threads.shutdownNow();
	}

	@Test
	void asManyReadsAsMayBeDepartAtOnce() throws Exception {
		BatchReader<Integer, String> reader = this.reader.atMost(2).waiting(LONG);
		List<Future<Optional<String>>> reads = List.of(read(reader, 1), read(reader, 2), read(reader, 3),
				read(reader, 4));
		for (int i = 0; i < reads.size(); i++) {
			assertThat(reads.get(i).get()).contains("thing " + (i + 1));
		}
		assertThat(this.asked).containsExactly("key many 2", "key many 2");
	}

	@Test
	void readThatStaysAloneAsksForOneObject() throws Exception {
		assertThat(read(this.reader, 1).get()).contains("thing 1");
		assertThat(this.asked).containsExactly("key one 1");
	}

	@Test
	void readOfTheOnlyRequestDoesNotWaitAsLong() throws Exception {
		BatchReader<Integer, String> reader = this.reader.waiting(Duration.ofSeconds(4));
		assertThat(read(reader, 1).get(3, TimeUnit.SECONDS)).contains("thing 1");
	}

	@Test
	void readWaitsForAnotherRequestToAsk() throws Exception {
		BatchReader<Integer, String> reader = this.reader.atMost(2).waiting(Duration.ofSeconds(4));
		Future<Optional<String>> first = read(reader, 1);
		try (CallScope other = scope(this.session)) {
			assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> first.get(2, TimeUnit.SECONDS));
		}
		assertThat(read(reader, 2).get()).contains("thing 2");
		assertThat(first.get()).contains("thing 1");
		assertThat(this.asked).containsExactly("key many 2");
	}

	@Test
	void sameObjectIsAskedForOnce() throws Exception {
		BatchReader<Integer, String> reader = this.reader.waiting(Duration.ofMillis(200));
		List<Future<Optional<String>>> reads = List.of(read(reader, 1), read(reader, 1), read(reader, 1));
		for (Future<Optional<String>> read : reads) {
			assertThat(read.get()).contains("thing 1");
		}
		assertThat(this.asked).containsExactly("key one 1");
	}

	@Test
	void objectThatIsMissingAmongManyIsAskedForByItself() throws Exception {
		BatchReader<Integer, String> reader = this.reader.atMost(3).waiting(LONG);
		Future<Optional<String>> left = read(reader, 7);
		Future<Optional<String>> gone = read(reader, 900);
		Future<Optional<String>> there = read(reader, 1);
		assertThat(left.get()).contains("thing 7");
		assertThat(gone.get()).isEmpty();
		assertThat(there.get()).contains("thing 1");
		assertThat(this.asked).containsExactlyInAnyOrder("key many 3", "key one 7", "key one 900");
	}

	@Test
	void failureOfABatchIsThatOfAllItsReads() {
		BatchReader<Integer, String> reader = BatchReader.<Integer, String>of((id) -> Optional.empty(), (ids) -> {
			throw new IllegalStateException("broken");
		}, Integer::valueOf).atMost(2).waiting(LONG);
		for (Future<Optional<String>> read : List.of(read(reader, 1), read(reader, 2))) {
			assertThatExceptionOfType(ExecutionException.class).isThrownBy(read::get)
				.havingCause()
				.withMessage("broken");
		}
	}

	@Test
	void batchThatNobodyWaitsForIsInterrupted() throws Exception {
		CountDownLatch asking = new CountDownLatch(1);
		CountDownLatch interrupted = new CountDownLatch(1);
		BatchReader<Integer, String> reader = BatchReader.<Integer, String>of((id) -> Optional.empty(), (ids) -> {
			asking.countDown();
			try {
				Thread.sleep(60_000);
			}
			catch (InterruptedException ex) {
				interrupted.countDown();
			}
			return List.of();
		}, Integer::valueOf).atMost(2).waiting(LONG);
		List<Future<Optional<String>>> reads = List.of(read(reader, 1), read(reader, 2));
		asking.await();
		this.calls.cancel(this.session);
		interrupted.await();
		for (Future<Optional<String>> read : reads) {
			assertThatExceptionOfType(ExecutionException.class).isThrownBy(read::get)
				.withCauseInstanceOf(InterruptedException.class);
		}
	}

	@Test
	void readsThatComeWhileAnAnswerIsDueWaitForIt() throws Exception {
		CountDownLatch asking = new CountDownLatch(1);
		CountDownLatch answer = new CountDownLatch(1);
		BatchReader<Integer, String> reader = BatchReader.<Integer, String>of((id) -> {
			this.asked.add("one " + id);
			return Optional.of("thing " + id);
		}, (ids) -> {
			this.asked.add("many " + ids.size());
			asking.countDown();
			answer.await();
			return ids.stream().map((id) -> "thing " + id).toList();
		}, (thing) -> Integer.valueOf(thing.substring(6))).atMost(2).waiting(Duration.ofSeconds(1));
		List<Future<Optional<String>>> first = List.of(read(reader, 1), read(reader, 2));
		asking.await();
		Future<Optional<String>> late = read(reader, 3);
		Thread.sleep(1500);
		assertThat(late.isDone()).isFalse();
		assertThat(this.asked).containsExactly("many 2");
		answer.countDown();
		assertThat(late.get()).contains("thing 3");
		for (Future<Optional<String>> read : first) {
			assertThat(read.get()).isPresent();
		}
		assertThat(this.asked).containsExactly("many 2", "one 3");
	}

	@Test
	void batchesOfDifferentCredentialsAreNeverOne() throws Exception {
		ProviderSession other = session("other key");
		BatchReader<Integer, String> reader = this.reader.atMost(2).waiting(Duration.ofMillis(200));
		Future<Optional<String>> mine = read(reader, 1);
		Future<Optional<String>> others = run(other, (call) -> SharedReads.batch(call, reader, 1));
		assertThat(mine.get()).contains("thing 1");
		assertThat(others.get()).contains("thing 1");
		assertThat(this.asked).containsExactlyInAnyOrder("key one 1", "other key one 1");
	}

	@Test
	void whatIsReadOnceIsThatOfTheCredentials() throws Exception {
		ProviderSession other = session("other key");
		Reading<String> whoAmI = (call) -> SharedReads.once(call, "who", this::credentials);
		assertThat(run(this.session, whoAmI).get()).isEqualTo("key");
		assertThat(run(other, whoAmI).get()).isEqualTo("other key");
		this.session.configure(new Settings("newer key"));
		assertThat(run(this.session, whoAmI).get()).isEqualTo("newer key");
		this.session.postpone(List.of());
		assertThat(run(other, whoAmI).get()).isEqualTo("other key");
	}

	@Test
	void callsThatWantTheSameMeanwhileWaitForIt() throws Exception {
		CountDownLatch end = new CountDownLatch(1);
		AtomicInteger reads = new AtomicInteger();
		List<Future<Integer>> answers = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			answers.add(once("same", () -> {
				end.await();
				return reads.incrementAndGet();
			}));
		}
		end.countDown();
		for (Future<Integer> answer : answers) {
			assertThat(answer.get()).isEqualTo(1);
		}
		assertThat(once("same", reads::incrementAndGet).get()).isEqualTo(1);
		assertThat(once("another", reads::incrementAndGet).get()).isEqualTo(2);
	}

	@Test
	void nothingThatIsReadOnceIsReadOnceToo() throws Exception {
		AtomicInteger reads = new AtomicInteger();
		for (int i = 0; i < 2; i++) {
			assertThat(run(this.session, (call) -> SharedReads.<@Nullable Object>once(call, "none", () -> {
				reads.incrementAndGet();
				return null;
			})).get()).isNull();
		}
		assertThat(reads).hasValue(1);
	}

	@Test
	void changeOfAnySessionLetsItBeReadAnew() throws Exception {
		AtomicInteger reads = new AtomicInteger();
		assertThat(once("same", reads::incrementAndGet).get()).isEqualTo(1);
		this.calls.runChange(scope(session("other key")), null, (call) -> "changed");
		assertThat(once("same", reads::incrementAndGet).get()).isEqualTo(2);
	}

	@Test
	void readThatBeganBeforeTheEndOfAChangeIsNotForLaterCalls() throws Exception {
		CountDownLatch began = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		Future<String> early = once("same", () -> {
			began.countDown();
			end.await();
			return "before the change";
		});
		began.await();
		this.calls.runChange(scope(this.session), null, (call) -> "changed");
		assertThat(once("same", () -> "after the change").get()).isEqualTo("after the change");
		end.countDown();
		assertThat(early.get()).isEqualTo("before the change");
		assertThat(once("same", () -> "later").get()).isEqualTo("after the change");
	}

	@Test
	void changeReadsByItself() throws Exception {
		assertThat(once("same", () -> "before").get()).isEqualTo("before");
		String seen = this.calls.runChange(scope(this.session), null, (call) -> {
			try {
				return SharedReads.once(call, "same", () -> "mine") + ", "
						+ SharedReads.batch(call, this.reader.waiting(LONG), 7).orElseThrow();
			}
			catch (Exception ex) {
				throw new IllegalStateException(ex);
			}
		});
		assertThat(seen).isEqualTo("mine, thing 7");
	}

	@Test
	void failureIsNotKept() throws Exception {
		assertThatExceptionOfType(ExecutionException.class).isThrownBy(() -> once("same", () -> {
			throw new IllegalStateException("broken");
		}).get()).havingCause().withMessage("broken");
		assertThat(once("same", () -> "whole").get()).isEqualTo("whole");
	}

	@Test
	void callWhoseReaderIsCancelledReadsItself() throws Exception {
		CountDownLatch began = new CountDownLatch(1);
		RunningCall[] first = new RunningCall[1];
		Future<String> cancelled = run(this.session, (call) -> SharedReads.once(call, "same", () -> {
			first[0] = call;
			began.countDown();
			Thread.sleep(60_000);
			return "never";
		}));
		began.await();
		Future<String> waiting = once("same", () -> "by myself");
		first[0].cancel();
		assertThatExceptionOfType(ExecutionException.class).isThrownBy(cancelled::get)
			.withCauseInstanceOf(InterruptedException.class);
		assertThat(waiting.get()).isEqualTo("by myself");
	}

	@Test
	void readInsideItselfDoesNotWaitForItself() throws Exception {
		assertThat(run(this.session,
				(call) -> SharedReads.once(call, "same",
						() -> "outer " + SharedReads.once(call, "same", () -> "inner")))
			.get()).isEqualTo("outer inner");
	}

	@Test
	void callThatNoHostMakesReadsByItself() throws Exception {
		assertThat(this.calls.<String>run(CallScope.detached(), (call) -> {
			try {
				return SharedReads.batch(call, this.reader.waiting(LONG), 1).orElseThrow();
			}
			catch (Exception ex) {
				throw new IllegalStateException(ex);
			}
		})).isEqualTo("thing 1");
	}

	@Test
	void limitsThatMakeNoSenseAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> this.reader.atMost(0)).withMessageContaining("1 or more");
		assertThatIllegalArgumentException().isThrownBy(() -> this.reader.waiting(Duration.ofMillis(-1)));
	}

	private Future<Optional<String>> read(BatchReader<Integer, String> reader, int id) {
		return run(this.session, (call) -> SharedReads.batch(call, reader, id));
	}

	private <T> Future<T> once(Object key, Callable<T> read) {
		return run(this.session, (call) -> SharedReads.once(call, key, read));
	}

	private <T extends @Nullable Object> Future<T> run(ProviderSession session, Reading<T> reading) {
		return this.threads.submit(() -> {
			Exception[] failure = new Exception[1];
			T result;
			try (CallScope scope = scope(session); RequestObservation.ThreadScope entered = scope.enter()) {
				result = this.calls.<@Nullable T>run(scope, (call) -> {
					try {
						return reading.read(call);
					}
					catch (Exception ex) {
						failure[0] = ex;
						return null;
					}
				});
			}
			if (failure[0] != null) {
				throw failure[0];
			}
			return result;
		});
	}

	private String credentials() {
		ProviderSession current = this.currentSession.get();
		return (current != null) ? ((Settings) current.settings()).key() : "nobody";
	}

	private CallScope scope(ProviderSession session) {
		return new CallScope(session, session, this.currentSession, new KnownSecrets().begin(null), Map.of()).counted();
	}

	private static ProviderSession session(String key) {
		ProviderSession session = new ProviderSession();
		session.configure(new Settings(key));
		return session;
	}

	record Settings(String key) {

	}

	@FunctionalInterface
	private interface Reading<T extends @Nullable Object> {

		T read(RunningCall call) throws Exception;

	}

}
