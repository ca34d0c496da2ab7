/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.launch;

/**
 * What a person reads who runs a provider by hand.
 *
 * @param name local name of the provider, such as "petstore"
 * @param address source address of the provider, such as "acme/petstore"
 * @param commands a line for each command of the application, every line ended; empty if
 * it has none
 */
public record UsageMessage(String name, String address, String commands) {

	/**
	 * Answer a person, and end the process.
	 * @param launch the launch to answer
	 * @return whether there was anything to answer: {@code false} means start
	 */
	public boolean answer(PluginLaunch launch) {
		switch (LaunchMode.of(launch)) {
			case HELP -> {
				launch.standardOutput().print(text());
				launch.standardOutput().flush();
				launch.exit(0);
				return true;
			}
			case BY_HAND -> {
				launch.standardError().print(text());
				launch.standardError().flush();
				launch.exit(1);
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
				To set breakpoints, run it in your IDE with --debug and give Terraform the variable
				TF_REATTACH_PROVIDERS that it then prints.
				""";
	}

}
