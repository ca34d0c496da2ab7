/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;

import org.jspecify.annotations.Nullable;

/**
 * The one line a host reads from standard output to find the server.
 *
 * @param version protocol version chosen
 * @param port port on 127.0.0.1
 * @param certificate server certificate, or {@code null} for plain text
 * @param multiplex whether the host asked about multiplexed connections. Hosts that do
 * not ask may take a seventh field for a part of the certificate.
 */
public record HandshakeLine(ProtocolVersion version, int port, @Nullable ServerCertificate certificate,
		boolean multiplex) {

	private static final int CORE_PROTOCOL = 1;

	/**
	 * Write the line and nothing else, and flush.
	 * @param standardOutput the real standard output
	 */
	public void print(PrintStream standardOutput) {
		standardOutput.print(this + "\n");
		standardOutput.flush();
	}

	@Override
	public String toString() {
		String line = "%d|%d|tcp|127.0.0.1:%d|grpc|%s".formatted(CORE_PROTOCOL, this.version.major(), this.port,
				(this.certificate != null) ? this.certificate.encoded() : "");
		return this.multiplex ? line + "|false" : line;
	}

}
