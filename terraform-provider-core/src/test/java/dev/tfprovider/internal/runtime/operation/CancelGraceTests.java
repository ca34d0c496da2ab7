/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RunningCall}: when a cancelled call is interrupted. A request that
 * changes something is carried out once it is sent, so its answer must be heard.
 */
@Timeout(60)
class CancelGraceTests {

	private static final TimeLimit SHORT = new TimeLimit("create", Duration.ofMillis(5), null, false);

	private static final TimeLimit LONG = new TimeLimit("create", Duration.ofHours(1), null, false);

	private final RunningCalls patient = calls(Duration.ofHours(1));

	private final ExecutorService callers = Executors.newCachedThreadPool();

	@AfterEach
	void noInterruptIsLeft() {
		this.callers.shutdownNow();
		assertThat(Thread.interrupted()).isFalse();
	}

	@Test
	void changeHearsTheAnswerToWhatItHasSent() {
		for (TimeLimit limit : new TimeLimit[] { null, LONG }) {
			Object answer = this.patient.<Object>runChange(CallScope.detached(), limit,
					(running) -> result(running, () -> {
						this.patient.cancel(null);
						boolean told = running.isCancelled();
						Thread.sleep(20);
						return "answer, told: " + told;
					}));
			assertThat(answer).isEqualTo("answer, told: true");
		}
	}

	@Test
	void changeIsInterruptedOnceTheGraceIsOver() {
		RunningCalls calls = calls(Duration.ofMillis(5));
		Object result = calls.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
			calls.cancel(null);
			return sleep();
		}));
		assertThat(result).isInstanceOf(InterruptedException.class);
		assertThat(interruptedAtTheStartOf(calls)).isEqualTo(false);
	}

	@Test
	void graceThatEndsAfterTheChangeReachesNobody() throws Exception {
		RunningCalls calls = calls(Duration.ofMillis(20));
		CountDownLatch over = new CountDownLatch(1);
		assertThat(calls.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
			calls.cancel(null);
			return "answer";
		}))).isEqualTo("answer");
		Future<Object> next = this.callers
			.submit(() -> calls.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
				over.await();
				return "next";
			})));
		Thread.sleep(60);
		over.countDown();
		assertThat(next.get()).isEqualTo("next");
	}

	@Test
	void callsThatChangeNothingAreInterruptedAtOnce() {
		for (TimeLimit limit : new TimeLimit[] { null, LONG }) {
			Object result = this.patient.<Object>run(CallScope.detached(), limit, (running) -> result(running, () -> {
				this.patient.cancel(null);
				return sleep();
			}));
			assertThat(result).isInstanceOf(InterruptedException.class);
		}
	}

	@Test
	void deadlineInterruptsWithinTheGrace() {
		Object result = this.patient.<Object>runChange(CallScope.detached(), SHORT, (running) -> result(running, () -> {
			this.patient.cancel(null);
			return sleep();
		}));
		assertThat(result)
			.hasToString("dev.tfprovider.internal.runtime.call.OperationTimeoutException: create exceeded PT0.005S");
	}

	@Test
	void idleWaitEndsAtOnceAndLeavesNoInterrupt() throws Exception {
		CountDownLatch idle = new CountDownLatch(1);
		Future<Object> change = this.callers.submit(
				() -> this.patient.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
					String end = "slept";
					try {
						running.idle(() -> {
							idle.countDown();
							sleep();
						});
					}
					catch (InterruptedException ex) {
						end = "woken";
					}
					return end + ", interrupted: " + Thread.interrupted();
				})));
		idle.await();
		this.patient.cancel(null);
		assertThat(change.get()).isEqualTo("woken, interrupted: false");
	}

	@Test
	void idleWaitOfACancelledCallDoesNotBegin() {
		AtomicBoolean begun = new AtomicBoolean();
		Object result = this.patient.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
			this.patient.cancel(null);
			running.idle(() -> begun.set(true));
			return "went on";
		}));
		assertThat(result).isInstanceOf(InterruptedException.class);
		assertThat(begun).isFalse();
	}

	@Test
	void idleWaitThatIsOverKeepsWhatItHasGot() {
		Object result = this.patient.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
			running.idle(() -> this.patient.cancel(null));
			return "got it, interrupted: " + Thread.currentThread().isInterrupted();
		}));
		assertThat(result).isEqualTo("got it, interrupted: false");
	}

	@Test
	void sleepOfAResourceEndsWithTheCancellation() {
		Response response = create(this.patient, PetResource.returning((data) -> {
			this.patient.cancel(null);
			data.sleep(Duration.ofHours(1));
			return null;
		}));
		assertThat(response.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.summary()).isEqualTo("Operation cancelled"));
	}

	@Test
	void changeThatIsCancelledBeforeItBeginsDoesNotBegin() {
		AtomicBoolean begun = new AtomicBoolean();
		Object result = this.patient.<Object>runChange(CallScope.detached(), null, (running) -> {
			this.patient.cancel(null);
			return result(running, () -> {
				begun.set(true);
				return "begun";
			});
		});
		assertThat(result).isInstanceOf(InterruptedException.class);
		assertThat(begun).isFalse();
	}

	@Test
	void endWaitsForTheAnswersOfChangesBeforeItInterrupts() throws Exception {
		CountDownLatch sent = new CountDownLatch(2);
		CountDownLatch answered = new CountDownLatch(1);
		Future<Object> quick = this.callers.submit(
				() -> this.patient.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
					sent.countDown();
					while (!running.isCancelled()) {
						Thread.onSpinWait();
					}
					answered.await();
					return "answer";
				})));
		Future<Object> read = this.callers
			.submit(() -> this.patient.<Object>run(CallScope.detached(), null, (running) -> result(running, () -> {
				sent.countDown();
				return sleep();
			})));
		sent.await();
		Future<?> end = this.callers.submit(() -> this.patient.end(Duration.ofSeconds(30), Duration.ofSeconds(30)));
		assertThat(read.get()).isInstanceOf(InterruptedException.class);
		answered.countDown();
		end.get();
		assertThat(quick.get()).isEqualTo("answer");
	}

	@Test
	void endInterruptsChangesThatTakeTooLong() throws Exception {
		CountDownLatch sent = new CountDownLatch(1);
		Future<Object> slow = this.callers.submit(
				() -> this.patient.<Object>runChange(CallScope.detached(), null, (running) -> result(running, () -> {
					sent.countDown();
					return sleep();
				})));
		sent.await();
		this.patient.end(Duration.ofMillis(5), Duration.ofSeconds(30));
		assertThat(slow.get()).isInstanceOf(InterruptedException.class);
	}

	@Test
	void nothingBeginsOnceTheProcessEnds() {
		this.patient.end(Duration.ZERO, Duration.ZERO);
		AtomicBoolean begun = new AtomicBoolean();
		Response response = create(this.patient, PetResource.returning((data) -> {
			begun.set(true);
			return null;
		}));
		assertThat(begun).isFalse();
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Provider is ending");
			assertThat(diagnostic.detail()).isEqualTo("The attempt to create acme_pet was not begun, for the provider "
					+ "process ends: it was asked to, or its own code exits. Nothing was changed.");
		});
	}

	private static RunningCalls calls(Duration cancelGrace) {
		return new RunningCalls(new OperationSettings(null, Duration.ofHours(1), cancelGrace));
	}

	private static Response create(RunningCalls calls, PetResource resource) {
		return new ApplyResourceChange(new FailureDiagnostics(List.of()), calls, PetApply.RECORDS,
				new ForgottenValues(false))
			.apply(Pet.type(resource), new Request(Pet.value("null"), Pet.value(Pet.PLANNED),
					Pet.value("{name:\"Rex\"}"), PetApply.PRIVATE));
	}

	private static @Nullable Object interruptedAtTheStartOf(RunningCalls calls) {
		return calls.<Object>runChange(CallScope.detached(), null,
				(running) -> result(running, () -> Thread.currentThread().isInterrupted()));
	}

	private static String sleep() throws InterruptedException {
		Thread.sleep(3_600_000);
		return "slept";
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
