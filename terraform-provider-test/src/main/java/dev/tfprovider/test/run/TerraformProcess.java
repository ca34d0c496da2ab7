/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * A command that is still running. Its output goes to files, so that nothing it leaves
 * behind can block the test.
 */
public final class TerraformProcess {

	private final Process process;

	private final PolledOutput output;

	private final Duration timeout;

	private final IntFunction<Run> completion;

	private boolean signalled;

	private @Nullable Run run;

	TerraformProcess(Process process, Path output, Duration timeout, IntFunction<Run> completion) {
		this.process = process;
		this.output = new PolledOutput(process, output);
		this.timeout = timeout;
		this.completion = completion;
	}

	/**
	 * Return the process id of the CLI.
	 * @return the process id
	 */
	public long pid() {
		return this.process.pid();
	}

	/**
	 * Return whether the CLI still runs.
	 * @return whether it has not ended yet
	 */
	public boolean isAlive() {
		return this.process.isAlive();
	}

	/**
	 * Return the processes the CLI has started, such as the provider's.
	 * @return the live ones
	 */
	public List<ProcessHandle> children() {
		return this.process.descendants().filter(ProcessHandle::isAlive).toList();
	}

	/**
	 * Return the output of the CLI so far.
	 * @return the standard output
	 */
	public String standardOutput() {
		return this.output.text();
	}

	/**
	 * Wait until the CLI has printed a text.
	 * @param text text to wait for
	 * @return this process
	 * @throws AssertionError if it ends, or its time is over, without having printed it
	 */
	public TerraformProcess awaitOutput(String text) {
		if (this.output.await(Pattern.compile(text, Pattern.LITERAL), this.timeout, "output").isEmpty()) {
			throw new AssertionError("'" + text + "' was never printed, but:\n" + standardOutput());
		}
		return this;
	}

	/**
	 * Interrupt the CLI alone, as a supervisor does. The second time it gives up waiting.
	 */
	public void sendInterrupt() {
		kill("-INT", Stream.of(this.process.toHandle()));
	}

	/**
	 * Interrupt the CLI and everything it has started, as Ctrl-C in a terminal does.
	 */
	public void pressControlC() {
		kill("-INT", Stream.concat(Stream.of(this.process.toHandle()), children().stream()));
	}

	/**
	 * Kill the CLI alone, with no chance to clean up; what it has started stays.
	 */
	public void killForcibly() {
		this.signalled = true;
		this.process.destroyForcibly();
	}

	/**
	 * Wait for the end, at most as long as the handle's timeout.
	 * @return what came out
	 * @throws AssertionError if it takes longer; it is killed with all it has started
	 */
	public synchronized Run waitFor() {
		if (this.run == null) {
			try {
				if (!this.process.waitFor(this.timeout.toMillis(), TimeUnit.MILLISECONDS)) {
					killAll();
					throw new AssertionError("Still running after " + this.timeout + ", killed:\n" + standardOutput());
				}
			}
			catch (InterruptedException ex) {
				killAll();
				Thread.currentThread().interrupt();
				throw new IllegalStateException("Interrupted while waiting for the CLI", ex);
			}
			this.run = this.completion.apply(this.process.exitValue());
			if (this.signalled) {
				this.run.examine();
			}
		}
		return this.run;
	}

	void killAll() {
		this.signalled = true;
		List<ProcessHandle> all = new ArrayList<>(children());
		this.process.destroyForcibly();
		all.forEach(ProcessHandle::destroyForcibly);
	}

	private void kill(String signal, Stream<ProcessHandle> targets) {
		this.signalled = true;
		List<String> command = new ArrayList<>(List.of("kill", signal));
		targets.forEach((target) -> command.add(Long.toString(target.pid())));
		try {
			new ProcessBuilder(command).redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
