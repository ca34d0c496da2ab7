/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HandshakeLineTests {

	private static final ProtocolVersion SIX = new ProtocolVersion(6);

	@Test
	void toStringWhenPlainTextEndsWithAnEmptyField() {
		assertThat(new HandshakeLine(SIX, ServerAddress.loopback(40123), null, false))
			.hasToString("1|6|tcp|127.0.0.1:40123|grpc|");
	}

	@Test
	void toStringWhenTlsEndsWithTheCertificate() {
		ServerCertificate certificate = ServerCertificate.generate(Instant.now());
		assertThat(new HandshakeLine(SIX, ServerAddress.loopback(40123), certificate, false))
			.hasToString("1|6|tcp|127.0.0.1:40123|grpc|" + certificate.encoded());
	}

	@Test
	void toStringWhenHostAsksAboutMultiplexingDeclines() {
		assertThat(new HandshakeLine(SIX, ServerAddress.loopback(1), null, true))
			.hasToString("1|6|tcp|127.0.0.1:1|grpc||false");
	}

	@Test
	void printWritesOneLineWhateverThePlatformSeparatorIs() {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		assertThat(new HandshakeLine(new ProtocolVersion(5), ServerAddress.loopback(7), null, false)
			.print(new PrintStream(output))).isTrue();
		assertThat(output).hasToString("1|5|tcp|127.0.0.1:7|grpc|\n");
	}

	@Test
	void printWhenNobodyReadsTellsSo() {
		OutputStream broken = new OutputStream() {

			@Override
			public void write(int b) throws IOException {
				throw new IOException("Broken pipe");
			}

		};
		assertThat(new HandshakeLine(SIX, ServerAddress.loopback(7), null, false).print(new PrintStream(broken)))
			.isFalse();
	}

	@Test
	void lineOfASocketHasItsPath() {
		assertThat(new HandshakeLine(SIX, ServerAddress.unix(Path.of("/tmp/x/socket")), null, false))
			.hasToString("1|6|unix|/tmp/x/socket|grpc|");
	}

}
