/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.path.AttributePath;
import io.grpc.Context;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Invocations of actions as a host sees them: whatever happens, one completed event comes
 * last.
 */
@Timeout(30)
class InvokeActionRpcTests extends ActionServed {

	private static final String DONE = "completed []";

	@Test
	void progressIsThereBeforeTheActionEnds() {
		CountDownLatch seen = new CountDownLatch(1);
		this.code.invoking = (data) -> {
			data.progress("Filling the bowl");
			assertThat(seen.await(10, TimeUnit.SECONDS)).isTrue();
			data.progress("Rex eats");
		};
		Iterator<Tfplugin6.InvokeAction.Event> events = begin(CONFIG);
		assertThat(text(events.next())).isEqualTo("Filling the bowl");
		seen.countDown();
		assertThat(texts(events)).containsExactly("Rex eats", DONE);
		assertThat(this.code.calls).containsExactly("invoke rex 2");
	}

	@Test
	void actionWithoutArgumentsIsInvoked() {
		Tfplugin6.DynamicValue nothing = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x80 }))
			.build();
		assertThat(texts(this.client.invokeAction(invocation("acme_ping", nothing)))).containsExactly("pong", DONE);
	}

	@Test
	void bytesOfTheEventsAreThoseOfTheProtocol() {
		Tfplugin6.DynamicValue nothing = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x80 }))
			.build();
		List<ByteString> bytes = new ArrayList<>();
		this.client.invokeAction(invocation("acme_ping", nothing))
			.forEachRemaining((event) -> bytes.add(event.toByteString()));
		assertThat(bytes).containsExactly(ByteString.copyFrom(new byte[] { 0x0a, 6, 0x0a, 4, 'p', 'o', 'n', 'g' }),
				ByteString.copyFrom(new byte[] { 0x12, 0 }));
	}

	@Test
	void defaultsAreApplied() {
		assertThat(invoke(CONFIG.replace("\"portions\":2", "\"portions\":null"))).containsExactly(DONE);
		assertThat(this.code.calls).containsExactly("invoke rex 1");
	}

	@Test
	void argumentsAreValidatedOnceMore() {
		assertThat(invoke(CONFIG.replace("rex", "wolf")))
			.containsExactly("completed [ERROR No such pet: Wolves feed themselves.]");
		assertThat(this.code.calls).isEmpty();
		assertThat(invoke(CONFIG.replace("rex", "cat"))).containsExactly(DONE);
		assertThat(this.code.calls).containsExactly("invoke cat 2");
	}

	@Test
	void failureIsACompletion() {
		this.code.invoking = (data) -> {
			data.progress("Filling the bowl");
			data.diagnostics().warning(AttributePath.root("portions"), "Little", "Two are few.");
			throw new IllegalStateException("bowl is broken, says pin-4711-secret");
		};
		List<Tfplugin6.InvokeAction.Event> events = new ArrayList<>();
		begin(CONFIG).forEachRemaining(events::add);
		assertThat(events).extracting(Tfplugin6.InvokeAction.Event::getTypeCase)
			.containsExactly(Tfplugin6.InvokeAction.Event.TypeCase.PROGRESS,
					Tfplugin6.InvokeAction.Event.TypeCase.COMPLETED);
		List<Tfplugin6.Diagnostic> diagnostics = events.get(1).getCompleted().getDiagnosticsList();
		assertThat(summaries(diagnostics)).hasSize(2);
		assertThat(summaries(diagnostics).get(0)).isEqualTo("WARNING Little: Two are few.");
		assertThat(diagnostics.get(0).getAttribute().getSteps(0).getAttributeName()).isEqualTo("portions");
		assertThat(summaries(diagnostics).get(1))
			.startsWith("ERROR Could not invoke acme_feed: java.lang.IllegalStateException: bowl is broken, says ***");
	}

	@Test
	void warningIsProgressAsWellWhereTheHostForgetsIt() {
		this.code.invoking = (data) -> data.diagnostics()
			.warning(AttributePath.root("portions"), "Little", "Two are few, says pin-4711-secret.");
		String warning = "completed [WARNING Little: Two are few, says ***.]";
		assertThat(invoke(CONFIG)).containsExactly(warning);
		configure("1.15.9");
		assertThat(invoke(CONFIG)).containsExactly(warning);
		for (String version : List.of("1.16.0-rc2", "1.17.0-alpha20260812")) {
			configure(version);
			assertThat(invoke(CONFIG)).containsExactly("Warning: Little: Two are few, says ***.", warning);
		}
		this.code.invoking = (data) -> {
			data.diagnostics().warning("Little", "Two are few.");
			throw new IllegalStateException("broken");
		};
		assertThat(invoke(CONFIG)).as("with an error the host forgets nothing").hasSize(1);
	}

	private void configure(String version) {
		this.client.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setTerraformVersion(version)
			.setConfig(this.served.settings("{\"endpoint\":\"http://here\"}"))
			.build());
	}

	@Test
	void errorOfTheMachineIsACompletion() {
		this.code.invoking = (data) -> {
			throw new StackOverflowError("deep");
		};
		assertThat(invoke(CONFIG)).singleElement()
			.asString()
			.startsWith("completed [ERROR Could not invoke acme_feed: java.lang.StackOverflowError: deep");
	}

	@Test
	void requestsThatCannotBeReadAreCompletions() {
		Tfplugin6.DynamicValue bytes = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFromUtf8("?"))
			.build();
		assertThat(texts(this.client.invokeAction(invocation(FEED, bytes)))).singleElement()
			.asString()
			.startsWith("completed [ERROR Value does not fit the schema");
		assertThat(texts(this.client.invokeAction(invocation("acme_nothing", bytes)))).singleElement()
			.asString()
			.contains("This provider has no action type \"acme_nothing\"");
	}

	@Test
	void argumentsThatAreNotKnownOrNotThereAreErrors() {
		assertThat(texts(this.client.invokeAction(invocation(FEED, unknown("pet"))))).singleElement()
			.asString()
			.startsWith("completed [ERROR ");
		Tfplugin6.DynamicValue nothing = Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0xc0 }))
			.build();
		assertThat(texts(this.client.invokeAction(invocation(FEED, nothing)))).singleElement()
			.asString()
			.startsWith("completed [ERROR ");
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void actionThatNeverEndsIsLeftBehind() throws InterruptedException {
		AtomicBoolean stop = new AtomicBoolean();
		CountDownLatch stopped = new CountDownLatch(1);
		this.code.invoking = (data) -> {
			while (!stop.get()) {
				LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
				data.progress("Still eating");
			}
			stopped.countDown();
		};
		List<String> events = invoke(CONFIG.replace("null", "{\"invoke\":\"100ms\"}"));
		assertThat(events.get(events.size() - 1))
			.startsWith("completed [ERROR Could not invoke acme_feed in time: It did not end within 0.1s")
			.contains("so it may still be at work", "timeouts = { invoke = \"0.2s\" }");
		assertThat(events.subList(0, events.size() - 1)).isNotEmpty().containsOnly("Still eating");
		stop.set(true);
		assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void progressAfterTheEndIsNotSent() throws InterruptedException {
		AtomicBoolean stop = new AtomicBoolean();
		List<Thread> others = new ArrayList<>();
		this.code.invoking = (data) -> {
			for (int i = 0; i < 3; i++) {
				Thread other = new Thread(() -> {
					while (!stop.get()) {
						data.progress("From elsewhere");
					}
				});
				others.add(other);
				other.start();
			}
			data.sleep(Duration.ofMillis(20));
		};
		List<String> events = invoke(CONFIG);
		stop.set(true);
		for (Thread other : others) {
			other.join();
		}
		assertThat(events.get(events.size() - 1)).isEqualTo(DONE);
		assertThat(events.subList(0, events.size() - 1)).isNotEmpty().containsOnly("From elsewhere");
	}

	@Test
	@SuppressWarnings("NullAway")
	void onlyWhatSaysSomethingIsProgress() {
		this.code.invoking = (data) -> {
			data.progress(null);
			data.progress("");
			data.progress(" ");
			data.progress("x".repeat(3_000_000));
			data.progress("pin-4711-secret\u001b[2Jbell");
		};
		List<String> events = invoke(CONFIG);
		assertThat(events).hasSize(3);
		assertThat(events.get(0)).isEqualTo("x".repeat(2_000) + "\u2026");
		assertThat(events.get(1)).startsWith("***").endsWith("bell").doesNotContain("\u001b");
		assertThat(events.get(2)).isEqualTo(DONE);
	}

	@Test
	void progressWaitsForASlowHostAndKeepsItsOrder() throws InterruptedException {
		List<Integer> sent = new ArrayList<>();
		CountDownLatch behind = new CountDownLatch(1);
		this.code.invoking = (data) -> IntStream.range(0, 10_000).forEach((number) -> {
			data.progress("portion " + number);
			synchronized (sent) {
				sent.add(number);
			}
			behind.countDown();
		});
		Iterator<Tfplugin6.InvokeAction.Event> events = begin(CONFIG);
		assertThat(behind.await(10, TimeUnit.SECONDS)).isTrue();
		TimeUnit.MILLISECONDS.sleep(200);
		synchronized (sent) {
			assertThat(sent).hasSizeLessThan(1_000);
		}
		List<String> texts = texts(events);
		assertThat(texts).hasSize(10_001);
		assertThat(texts.subList(0, 10_000))
			.isEqualTo(IntStream.range(0, 10_000).mapToObj((number) -> "portion " + number).toList());
		assertThat(texts.get(10_000)).isEqualTo(DONE);
	}

	@Test
	void progressInParallelIsComplete() {
		this.code.invoking = (
				data) -> IntStream.range(0, 400).parallel().forEach((number) -> data.progress("portion " + number));
		List<String> texts = invoke(CONFIG);
		assertThat(texts.subList(0, 400)).containsExactlyInAnyOrderElementsOf(
				IntStream.range(0, 400).mapToObj((number) -> "portion " + number).toList());
		assertThat(texts.subList(400, texts.size())).containsExactly(DONE);
	}

	@Test
	void cancellationByThePractitionerEndsAWait() {
		this.code.invoking = (data) -> {
			data.progress("Waiting");
			data.sleep(Duration.ofMinutes(5));
		};
		Iterator<Tfplugin6.InvokeAction.Event> events = begin(CONFIG);
		assertThat(text(events.next())).isEqualTo("Waiting");
		this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
		assertThat(texts(events)).containsExactly(
				"completed [ERROR Operation cancelled: The attempt to invoke acme_feed was interrupted because Terraform "
						+ "was asked to stop.]");
	}

	@Test
	void hostThatGoesAwayCancels() throws InterruptedException {
		CountDownLatch cancelled = new CountDownLatch(1);
		this.code.invoking = (data) -> {
			data.progress("Waiting");
			try {
				TimeUnit.MINUTES.sleep(5);
			}
			catch (InterruptedException ex) {
				if (data.cancelled()) {
					cancelled.countDown();
				}
				throw ex;
			}
		};
		Context.CancellableContext host = Context.current().withCancellation();
		host.run(() -> assertThat(text(begin(CONFIG).next())).isEqualTo("Waiting"));
		host.cancel(null);
		assertThat(cancelled.await(10, TimeUnit.SECONDS)).isTrue();
	}

}
