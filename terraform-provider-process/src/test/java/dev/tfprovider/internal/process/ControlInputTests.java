/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import jdk.net.ExtendedSocketOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

@Timeout(30)
class ControlInputTests {

	/**
	 * A caller that sends its request in two pieces has the second one held back until
	 * the first is acknowledged, which takes 40 ms after an answer that came quickly.
	 */
	@Test
	void whatIsReadAfterAQuickAnswerIsAcknowledgedAtOnce() throws Exception {
		InetAddress loopback = InetAddress.getByAddress(new byte[] { 127, 0, 0, 1 });
		try (ServerSocket server = new ServerSocket(0, 1, loopback);
				Socket caller = new Socket(loopback, server.getLocalPort());
				Socket connection = server.accept()) {
			assumeThat(connection.supportedOptions()).contains(ExtendedSocketOptions.TCP_QUICKACK);
			ControlInput input = new ControlInput(connection, Duration.ofSeconds(20));
			for (int i = 0; i < 3; i++) {
				say(caller, "ask\n");
				assertThat(input.word(3)).isEqualTo("ask");
				say(connection, "answer\n");
				caller.getInputStream().readNBytes(7);
			}
			assumeThat(connection.getOption(ExtendedSocketOptions.TCP_QUICKACK)).as("what the system does by itself")
				.isFalse();
			say(caller, "ask\n");
			assertThat(input.word(3)).isEqualTo("ask");
			assertThat(connection.getOption(ExtendedSocketOptions.TCP_QUICKACK)).isTrue();
		}
	}

	private static void say(Socket connection, String text) throws Exception {
		connection.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
	}

}
