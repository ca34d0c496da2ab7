/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A proxy on the loopback address that writes down what it is asked. Whatever the name of
 * the host, it goes to the loopback address too.
 */
class RecordingProxy implements AutoCloseable {

	private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());

	private final List<String> requests = new CopyOnWriteArrayList<>();

	private final List<String> credentials = new CopyOnWriteArrayList<>();

	RecordingProxy() throws IOException {
		daemon(() -> {
			while (true) {
				Socket client = this.server.accept();
				daemon(() -> serve(client));
			}
		});
	}

	String address() {
		return "127.0.0.1:" + this.server.getLocalPort();
	}

	/**
	 * Return the request lines seen, without the protocol version.
	 */
	List<String> requests() {
		return this.requests;
	}

	List<String> credentials() {
		return this.credentials;
	}

	private void serve(Socket client) throws IOException {
		String head = readHead(client.getInputStream());
		String[] line = head.lines().findFirst().orElseThrow().split(" ");
		this.requests.add(line[0] + " " + line[1]);
		head.lines()
			.filter((header) -> header.regionMatches(true, 0, "Proxy-Authorization:", 0, 20))
			.forEach((header) -> this.credentials.add(header.substring(20).strip()));
		boolean tunnel = line[0].equals("CONNECT");
		URI target = URI.create(tunnel ? "//" + line[1] : line[1]);
		Socket upstream = new Socket();
		upstream.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target.getPort()));
		if (tunnel) {
			client.getOutputStream().write("HTTP/1.1 200 Connected\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
		}
		else {
			String rest = head.substring(head.indexOf("\r\n"));
			String forwarded = line[0] + " " + target.getRawPath() + " HTTP/1.1\r\nVia: 1.1 recording" + rest;
			upstream.getOutputStream().write(forwarded.getBytes(StandardCharsets.ISO_8859_1));
		}
		daemon(() -> pump(upstream, client));
		pump(client, upstream);
	}

	private static String readHead(InputStream in) throws IOException {
		StringBuilder head = new StringBuilder();
		while (head.indexOf("\r\n\r\n") < 0) {
			int next = in.read();
			if (next < 0) {
				throw new IOException("The client went away");
			}
			head.append((char) next);
		}
		return head.toString();
	}

	private static void pump(Socket from, Socket to) throws IOException {
		try (from; to; OutputStream out = to.getOutputStream()) {
			from.getInputStream().transferTo(out);
		}
	}

	private static void daemon(Step step) {
		Thread thread = new Thread(() -> {
			try {
				step.run();
			}
			catch (IOException ex) {
				// One side went away
			}
		}, "recording-proxy");
		thread.setDaemon(true);
		thread.start();
	}

	@Override
	public void close() throws IOException {
		this.server.close();
	}

	private interface Step {

		void run() throws IOException;

	}

}
