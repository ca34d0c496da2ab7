/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.installed.InstalledCommands;

/**
 * Lists every command with its options, as {@code help} does.
 */
final class CommandsPage {

	private static final String HEADING = """
			# Commands and their options

			What `java -jar my-provider.jar help` lists, and `help COMMAND` explains: every command with every option. What they are for is
			on [package and install](packaging.md). This page is made of the commands.
			""";

	private final StringBuilder page = new StringBuilder(HEADING);

	static String document(Path root) {
		CommandsPage commands = new CommandsPage();
		new InstalledCommands().all()
			.forEach((command) -> commands.add(usage(command), command.purpose(), command.options()));
		commands.page.append("\n## help [COMMAND]\n\nLists the commands, or explains one.\n");
		commands.page.append("""

				Two commands are in jars of their own, as they are run before there is a provider, or without one:
				""");
		commands.addJars(root);
		return commands.page.toString();
	}

	private static String usage(ProviderCommand command) {
		return command.name()
				+ (command.actions().isEmpty() ? "" : " [" + String.join(" \\| ", command.actions()) + "]");
	}

	private void addJars(Path root) {
		JavaSources sources = JavaSources.of(root,
				List.of("terraform-provider-tools/src/main/java", "terraform-provider-openapi/src/main/java"));
		TextTemplate template = new TextTemplate(sources.units());
		for (CompilationUnitTree unit : sources.units()) {
			new TreeScanner<Void, Void>() {

				@Override
				public Void visitNewClass(NewClassTree creation, Void none) {
					if (creation.getIdentifier().toString().equals("JarCommand")) {
						List<String> texts = texts(template, unit, creation.getArguments().subList(0, 4));
						add(texts.get(0) + " " + texts.get(1), texts.get(3),
								options(template, unit, creation.getArguments().get(4)));
					}
					return super.visitNewClass(creation, none);
				}

			}.scan(unit, null);
		}
	}

	private static List<CommandOption> options(TextTemplate template, CompilationUnitTree unit, ExpressionTree list) {
		List<CommandOption> options = new ArrayList<>();
		new TreeScanner<Void, Void>() {

			@Override
			public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
				switch (call.getMethodSelect().toString()) {
					case "CommandOption.flag" -> {
						List<String> texts = texts(template, unit, call.getArguments());
						options.add(CommandOption.flag(texts.get(0), texts.get(1)));
					}
					case "CommandOption.value" -> {
						List<String> texts = texts(template, unit, call.getArguments());
						options.add(CommandOption.value(texts.get(0), texts.get(1), texts.get(2)));
					}
					default -> super.visitMethodInvocation(call, none);
				}
				return null;
			}

		}.scan(list, null);
		return options;
	}

	private static List<String> texts(TextTemplate template, CompilationUnitTree unit,
			List<? extends ExpressionTree> arguments) {
		return arguments.stream().map((argument) -> template.texts(argument, unit).iterator().next()).toList();
	}

	private void add(String usage, String purpose, List<CommandOption> options) {
		this.page.append("\n## ")
			.append(usage.replace("\\|", "|"))
			.append("\n\n")
			.append(sentence(purpose))
			.append(".\n");
		if (!options.isEmpty()) {
			this.page.append("\n| option | does |\n|---|---|\n");
			options.forEach((option) -> this.page.append("| `")
				.append(option.usage().replace("|", "\\|"))
				.append("` | ")
				.append(option.purpose().replace("|", "\\|").replace("<", "&lt;"))
				.append(" |\n"));
		}
	}

	private static String sentence(String text) {
		return Character.toUpperCase(text.charAt(0)) + text.substring(1);
	}

}
