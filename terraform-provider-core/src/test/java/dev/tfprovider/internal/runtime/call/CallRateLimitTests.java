/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange;
import dev.tfprovider.internal.runtime.operation.ForgottenValues;
import dev.tfprovider.internal.runtime.operation.Pet;
import dev.tfprovider.internal.runtime.operation.PetApply;
import dev.tfprovider.internal.runtime.operation.PetResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.RateLimited;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link CallRateLimit} and {@link SlidingWindowLimit}.
 */
@Timeout(60)
class CallRateLimitTests {

	private static final ObjectType SETTINGS = ObjectType
		.of(Map.of("endpoint", TerraformType.STRING, "key", TerraformType.STRING, "port", TerraformType.NUMBER));

	private final ExecutorService threads = Executors.newCachedThreadPool();

	@AfterEach
	void stop() {
		this.threads.shutdownNow();
	}

	@Test
	void noMoreCallsRunAtATimeThanAllowed() throws Exception {
		CallRateLimit limit = new CallRateLimit(2, null);
		AtomicInteger running = new AtomicInteger();
		AtomicInteger most = new AtomicInteger();
		CountDownLatch two = new CountDownLatch(2);
		List<Future<Integer>> calls = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			calls.add(this.threads.submit(() -> limit.run(RunningCall.IdleWait::run, () -> {
				most.accumulateAndGet(running.incrementAndGet(), Math::max);
				two.countDown();
				two.await();
				return running.decrementAndGet();
			})));
		}
		for (Future<Integer> call : calls) {
			call.get();
		}
		assertThat(most).hasValue(2);
	}

	@Test
	void failedCallGivesItsTurnBack() throws Exception {
		CallRateLimit limit = new CallRateLimit(1, null);
		assertThatExceptionOfType(IllegalStateException.class)
			.isThrownBy(() -> limit.run(RunningCall.IdleWait::run, () -> {
				throw new IllegalStateException("boom");
			}));
		assertThat(limit.<String>run(RunningCall.IdleWait::run, () -> "next")).isEqualTo("next");
	}

	@Test
	void windowLetsSoManyCallsStartWithinAnyInterval() throws Exception {
		FakeTime time = new FakeTime();
		SlidingWindowLimit window = new SlidingWindowLimit(3, 100, time);
		List<Long> starts = new ArrayList<>();
		for (int i = 0; i < 8; i++) {
			window.enter();
			starts.add(time.now);
			time.now += 10;
		}
		assertThat(starts).containsExactly(0L, 10L, 20L, 100L, 110L, 120L, 200L, 210L);
	}

	@Test
	void windowDoesNotDelayWhoComesSeldom() throws Exception {
		FakeTime time = new FakeTime();
		SlidingWindowLimit window = new SlidingWindowLimit(1, 100, time);
		for (int i = 0; i < 3; i++) {
			window.enter();
			time.now += 100;
		}
		assertThat(time.slept).isZero();
	}

	@Test
	void windowCountsFromAnyStartOfTheClock() throws Exception {
		FakeTime time = new FakeTime();
		time.now = Long.MAX_VALUE - 5;
		SlidingWindowLimit window = new SlidingWindowLimit(1, 100, time);
		window.enter();
		window.enter();
		assertThat(time.slept).isEqualTo(100);
	}

	@Test
	void interruptedWaitEndsWithoutTheCall() throws Exception {
		CallRateLimit limit = new CallRateLimit(1, null);
		CountDownLatch inside = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		Future<Boolean> first = this.threads.submit(() -> limit.run(RunningCall.IdleWait::run, () -> {
			inside.countDown();
			end.await();
			return true;
		}));
		inside.await();
		Thread.currentThread().interrupt();
		assertThatExceptionOfType(InterruptedException.class)
			.isThrownBy(() -> limit.run(RunningCall.IdleWait::run, () -> "never"));
		end.countDown();
		assertThat(first.get()).isTrue();
		assertThat(limit.<String>run(RunningCall.IdleWait::run, () -> "free")).isEqualTo("free");
	}

	@Test
	void cancelledCreateThatWaitsSaysSo() throws Exception {
		RunningCalls runningCalls = new RunningCalls(OperationSettings.DEFAULT);
		ApplyResourceChange apply = new ApplyResourceChange(new FailureDiagnostics(List.of()), runningCalls,
				PetApply.RECORDS, new ForgottenValues(false));
		SlowResource slow = new SlowResource();
		ResourceDeclaration<Pet> declaration = ResourceDeclaration
			.builder("pet", Pet.class, SlowResource.class, () -> slow)
			.build();
		ResourceType<Pet> type = ResourceType.of("acme_pet", declaration, new ModelMappings(List.of()));
		ApplyResourceChange.Request request = new ApplyResourceChange.Request(Pet.value("null"), Pet.value(Pet.PLANNED),
				Pet.value("{name:\"Rex\"}"), new byte[0]);
		CountDownLatch inside = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		Future<Boolean> other = this.threads.submit(() -> type.limit().run(RunningCall.IdleWait::run, () -> {
			inside.countDown();
			end.await();
			return true;
		}));
		inside.await();
		Future<ApplyResourceChange.Response> waiting = this.threads.submit(() -> apply.apply(type, request));
		while (!waiting.isDone()) {
			runningCalls.cancel(null);
			TimeUnit.MILLISECONDS.sleep(5);
		}
		end.countDown();
		assertThat(other.get()).isTrue();
		assertThat(waiting.get().diagnostics()).extracting(Diagnostic::summary).containsExactly("Operation cancelled");
		assertThat(waiting.get().state().isNull()).isTrue();
		assertThat(slow.calls).hasValue(0);
	}

	@Test
	void limitIsReadFromTheClass() {
		assertThat(CallRateLimit.of(declaration(SlowResource.class))).isNotSameAs(CallRateLimit.NONE);
		assertThat(CallRateLimit.of(declaration(Derived.class))).isNotSameAs(CallRateLimit.NONE);
		assertThat(CallRateLimit.of(declaration(PetResource.class))).isSameAs(CallRateLimit.NONE);
	}

	@Test
	void sessionsOfOneUpstreamCountTogetherInAllApplications() {
		CallRateLimit limit = CallRateLimit.of(declaration(SlowResource.class));
		CallRateLimit ofAnotherApplication = CallRateLimit.of(declaration(SlowResource.class));
		CallRateLimit north = limit.of(session("https://north.example.com/v1", "a"));
		assertThat(limit.of(session("https://NORTH.example.com/v2", "b"))).isSameAs(north);
		assertThat(ofAnotherApplication.of(session("https://north.example.com/v1", "c"))).isSameAs(north);
		assertThat(limit.of(session("https://south.example.com/v1", "a"))).isNotSameAs(north);
		assertThat(limit.of(session("https://north.example.com:8443/v1", "a"))).isNotSameAs(north);
		assertThat(CallRateLimit.of(declaration(Derived.class)).of(session("https://north.example.com/v1", "a")))
			.isNotSameAs(north);
		assertThat(limit.of(session("none", "a"))).isSameAs(limit.of(new ProviderSession())).isNotSameAs(north);
		assertThat(CallRateLimit.NONE.of(session("https://north.example.com/v1", "a"))).isSameAs(CallRateLimit.NONE);
	}

	private static ProviderSession session(String endpoint, String key) {
		ProviderSession session = new ProviderSession();
		session.configure(key, Upstream.of(ObjectValue.ofNulls(SETTINGS)
			.with(Map.of("endpoint", new StringValue(endpoint), "key", new StringValue(key)))));
		return session;
	}

	@ParameterizedTest
	@ValueSource(classes = { Nothing.class, Negative.class, NoInterval.class })
	void limitThatMakesNoSenseIsRefused(Class<?> implementation) {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> CallRateLimit.of(declaration(implementation)))
			.withMessageContaining("'pet'")
			.withMessageContaining(implementation.getName())
			.withMessageContaining("make no sense");
	}

	private static ResourceDeclaration<Pet> declaration(Class<?> implementation) {
		return ResourceDeclaration.builder("pet", Pet.class, implementation, SlowResource::new).build();
	}

	private static final class FakeTime implements SlidingWindowLimit.Time {

		private long now;

		private long slept;

		@Override
		public long nanos() {
			return this.now;
		}

		@Override
		public void sleep(long nanos) {
			this.slept += nanos;
			this.now += nanos;
		}

	}

	@RateLimited(concurrent = 1)
	static class SlowResource implements ManagedResource<Pet> {

		private final AtomicInteger calls = new AtomicInteger();

		@Override
		public Pet create(ResourceData<Pet> data) {
			this.calls.incrementAndGet();
			return data.plan();
		}

		@Override
		public Optional<Pet> read(ResourceData<Pet> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Pet> data) {
		}

	}

	static class Derived extends SlowResource {

	}

	@RateLimited
	static class Nothing {

	}

	@RateLimited(calls = -1, concurrent = 2)
	static class Negative {

	}

	@RateLimited(calls = 1, interval = 0)
	static class NoInterval {

	}

}
