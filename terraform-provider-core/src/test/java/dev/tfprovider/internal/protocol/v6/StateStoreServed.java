/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateLock;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;

/**
 * Serves a provider with state stores, and sends it their messages.
 */
abstract class StateStoreServed {

	static final int SECONDS = 20;

	static final String BUCKET = "acme_bucket";

	static final String PLAIN = "acme_plain";

	static final String CONFIG = "{\"name\":\"ci\",\"token\":\"tok-4711-secret\",\"region\":null}";

	final Bucket bucket = new Bucket();

	final Plain plain = new Plain();

	final Served served = new Served(ProviderDefinition.builder("acme")
		.stateStore("bucket", BucketConfig.class, this.bucket)
		.stateStore("plain", BucketConfig.class, this.plain)
		.build());

	final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	final Tfplugin6.ConfigureStateStore.Response configure(String type, String config, long chunkSize) {
		return this.client.configureStateStore(Tfplugin6.ConfigureStateStore.Request.newBuilder()
			.setTypeName(type)
			.setConfig(Served.value(
					this.served.runtime().types(TypeKind.STATE_STORE).get(type).schema().block().impliedType(), config))
			.setCapabilities(Tfplugin6.StateStoreClientCapabilities.newBuilder().setChunkSize(chunkSize))
			.build());
	}

	final void configure(int chunkSize) {
		if (configure(BUCKET, CONFIG, chunkSize).getDiagnosticsCount() > 0) {
			throw new IllegalStateException("not configured");
		}
	}

	final List<Tfplugin6.ReadStateBytes.Response> read(String id) {
		return read(BUCKET, id);
	}

	final List<Tfplugin6.ReadStateBytes.Response> read(String type, String id) {
		Iterator<Tfplugin6.ReadStateBytes.Response> chunks = this.client.withDeadlineAfter(SECONDS, TimeUnit.SECONDS)
			.readStateBytes(Tfplugin6.ReadStateBytes.Request.newBuilder().setTypeName(type).setStateId(id).build());
		List<Tfplugin6.ReadStateBytes.Response> all = new ArrayList<>();
		chunks.forEachRemaining(all::add);
		return all;
	}

	static Tfplugin6.WriteStateBytes.RequestChunk.Builder first(String id, String bytes, long total) {
		return chunk(0, bytes, total)
			.setMeta(Tfplugin6.RequestChunkMeta.newBuilder().setTypeName(BUCKET).setStateId(id));
	}

	static Tfplugin6.WriteStateBytes.RequestChunk.Builder chunk(long start, String bytes, long total) {
		return Tfplugin6.WriteStateBytes.RequestChunk.newBuilder()
			.setBytes(ByteString.copyFromUtf8(bytes))
			.setTotalLength(total)
			.setRange(Tfplugin6.StateRange.newBuilder().setStart(start).setEnd(start + bytes.length() - 1));
	}

	final List<String> write(Tfplugin6.WriteStateBytes.RequestChunk.Builder... chunks) throws Exception {
		Writing writing = new Writing();
		for (Tfplugin6.WriteStateBytes.RequestChunk.Builder chunk : chunks) {
			writing.host.onNext(chunk.build());
		}
		writing.host.onCompleted();
		return writing.summaries();
	}

	final Tfplugin6.LockState.Response lock(String type, String id) {
		return this.client.lockState(Tfplugin6.LockState.Request.newBuilder()
			.setTypeName(type)
			.setStateId(id)
			.setOperation("OperationTypeApply")
			.build());
	}

	final List<String> unlock(String type, String id, String lock) {
		return summaries(this.client
			.unlockState(
					Tfplugin6.UnlockState.Request.newBuilder().setTypeName(type).setStateId(id).setLockId(lock).build())
			.getDiagnosticsList());
	}

	final Tfplugin6.GetStates.Response list(String type) {
		return this.client.getStates(Tfplugin6.GetStates.Request.newBuilder().setTypeName(type).build());
	}

	final List<String> delete(String type, String id) {
		return summaries(this.client
			.deleteState(Tfplugin6.DeleteState.Request.newBuilder().setTypeName(type).setStateId(id).build())
			.getDiagnosticsList());
	}

	static List<String> summaries(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> diagnostic.getSeverity() + " " + diagnostic.getSummary() + ": "
					+ diagnostic.getDetail())
			.toList();
	}

	/**
	 * A WriteStateBytes that goes on.
	 */
	final class Writing {

		final CompletableFuture<Tfplugin6.WriteStateBytes.Response> response = new CompletableFuture<>();

		final StreamObserver<Tfplugin6.WriteStateBytes.RequestChunk> host = ProviderGrpc
			.newStub(StateStoreServed.this.client.getChannel())
			.writeStateBytes(new StreamObserver<>() {

				@Override
				public void onNext(Tfplugin6.WriteStateBytes.Response value) {
					if (!Writing.this.response.complete(value)) {
						throw new IllegalStateException("answered twice");
					}
				}

				@Override
				public void onError(Throwable failure) {
					Writing.this.response.completeExceptionally(failure);
				}

				@Override
				public void onCompleted() {
					Writing.this.response.completeExceptionally(new IllegalStateException("not answered"));
				}

			});

		List<String> summaries() throws Exception {
			return StateStoreServed.summaries(this.response.get(SECONDS, TimeUnit.SECONDS).getDiagnosticsList());
		}

	}

	/**
	 * A bucket of states.
	 *
	 * @param name name of the bucket
	 * @param token what opens it
	 * @param region where it is
	 */
	record BucketConfig(String name, @Sensitive String token, @Default("eu") String region) {

	}

	/**
	 * Keeps states in memory, and does what a test wants instead.
	 */
	@Timeouts(write = "10m")
	static class Bucket
			implements StateStore<BucketConfig>, LockableStateStore<BucketConfig>, ConfigValidator<BucketConfig> {

		final Map<String, byte[]> states = new ConcurrentHashMap<>();

		final Map<String, StateLock> locks = new ConcurrentHashMap<>();

		final List<String> calls = new CopyOnWriteArrayList<>();

		volatile Code<StateStoreData<BucketConfig>> configuring = (data) -> null;

		volatile Code<StateData<BucketConfig>> reading = (data) -> Optional.ofNullable(this.states.get(data.stateId()))
			.map(StateContent::of);

		volatile Writer writing = (data, content) -> {
			byte[] bytes = content.stream().readAllBytes();
			this.calls.add("write " + bytes.length + " of " + content.length());
			this.states.put(data.stateId(), bytes);
		};

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.value("name").equals(TerraformValue.string("evil"))) {
				diagnostics.error(AttributePath.root("name"), "No such bucket", "Not evil.");
			}
		}

		@Override
		public void configure(StateStoreData<BucketConfig> data) throws Exception {
			this.calls.add("configure " + data.config().name() + " in " + data.config().region());
			this.configuring.run(data);
		}

		@Override
		@SuppressWarnings("unchecked")
		public Optional<StateContent> read(StateData<BucketConfig> data) throws Exception {
			return (Optional<StateContent>) this.reading.run(data);
		}

		@Override
		public void write(StateData<BucketConfig> data, StateContent content) throws Exception {
			this.writing.write(data, content);
		}

		@Override
		public List<String> list(StateStoreData<BucketConfig> data) {
			return this.states.keySet().stream().sorted().toList();
		}

		@Override
		public boolean delete(StateData<BucketConfig> data) {
			return this.states.remove(data.stateId()) != null;
		}

		@Override
		public Optional<StateLock> lock(StateData<BucketConfig> data, StateLock lock) {
			return Optional.ofNullable(this.locks.putIfAbsent(data.stateId(), lock));
		}

		@Override
		public Optional<StateLock> unlock(StateData<BucketConfig> data, String lockId) {
			StateLock held = this.locks.get(data.stateId());
			this.locks.computeIfPresent(data.stateId(), (id, lock) -> lock.id().equals(lockId) ? null : lock);
			return Optional.ofNullable(held);
		}

	}

	/**
	 * Cannot lock, and has no time.
	 */
	@Timeouts(write = "100ms")
	static class Plain implements StateStore<BucketConfig> {

		final CompletableFuture<Throwable> failure = new CompletableFuture<>();

		@Override
		public Optional<StateContent> read(StateData<BucketConfig> data) {
			return Optional.empty();
		}

		@Override
		public void write(StateData<BucketConfig> data, StateContent content) throws IOException {
			try {
				content.stream().readAllBytes();
			}
			catch (IOException ex) {
				this.failure.complete(ex);
				throw ex;
			}
		}

		@Override
		public List<String> list(StateStoreData<BucketConfig> data) {
			return List.of();
		}

		@Override
		public boolean delete(StateData<BucketConfig> data) {
			return true;
		}

	}

	@FunctionalInterface
	interface Code<D> {

		Object run(D data) throws Exception;

	}

	@FunctionalInterface
	interface Writer {

		void write(StateData<BucketConfig> data, StateContent content) throws Exception;

	}

}
