/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.statestore.StateContent;
import io.grpc.Context;
import io.grpc.stub.ClientCallStreamObserver;
import io.grpc.stub.ClientResponseObserver;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * States on their way to a host and from it.
 */
class StateTransferTests extends StateStoreServed {

	private static final String STATE = "0123456789";

	@Test
	void stateIsReadInChunksOfTheAgreedSize() {
		configure(4);
		this.bucket.states.put("default", STATE.getBytes());
		assertThat(read("default"))
			.extracting((chunk) -> chunk.getBytes().toStringUtf8(), Tfplugin6.ReadStateBytes.Response::getTotalLength,
					(chunk) -> chunk.getRange().getStart(), (chunk) -> chunk.getRange().getEnd(),
					Tfplugin6.ReadStateBytes.Response::getDiagnosticsCount)
			.containsExactly(tuple("0123", 10L, 0L, 3L, 0), tuple("4567", 10L, 4L, 7L, 0), tuple("89", 10L, 8L, 9L, 0));
		configure(5);
		assertThat(read("default")).extracting((chunk) -> chunk.getBytes().toStringUtf8())
			.containsExactly("01234", "56789");
		configure(10);
		assertThat(read("default")).hasSize(1);
	}

	@Test
	void whatIsNotThereOrEmptyHasNoChunk() {
		configure(4);
		assertThat(read("default")).isEmpty();
		this.bucket.states.put("default", new byte[0]);
		assertThat(read("default")).isEmpty();
	}

	@Test
	void streamThatFailsHalfWayIsADiagnosticAfterItsChunks() {
		configure(4);
		CompletableFuture<String> closed = new CompletableFuture<>();
		this.bucket.reading = (data) -> Optional.of(new StateContent(new ByteArrayInputStream(STATE.getBytes()) {

			@Override
			public int readNBytes(byte[] target, int offset, int count) {
				if (this.pos >= 4) {
					throw new IllegalStateException("disk on fire");
				}
				return super.readNBytes(target, offset, count);
			}

			@Override
			public void close() {
				closed.complete("closed");
			}

		}, STATE.length()));
		List<Tfplugin6.ReadStateBytes.Response> chunks = read("default");
		assertThat(chunks).hasSize(2);
		assertThat(chunks.get(0).getBytes().toStringUtf8()).isEqualTo("0123");
		assertThat(summaries(chunks.get(1).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Could not read acme_bucket")
			.contains("disk on fire");
		assertThat(chunks.get(1).getRange().getStart()).isEqualTo(4);
		assertThat(chunks.get(1).getTotalLength()).isEqualTo(10);
		assertThat(closed).isCompletedWithValue("closed");
	}

	@Test
	void wrongLengthIsAMistakeThatNoHostTakesForAState() {
		configure(4);
		this.bucket.reading = (data) -> Optional
			.of(new StateContent(new ByteArrayInputStream(STATE.getBytes()), STATE.length() + 1));
		List<Tfplugin6.ReadStateBytes.Response> chunks = read("default");
		assertThat(chunks).hasSize(3);
		assertThat(summaries(chunks.get(2).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR State store returned a wrong length: The read method of acme_bucket promised a state of "
					+ "11 bytes, but its stream ends after 10.");
		this.bucket.reading = (data) -> Optional.of(new StateContent(new ByteArrayInputStream(STATE.getBytes()), 8));
		chunks = read("default");
		assertThat(chunks).hasSize(2);
		assertThat(chunks.get(1).getBytes().isEmpty()).isTrue();
		assertThat(summaries(chunks.get(1).getDiagnosticsList())).singleElement().asString().contains("goes on after");
		this.bucket.reading = (data) -> null;
		assertThat(summaries(read("default").get(0).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Provider returned nothing: The read method of acme_bucket returned null");
	}

	@Test
	void warningsOfAReadReachThePractitioner() {
		configure(4);
		this.bucket.reading = (data) -> {
			data.diagnostics().warning("Old bucket", "Move on.");
			return Optional.of(StateContent.of("ab".getBytes()));
		};
		List<Tfplugin6.ReadStateBytes.Response> chunks = read("default");
		assertThat(chunks.get(0).getBytes().toStringUtf8()).isEqualTo("ab");
		assertThat(summaries(chunks.get(1).getDiagnosticsList())).containsExactly("WARNING Old bucket: Move on.");
	}

	@Test
	void largeStateIsReadNoFasterThanTheHostTakesIt() {
		int size = 1024 * 1024;
		long total = 200L * size;
		configure(size);
		AtomicLong produced = new AtomicLong();
		this.bucket.reading = (data) -> Optional.of(new StateContent(new Zeros(total, produced), total));
		Iterator<Tfplugin6.ReadStateBytes.Response> chunks = this.client.withDeadlineAfter(60, TimeUnit.SECONDS)
			.readStateBytes(
					Tfplugin6.ReadStateBytes.Request.newBuilder().setTypeName(BUCKET).setStateId("default").build());
		long consumed = 0;
		long ahead = 0;
		while (chunks.hasNext()) {
			Tfplugin6.ReadStateBytes.Response chunk = chunks.next();
			assertThat(chunk.getRange().getStart()).isEqualTo(consumed);
			consumed += chunk.getBytes().size();
			ahead = Math.max(ahead, produced.get() - consumed);
		}
		assertThat(consumed).isEqualTo(total);
		assertThat(ahead).isLessThanOrEqualTo(8L * size);
	}

	@Test
	void hostThatStopsReadingEndsTheRead() throws Exception {
		configure(1024);
		CompletableFuture<String> closed = new CompletableFuture<>();
		this.bucket.reading = (data) -> Optional.of(new StateContent(new Zeros(1L << 40, new AtomicLong()) {

			@Override
			public void close() {
				closed.complete("closed");
			}

		}, 1L << 40));
		Context.CancellableContext context = Context.current().withCancellation();
		context.run(() -> this.client
			.readStateBytes(
					Tfplugin6.ReadStateBytes.Request.newBuilder().setTypeName(BUCKET).setStateId("default").build())
			.next());
		context.cancel(null);
		assertThat(closed.get(SECONDS, TimeUnit.SECONDS)).isEqualTo("closed");
		assertThat(list(BUCKET).getDiagnosticsList()).isEmpty();
	}

	@Test
	void hostThatLeavesInterruptsAReadThatHangs() throws Exception {
		configure(1024);
		CountDownLatch begun = new CountDownLatch(1);
		CompletableFuture<String> interrupted = new CompletableFuture<>();
		this.bucket.reading = (data) -> {
			begun.countDown();
			try {
				Thread.sleep(TimeUnit.MINUTES.toMillis(10));
				return Optional.empty();
			}
			catch (InterruptedException ex) {
				interrupted.complete("interrupted");
				throw ex;
			}
		};
		Context.CancellableContext context = Context.current().withCancellation();
		context.run(() -> this.client.readStateBytes(
				Tfplugin6.ReadStateBytes.Request.newBuilder().setTypeName(BUCKET).setStateId("default").build()));
		assertThat(begun.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		context.cancel(null);
		assertThat(interrupted.get(SECONDS, TimeUnit.SECONDS)).isEqualTo("interrupted");
	}

	@Test
	void stateIsWrittenOfItsChunks() throws Exception {
		configure(4);
		assertThat(write(first("default", "0123", 10), chunk(4, "4567", 10), chunk(8, "89", 10))).isEmpty();
		assertThat(this.bucket.states.get("default")).asString().isEqualTo(STATE);
		assertThat(this.bucket.calls).contains("write 10 of 10");
		assertThat(write(first("default", "ab", 3), chunk(2, "c", 3))).isEmpty();
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("abc");
		assertThat(write(first("default", "", 0))).isEmpty();
		assertThat(this.bucket.states.get("default")).isEmpty();
	}

	@Test
	void chunksThatDoNotFitLeaveTheOldState() throws Exception {
		configure(4);
		this.bucket.states.put("default", "old".getBytes());
		assertRefused("The next one is byte 4", first("default", "0123", 10), chunk(5, "5678", 10));
		assertRefused("claims to be the bytes 3 to 6", first("default", "0123", 10), chunk(3, "3456", 10));
		assertRefused("claims to be the bytes 0 to 4", first("default", "0123", 4).setRange(range(0, 4)));
		assertRefused("claims to be the bytes 1 to 4", first("default", "0123", 4).setRange(range(1, 4)));
		assertRefused("the next one is byte 0", chunk(4, "4567", 10).setMeta(first("default", "", 0).getMeta()),
				chunk(0, "0123", 10));
		assertRefused("does not tell which state", chunk(0, "0123", 4));
		assertRefused("begins another state", first("default", "0123", 10), first("default", "0123", 10));
		assertRefused("The length was 10 bytes, and is 11", first("default", "0123", 10), chunk(4, "4567", 11));
		assertRefused("The length is -1 bytes", first("default", "", -1));
		assertRefused("has sent 4 of 10 bytes, and then ended", first("default", "0123", 10));
		assertRefused("Another chunk follows all of the 4 bytes", first("default", "0123", 4), chunk(4, "4", 4));
		assertRefused("more than the 4 bytes", first("default", "01", 4), chunk(2, "2345", 4));
		assertRefused("is empty", first("default", "01", 4), chunk(2, "", 4), chunk(2, "23", 4));
		assertRefused("The first chunk is empty", first("default", "", 4), chunk(0, "0123", 4));
		assertRefused("A chunk has 5 bytes, but 4 were agreed", first("default", "01234", 5));
		assertRefused("Another chunk follows all of the 0 bytes", first("default", "", 0), chunk(0, "", 0));
		assertRefused("no chunk at all");
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("old");
		assertThat(this.bucket.calls).noneMatch((call) -> call.startsWith("write"));
	}

	private void assertRefused(String problem, Tfplugin6.WriteStateBytes.RequestChunk.Builder... chunks)
			throws Exception {
		assertThat(write(chunks)).singleElement()
			.asString()
			.startsWith("ERROR State was not received: ")
			.containsIgnoringCase(problem)
			.endsWith("Nothing was written: the state that was stored before is still there.");
	}

	private static Tfplugin6.StateRange range(long start, long end) {
		return Tfplugin6.StateRange.newBuilder().setStart(start).setEnd(end).build();
	}

	@Test
	void failureOfTheStreamIsToldEvenIfTheStoreHidesIt() throws Exception {
		configure(4);
		this.bucket.writing = (data, content) -> {
			try {
				content.stream().readAllBytes();
			}
			catch (IOException ex) {
				// as if it had ended
			}
		};
		assertThat(write(first("default", "0123", 10))).singleElement()
			.asString()
			.startsWith("ERROR State was not received: ");
		this.bucket.writing = (data, content) -> {
			try {
				content.stream().readAllBytes();
			}
			catch (IOException ex) {
				throw new IllegalStateException("disk on fire");
			}
		};
		assertThat(write(first("default", "0123", 10))).singleElement()
			.asString()
			.startsWith("ERROR State was not received: ");
	}

	@Test
	void storeThatDoesNotReadAllOfIt() throws Exception {
		configure(4);
		this.bucket.writing = (data, content) -> content.stream().readNBytes(3);
		assertThat(write(first("default", "0123", 10), chunk(4, "4567", 10), chunk(8, "89", 10))).singleElement()
			.asString()
			.startsWith(
					"ERROR State store ignored a part of the state: The write method of acme_bucket returned before "
							+ "it had read all 10 bytes.");
		this.bucket.writing = (data, content) -> content.stream().readNBytes(10);
		assertThat(write(first("default", "0123", 10), chunk(4, "4567", 10), chunk(8, "89", 10))).isEmpty();
	}

	@Test
	void storeThatFailsAtOnceIsAnsweredWhenTheHostHasSentAll() throws Exception {
		configure(4);
		CountDownLatch failed = new CountDownLatch(1);
		this.bucket.writing = (data, content) -> {
			failed.countDown();
			throw new IllegalStateException("disk full");
		};
		Writing writing = new Writing();
		writing.host.onNext(first("default", "0123", 10).build());
		assertThat(failed.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		writing.host.onNext(chunk(4, "4567", 10).build());
		assertThat(writing.response).isNotDone();
		writing.host.onNext(chunk(8, "89", 10).build());
		writing.host.onCompleted();
		assertThat(writing.summaries()).singleElement()
			.asString()
			.startsWith("ERROR Could not write acme_bucket")
			.contains("disk full");
	}

	@Test
	void hostThatStopsWritingEndsTheWriteAndLeavesTheOldState() throws Exception {
		configure(4);
		this.bucket.states.put("default", "old".getBytes());
		CompletableFuture<Throwable> ended = new CompletableFuture<>();
		CountDownLatch begun = new CountDownLatch(1);
		this.bucket.writing = (data, content) -> {
			try {
				content.stream().readNBytes(2);
				begun.countDown();
				content.stream().readAllBytes();
				ended.complete(new IllegalStateException("took it for a whole state"));
			}
			catch (IOException ex) {
				ended.complete(ex);
				throw ex;
			}
		};
		Writing writing = new Writing();
		writing.host.onNext(first("default", "0123", 10).build());
		assertThat(begun.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		writing.host.onError(new IllegalStateException("killed"));
		assertThat(ended.get(SECONDS, TimeUnit.SECONDS)).isInstanceOf(IOException.class)
			.hasMessageContaining("stopped in the middle");
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("old");
		assertThat(list(BUCKET).getDiagnosticsList()).isEmpty();
	}

	@Test
	void hostThatSendsNothingMoreRunsIntoTheTimeLimit() throws Exception {
		configure(PLAIN, CONFIG, 4);
		Writing writing = new Writing();
		writing.host.onNext(first("default", "0123", 10)
			.setMeta(Tfplugin6.RequestChunkMeta.newBuilder().setTypeName(PLAIN).setStateId("default"))
			.build());
		assertThat(this.plain.failure.get(SECONDS, TimeUnit.SECONDS)).isInstanceOf(InterruptedIOException.class);
		writing.host.onCompleted();
		assertThat(writing.summaries()).singleElement()
			.asString()
			.contains("acme_plain", "0.1s", "The state that was stored before should still be there.");
	}

	@Test
	void stopDoesNotLoseAStateOnItsWay() throws Exception {
		configure(4);
		CountDownLatch begun = new CountDownLatch(1);
		this.bucket.writing = (data, content) -> {
			byte[] start = content.stream().readNBytes(4);
			begun.countDown();
			byte[] rest = content.stream().readAllBytes();
			this.bucket.states.put(data.stateId(), (new String(start) + new String(rest)).getBytes());
		};
		Writing writing = new Writing();
		writing.host.onNext(first("default", "0123", 8).build());
		assertThat(begun.await(SECONDS, TimeUnit.SECONDS)).isTrue();
		this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
		writing.host.onNext(chunk(4, "4567", 8).build());
		writing.host.onCompleted();
		assertThat(writing.summaries()).isEmpty();
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("01234567");
	}

	@Test
	void largeStateIsTakenNoFasterThanTheStoreReadsIt() throws Exception {
		int size = 1024 * 1024;
		int count = 200;
		configure(size);
		AtomicLong sent = new AtomicLong();
		AtomicLong ahead = new AtomicLong();
		AtomicLong read = new AtomicLong();
		this.bucket.writing = (data, content) -> {
			byte[] buffer = new byte[size];
			for (int n = content.stream().read(buffer); n >= 0; n = content.stream().read(buffer)) {
				read.addAndGet(n);
				ahead.accumulateAndGet(sent.get() * size - read.get(), Math::max);
			}
		};
		ByteString bytes = ByteString.copyFrom(new byte[size]);
		CompletableFuture<Tfplugin6.WriteStateBytes.Response> response = new CompletableFuture<>();
		ProviderGrpc.newStub(this.client.getChannel())
			.writeStateBytes(
					new ClientResponseObserver<Tfplugin6.WriteStateBytes.RequestChunk, Tfplugin6.WriteStateBytes.Response>() {

						@Override
						public void beforeStart(
								ClientCallStreamObserver<Tfplugin6.WriteStateBytes.RequestChunk> requests) {
							requests.setOnReadyHandler(() -> {
								while (requests.isReady() && sent.get() < count) {
									send(requests, (int) sent.getAndIncrement());
								}
							});
						}

						private void send(ClientCallStreamObserver<Tfplugin6.WriteStateBytes.RequestChunk> requests,
								int index) {
							Tfplugin6.WriteStateBytes.RequestChunk.Builder chunk = ((index == 0)
									? first("default", "", (long) count * size) : chunk(0, "", (long) count * size))
								.setBytes(bytes)
								.setRange(range((long) index * size, (index + 1L) * size - 1));
							requests.onNext(chunk.build());
							if (index == count - 1) {
								requests.onCompleted();
							}
						}

						@Override
						public void onNext(Tfplugin6.WriteStateBytes.Response value) {
							response.complete(value);
						}

						@Override
						public void onError(Throwable failure) {
							response.completeExceptionally(failure);
						}

						@Override
						public void onCompleted() {
						}

					});
		assertThat(response.get(60, TimeUnit.SECONDS).getDiagnosticsList()).isEmpty();
		assertThat(read).hasValue((long) count * size);
		assertThat(ahead.get()).isLessThanOrEqualTo(8L * size);
	}

	@Test
	void twoWritersAtOnceBothSucceedWithWholeStates() throws Exception {
		configure(4);
		Writing one = new Writing();
		Writing other = new Writing();
		one.host.onNext(first("default", "1111", 8).build());
		other.host.onNext(first("default", "2222", 8).build());
		other.host.onNext(chunk(4, "2222", 8).build());
		one.host.onNext(chunk(4, "1111", 8).build());
		other.host.onCompleted();
		assertThat(other.summaries()).isEmpty();
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("22222222");
		one.host.onCompleted();
		assertThat(one.summaries()).isEmpty();
		assertThat(this.bucket.states.get("default")).asString().isEqualTo("11111111");
	}

	/**
	 * Zeros, and how many have been read.
	 */
	private static class Zeros extends InputStream {

		private final AtomicLong produced;

		private final long total;

		Zeros(long total, AtomicLong produced) {
			this.total = total;
			this.produced = produced;
		}

		@Override
		public int read() {
			return (this.produced.get() < this.total) ? 0 * (int) this.produced.incrementAndGet() : -1;
		}

		@Override
		public int readNBytes(byte[] target, int offset, int count) {
			this.produced.addAndGet(count);
			return count;
		}

	}

}
