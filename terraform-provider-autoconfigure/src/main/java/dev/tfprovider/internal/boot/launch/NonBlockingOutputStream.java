/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

import dev.tfprovider.internal.plugin.DaemonThread;
import org.jspecify.annotations.Nullable;

/**
 * Buffers output for a stream that may block forever, such as a pipe that no process
 * reads. What is written is there when the call returns, as long as the other stream gets
 * on. When it does not, writers go on after a while; what they write is kept up to a
 * limit and then dropped. Failures of the other stream are ignored.
 */
final class NonBlockingOutputStream extends OutputStream {

	private final OutputStream target;

	private final Duration patience;

	private final int capacity;

	private final ReentrantLock lock = new ReentrantLock();

	private final Condition added = this.lock.newCondition();

	private final Condition progress = this.lock.newCondition();

	private final Deque<byte[]> waiting = new ArrayDeque<>();

	private int waitingBytes;

	private long accepted;

	private long written;

	private long dropped;

	private boolean stuck;

	private @Nullable Thread writer;

	/**
	 * Create a stream.
	 * @param target where everything goes
	 * @param patience how long a call may take if the target does not get on
	 * @param capacity how many bytes to keep while it does not
	 */
	NonBlockingOutputStream(OutputStream target, Duration patience, int capacity) {
		this.target = target;
		this.patience = patience;
		this.capacity = capacity;
	}

	@Override
	public void write(int octet) {
		write(new byte[] { (byte) octet }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) {
		this.lock.lock();
		try {
			if (this.stuck && this.waitingBytes + length > this.capacity) {
				this.dropped++;
				return;
			}
			this.waiting.add(Arrays.copyOfRange(bytes, offset, offset + length));
			this.waitingBytes += length;
			this.accepted++;
			startWriter();
			this.added.signal();
			awaitWritten(this.accepted);
		}
		finally {
			this.lock.unlock();
		}
	}

	private void startWriter() {
		if (this.writer == null) {
			this.writer = DaemonThread.start("provider-stderr", this::pass);
		}
	}

	private void awaitWritten(long number) {
		boolean interrupted = false;
		long end = System.nanoTime() + this.patience.toNanos();
		while (this.written < number && !this.stuck) {
			long left = end - System.nanoTime();
			if (left <= 0) {
				this.stuck = true;
				this.progress.signalAll();
			}
			try {
				this.progress.awaitNanos(left);
			}
			catch (InterruptedException ex) {
				interrupted = true;
			}
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}

	private void pass() {
		while (true) {
			byte[] next = next();
			try {
				this.target.write(next);
				this.target.flush();
			}
			catch (IOException ex) {
				// nobody reads any more
			}
			done(next.length);
		}
	}

	private byte[] next() {
		this.lock.lock();
		try {
			while (this.waiting.isEmpty()) {
				this.added.awaitUninterruptibly();
			}
			return this.waiting.remove();
		}
		finally {
			this.lock.unlock();
		}
	}

	private void done(int length) {
		this.lock.lock();
		try {
			this.waitingBytes -= length;
			this.written++;
			this.stuck = false;
			if (this.dropped > 0 && this.waiting.isEmpty()) {
				byte[] notice = "[WARN] %s lines of the log were dropped: nobody read them\n".formatted(this.dropped)
					.getBytes(StandardCharsets.US_ASCII);
				this.dropped = 0;
				this.waiting.add(notice);
				this.waitingBytes += notice.length;
				this.accepted++;
			}
			this.progress.signalAll();
		}
		finally {
			this.lock.unlock();
		}
	}

}
