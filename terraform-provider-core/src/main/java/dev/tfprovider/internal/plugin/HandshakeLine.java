/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.PrintStream;

import org.jspecify.annotations.Nullable;

/**
 * The line on standard output from which a host learns the address of the server.
 *
 * @param version protocol version chosen
 * @param address where the server listens
 * @param certificate server certificate, or {@code null} for plain text
 * @param multiplex whether the host asked about multiplexed connections. Hosts that do
 * not ask may take a seventh field for a part of the certificate.
 */
public record HandshakeLine(ProtocolVersion version, ServerAddress address, @Nullable ServerCertificate certificate,
		boolean multiplex) {

	private static final int CORE_PROTOCOL = 1;

	/**
	 * Write the line and nothing else, and flush.
	 * @param standardOutput the real standard output
	 * @return whether there is somebody to read it; a host that has died while the
	 * provider started leaves no other trace
	 */
	public boolean print(PrintStream standardOutput) {
		// before the line: a host may end the process as soon as it has read it
		StartMarkFile.remove();
		standardOutput.print(this + "\n");
		return !standardOutput.checkError();
	}

	@Override
	public String toString() {
		String line = "%s|%s|%s|%s|grpc|%s".formatted(CORE_PROTOCOL, this.version.major(), this.address.network(),
				this.address.text(), (this.certificate != null) ? this.certificate.encoded() : "");
		return this.multiplex ? line + "|false" : line;
	}

}
