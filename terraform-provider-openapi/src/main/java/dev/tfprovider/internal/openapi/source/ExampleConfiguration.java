/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.template.Template;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * Writes a configuration of one resource that can be applied as it is, unless the service
 * knows more about values than its description says. It is where {@code docs} reads it.
 *
 * @param path where it belongs, relative to the folder of a project
 * @param text its text
 */
public record ExampleConfiguration(String path, String text) {

	/**
	 * Write the configuration.
	 * @param model the resource
	 * @param address source address of the provider, which ends in its name
	 * @return the configuration; empty if a value cannot be guessed
	 */
	public static Optional<ExampleConfiguration> of(ResourceModel model, String address) {
		String provider = address.substring(address.lastIndexOf('/') + 1);
		String name = model.found().name();
		return new ExampleValues(model, false).configuration()
			.map((attributes) -> new ExampleConfiguration(
					"examples/resources/%s_%s/resource.tf".formatted(provider, name),
					Template.of(ExampleConfiguration.class, "resource.tf")
						.fill(Map.of("PROVIDER", provider, "ADDRESS", address, "NAME", name, "ATTRIBUTES",
								ValueText.attributes(attributes, "  ")))));
	}

}
