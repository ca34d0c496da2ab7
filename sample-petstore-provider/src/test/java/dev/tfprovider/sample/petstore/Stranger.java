/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Somebody else, who listens where a process listened that is gone, and says nothing.
 */
final class Stranger implements AutoCloseable {

	private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 }));

	private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

	Stranger() throws IOException {
		Thread thread = new Thread(this::listen, "stranger");
		thread.setDaemon(true);
		thread.start();
	}

	private void listen() {
		while (!this.socket.isClosed()) {
			try (Socket caller = this.socket.accept()) {
				caller.getInputStream().transferTo(this.heard);
			}
			catch (IOException ex) {
				// the next one
			}
		}
	}

	int port() {
		return this.socket.getLocalPort();
	}

	String heard() {
		return this.heard.toString(StandardCharsets.UTF_8);
	}

	@Override
	public void close() throws IOException {
		this.socket.close();
	}

}
