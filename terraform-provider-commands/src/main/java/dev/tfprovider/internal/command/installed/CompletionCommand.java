/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.line.ShellText;

/**
 * Prints a script by which a shell completes commands, actions and options.
 */
final class CompletionCommand implements ProviderCommand {

	private static final String HELP = "help";

	private final Collection<ProviderCommand> commands;

	/**
	 * Create the command.
	 * @param commands all commands, which may grow until it runs
	 */
	CompletionCommand(Collection<ProviderCommand> commands) {
		this.commands = commands;
	}

	@Override
	public String name() {
		return "completion";
	}

	@Override
	public String purpose() {
		return "prints what a shell completes commands by";
	}

	@Override
	public List<String> actions() {
		return List.of("bash", "zsh", "fish");
	}

	@Override
	public List<CommandOption> options() {
		return List.of(CommandOption.value("for", "NAME",
				"what is typed before the command, such as an alias (default: terraform-provider-TYPE)"));
	}

	@Override
	public void run(CommandCall call) {
		String name = call.line()
			.value("for")
			.orElseGet(() -> "terraform-provider-" + call.provider().definition().name());
		if (!name.matches("[A-Za-z0-9._-]+")) {
			throw CommandFailedException.of("'%s' is no name of a program or an alias.".formatted(name));
		}
		String action = call.line().action();
		if (action.equals("fish")) {
			call.out().print(fish(name));
			return;
		}
		call.out().print((action.equals("zsh") ? "autoload -U +X bashcompinit && bashcompinit\n" : "") + bash(name));
	}

	private String names() {
		return Stream.concat(this.commands.stream().map(ProviderCommand::name), Stream.of(HELP))
			.collect(Collectors.joining(" "));
	}

	private static String words(ProviderCommand command) {
		return Stream
			.concat(command.actions().stream(), command.options().stream().map((option) -> "--" + option.name()))
			.collect(Collectors.joining(" "));
	}

	private String bash(String name) {
		String cases = this.commands.stream()
			.map((command) -> "\t\t%s) words=\"%s\" ;;\n".formatted(command.name(), words(command)))
			.collect(Collectors.joining());
		return """
				_%1$s() {
					local words=""
					COMPREPLY=()
					if [ "$COMP_CWORD" = 1 ]; then
						words="%2$s"
					else
						case "${COMP_WORDS[1]}" in
						help) words="%2$s" ;;
				%3$s		esac
					fi
					COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
				}
				complete -o default -F _%1$s %4$s
				""".formatted(name.replaceAll("[^A-Za-z0-9]", "_"), names(), cases, name);
	}

	private String fish(String name) {
		StringBuilder script = new StringBuilder();
		String first = "complete -c %s -n __fish_use_subcommand -f".formatted(name);
		for (ProviderCommand command : this.commands) {
			String inside = "complete -c %s -n '__fish_seen_subcommand_from %s'".formatted(name, command.name());
			script.append("%s -a %s -d %s%n".formatted(first, command.name(), ShellText.quoted(command.purpose())));
			if (!command.actions().isEmpty()) {
				script.append("%s -f -a '%s'%n".formatted(inside, String.join(" ", command.actions())));
			}
			for (CommandOption option : command.options()) {
				script.append("%s -l %s%s -d %s%n".formatted(inside, option.name(),
						(option.placeholder() != null) ? " -r" : "", ShellText.quoted(option.purpose())));
			}
		}
		return script.append("%s -a %s -d 'explains a command'%n".formatted(first, HELP)).toString();
	}

}
