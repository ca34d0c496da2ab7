/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.conformance;

import java.util.List;

/**
 * Parses the handshake line.
 *
 * @param fields its fields: core version, protocol version, network, address, transport,
 * certificate and, where asked for, multiplexing
 */
record HandshakeFields(List<String> fields) {

	static HandshakeFields parse(String line) {
		HandshakeFields handshake = new HandshakeFields(List.of(line.split("\\|", -1)));
		if (handshake.fields.size() < 6) {
			throw new AssertionError("Not a handshake line of at least 6 fields: " + line);
		}
		return handshake;
	}

	String coreVersion() {
		return this.fields.get(0);
	}

	String protocolVersion() {
		return this.fields.get(1);
	}

	String network() {
		return this.fields.get(2);
	}

	String address() {
		return this.fields.get(3);
	}

	String transport() {
		return this.fields.get(4);
	}

	/**
	 * Return the certificate in base64 without padding, empty for plain text.
	 */
	String certificate() {
		return this.fields.get(5);
	}

}
