/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/**
 * Connects a launcher with its launch: the launcher prints the first line it receives as
 * the handshake line, and the rest to standard error. It never sends anything; when it is
 * killed, the launch has ended.
 *
 * @param connection to the launcher
 */
record LaunchRelay(Socket connection) implements Closeable {

	OutputStream output() throws IOException {
		return this.connection.getOutputStream();
	}

	/**
	 * Wait until the relay or this side closes the connection.
	 */
	void awaitEnd() {
		try {
			InputStream input = this.connection.getInputStream();
			this.connection.setSoTimeout(0);
			byte[] ignored = new byte[1024];
			while (input.read(ignored) >= 0) {
				continue;
			}
		}
		catch (IOException ex) {
			// the end, too
		}
	}

	@Override
	public void close() {
		try {
			this.connection.close();
		}
		catch (IOException ex) {
			// it is gone
		}
	}

}
