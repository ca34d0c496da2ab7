/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import jdk.net.ExtendedSocketOptions;

/**
 * Reads requests from a control connection, bounded in size and in time.
 */
final class ControlInput {

	/**
	 * Largest request in bytes; operating systems allow about half of it for an
	 * environment.
	 */
	static final int MAX_LENGTH = 4 * 1024 * 1024;

	private final Socket connection;

	private final InputStream input;

	private final long deadline;

	private final byte[] buffer = new byte[8192];

	private int position;

	private int limit;

	private int consumed;

	ControlInput(Socket connection, Duration patience) throws IOException {
		this.connection = connection;
		this.input = connection.getInputStream();
		this.deadline = System.nanoTime() + patience.toNanos();
	}

	/**
	 * Read a given number of bytes and the end of the line after them.
	 */
	byte[] line(int length) throws IOException {
		byte[] line = new byte[length];
		for (int i = 0; i < length; i++) {
			line[i] = (byte) read();
		}
		if (read() != '\n') {
			throw new IOException("The line is longer");
		}
		return line;
	}

	/**
	 * Read a short word to the end of its line.
	 */
	String word(int maximum) throws IOException {
		StringBuilder word = new StringBuilder();
		for (int next = read(); next != '\n'; next = read()) {
			if (word.length() == maximum) {
				throw new IOException("The word is longer");
			}
			word.append((char) next);
		}
		return word.toString();
	}

	/**
	 * Read texts that end with a zero each, up to an empty one.
	 */
	List<String> texts(Charset charset) throws IOException {
		List<String> texts = new ArrayList<>();
		ByteArrayOutputStream text = new ByteArrayOutputStream();
		while (true) {
			int next = read();
			if (next != 0) {
				text.write(next);
			}
			else if (text.size() > 0) {
				texts.add(text.toString(charset));
				text.reset();
			}
			else {
				return texts;
			}
		}
	}

	private int read() throws IOException {
		if (this.position == this.limit) {
			fill();
		}
		if (++this.consumed > MAX_LENGTH) {
			throw new IOException("The request is too long");
		}
		return this.buffer[this.position++] & 0xff;
	}

	/**
	 * Have what arrives next acknowledged at once, where the system can. A shell sends a
	 * request in several pieces, and the second one only when the first is acknowledged,
	 * for which systems take 40 ms unless they are told otherwise again and again.
	 */
	private void acknowledgeAtOnce() throws IOException {
		if (this.connection.supportedOptions().contains(ExtendedSocketOptions.TCP_QUICKACK)) {
			this.connection.setOption(ExtendedSocketOptions.TCP_QUICKACK, true);
		}
	}

	private void fill() throws IOException {
		long left = (this.deadline - System.nanoTime()) / 1_000_000;
		if (left <= 0) {
			throw new IOException("The request takes too long");
		}
		this.connection.setSoTimeout((int) left);
		acknowledgeAtOnce();
		this.position = 0;
		this.limit = this.input.read(this.buffer);
		if (this.limit <= 0) {
			this.limit = 0;
			throw new EOFException("The request is cut off");
		}
	}

}
