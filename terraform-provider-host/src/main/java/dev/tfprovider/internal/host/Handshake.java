/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import java.util.List;

/**
 * A parsed handshake line.
 *
 * @param fields its fields: core version, protocol version, network, address, transport,
 * certificate and, where asked for, multiplexing
 */
public record Handshake(List<String> fields) {

	private static final int FEWEST = 6;

	/**
	 * Create a handshake.
	 */
	public Handshake {
		fields = List.copyOf(fields);
	}

	/**
	 * Read the line.
	 * @param line the first line of standard output
	 * @return its fields
	 * @throws IllegalArgumentException if it has too few; quotes the line
	 */
	public static Handshake parse(String line) {
		List<String> fields = List.of(line.strip().split("\\|", -1));
		if (fields.size() < FEWEST) {
			throw new IllegalArgumentException(
					"Not a handshake line of at least %s fields: %s".formatted(FEWEST, line));
		}
		return new Handshake(fields);
	}

	/**
	 * Return the version of the handshake itself.
	 * @return the first field
	 */
	public String coreVersion() {
		return this.fields.get(0);
	}

	/**
	 * Return the protocol version that the provider chose.
	 * @return the second field
	 */
	public String protocolVersion() {
		return this.fields.get(1);
	}

	/**
	 * Return the kind of address.
	 * @return "tcp" or "unix", if the provider keeps to the protocol
	 */
	public String network() {
		return this.fields.get(2);
	}

	/**
	 * Return where the provider listens.
	 * @return address and port, or the path of a socket
	 */
	public String address() {
		return this.fields.get(3);
	}

	/**
	 * Return what is spoken there.
	 * @return "grpc", if the provider keeps to the protocol
	 */
	public String transport() {
		return this.fields.get(4);
	}

	/**
	 * Return the certificate of the server.
	 * @return the DER form in base64 without padding, empty for plain text
	 */
	public String certificate() {
		return this.fields.get(5);
	}

}
