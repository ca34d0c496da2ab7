/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Prints what a shell needs to complete the commands of the provider.
 */
final class CompletionCommand extends NamedCommand {

	private final Supplier<Collection<ProviderCommand>> commands;

	CompletionCommand(Supplier<Collection<ProviderCommand>> commands) {
		super("completion", "prints the completion of these commands for a shell",
				CommandOption.value("for", "NAME", "how you call the provider, if not by the name in packages"));
		this.commands = commands;
	}

	@Override
	public List<String> actions() {
		return Stream.of(CompletionShell.values()).map((shell) -> shell.name().toLowerCase(Locale.ROOT)).toList();
	}

	@Override
	public void run(CommandCall call) {
		String program = call.line()
			.value("for")
			.orElseGet(() -> "terraform-provider-" + call.provider().definition().name());
		Refusal.usageWhen(!program.matches("[A-Za-z0-9_][A-Za-z0-9_.-]*"),
				"'%s' cannot be completed. Give an alias of letters, digits, '_', '.' and '-'.", program);
		CompletionShell shell = CompletionShell.valueOf(call.line().action().toUpperCase(Locale.ROOT));
		call.out().print(shell.script(program, this.commands.get()));
	}

}
