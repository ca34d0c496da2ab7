/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Sends a request to a shared process on behalf of a user.
 *
 * @param entry what the process wrote into its file
 * @param patience time to wait for it
 */
record ControlClient(ProcessFile.Entry entry, Duration patience) {

	private static final int MAX_ANSWER = 64 * 1024;

	/**
	 * Ask what the process does.
	 * @return lines for a person
	 * @throws IOException if it does not answer
	 */
	String status() throws IOException {
		return ask("status");
	}

	/**
	 * Ask the process to end.
	 * @throws IOException if it does not answer
	 */
	void stop() throws IOException {
		ask("stop");
	}

	private String ask(String word) throws IOException {
		try (Socket connection = new Socket()) {
			int milliseconds = Math.toIntExact(this.patience.toMillis());
			connection.connect(
					new InetSocketAddress(InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 }), this.entry.port()),
					milliseconds);
			connection.setSoTimeout(milliseconds);
			say(connection, this.entry.token().question());
			byte[] proof = connection.getInputStream().readNBytes(ControlToken.LENGTH / 2);
			if (!this.entry.token().isProven(proof) || connection.getInputStream().read() != '\n') {
				throw new IOException("The process does not answer");
			}
			say(connection, word);
			byte[] answer = connection.getInputStream().readNBytes(MAX_ANSWER);
			if (answer.length == 0) {
				throw new IOException("The process does not answer");
			}
			return new String(answer, StandardCharsets.UTF_8);
		}
	}

	private static void say(Socket connection, String line) throws IOException {
		connection.getOutputStream().write((line + "\n").getBytes(StandardCharsets.US_ASCII));
	}

}
