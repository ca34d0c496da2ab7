/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.HeapLimit;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link IncomingChunks}, as far as no host does what they are about.
 */
class IncomingChunksTests {

	private final HeapLimit heapLimit = new HeapLimit("acme/acme", 1);

	@Test
	void interruptionBeforeTheFirstChunkIsTold() {
		assertInterrupted(() -> IncomingChunks.begin(interrupted(), this.heapLimit), "the first chunk");
	}

	@Test
	void interruptionBeforeTheEndOfAnEmptyStateIsTold() {
		IncomingChunks chunks = IncomingChunks.begin(interrupted(Tfplugin6.WriteStateBytes.RequestChunk.newBuilder()
			.setMeta(Tfplugin6.RequestChunkMeta.newBuilder().setTypeName("acme_bucket").setStateId("default"))
			.build()), this.heapLimit);
		assertInterrupted(() -> chunks.accept(4), "the end of the state");
	}

	private static void assertInterrupted(ThrowableAssert.ThrowingCallable task, String awaited) {
		try {
			assertThatExceptionOfType(DiagnosticException.class).isThrownBy(task)
				.satisfies((failure) -> assertThat(failure.diagnostics().get(0).detail())
					.isEqualTo("The call was interrupted while it waited for " + awaited
							+ ". Nothing was written: the state that was stored before is still there."));
		}
		finally {
			assertThat(Thread.interrupted()).isTrue();
		}
	}

	/**
	 * Return a stream on which the thread that waits for more is interrupted.
	 */
	private static RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> interrupted(
			Tfplugin6.WriteStateBytes.RequestChunk... chunks) {
		Iterator<Tfplugin6.WriteStateBytes.RequestChunk> sent = List.of(chunks).iterator();
		return () -> {
			if (sent.hasNext()) {
				return Optional.of(sent.next());
			}
			throw new InterruptedException();
		};
	}

}
