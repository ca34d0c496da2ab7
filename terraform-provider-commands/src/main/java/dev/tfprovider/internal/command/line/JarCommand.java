/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * The command of a jar that is no provider, such as {@code new acme/notes --dir notes}.
 *
 * @param name name of the command, the first argument
 * @param placeholder what stands for the second argument in the help text
 * @param missing what to do if there is no second argument, with an example
 * @param purpose what the command does, without full stop
 * @param options what it understands besides
 */
public record JarCommand(String name, String placeholder, String missing, String purpose, List<CommandOption> options) {

	/**
	 * Run a command line. Complaints go to standard error, and with them the help text if
	 * the line cannot be understood.
	 * @param arguments the command line
	 * @param out for what is asked for
	 * @param err for complaints
	 * @param task what the command does
	 * @return exit status: 0 for success, 1 for failure, 2 for a command line that cannot
	 * be understood
	 */
	public int run(List<String> arguments, PrintStream out, PrintStream err, Task task) {
		try {
			if (arguments.isEmpty() || arguments.contains("--help") || arguments.get(0).matches("help|-h")) {
				out.print(help());
			}
			else {
				run(arguments, task, (text) -> out.print(ControlCharacters.escape(text)));
			}
			return 0;
		}
		catch (CommandFailedException ex) {
			complain(err, String.valueOf(ex.getMessage()));
			if (ex.status() == 2) {
				err.print(help());
			}
			return ex.status();
		}
		catch (IOException | UncheckedIOException ex) {
			complain(err, "'%s' failed: %s".formatted(this.name, FileFailure.of(ex)));
			return 1;
		}
		catch (RuntimeException | StackOverflowError ex) {
			complain(err, "'%s' failed. This is a fault of '%1$s': report it with what it was given.%n%s"
				.formatted(this.name, ShownText.stackTrace(ex).stripTrailing()));
			return 1;
		}
	}

	/**
	 * Print a text that may quote a file, without what a terminal would obey.
	 */
	private static void complain(PrintStream err, String text) {
		err.println(ControlCharacters.escape(text));
	}

	private void run(List<String> arguments, Task task, Consumer<String> out) throws IOException {
		if (!arguments.get(0).equals(this.name)) {
			throw unknown(arguments.get(0), List.of(this.name), "");
		}
		if (arguments.size() < 2 || arguments.get(1).startsWith("-")) {
			throw CommandFailedException.usage(this.missing);
		}
		task.run(arguments.get(1), CommandLine.parse(arguments.subList(2, arguments.size()), this.options), out);
	}

	private String help() {
		return "%s %s: %s%n".formatted(this.name, this.placeholder, this.purpose) + OptionList.help(this.options);
	}

	/**
	 * Return the failure of a command that is not there.
	 * @param name the name that was given
	 * @param known what is there
	 * @param more what to say besides, or nothing
	 * @return the exception
	 */
	public static CommandFailedException unknown(String name, Collection<String> known, String more) {
		if (name.equals("openapi")) {
			return CommandFailedException.of("'openapi' writes sources, and is in a jar of its own: run "
					+ "'java -jar terraform-provider-openapi-VERSION-exec.jar openapi FILE'.");
		}
		return Refusal.usage("There is no command '%s'.%s%s", name, NearestName.hint(name, known), more);
	}

	/**
	 * What a command does.
	 */
	@FunctionalInterface
	public interface Task {

		/**
		 * Run.
		 * @param argument the second argument
		 * @param line the options
		 * @param out prints a text, without what a terminal would obey
		 * @throws IOException if a file cannot be read or written
		 */
		void run(String argument, CommandLine line, Consumer<String> out) throws IOException;

	}

}
