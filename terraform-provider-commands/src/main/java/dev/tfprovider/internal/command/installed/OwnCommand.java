/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.bom.BillOfMaterials;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * A command that prints something about the provider.
 *
 * @param name its first argument
 * @param purpose half a line
 * @param actions what may follow the name
 * @param options the options
 * @param print prints it
 */
record OwnCommand(String name, String purpose, List<String> actions, List<CommandOption> options,
		Print print) implements ProviderCommand {

	/**
	 * Return all these commands.
	 * @param commands the commands to complete, kept up to date
	 */
	static List<OwnCommand> all(Collection<ProviderCommand> commands) {
		return List.of(
				new OwnCommand("version", "prints name, version and source address of the provider", List.of(),
						List.of(), OwnCommand::version),
				new OwnCommand("schema", "prints the types of the provider, or their whole schema as JSON", List.of(),
						List.of(CommandOption.flag("json", "print what 'terraform providers schema -json' would"),
								CommandOption.flag("full",
										"the same with defaults, constraints and what forces replacement")),
						OwnCommand::schema),
				new OwnCommand("sbom", "prints the bill of materials of the provider, in the format CycloneDX",
						List.of(), List.of(), OwnCommand::sbom),
				new OwnCommand("completion", "prints the completion of these commands for a shell",
						Stream.of(CompletionShell.values())
							.map((shell) -> shell.name().toLowerCase(Locale.ROOT))
							.toList(),
						List.of(CommandOption.value("for", "NAME",
								"how you call the provider, if not by the name in packages")),
						(call) -> completion(call, commands)));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		this.print.run(call);
	}

	private static void version(CommandCall call) {
		ProviderDefinition definition = call.provider().definition();
		call.out()
			.println("terraform-provider-%s %s (%s)".formatted(definition.name(), definition.version(),
					definition.address()));
	}

	private static void schema(CommandCall call) throws IOException {
		call.warn();
		ProviderRuntime runtime = call.provider().service().runtime();
		boolean full = call.line().has("full");
		if (full || call.line().has("json")) {
			SchemaDocument.of(runtime, full).write(call.out());
			call.out().println();
			return;
		}
		TypeKind.all().forEach((kind) -> types(call, kind.block().keyword(), runtime.types(kind)));
		types(call, "function", runtime.functions());
	}

	private static void types(CommandCall call, String kind, Map<String, ?> types) {
		types.keySet().stream().sorted().forEach((name) -> call.out().println(kind + " " + name));
	}

	private static void sbom(CommandCall call) throws IOException {
		call.out()
			.print(BillOfMaterials.of(call.provider().application())
				.orElseThrow(
						() -> CommandFailedException.of("The application has no resource " + BillOfMaterials.RESOURCE
								+ ": its build makes no bill of materials. " + BillOfMaterials.ADVICE))
				.text());
	}

	private static void completion(CommandCall call, Collection<ProviderCommand> commands) {
		String program = call.line()
			.value("for")
			.orElseGet(() -> "terraform-provider-" + call.provider().definition().name());
		Refusal.usageWhen(!program.matches("[A-Za-z0-9_][A-Za-z0-9_.-]*"),
				"'%s' cannot be completed. Give an alias of letters, digits, '_', '.' and '-'.", program);
		CompletionShell shell = CompletionShell.valueOf(call.line().action().toUpperCase(Locale.ROOT));
		call.out().print(shell.script(program, commands));
	}

	/**
	 * Prints something.
	 */
	interface Print {

		void run(CommandCall call) throws IOException;

	}

}
