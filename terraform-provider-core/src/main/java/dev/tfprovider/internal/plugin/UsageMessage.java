/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * The message for a person who runs a provider by hand.
 *
 * @param name local name of the provider, such as "petstore"
 * @param address source address of the provider, such as "acme/petstore"
 * @param commands a line for each command of the application, every line ended; empty if
 * it has none
 */
public record UsageMessage(String name, String address, String commands) {

	/**
	 * Print the message if a person started the process, and end the process.
	 * @param mode how the process was started
	 * @param process the process
	 * @return whether it was printed: {@code false} if the provider has to start
	 */
	public boolean answer(LaunchMode mode, PluginProcess process) {
		switch (mode) {
			case HELP -> {
				process.standardOutput().print(text());
				process.standardOutput().flush();
				process.exit(0);
				return true;
			}
			case BY_HAND -> {
				process.standardError().print(text());
				process.standardError().flush();
				process.exit(1);
				return true;
			}
			default -> {
				return false;
			}
		}
	}

	/**
	 * Return the explanation and the next steps.
	 * @return lines of text, the last one ended
	 */
	public String text() {
		return this.commands.isEmpty() ? introduction() + byHand() + debugging()
				: introduction() + commandList() + debugging();
	}

	private String introduction() {
		return """
				This is the Terraform provider "%1$s" (%2$s), a Spring Boot application.
				It is a plugin: Terraform and OpenTofu start it, it does nothing when run by hand.

				""".formatted(this.name, this.address);
	}

	private String commandList() {
		return """
				It has commands for people, to be given as its first argument:

				%s
				""".formatted(this.commands);
	}

	private String byHand() {
		return """
				To use this build from a Terraform configuration:

				  1. Write a launcher named terraform-provider-%1$s and make it executable:

				       #!/bin/sh
				       exec java -jar /path/to/this.jar

				  2. Name its directory in ~/.terraformrc (OpenTofu: ~/.tofurc):

				       provider_installation {
				         dev_overrides {
				           "%2$s" = "/path/to/directory"
				         }
				         direct {}
				       }

				  3. Run terraform plan. There is no terraform init for an overridden provider.

				""".formatted(this.name, this.address);
	}

	private static String debugging() {
		return """
				To set breakpoints, run it in your IDE, or with --debug, and give Terraform the variable
				TF_REATTACH_PROVIDERS that it then prints.
				""";
	}

}
