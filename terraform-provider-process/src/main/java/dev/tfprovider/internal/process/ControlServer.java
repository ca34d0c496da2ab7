/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;

import dev.tfprovider.internal.plugin.DaemonThread;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Accepts control connections on the loopback interface. A caller has to send the token
 * before anything else is read, and its request in time; there may be only so many
 * callers who have not done so.
 */
final class ControlServer implements AutoCloseable {

	/**
	 * Answer to a launcher whose launch is served, before the time to wait.
	 */
	static final String ACCEPTED = "ok";

	/**
	 * Answer to a launcher whose launch is not served, before the reason.
	 */
	static final String REFUSED = "no";

	private static final Logger logger = LoggerFactory.getLogger(ControlServer.class);

	private static final int BACKLOG = 128;

	private static final int UNPROVEN_CALLERS = 64;

	private static final int MAX_WORD = 16;

	private final ServerSocket socket = new ServerSocket();

	private final Semaphore unproven = new Semaphore(UNPROVEN_CALLERS);

	private final ControlToken token;

	private final ProcessKey key;

	private final ControlHandler handler;

	private final Duration patience;

	private final Charset charset;

	/**
	 * Bind a free port of the loopback interface; {@link #start()} listens.
	 * @param token what callers must send first
	 * @param key what launches must have in common
	 * @param handler serves who has sent the token
	 * @param patience time a caller has for its whole request
	 * @param charset encoding of the environment
	 * @throws IOException if no port can be bound
	 */
	ControlServer(ControlToken token, ProcessKey key, ControlHandler handler, Duration patience, Charset charset)
			throws IOException {
		this.token = token;
		this.key = key;
		this.handler = handler;
		this.patience = patience;
		this.charset = charset;
		this.socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 }), 0), BACKLOG);
	}

	/**
	 * Return the port.
	 * @return a port of 127.0.0.1
	 */
	int port() {
		return this.socket.getLocalPort();
	}

	/**
	 * Listen, on threads that do not keep the process alive.
	 */
	void start() {
		DaemonThread.start("process-control", this::listen);
	}

	private void listen() {
		while (!this.socket.isClosed()) {
			try {
				Socket connection = this.socket.accept();
				if (this.unproven.tryAcquire()) {
					DaemonThread.start("process-caller", () -> converse(connection));
				}
				else {
					connection.close();
				}
			}
			catch (IOException ex) {
				if (!this.socket.isClosed()) {
					logger.debug("A caller could not be accepted", ex);
				}
			}
		}
	}

	private void converse(Socket connection) {
		try (connection) {
			connection.setTcpNoDelay(true);
			Optional<LaunchRequest> launch;
			try {
				launch = request(connection);
			}
			finally {
				this.unproven.release();
			}
			if (launch.isPresent()) {
				launch(launch.get(), connection);
			}
		}
		catch (IOException | RuntimeException ex) {
			logger.debug("A caller was not understood", ex);
		}
	}

	/**
	 * Read and answer a request, save that for a launch.
	 */
	private Optional<LaunchRequest> request(Socket connection) throws IOException {
		ControlInput input = new ControlInput(connection, this.patience);
		if (!this.token.isAsked(input.line(ControlToken.LENGTH / 2))) {
			throw new IOException("The caller does not know the token");
		}
		answer(connection, this.token.proof() + "\n");
		switch (input.word(MAX_WORD)) {
			case "launch" -> {
				return Optional.of(LaunchRequest.of(input.texts(this.charset)));
			}
			case "status" -> answer(connection, this.handler.status());
			case "stop" -> {
				this.handler.stop();
				answer(connection, "stopping\n");
			}
			default -> answer(connection, REFUSED + " request\n");
		}
		return Optional.empty();
	}

	private void launch(LaunchRequest request, Socket connection) throws IOException {
		Optional<String> objection = this.key.objection(request);
		Optional<Duration> wait = objection.isEmpty() ? this.handler.accept(request) : Optional.empty();
		if (wait.isEmpty()) {
			answer(connection, "%s %s\n".formatted(REFUSED, objection.orElse("more")));
			return;
		}
		try {
			answer(connection, "%s %s\n".formatted(ACCEPTED, wait.get().toSeconds()));
		}
		finally {
			// Also if the launcher is gone by now: what was accepted has to end
			this.handler.serve(request, new LaunchRelay(connection)).awaitRelay();
		}
	}

	private static void answer(Socket connection, String text) throws IOException {
		connection.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Listen no longer. Launches that were handed over go on.
	 */
	@Override
	public void close() {
		try {
			this.socket.close();
		}
		catch (IOException ex) {
			logger.debug("The control port could not be closed", ex);
		}
	}

}
