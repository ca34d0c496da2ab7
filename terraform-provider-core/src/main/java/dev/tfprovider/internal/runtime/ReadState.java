/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.statestore.StateContent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads states, chunk by chunk.
 */
final class ReadState {

	private static final Logger logger = LoggerFactory.getLogger(ReadState.class);

	private ReadState() {
	}

	static <C> void read(ConfiguredStore<C> store, String stateId, RunningCall running,
			ResponseStream<StateChunk> receiver) throws Exception {
		StateId.check(stateId);
		receiver.onCancel(running::abandon);
		Optional<StateContent> content = NothingReturnedException.check(
				store.type().code().read(store.call(stateId, running)), "read", store.type().name(),
				"an Optional, empty if there is no state.");
		if (content.isPresent()) {
			send(store, content.get(), receiver);
		}
	}

	private static void send(ConfiguredStore<?> store, StateContent content, ResponseStream<StateChunk> receiver)
			throws IOException, InterruptedException {
		try {
			long start = 0;
			do {
				byte[] chunk = next(store, content, start);
				if (chunk.length > 0 && !receiver.send(new StateChunk(chunk, start, content.length()))) {
					if (Thread.interrupted()) {
						throw new InterruptedException("interrupted while the host did not read");
					}
					return;
				}
				start += chunk.length;
			}
			while (start < content.length());
		}
		finally {
			close(content.stream());
		}
	}

	/**
	 * Reads the next chunk, and makes sure that nothing follows the last one.
	 */
	private static byte[] next(ConfiguredStore<?> store, StateContent content, long start) throws IOException {
		byte[] chunk = new byte[(int) Math.min(store.chunkSize(), content.length() - start)];
		int count = content.stream().readNBytes(chunk, 0, chunk.length);
		long end = start + count;
		if (count < chunk.length) {
			throw wrongLength(store, content, "ends after " + end);
		}
		if (end == content.length() && content.stream().read() >= 0) {
			throw wrongLength(store, content, "goes on after them");
		}
		return chunk;
	}

	private static DiagnosticException wrongLength(ConfiguredStore<?> store, StateContent content, String instead) {
		return new DiagnosticException("State store returned a wrong length",
				"The read method of " + store.type().name() + " promised a state of " + content.length()
						+ " bytes, but its stream " + instead + ". " + AuthorMistake.NOTE);
	}

	private static void close(InputStream stream) {
		try {
			stream.close();
		}
		catch (IOException | RuntimeException ex) {
			logger.warn("The stream of a state could not be closed", ex);
		}
	}

}
