/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.ProviderCommand;

/**
 * A shell for which the commands of a provider can be completed. Where no command, action
 * or option fits, it completes names of files.
 */
enum CompletionShell {

	/**
	 * Bash 3.2 or newer.
	 */
	BASH {

		@Override
		String script(String program, Collection<ProviderCommand> commands) {
			String cases = commands.stream()
				.map((command) -> "\t\t*:%s) words='%s' ;;\n".formatted(command.name(),
						String.join(" ", words(command))))
				.collect(Collectors.joining());
			return """
					%1$s() {
						local words
						COMPREPLY=()
						case "$COMP_CWORD:${COMP_WORDS[1]}" in
							1:*) words='%2$s' ;;
							2:help) words='%2$s' ;;
					%3$s		*) words= ;;
						esac
						while IFS= read -r word; do
							COMPREPLY+=("$word")
						done < <(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}")
					}
					complete -o bashdefault -o default -F %1$s %4$s
					""".formatted(function(program), names(commands), cases, program);
		}

	},

	/**
	 * Zsh, after {@code compinit}.
	 */
	ZSH {

		@Override
		String script(String program, Collection<ProviderCommand> commands) {
			String named = commands.stream()
				.map((command) -> "\t\t'%s:%s'\n".formatted(command.name(), quoted(command.purpose())))
				.collect(Collectors.joining());
			String cases = commands.stream()
				.map((command) -> "\t\t%s) options=(%s) ;;\n".formatted(command.name(), described(command)))
				.collect(Collectors.joining());
			return """
					#compdef %4$s
					%1$s() {
						local -a commands options
						commands=(
					%2$s		'help:explains a command'
						)
						if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then
							_describe command commands
							return
						fi
						case $words[2] in
					%3$s	esac
						_describe option options || _files
					}
					compdef %1$s %4$s
					""".formatted(function(program), named, cases, program);
		}

	},

	/**
	 * Fish.
	 */
	FISH {

		@Override
		String script(String program, Collection<ProviderCommand> commands) {
			Stream<String> names = Stream.concat(
					commands.stream()
						.map((command) -> fish(program, "__fish_use_subcommand", "-f -a " + command.name(),
								command.purpose())),
					Stream.of(fish(program, "__fish_use_subcommand", "-f -a help", "explains a command"),
							fish(program, "__fish_seen_subcommand_from help", "-f -a '" + names(commands) + "'", "")));
			Stream<String> rest = commands.stream().flatMap((command) -> {
				String seen = "__fish_seen_subcommand_from " + command.name();
				return Stream.concat(
						command.actions().stream().map((action) -> fish(program, seen, "-f -a " + action, "")),
						command.options()
							.stream()
							.map((option) -> fish(program, seen,
									((option.placeholder() != null) ? "-r" : "-f") + " -l " + option.name(),
									option.purpose())));
			});
			return Stream.concat(names, rest).collect(Collectors.joining());
		}

	};

	/**
	 * Return the script that a user's shell reads.
	 * @param program how the user calls the provider, a plain word
	 * @param commands the commands
	 */
	abstract String script(String program, Collection<ProviderCommand> commands);

	private static String function(String program) {
		return "_" + program.replaceAll("[^A-Za-z0-9]", "_");
	}

	private static String names(Collection<ProviderCommand> commands) {
		return commands.stream().map(ProviderCommand::name).collect(Collectors.joining(" ", "", " help"));
	}

	private static List<String> words(ProviderCommand command) {
		return Stream
			.concat(command.actions().stream(), command.options().stream().map((option) -> "--" + option.name()))
			.toList();
	}

	private static String described(ProviderCommand command) {
		return Stream
			.concat(command.actions().stream().map((action) -> "'" + action + "'"),
					command.options()
						.stream()
						.map((option) -> "'--%s:%s'".formatted(option.name(), quoted(option.purpose()))))
			.collect(Collectors.joining(" "));
	}

	private static String fish(String program, String condition, String what, String purpose) {
		String description = purpose.isEmpty() ? ""
				: " -d '%s'".formatted(purpose.replace("\\", "\\\\").replace("'", "\\'"));
		return "complete -c %s -n '%s' %s%s\n".formatted(program, condition, what, description);
	}

	private static String quoted(String text) {
		return text.replace("\\", "\\\\").replace(":", "\\:").replace("'", "'\\''");
	}

}
