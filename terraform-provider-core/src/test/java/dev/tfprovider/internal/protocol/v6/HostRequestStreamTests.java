/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

import com.google.protobuf.ByteString;
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
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link HostRequestStream}, through gRPC and sockets.
 */
class HostRequestStreamTests {

	private static final int SECONDS = 20;

	private static final ByteString MEGABYTE = ByteString.copyFrom(new byte[1024 * 1024]);

	private final List<AutoCloseable> ends = new ArrayList<>();

	@AfterEach
	void end() throws Exception {
		for (AutoCloseable end : this.ends) {
			end.close();
		}
	}

	@Test
	void requestsComeInOrderAndAreAnsweredOnce() throws Exception {
		List<Long> lengths = new ArrayList<>();
		Host host = call((first, requests) -> {
			for (Optional<Tfplugin6.WriteStateBytes.RequestChunk> next = requests.next(); next
				.isPresent(); next = requests.next()) {
				lengths.add(next.get().getTotalLength());
			}
			assertThat(requests.next()).isEmpty();
			return "first " + first.getTotalLength();
		});
		for (long i = 0; i < 1000; i++) {
			host.send(i, ByteString.EMPTY);
		}
		host.complete();
		assertThat(host.answer()).isEqualTo("first 0");
		assertThat(lengths).hasSize(1000).isSorted().startsWith(0L, 1L).endsWith(999L);
	}

	@Test
	void noRequestAtAllIsAnswered() throws Exception {
		Host host = call((first, requests) -> "first " + first + ", " + requests.next());
		host.complete();
		assertThat(host.answer()).isEqualTo("first null, Optional.empty");
	}

	@Test
	void whatIsNotReadIsThrownAwayBeforeTheAnswer() throws Exception {
		CountDownLatch done = new CountDownLatch(1);
		Host host = call((first, requests) -> {
			done.countDown();
			return "early";
		});
		host.send(0, MEGABYTE);
		assertThat(done.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		assertThat(host.answer).isNotDone();
		for (int i = 1; i < 20; i++) {
			host.send(i, MEGABYTE);
		}
		assertThat(host.answer).isNotDone();
		host.complete();
		assertThat(host.answer()).isEqualTo("early");
	}

	@Test
	void handlerThatWasInterruptedAnswersAtOnce() throws Exception {
		Host host = call((first, requests) -> {
			Thread.currentThread().interrupt();
			return "interrupted";
		});
		host.send(0, MEGABYTE);
		assertThat(host.answer()).isEqualTo("interrupted");
	}

	@Test
	void hostHasToWaitForAHandlerThatDoesNotRead() throws Exception {
		CountDownLatch read = new CountDownLatch(1);
		Host host = call((first, requests) -> {
			read.await();
			int count = 0;
			while (requests.next().isPresent()) {
				count++;
			}
			return "read " + count;
		});
		int sent = 0;
		// as many as gRPC and sockets hold, which is less than a host has
		while (host.isReadyWithin(500)) {
			host.send(sent++, MEGABYTE);
			assertThat(sent).isLessThan(100);
		}
		read.countDown();
		host.complete();
		assertThat(host.answer()).isEqualTo("read " + sent);
	}

	@Test
	void hostThatGoesEndsAWaitingRead() throws Exception {
		CompletableFuture<Throwable> failure = new CompletableFuture<>();
		CountDownLatch begun = new CountDownLatch(1);
		Host host = call((first, requests) -> {
			begun.countDown();
			try {
				requests.next();
				return String.valueOf(requests.next());
			}
			catch (IOException ex) {
				failure.complete(ex);
				throw ex;
			}
		});
		host.send(0, ByteString.EMPTY);
		assertThat(begun.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		host.cancel();
		assertThat(failure.get(SECONDS, TimeUnit.SECONDS)).isInstanceOf(EOFException.class);
	}

	@Test
	void brokenConnectionEndsAWaitingRead() throws Exception {
		CompletableFuture<Throwable> failure = new CompletableFuture<>();
		CountDownLatch begun = new CountDownLatch(1);
		Host host = call((first, requests) -> {
			begun.countDown();
			try {
				requests.next();
				return String.valueOf(requests.next());
			}
			catch (IOException ex) {
				failure.complete(ex);
				throw ex;
			}
		});
		host.send(0, ByteString.EMPTY);
		assertThat(begun.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		this.ends.get(0).close();
		assertThat(failure.get(SECONDS, TimeUnit.SECONDS)).isInstanceOf(EOFException.class);
	}

	@Test
	void checkFailsInsteadOfARequest() throws Exception {
		Host host = call((first, requests) -> {
			requests.onTaken((request) -> {
				if (request.getTotalLength() == 1) {
					throw new IllegalStateException("too large");
				}
			});
			requests.next();
			try {
				return String.valueOf(requests.next());
			}
			catch (IllegalStateException ex) {
				return ex.getMessage();
			}
		});
		host.send(0, ByteString.EMPTY);
		host.send(1, ByteString.EMPTY);
		host.complete();
		assertThat(host.answer()).isEqualTo("too large");
	}

	@Test
	void handlerThatFailsIsAnError() throws Exception {
		Host host = call((first, requests) -> {
			throw new AssertionError("not expected");
		});
		host.complete();
		assertThatExceptionOfType(ExecutionException.class).isThrownBy(() -> host.answer.get(SECONDS, TimeUnit.SECONDS))
			.satisfies((ex) -> assertThat(Status.fromThrowable(ex).getCode()).isEqualTo(Status.Code.INTERNAL));
	}

	/**
	 * Calls a method whose handler reads from a stream.
	 */
	private Host call(Handler handler) throws IOException {
		ServerServiceDefinition service = ServerServiceDefinition.builder(ProviderGrpc.SERVICE_NAME)
			.addMethod(ProviderGrpc.getWriteStateBytesMethod(), ServerCalls.asyncClientStreamingCall((responses) -> {
				HostRequestStream<Tfplugin6.WriteStateBytes.RequestChunk, Tfplugin6.WriteStateBytes.Response> requests = new HostRequestStream<>(
						(ServerCallStreamObserver<Tfplugin6.WriteStateBytes.Response>) responses);
				requests.answer((first) -> {
					try {
						return Tfplugin6.WriteStateBytes.Response.newBuilder()
							.addDiagnostics(
									Tfplugin6.Diagnostic.newBuilder().setSummary(handler.handle(first, requests)))
							.build();
					}
					catch (IOException | InterruptedException ex) {
						return Tfplugin6.WriteStateBytes.Response.getDefaultInstance();
					}
				});
				return requests;
			}))
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
		ProviderGrpc.newStub(channel).writeStateBytes(host);
		return host;
	}

	@FunctionalInterface
	private interface Handler {

		String handle(Tfplugin6.WriteStateBytes.RequestChunk first,
				HostRequestStream<Tfplugin6.WriteStateBytes.RequestChunk, Tfplugin6.WriteStateBytes.Response> requests)
				throws IOException, InterruptedException;

	}

	/**
	 * Sends requests.
	 */
	private static final class Host implements
			ClientResponseObserver<Tfplugin6.WriteStateBytes.RequestChunk, Tfplugin6.WriteStateBytes.Response> {

		private final CompletableFuture<String> answer = new CompletableFuture<>();

		private final CompletableFuture<ClientCallStreamObserver<Tfplugin6.WriteStateBytes.RequestChunk>> call = new CompletableFuture<>();

		@Override
		public void beforeStart(ClientCallStreamObserver<Tfplugin6.WriteStateBytes.RequestChunk> call) {
			call.setOnReadyHandler(this::wake);
			this.call.complete(call);
		}

		private synchronized void wake() {
			notifyAll();
		}

		synchronized boolean isReadyWithin(long millis) throws InterruptedException {
			if (!this.call.join().isReady()) {
				wait(millis);
			}
			return this.call.join().isReady();
		}

		void send(long length, ByteString bytes) {
			this.call.join()
				.onNext(Tfplugin6.WriteStateBytes.RequestChunk.newBuilder()
					.setTotalLength(length)
					.setBytes(bytes)
					.build());
		}

		void complete() {
			this.call.join().onCompleted();
		}

		void cancel() {
			this.call.join().cancel("enough", null);
		}

		String answer() throws Exception {
			return this.answer.get(SECONDS, TimeUnit.SECONDS);
		}

		@Override
		public void onNext(Tfplugin6.WriteStateBytes.Response response) {
			this.answer.complete(response.getDiagnostics(0).getSummary());
		}

		@Override
		public void onError(Throwable failure) {
			this.answer.completeExceptionally(failure);
		}

		@Override
		public void onCompleted() {
		}

	}

}
