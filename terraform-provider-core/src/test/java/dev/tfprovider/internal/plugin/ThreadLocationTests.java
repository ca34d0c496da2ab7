/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ThreadLocation}, and for who is named when a process ends or does not.
 */
class ThreadLocationTests {

	private static final String CLOSE = "acme.Bean.close";

	private static final String SLEEP = "java.lang.Thread.sleep";

	private static final String SPRING = "org.springframework.context.support.AbstractApplicationContext.close";

	private static final List<String> EXIT = List.of("java.lang.Shutdown.exit", "java.lang.Runtime.exit",
			"java.lang.System.exit");

	@Test
	void authorsCallIsTheInnermostThatIsNeitherTheJdksNorOurs() {
		assertThat(place("x", true, SLEEP, CLOSE, SPRING, "acme.Main.main").authorsCall())
			.hasToString("Optional[acme.Bean.close(Source.java:1)]");
		assertThat(place("x", true, SLEEP, SPRING).authorsCall()).isEmpty();
	}

	@Test
	void whoeverClosesTheContextIsNamedBeforeOthers() {
		ThreadLocation closing = place(UnfinishedShutdown.EXIT_THREAD, true, SLEEP, CLOSE, SPRING);
		ThreadLocation worker = place("acme-worker", false, "acme.Worker.run");
		assertThat(UnfinishedShutdown.hanging(List.of(worker, closing))).containsExactly(closing);
	}

	@Test
	void whenTheContextIsClosedHooksAreNamedButNotWhoeverWaitsForThem() {
		ThreadLocation hook = place("Thread-3", false, "acme.Hook.run");
		ThreadLocation daemon = place("acme-daemon", true, "acme.Worker.run");
		ThreadLocation spring = place("SpringApplicationShutdownHook", false, SLEEP, SPRING);
		ThreadLocation exiting = place("main", false, Stream.concat(EXIT.stream(), Stream.of("acme.Main.main")));
		assertThat(UnfinishedShutdown.hanging(List.of(daemon, spring, exiting, hook))).containsExactly(hook);
	}

	@Test
	void callerOfExitIsFoundUnlessItIsTheLaunchOrASignal() {
		ThreadLocation author = place("call", true, Stream.concat(EXIT.stream(), Stream.of("acme.PetResource.create")));
		ThreadLocation launch = place("provider-exit", true,
				Stream.concat(EXIT.stream(), Stream.of("acme.Launch.exit")));
		ThreadLocation signal = place("SIGTERM handler", true, "java.lang.Shutdown.exit",
				"java.lang.Terminator$1.handle");
		assertThat(ExitReason.caller(List.of(signal, launch, author), "acme.Launch")).contains(author);
		assertThat(ExitReason.caller(List.of(signal, launch), "acme.Launch")).isEmpty();
	}

	@Test
	void placeIsLoggedWithItsStack() {
		ByteArrayOutputStream error = new ByteArrayOutputStream();
		place("x", true, SLEEP, CLOSE).print(HclogLevel.WARN, "It hangs",
				new PrintStream(error, true, StandardCharsets.UTF_8));
		assertThat(error.toString(StandardCharsets.UTF_8)).startsWith("{\"@level\":\"warn\",\"@message\":\"It hangs\"")
			.contains("where \\\"x\\\" is\\n\\tat java.lang.Thread.sleep(Source.java:1)\\n\\tat acme.Bean.close(")
			.endsWith("}" + System.lineSeparator());
	}

	private static ThreadLocation place(String name, boolean daemon, String... calls) {
		return place(name, daemon, Stream.of(calls));
	}

	private static ThreadLocation place(String name, boolean daemon, Stream<String> calls) {
		Thread thread = new Thread(name);
		thread.setDaemon(daemon);
		return new ThreadLocation(thread, calls.map(ThreadLocationTests::call).toList());
	}

	private static StackTraceElement call(String text) {
		int dot = text.lastIndexOf('.');
		return new StackTraceElement(text.substring(0, dot), text.substring(dot + 1), "Source.java", 1);
	}

}
