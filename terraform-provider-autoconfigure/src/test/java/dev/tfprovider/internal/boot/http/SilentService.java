/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A service that lets its clients wait.
 */
final class SilentService implements AutoCloseable {

	private final ServerSocket server;

	private final List<Socket> connections = new ArrayList<>();

	private SilentService(ServerSocket server) {
		this.server = server;
	}

	static SilentService start(Behaviour behaviour) throws IOException {
		InetAddress loopback = InetAddress.getLoopbackAddress();
		SilentService service = new SilentService(new ServerSocket(0, 1, loopback));
		if (behaviour == Behaviour.NEVER_ACCEPTS) {
			service.fillBacklog();
		}
		else {
			Thread thread = new Thread(() -> service.serve(behaviour), "silent-service");
			thread.setDaemon(true);
			thread.start();
		}
		return service;
	}

	String url() {
		return "http://127.0.0.1:" + this.server.getLocalPort();
	}

	private void fillBacklog() throws IOException {
		try {
			while (true) {
				Socket connection = new Socket();
				this.connections.add(connection);
				connection.connect(new InetSocketAddress(this.server.getInetAddress(), this.server.getLocalPort()),
						300);
			}
		}
		catch (SocketTimeoutException ex) {
			// nobody else gets in
		}
	}

	private void serve(Behaviour behaviour) {
		try {
			while (true) {
				Socket connection = this.server.accept();
				synchronized (this.connections) {
					this.connections.add(connection);
				}
				Thread thread = new Thread(() -> answer(connection, behaviour), "silent-connection");
				thread.setDaemon(true);
				thread.start();
			}
		}
		catch (IOException ex) {
			// the test is over
		}
	}

	private static void answer(Socket connection, Behaviour behaviour) {
		try {
			connection.getInputStream().read(new byte[4096]);
			connection.getOutputStream().write(behaviour.head.getBytes(StandardCharsets.US_ASCII));
			for (int i = 0; i < behaviour.drip.length(); i++) {
				Thread.sleep(100);
				connection.getOutputStream().write(behaviour.drip.charAt(i));
			}
		}
		catch (IOException ex) {
			// the client has gone
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() throws IOException {
		this.server.close();
		synchronized (this.connections) {
			for (Socket connection : this.connections) {
				connection.close();
			}
		}
	}

	enum Behaviour {

		NEVER_ACCEPTS("", ""),

		ACCEPTS_AND_IS_SILENT("", ""),

		DRIPS_ITS_HEAD("", "HTTP/1.1 200 OK\r\nX-Slow: " + "z".repeat(10_000)),

		SENDS_HEADERS_AND_NOTHING("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n",
				""),

		DRIPS_ITS_BODY("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n",
				"[" + " ".repeat(9_999));

		private final String head;

		private final String drip;

		Behaviour(String head, String drip) {
			this.head = head;
			this.drip = drip;
		}

	}

}
