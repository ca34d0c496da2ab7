/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RelayOutputTests {

	private final RelayOutput output = new RelayOutput();

	private final ByteArrayOutputStream relay = new ByteArrayOutputStream();

	@Test
	void handshakeLineComesBeforeWhatWasWrittenEarlier() throws IOException {
		write("early\n");
		this.output.open(this.relay, bytes("1|6|\n"));
		write("late\n");
		this.output.write('x');
		assertThat(this.relay).hasToString("1|6|\nearly\nlate\nx");
	}

	@Test
	void keepsOnlySoMuchBeforeThereIsARelay() throws IOException {
		byte[] much = new byte[RelayOutput.KEPT - 1];
		this.output.write(much, 0, much.length);
		write("123");
		this.output.open(this.relay, bytes(""));
		assertThat(this.relay.size()).isEqualTo(RelayOutput.KEPT);
		write("4");
		assertThat(this.relay.toString(StandardCharsets.US_ASCII)).endsWith("14");
	}

	@Test
	void relayThatIsGoneIsNotAskedAgain() throws IOException {
		this.output.open(new OutputStream() {

			private int left = 2;

			@Override
			public void write(int value) throws IOException {
				if (this.left-- == 0) {
					throw new IOException("gone");
				}
				assertThat(this.left).isNotNegative();
			}

		}, bytes("12"));
		write("3");
		write("4");
	}

	@Test
	void closedOutputLosesEverything() throws IOException {
		write("early");
		this.output.close();
		this.output.open(this.relay, bytes("line"));
		write("late");
		assertThat(this.relay).hasToString("line");
	}

	private void write(String text) {
		byte[] bytes = bytes(text);
		this.output.write(bytes, 0, bytes.length);
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.US_ASCII);
	}

}
