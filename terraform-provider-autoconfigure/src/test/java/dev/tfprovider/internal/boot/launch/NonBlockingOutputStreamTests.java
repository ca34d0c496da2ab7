/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

@Timeout(60)
class NonBlockingOutputStreamTests {

	private static final Duration SHORT = Duration.ofMillis(20);

	private static final Duration LONG = Duration.ofMinutes(5);

	private final Target target = new Target();

	@Test
	void whatIsWrittenIsThereAtOnce() {
		PrintStream stream = new PrintStream(new NonBlockingOutputStream(this.target, LONG, 10), true,
				StandardCharsets.UTF_8);
		for (int line = 0; line < 100; line++) {
			stream.println("line " + line);
			assertThat(this.target.text()).endsWith("line " + line + System.lineSeparator());
		}
		stream.print("x".repeat(100_000));
		assertThat(this.target.text()).hasSizeGreaterThan(100_000);
	}

	@Test
	void whenNobodyReadsWritersGoOnAndNothingIsLostUpToALimit() throws Exception {
		this.target.block();
		NonBlockingOutputStream stream = new NonBlockingOutputStream(this.target, SHORT, 30);
		for (int line = 0; line < 20; line++) {
			stream.write("line %02d\n".formatted(line).getBytes(StandardCharsets.UTF_8));
		}
		this.target.release();
		this.target.await("[WARN] 17 lines of the log were dropped: nobody read them\n");
		assertThat(this.target.text()).startsWith("line 00\nline 01\nline 02\n[WARN]");
		stream.write('x');
		assertThat(this.target.text()).endsWith("them\nx");
	}

	@Test
	void whenTheOtherEndIsClosedWritersGoOn() throws Exception {
		this.target.fail();
		NonBlockingOutputStream stream = new NonBlockingOutputStream(this.target, LONG, 10);
		stream.write(new byte[100]);
		stream.write(new byte[100]);
		assertThat(this.target.text()).isEmpty();
	}

	@Test
	void interruptIsKeptForTheWriter() throws Exception {
		NonBlockingOutputStream stream = new NonBlockingOutputStream(this.target, LONG, 10);
		Thread.currentThread().interrupt();
		stream.write("line".getBytes(StandardCharsets.UTF_8));
		assertThat(Thread.interrupted()).isTrue();
		assertThat(this.target.text()).isEqualTo("line");
	}

	private static final class Target extends OutputStream {

		private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

		private CountDownLatch open = new CountDownLatch(0);

		private boolean broken;

		void block() {
			this.open = new CountDownLatch(1);
		}

		void release() {
			this.open.countDown();
		}

		void fail() {
			this.broken = true;
		}

		String text() {
			synchronized (this.bytes) {
				return this.bytes.toString(StandardCharsets.UTF_8);
			}
		}

		void await(String end) throws InterruptedException {
			synchronized (this.bytes) {
				while (!text().endsWith(end)) {
					this.bytes.wait();
				}
			}
		}

		@Override
		public void write(int octet) throws IOException {
			write(new byte[] { (byte) octet }, 0, 1);
		}

		@Override
		public void write(byte[] octets, int offset, int length) throws IOException {
			try {
				this.open.await();
			}
			catch (InterruptedException ex) {
				throw new IOException(ex);
			}
			if (this.broken) {
				throw new IOException("Broken pipe");
			}
			synchronized (this.bytes) {
				this.bytes.write(octets, offset, length);
				this.bytes.notifyAll();
			}
		}

	}

}
