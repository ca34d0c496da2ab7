/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.nio.file.Path;

/**
 * The address of the server in the format of the handshake line.
 *
 * @param network "tcp" or "unix"
 * @param text address and port, or the path of a socket
 */
public record ServerAddress(String network, String text) {

	/**
	 * Return the address of a server on the loopback interface.
	 * @param port its port
	 * @return the address
	 */
	public static ServerAddress loopback(int port) {
		return new ServerAddress("tcp", "127.0.0.1:" + port);
	}

	/**
	 * Return the address of a server on a unix socket.
	 * @param socket absolute path of the socket
	 * @return the address
	 */
	public static ServerAddress unix(Path socket) {
		return new ServerAddress("unix", socket.toString());
	}

}
