/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RoutedOutputTests {

	private final LaunchThreads threads = new LaunchThreads();

	private final ByteArrayOutputStream nobodys = new ByteArrayOutputStream();

	private final PrintStream routed = new PrintStream(
			new RoutedOutput(this.threads, new PrintStream(this.nobodys, true, StandardCharsets.UTF_8)), true,
			StandardCharsets.UTF_8);

	@Test
	void textGoesToTheLaunchOfTheThreadAndOfThoseItStarts() throws Exception {
		LaterLaunch launch = new LaterLaunch(Map.of(), Path.of("/"));
		this.threads.start(launch, "launch", () -> {
			this.routed.print("launch");
			Thread child = new Thread(() -> assertThat(this.threads.current()).isSameAs(launch));
			child.start();
			join(child);
		}).join();
		assertThat(this.threads.current()).isNull();
		this.routed.print("nobody");
		this.threads.start(launch, "late", () -> {
			launch.exit(0);
			this.routed.print(";late");
		}).join();
		assertThat(this.nobodys).hasToString("nobody;late");
	}

	@Test
	void boundedOutputTakesOnlySoMuch() throws IOException {
		try (BoundedOutput bounded = new BoundedOutput(this.nobodys, 4)) {
			bounded.write('a');
			bounded.write(new byte[] { 'b', 'c', 'd', 'e' });
			bounded.write('f');
		}
		assertThat(this.nobodys).hasToString("abcd");
	}

	private static void join(Thread thread) {
		try {
			thread.join();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
