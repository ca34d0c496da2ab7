/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.installed;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.command.ProviderCommand;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.protocol.v6.ServedKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;

/**
 * Prints the schemas of the provider as JSON.
 */
final class SchemaCommand implements ProviderCommand {

	@Override
	public String name() {
		return "schema";
	}

	@Override
	public String purpose() {
		return "prints the types of the provider, or their whole schema as JSON";
	}

	@Override
	public List<CommandOption> options() {
		return List.of(CommandOption.flag("json", "print what 'terraform providers schema -json' would"),
				CommandOption.flag("full", "the same with defaults, constraints and what forces replacement"));
	}

	@Override
	public void run(CommandCall call) throws IOException {
		call.warn();
		SchemaDocument document = SchemaDocument.of(call.provider());
		if (call.line().has("full")) {
			document.writeDeclared(call.out(), call.provider().service().runtime());
			call.out().println();
			return;
		}
		if (call.line().has("json")) {
			document.write(call.out());
			call.out().println();
			return;
		}
		GetProviderSchema.Response schema = document.schema();
		ServedKind.all()
			.forEach((served) -> print(call, served.kind().block().keyword(), served.schemas().apply(schema)));
		print(call, "function", schema.getFunctionsMap());
	}

	private static void print(CommandCall call, String kind, Map<String, ?> schemas) {
		schemas.keySet().stream().sorted().forEach((name) -> call.out().println(kind + " " + name));
	}

}
