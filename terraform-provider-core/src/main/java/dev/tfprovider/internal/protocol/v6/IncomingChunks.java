/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ChunkSize;
import dev.tfprovider.internal.runtime.IncomingState;
import dev.tfprovider.internal.runtime.call.HeapLimit;
import org.jspecify.annotations.Nullable;

/**
 * The chunks of a state that the host sends. Gives out the bytes of the last chunk only
 * when the host has said that it is the last one, so that whoever has read as many bytes
 * as were promised has the whole state.
 */
final class IncomingChunks extends InputStream implements IncomingState {

	private final RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> requests;

	private final HeapLimit heapLimit;

	private final Tfplugin6.RequestChunkMeta meta;

	private final long length;

	private int chunkSize = ChunkSize.LARGEST;

	private Tfplugin6.WriteStateBytes.@Nullable RequestChunk pending;

	private ByteBuffer bytes = ByteBuffer.allocate(0);

	private long received;

	private long read;

	private volatile boolean closed;

	private @Nullable DiagnosticException failure;

	private IncomingChunks(RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> requests, HeapLimit heapLimit,
			Tfplugin6.WriteStateBytes.RequestChunk first) {
		this.requests = requests;
		this.heapLimit = heapLimit;
		this.meta = first.getMeta();
		this.length = first.getTotalLength();
		this.pending = first;
	}

	/**
	 * Wait for the first chunk, which tells what is written.
	 * @throws DiagnosticException if there is none, or it does not tell
	 */
	static IncomingChunks begin(RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> requests, HeapLimit heapLimit) {
		Tfplugin6.WriteStateBytes.RequestChunk first;
		try {
			first = take(requests).orElseThrow(() -> failure("Terraform has sent no chunk at all."));
		}
		catch (InterruptedException ex) {
			throw interrupted("the first chunk");
		}
		if (!first.hasMeta()) {
			throw failure("The first chunk does not tell which state it belongs to.");
		}
		if (first.getTotalLength() < 0) {
			throw failure("The length is " + first.getTotalLength() + " bytes.");
		}
		return new IncomingChunks(requests, heapLimit, first);
	}

	/**
	 * Accept no chunks larger than a size. Looks at the first one if there are no bytes
	 * to be read, for nobody else may then.
	 * @throws DiagnosticException if the host does not send the nothing that it promised
	 */
	void accept(int chunkSize) {
		this.chunkSize = chunkSize;
		if (this.length == 0) {
			try {
				receive();
			}
			catch (InterruptedException ex) {
				throw interrupted("the end of the state");
			}
		}
	}

	/**
	 * Keep the interruption, and say what it has kept the call from.
	 */
	private static DiagnosticException interrupted(String awaited) {
		Thread.currentThread().interrupt();
		return failure("The call was interrupted while it waited for " + awaited + ".");
	}

	private static DiagnosticException failure(String problem) {
		return new DiagnosticException("State was not received",
				problem + " Nothing was written: the state that was stored before is still there.");
	}

	/**
	 * Return which state is written.
	 */
	Tfplugin6.RequestChunkMeta meta() {
		return this.meta;
	}

	@Override
	public long length() {
		return this.length;
	}

	@Override
	public InputStream stream() {
		return this;
	}

	@Override
	public synchronized Optional<DiagnosticException> failure() {
		return Optional.ofNullable(this.failure);
	}

	@Override
	public synchronized boolean isRead() {
		return this.read == this.length && this.failure == null;
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return (read(one, 0, 1) < 0) ? -1 : one[0] & 0xff;
	}

	@Override
	public synchronized int read(byte[] target, int offset, int count) throws IOException {
		Objects.checkFromIndexSize(offset, count, target.length);
		if (count == 0) {
			return 0;
		}
		if (!fill()) {
			return -1;
		}
		int taken = Math.min(count, this.bytes.remaining());
		this.bytes.get(target, offset, taken);
		this.read += taken;
		return taken;
	}

	@Override
	public synchronized int available() {
		return this.bytes.remaining();
	}

	/**
	 * Ends the stream for author code that is left behind.
	 */
	@Override
	public void close() {
		this.closed = true;
	}

	/**
	 * Provides bytes, unless all have been read.
	 */
	private boolean fill() throws IOException {
		check();
		while (!this.bytes.hasRemaining()) {
			if (this.pending == null && this.received == this.length) {
				return false;
			}
			try {
				receive();
			}
			catch (InterruptedException ex) {
				throw (InterruptedIOException) new InterruptedIOException("interrupted while Terraform sends a state")
					.initCause(ex);
			}
			catch (DiagnosticException ex) {
				this.failure = ex;
			}
			catch (UnreadRequestException ex) {
				Diagnostic tooLarge = this.heapLimit.exceededBy("WriteStateBytes");
				this.failure = new DiagnosticException(tooLarge.summary(), tooLarge.detail());
			}
			check();
		}
		return true;
	}

	private void check() throws IOException {
		if (this.failure != null) {
			throw new IOException(this.failure.diagnostics().get(0).detail(), this.failure);
		}
		if (this.closed) {
			throw new IOException("The write of the state has ended");
		}
	}

	private void receive() throws InterruptedException {
		Tfplugin6.WriteStateBytes.RequestChunk chunk = next();
		ByteString content = chunk.getBytes();
		long end = this.received + content.size();
		if (end > this.length) {
			throw failure("The chunks have more than the " + this.length + " bytes that were promised.");
		}
		this.received = end;
		if (end == this.length) {
			refuseAnother();
		}
		this.bytes = content.asReadOnlyByteBuffer();
	}

	private Tfplugin6.WriteStateBytes.RequestChunk next() throws InterruptedException {
		Tfplugin6.WriteStateBytes.RequestChunk first = this.pending;
		if (first != null) {
			this.pending = null;
			return checked(first);
		}
		Tfplugin6.WriteStateBytes.RequestChunk chunk = take(this.requests).orElseThrow(() -> failure(
				"Terraform has sent " + this.received + " of " + this.length + " bytes, and then ended the transfer."));
		if (chunk.hasMeta()) {
			throw failure("The chunk after " + this.received + " bytes begins another state.");
		}
		if (chunk.getTotalLength() != this.length) {
			throw failure("The length was " + this.length + " bytes, and is " + chunk.getTotalLength()
					+ " in the chunk after " + this.received + " bytes.");
		}
		if (chunk.getBytes().isEmpty()) {
			throw failure("The chunk after " + this.received + " bytes is empty.");
		}
		return checked(chunk);
	}

	private void refuseAnother() throws InterruptedException {
		if (take(this.requests).isPresent()) {
			throw failure("Another chunk follows all of the " + this.length + " bytes that were promised.");
		}
	}

	private static Optional<Tfplugin6.WriteStateBytes.RequestChunk> take(
			RequestStream<Tfplugin6.WriteStateBytes.RequestChunk> requests) throws InterruptedException {
		try {
			return requests.next();
		}
		catch (IOException ex) {
			throw failure(ex.getMessage() + ".");
		}
	}

	/**
	 * Checks the place of a chunk. The end of its range is inclusive; of a state without
	 * bytes it may be anything.
	 */
	private Tfplugin6.WriteStateBytes.RequestChunk checked(Tfplugin6.WriteStateBytes.RequestChunk chunk) {
		int size = chunk.getBytes().size();
		if (size > this.chunkSize) {
			throw failure("A chunk has " + size + " bytes, but " + this.chunkSize + " were agreed on as the most.");
		}
		long start = chunk.getRange().getStart();
		long end = chunk.getRange().getEnd();
		if (size > 0 && (start != this.received || end != this.received + size - 1)) {
			throw failure("A chunk of " + size + " bytes claims to be the bytes " + start + " to " + end
					+ ", but the next one is byte " + this.received + ".");
		}
		if (size == 0 && this.length > 0) {
			throw failure("The first chunk is empty, but " + this.length + " bytes were promised.");
		}
		return chunk;
	}

}
