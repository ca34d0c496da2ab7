/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.util.Map;

import dev.tfprovider.TypeKind;
import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.runtime.ProviderRuntime;

/**
 * Prints the schemas of the provider as JSON.
 */
final class SchemaCommand extends NamedCommand {

	SchemaCommand() {
		super("schema", "prints the types of the provider, or their whole schema as JSON",
				CommandOption.flag("json", "print what 'terraform providers schema -json' would"),
				CommandOption.flag("full", "the same with defaults, constraints and what forces replacement"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		call.warn();
		ProviderRuntime runtime = call.provider().service().runtime();
		boolean full = call.line().has("full");
		if (full || call.line().has("json")) {
			SchemaDocument.of(runtime, full).write(call.out());
			call.out().println();
			return;
		}
		TypeKind.all().forEach((kind) -> print(call, kind.block().keyword(), runtime.types(kind)));
		print(call, "function", runtime.functions());
	}

	private static void print(CommandCall call, String kind, Map<String, ?> types) {
		types.keySet().stream().sorted().forEach((name) -> call.out().println(kind + " " + name));
	}

}
