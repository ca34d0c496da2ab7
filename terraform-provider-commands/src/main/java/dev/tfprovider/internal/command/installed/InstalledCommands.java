/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.ProviderCommands;
import dev.tfprovider.internal.command.line.FileFailure;
import dev.tfprovider.internal.command.line.JarCommand;
import dev.tfprovider.internal.command.line.OptionList;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.start.JvmCommand;
import dev.tfprovider.internal.command.start.PrepareCommand;
import dev.tfprovider.internal.plugin.NativeImage;
import dev.tfprovider.internal.plugin.PluginProcess;

/**
 * Finds and runs the commands on the class path.
 */
public final class InstalledCommands implements ProviderCommands {

	private final Map<String, ProviderCommand> commands = new TreeMap<>();

	/**
	 * Find the commands.
	 */
	public InstalledCommands() {
		this(NativeImage.EXECUTABLE, NativeImage.EXECUTABLE ? List.of() : List.of(new PrepareCommand()));
	}

	InstalledCommands(boolean executable, List<JvmCommand> ofJvm) {
		List<ProviderCommand> all = new ArrayList<>(ofJvm);
		all.addAll(OwnCommand.all(this.commands.values()));
		ServiceLoader.load(ProviderCommand.class).forEach(all::add);
		if (executable) {
			all.removeIf(JvmCommand.class::isInstance);
		}
		all.forEach((command) -> this.commands.put(command.name(), command));
	}

	/**
	 * Return the commands.
	 * @return all but {@code help}, by name
	 */
	public Collection<ProviderCommand> all() {
		return Collections.unmodifiableCollection(this.commands.values());
	}

	@Override
	public String summary() {
		return all().stream()
			.map((command) -> "  %-10s %s%n".formatted(command.name(), command.purpose()))
			.collect(Collectors.joining()) + "  %-10s %s%n".formatted("help", "explains a command");
	}

	@Override
	public int run(PluginProcess process, ProviderApplication provider) {
		List<String> arguments = process.arguments();
		try {
			return run(arguments, process, provider);
		}
		catch (CommandFailedException ex) {
			process.standardError().println(ex.getMessage());
			if (ex.status() == 2 && this.commands.containsKey(arguments.get(0))) {
				process.standardError().println("See 'help " + arguments.get(0) + "'.");
			}
			return ex.status();
		}
		catch (IOException | UncheckedIOException ex) {
			process.standardError().println("'%s' failed: %s".formatted(arguments.get(0), FileFailure.of(ex)));
			return 1;
		}
		finally {
			process.standardOutput().flush();
			process.standardError().flush();
		}
	}

	private int run(List<String> arguments, PluginProcess process, ProviderApplication provider) throws IOException {
		if (arguments.get(0).equals("help")) {
			process.standardOutput().print((arguments.size() > 1) ? help(command(arguments.get(1))) : help());
			return 0;
		}
		ProviderCommand command = command(arguments.get(0));
		if (arguments.contains("--help") || arguments.contains("-h")) {
			process.standardOutput().print(help(command));
			return 0;
		}
		CommandLine line = CommandLine.parse(arguments.subList(1, arguments.size()), command);
		command.run(new CommandCall(process, provider, line));
		Refusal.when(process.standardOutput().checkError(),
				"Standard output does not take everything that '%s' prints. Is the disk full, or the pipe closed?",
				command.name());
		return 0;
	}

	private ProviderCommand command(String name) {
		ProviderCommand command = this.commands.get(name);
		if (command == null) {
			throw JarCommand.unknown(name, this.commands.keySet(),
					" These are the commands:%n%n%s%s".formatted(summary(), withoutTools()));
		}
		return command;
	}

	private String withoutTools() {
		return this.commands.containsKey("package") ? ""
				: "%nA package comes without the commands of its author, such as 'package' and 'docs': ".formatted()
						+ "run them by the jar that the build of the provider makes.";
	}

	private String help() {
		return "Commands of this provider, to be given as the first argument:%n%n%s".formatted(summary());
	}

	private static String help(ProviderCommand command) {
		String actions = command.actions().isEmpty() ? "" : " " + String.join("|", command.actions());
		return "%s%s: %s%n".formatted(command.name(), actions, command.purpose()) + OptionList.help(command.options());
	}

}
