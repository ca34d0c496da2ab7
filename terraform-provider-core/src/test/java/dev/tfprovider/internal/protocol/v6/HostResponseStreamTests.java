/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCallStreamObserver;
import io.grpc.stub.ClientResponseObserver;
import io.grpc.stub.ServerCallStreamObserver;
import io.grpc.stub.ServerCalls;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HostResponseStream}, through gRPC and sockets.
 */
class HostResponseStreamTests {

	private static final int SECONDS = 20;

	private static final String KILOBYTE = "x".repeat(1024);

	private final List<AutoCloseable> ends = new ArrayList<>();

	@AfterEach
	void end() throws Exception {
		for (AutoCloseable end : this.ends) {
			end.close();
		}
	}

	@Test
	void hostGetsAllResponsesInOrder() throws Exception {
		Host host = call((responses) -> IntStream.range(0, 10_000).forEach((i) -> responses.send(event("" + i))));
		host.read(10_000);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		assertThat(host.names())
			.containsExactlyElementsOf(IntStream.range(0, 10_000).mapToObj(String::valueOf).toList());
	}

	@Test
	void streamWithoutResponsesEnds() throws Exception {
		Host host = call((responses) -> {
		});
		host.read(1);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		assertThat(host.received).isEmpty();
	}

	@Test
	void sendWaitsForAHostThatDoesNotRead() throws Exception {
		AtomicInteger sent = new AtomicInteger();
		int all = 20_000;
		Host host = call((responses) -> {
			for (int i = 0; i < all; i++) {
				responses.send(event(KILOBYTE));
				sent.incrementAndGet();
			}
		});
		host.read(3);
		for (int i = 0; i < 3; i++) {
			assertThat(host.received.poll(SECONDS, TimeUnit.SECONDS)).isNotNull();
		}
		settle(sent);
		assertThat(sent.get()).isLessThan(all / 4);
		host.read(all);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		assertThat(sent).hasValue(all);
		assertThat(host.received).hasSize(all - 3);
	}

	@Test
	void hostThatCancelsEndsAWaitingSend() throws Exception {
		CompletableFuture<Boolean> last = new CompletableFuture<>();
		CompletableFuture<Boolean> told = new CompletableFuture<>();
		AtomicInteger sent = new AtomicInteger();
		Host host = call((responses) -> {
			responses.onCancel(() -> told.complete(responses.isCancelled()));
			while (responses.send(event(KILOBYTE))) {
				sent.incrementAndGet();
			}
			last.complete(responses.send(event("late")));
		});
		host.read(1);
		assertThat(host.received.poll(SECONDS, TimeUnit.SECONDS)).isNotNull();
		settle(sent);
		host.cancel();
		assertThat(told.get(SECONDS, TimeUnit.SECONDS)).isTrue();
		assertThat(last.get(SECONDS, TimeUnit.SECONDS)).isFalse();
		assertThat(host.names()).doesNotContain("late");
	}

	@Test
	void actionRunsWhereTheWriterEndsBeforeTheCancellationIsTold() throws Exception {
		AtomicBoolean cancelled = new AtomicBoolean();
		CompletableFuture<Boolean> told = new CompletableFuture<>();
		new HostResponseStream<>(new UntoldObserver(cancelled)).write((responses) -> {
			responses.onCancel(() -> told.complete(responses.isCancelled()));
			cancelled.set(true);
			assertThat(responses.send(event("late"))).isFalse();
		});
		assertThat(told.get(SECONDS, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void actionGivenAfterTheCancellationRunsAtOnce() throws Exception {
		CompletableFuture<String> ran = new CompletableFuture<>();
		Host host = call((responses) -> {
			while (responses.send(event(KILOBYTE))) {
				Thread.onSpinWait();
			}
			responses.onCancel(() -> ran.complete("ran"));
		});
		host.read(1);
		assertThat(host.received.poll(SECONDS, TimeUnit.SECONDS)).isNotNull();
		host.cancel();
		assertThat(ran.get(SECONDS, TimeUnit.SECONDS)).isEqualTo("ran");
	}

	@Test
	void actionDoesNotRunAfterTheEnd() throws Exception {
		AtomicInteger runs = new AtomicInteger();
		Host host = call((responses) -> {
			responses.onCancel(runs::incrementAndGet);
			responses.send(event("only"));
		});
		host.read(2);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		host.cancel();
		end();
		assertThat(runs).hasValue(0);
	}

	@Test
	void severalThreadsSendAtOnce() throws Exception {
		Host host = call((responses) -> {
			List<Thread> threads = IntStream.range(0, 4).mapToObj((thread) -> new Thread(() -> {
				for (int i = 0; i < 500; i++) {
					responses.send(event(thread + "-" + i));
				}
			})).toList();
			threads.forEach(Thread::start);
			for (Thread thread : threads) {
				join(thread);
			}
		});
		host.read(3_000);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		assertThat(host.names()).hasSize(2_000).doesNotHaveDuplicates();
	}

	@Test
	void interruptedSendSendsNothingAndStaysInterrupted() throws Exception {
		CompletableFuture<Thread> sending = new CompletableFuture<>();
		CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
		AtomicInteger sent = new AtomicInteger();
		call((responses) -> {
			sending.complete(Thread.currentThread());
			while (responses.send(event(KILOBYTE))) {
				sent.incrementAndGet();
			}
			interrupted.complete(Thread.interrupted());
		});
		settle(sent);
		sending.get(SECONDS, TimeUnit.SECONDS).interrupt();
		assertThat(interrupted.get(SECONDS, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void responseAfterTheEndIsNotSent() throws Exception {
		CountDownLatch ended = new CountDownLatch(1);
		CompletableFuture<Boolean> late = new CompletableFuture<>();
		Host host = call((responses) -> new Thread(() -> {
			try {
				ended.await();
				late.complete(responses.send(event("late")));
			}
			catch (InterruptedException ex) {
				late.completeExceptionally(ex);
			}
		}).start());
		host.read(2);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		ended.countDown();
		assertThat(late.get(SECONDS, TimeUnit.SECONDS)).isFalse();
		assertThat(host.received).isEmpty();
	}

	@Test
	void observerIsToldOfWhatIsSent() throws Exception {
		List<String> observed = new ArrayList<>();
		Host host = call((responses) -> {
			responses.onSent((event) -> observed.add(event.getDisplayName()));
			responses.send(event("a"));
			responses.send(event("b"));
		});
		host.read(3);
		assertThat(host.ended.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(Status.Code.OK);
		assertThat(observed).containsExactly("a", "b");
	}

	/**
	 * Waits until nothing is sent any more.
	 */
	private static void settle(AtomicInteger sent) throws InterruptedException {
		int before;
		do {
			before = sent.get();
			Thread.sleep(200);
		}
		while (sent.get() != before || before == 0);
	}

	private static void join(Thread thread) {
		try {
			thread.join();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Tfplugin6.ListResource.Event event(String name) {
		return Tfplugin6.ListResource.Event.newBuilder().setDisplayName(name).build();
	}

	/**
	 * Calls a method whose handler writes to a stream.
	 */
	private Host call(Consumer<HostResponseStream<Tfplugin6.ListResource.Event>> writer) throws IOException {
		ServerServiceDefinition service = ServerServiceDefinition.builder(ProviderGrpc.SERVICE_NAME)
			.addMethod(ProviderGrpc.getListResourceMethod(),
					ServerCalls.asyncServerStreamingCall((request,
							responses) -> new HostResponseStream<>(
									(ServerCallStreamObserver<Tfplugin6.ListResource.Event>) responses)
								.write(writer)))
			.build();
		Server server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
			.addService(service)
			.build()
			.start();
		ManagedChannel channel = NettyChannelBuilder
			.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort()))
			.usePlaintext()
			.build();
		this.ends.add(channel::shutdownNow);
		this.ends.add(server::shutdownNow);
		Host host = new Host();
		ProviderGrpc.newStub(channel).listResource(Tfplugin6.ListResource.Request.getDefaultInstance(), host);
		return host;
	}

	/**
	 * Reads as many responses as a test wants.
	 */
	private static final class Host
			implements ClientResponseObserver<Tfplugin6.ListResource.Request, Tfplugin6.ListResource.Event> {

		private final BlockingQueue<Tfplugin6.ListResource.Event> received = new LinkedBlockingQueue<>();

		private final CompletableFuture<Status.Code> ended = new CompletableFuture<>();

		private final CompletableFuture<ClientCallStreamObserver<Tfplugin6.ListResource.Request>> call = new CompletableFuture<>();

		@Override
		public void beforeStart(ClientCallStreamObserver<Tfplugin6.ListResource.Request> call) {
			call.disableAutoRequestWithInitial(0);
			this.call.complete(call);
		}

		void read(int responses) {
			this.call.join().request(responses);
		}

		void cancel() {
			this.call.join().cancel("enough", null);
		}

		List<String> names() {
			return this.received.stream().map(Tfplugin6.ListResource.Event::getDisplayName).toList();
		}

		@Override
		public void onNext(Tfplugin6.ListResource.Event event) {
			this.received.add(event);
		}

		@Override
		public void onError(Throwable failure) {
			this.ended.complete(Status.fromThrowable(failure).getCode());
		}

		@Override
		public void onCompleted() {
			this.ended.complete(Status.Code.OK);
		}

	}

	/**
	 * A call whose cancellation nobody is told of.
	 */
	private static final class UntoldObserver extends ServerCallStreamObserver<Tfplugin6.ListResource.Event> {

		private final AtomicBoolean cancelled;

		private UntoldObserver(AtomicBoolean cancelled) {
			this.cancelled = cancelled;
		}

		@Override
		public boolean isCancelled() {
			return this.cancelled.get();
		}

		@Override
		public boolean isReady() {
			return true;
		}

		@Override
		public void setOnCancelHandler(Runnable handler) {
		}

		@Override
		public void setOnReadyHandler(Runnable handler) {
		}

		@Override
		public void setCompression(String compression) {
		}

		@Override
		public void setMessageCompression(boolean enable) {
		}

		@Override
		public void disableAutoInboundFlowControl() {
		}

		@Override
		public void request(int count) {
		}

		@Override
		public void onNext(Tfplugin6.ListResource.Event value) {
			throw new AssertionError(value);
		}

		@Override
		public void onError(Throwable ex) {
			throw new AssertionError(ex);
		}

		@Override
		public void onCompleted() {
			throw new AssertionError();
		}

	}

}
