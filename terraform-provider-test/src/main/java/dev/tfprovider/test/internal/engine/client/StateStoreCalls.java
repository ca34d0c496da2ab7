/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.StreamObserver;
import org.jspecify.annotations.Nullable;

/**
 * Calls to a provider about one state store, as Core makes them. Whatever goes wrong
 * becomes a diagnostic.
 */
public final class StateStoreCalls {

	/**
	 * The size of chunks that Core proposes.
	 */
	public static final int CHUNK_SIZE = 8_388_608;

	private static final long LARGEST_CHUNK = 134_217_728;

	private final ProviderCalls calls;

	private final String type;

	private long chunkSize = CHUNK_SIZE;

	/**
	 * Create the calls.
	 * @param channel where the provider is
	 * @param type the state store type
	 */
	public StateStoreCalls(Channel channel, String type) {
		this.calls = ProviderCalls.of(channel, ProtocolVersion.V6);
		this.type = type;
	}

	public List<EngineDiagnostic> validate(Tfplugin6.DynamicValue config) {
		return this.calls.diagnose(request(ProviderGrpc.getValidateStateStoreConfigMethod()).with("config", config));
	}

	/**
	 * Configure the store.
	 * @param proposal the size of chunks to propose
	 * @return the size that the provider wants
	 */
	public Answer<Long> configure(Tfplugin6.DynamicValue config, long proposal) {
		Answer<Long> answer = call(request(ProviderGrpc.getConfigureStateStoreMethod()).with("config", config)
			.with("capabilities", Tfplugin6.StateStoreClientCapabilities.newBuilder().setChunkSize(proposal).build()),
				(response) -> response.getCapabilities().getChunkSize());
		Long size = answer.result();
		if (size == null) {
			return answer;
		}
		if (size <= 0 || size > LARGEST_CHUNK) {
			return answer.failed("Failed to negotiate acceptable chunk size",
					"Expected size > 0 and <= " + LARGEST_CHUNK + " bytes, provider wants size of " + size + " bytes");
		}
		this.chunkSize = size;
		return answer;
	}

	/**
	 * Read a state.
	 * @return the state, no result if there is none
	 */
	public Answer<byte[]> read(String stateId) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		ByteArrayOutputStream state = new ByteArrayOutputStream();
		Long total = this.calls.attempt("ReadStateBytes", diagnostics, () -> read(stateId, state, diagnostics));
		Answer<byte[]> answer = new Answer<>((state.size() > 0) ? state.toByteArray() : null, diagnostics);
		return (total == null || answer.hasErrors() || total == state.size()) ? answer
				: answer.failed("Error reading state",
						"expected state file of total " + total + " bytes, received " + state.size() + " bytes");
	}

	/**
	 * Read the chunks of a state.
	 * @return the length that the last one tells
	 */
	private long read(String stateId, ByteArrayOutputStream state, List<EngineDiagnostic> diagnostics) {
		long total = 0;
		Iterator<Tfplugin6.ReadStateBytes.Response> chunks = this.calls.provider()
			.readStateBytes(
					Tfplugin6.ReadStateBytes.Request.newBuilder().setTypeName(this.type).setStateId(stateId).build());
		while (chunks.hasNext()) {
			Tfplugin6.ReadStateBytes.Response chunk = chunks.next();
			diagnostics.addAll(ProtocolMessages.diagnostics(chunk.getDiagnosticsList()));
			check(chunk, state.size(), diagnostics);
			state.writeBytes(chunk.getBytes().toByteArray());
			total = chunk.getTotalLength();
		}
		return total;
	}

	private void check(Tfplugin6.ReadStateBytes.Response chunk, long start, List<EngineDiagnostic> diagnostics) {
		int size = chunk.getBytes().size();
		if (!chunk.hasRange()) {
			diagnostics.add(EngineDiagnostic.error("Chunk without a range", "Terraform crashes on it."));
		}
		if (size == 0) {
			return;
		}
		if (chunk.getRange().getStart() != start || chunk.getRange().getEnd() != start + size - 1) {
			diagnostics
				.add(EngineDiagnostic.error("Unexpected range of chunk received", "Bytes " + chunk.getRange().getStart()
						+ " to " + chunk.getRange().getEnd() + " instead of " + start + " to " + (start + size - 1)));
		}
		boolean last = start + size == chunk.getTotalLength();
		if ((last) ? size > this.chunkSize : size != this.chunkSize) {
			diagnostics.add(EngineDiagnostic.error("Unexpected size of " + (last ? "last " : "") + "chunk received",
					"expected chunk of " + this.chunkSize + " bytes, received " + size + " bytes"));
		}
	}

	/**
	 * Write a state.
	 */
	public List<EngineDiagnostic> write(String stateId, byte[] state) {
		return write(stateId, state, state.length);
	}

	/**
	 * Send the first half of a state, and end there.
	 */
	public List<EngineDiagnostic> writeHalf(String stateId, byte[] state) {
		return write(stateId, state, state.length / 2);
	}

	private List<EngineDiagnostic> write(String stateId, byte[] state, int until) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.WriteStateBytes.Response response = this.calls.attempt("WriteStateBytes", diagnostics,
				() -> send(stateId, state, until));
		if (response != null) {
			diagnostics.addAll(ProtocolMessages.diagnostics(response.getDiagnosticsList()));
		}
		return diagnostics;
	}

	private Tfplugin6.WriteStateBytes.Response send(String stateId, byte[] state, int until) {
		CompletableFuture<Tfplugin6.WriteStateBytes.Response> response = new CompletableFuture<>();
		StreamObserver<Tfplugin6.WriteStateBytes.RequestChunk> chunks = ProviderGrpc
			.newStub(this.calls.provider().getChannel())
			.writeStateBytes(new StreamObserver<>() {

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
		int start = 0;
		do {
			int size = (int) Math.min(this.chunkSize, until - start);
			Tfplugin6.WriteStateBytes.RequestChunk.Builder chunk = Tfplugin6.WriteStateBytes.RequestChunk.newBuilder()
				.setBytes(ByteString.copyFrom(state, start, size))
				.setTotalLength(state.length)
				.setRange(Tfplugin6.StateRange.newBuilder().setStart(start).setEnd(start + size - 1));
			if (start == 0) {
				chunk.setMeta(Tfplugin6.RequestChunkMeta.newBuilder().setTypeName(this.type).setStateId(stateId));
			}
			chunks.onNext(chunk.build());
			start += size;
		}
		while (start < until);
		chunks.onCompleted();
		try {
			return response.join();
		}
		catch (CompletionException ex) {
			if (ex.getCause() instanceof StatusRuntimeException refusal) {
				throw refusal;
			}
			throw ex;
		}
	}

	/**
	 * Lock a state.
	 * @return the id of the lock
	 */
	public Answer<String> lock(String stateId, String operation) {
		return call(request(ProviderGrpc.getLockStateMethod()).with("state_id", stateId).with("operation", operation),
				Tfplugin6.LockState.Response::getLockId);
	}

	/**
	 * Release the lock of a state.
	 */
	public List<EngineDiagnostic> unlock(String stateId, String lockId) {
		return this.calls
			.diagnose(request(ProviderGrpc.getUnlockStateMethod()).with("state_id", stateId).with("lock_id", lockId));
	}

	/**
	 * List the states.
	 * @return their ids
	 */
	public Answer<List<String>> list() {
		return call(request(ProviderGrpc.getGetStatesMethod()), (response) -> List.copyOf(response.getStateIdList()));
	}

	/**
	 * Delete a state.
	 */
	public List<EngineDiagnostic> delete(String stateId) {
		return this.calls.diagnose(request(ProviderGrpc.getDeleteStateMethod()).with("state_id", stateId));
	}

	private <Q, M extends Message> RequestMessage<Q, M> request(MethodDescriptor<Q, M> method) {
		return RequestMessage.of(method).with("type_name", this.type);
	}

	private <M extends Message, R> Answer<R> call(RequestMessage<?, M> request, Function<M, R> result) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		M response = this.calls.call(request, diagnostics);
		if (response == null || diagnostics.stream().anyMatch(EngineDiagnostic::error)) {
			return new Answer<>(null, diagnostics);
		}
		return new Answer<>(result.apply(response), diagnostics);
	}

	/**
	 * What a provider answers.
	 *
	 * @param result what was asked for, {@code null} if there is none or beside an error
	 * @param diagnostics errors and warnings
	 * @param <R> the result
	 */
	public record Answer<R>(@Nullable R result, List<EngineDiagnostic> diagnostics) {

		boolean hasErrors() {
			return this.diagnostics.stream().anyMatch(EngineDiagnostic::error);
		}

		Answer<R> failed(String summary, String detail) {
			return new Answer<>(null, Copies.with(this.diagnostics, List.of(EngineDiagnostic.error(summary, detail))));
		}

	}

}
