/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.StringWriter;
import java.util.Locale;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Formats the variable by which hosts find a provider in debug mode. Such a provider
 * speaks plain text.
 *
 * @param address source address of the provider, such as "acme/petstore"
 * @param version protocol version it speaks
 * @param processId its process identifier; hosts look every second whether it is alive
 * @param server where it listens
 */
public record ReattachConfiguration(String address, ProtocolVersion version, long processId, ServerAddress server) {

	/**
	 * Name of the environment variable hosts read.
	 */
	public static final String VARIABLE = "TF_REATTACH_PROVIDERS";

	/**
	 * Return the value of the variable.
	 * @return JSON on one line
	 */
	public String json() {
		StringWriter json = new StringWriter();
		try (JsonGenerator generator = new JsonFactory().createGenerator(ObjectWriteContext.empty(), json)) {
			generator.writeStartObject();
			generator.writeObjectPropertyStart(this.address);
			generator.writeStringProperty("Protocol", "grpc");
			generator.writeNumberProperty("ProtocolVersion", this.version.major());
			generator.writeNumberProperty("Pid", this.processId);
			// A host takes anything else for a plugin of its own, and kills it
			generator.writeBooleanProperty("Test", true);
			generator.writeObjectPropertyStart("Addr");
			generator.writeStringProperty("Network", this.server.network());
			generator.writeStringProperty("String", this.server.text());
			generator.writeEndObject();
			generator.writeEndObject();
			generator.writeEndObject();
		}
		return json.toString();
	}

	/**
	 * Return what a developer pastes into a shell.
	 * @param event what has happened, a full sentence
	 * @return lines of text, the last one ended
	 */
	public String text(String event) {
		return """
				%s To attach Terraform or OpenTofu, set %s in its shell:

				sh, bash, zsh:
				\t%s
				PowerShell:
				\t%s
				cmd:
				\t%s

				Stop the provider with Ctrl-C.
				""".formatted(event, VARIABLE, forPosixShell(), forPowerShell(), forCommandPrompt());
	}

	/**
	 * Return the content of a file that a shell reads.
	 * @param file its name, whose ending tells which shell: {@code .ps1} for PowerShell,
	 * {@code .cmd} and {@code .bat} for Windows' command prompt, else {@code sh}
	 * @return a line, ended
	 */
	public String scriptFor(String file) {
		String name = file.toLowerCase(Locale.ROOT);
		if (name.endsWith(".ps1")) {
			return forPowerShell() + "\n";
		}
		return ((name.endsWith(".cmd") || name.endsWith(".bat")) ? "@" + forCommandPrompt() : forPosixShell()) + "\n";
	}

	String forPosixShell() {
		return "export %s='%s'".formatted(VARIABLE, json().replace("'", "'\"'\"'"));
	}

	String forPowerShell() {
		return "$env:%s='%s'".formatted(VARIABLE, json().replace("'", "''"));
	}

	String forCommandPrompt() {
		return "set \"%s=%s\"".formatted(VARIABLE, json());
	}

}
