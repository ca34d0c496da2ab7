/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

import org.jspecify.annotations.Nullable;

/**
 * Sends the standard error of a launch to its relay. Output written before there is a
 * relay, or before the relay has printed the handshake line, is buffered up to a limit;
 * output written after the relay has gone is lost, as in a process without a reader.
 */
final class RelayOutput extends OutputStream {

	static final int KEPT = 256 * 1024;

	private final Object lock = new Object();

	private @Nullable ByteArrayOutputStream kept = new ByteArrayOutputStream();

	private @Nullable OutputStream target;

	/**
	 * Write the handshake line, then what was kept, then everything else.
	 */
	void open(OutputStream relay, byte[] handshakeLine) throws IOException {
		synchronized (this.lock) {
			relay.write(handshakeLine);
			if (this.kept != null) {
				this.kept.writeTo(relay);
				this.kept = null;
				this.target = relay;
			}
		}
	}

	@Override
	public void write(int value) {
		write(new byte[] { (byte) value }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) {
		synchronized (this.lock) {
			if (this.kept != null) {
				this.kept.write(bytes, offset, Math.min(length, KEPT - this.kept.size()));
			}
			else if (this.target != null) {
				try {
					this.target.write(bytes, offset, length);
				}
				catch (IOException ex) {
					this.target = null;
				}
			}
		}
	}

	/**
	 * Lose what is written from now on. Does not wait for a writer that waits for the
	 * relay: closing the relay's connection ends that.
	 */
	@Override
	public void close() {
		synchronized (this.lock) {
			this.kept = null;
			this.target = null;
		}
	}

}
