/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that applied objects are as planned and remain so: each is created with
 * everything that is configured, changed to what is required, changed back and destroyed.
 * After every apply the next plan must be empty, and so must that of the configuration
 * that the provider generates from the object if it does.
 *
 * @param launcher launches the provider
 * @param provider the provider
 * @param settings arguments of the provider block
 * @param objects arguments of the objects, by type name
 */
record ApplyChecks(ProviderLauncher launcher, ConnectedProvider provider, Map<String, ?> settings,
		Map<String, Map<String, ?>> objects) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		this.objects.forEach((type, body) -> checks.add(
				new Check("apply", type + " is what was planned, and needs no second apply", () -> check(type, body))));
		return checks;
	}

	private void check(String type, Map<String, ?> body) {
		String address = "conformance/" + type.substring(0, type.indexOf('_'));
		try (InMemoryTerraform launched = InMemoryTerraform.launch(address, this.launcher.command(),
				this.launcher.environment())) {
			InMemoryTerraform terraform = launched.withProvider(this.settings);
			for (Map<String, ?> step : List.of(body, only(type, body, Tfplugin6.Schema.Attribute::getRequired), body)) {
				assertThat(terraform.apply(Configuration.of(type + ".sample", step))).succeeded();
				if (this.provider.schema().getServerCapabilities().getGenerateResourceConfig()) {
					Map<String, ?> secrets = only(type, step, Tfplugin6.Schema.Attribute::getWriteOnly);
					assertThat(terraform.plan(terraform.generateConfiguration(Map.of(type + ".sample", secrets))))
						.as("plan of the generated configuration")
						.succeeded()
						.hasNoChanges();
				}
			}
			assertThat(terraform.destroy()).succeeded().hasResources();
		}
		this.provider.assertServes();
	}

	/**
	 * Return the arguments of which the schema says something.
	 */
	private Map<String, ?> only(String type, Map<String, ?> body, Predicate<Tfplugin6.Schema.Attribute> wanted) {
		Tfplugin6.Schema schema = this.provider.schema().getResourceSchemasMap().get(type);
		assertThat(schema).as("schema of %s", type).isNotNull();
		Map<String, Object> rest = new LinkedHashMap<>(body);
		rest.keySet()
			.retainAll(schema.getBlock()
				.getAttributesList()
				.stream()
				.filter(wanted)
				.map(Tfplugin6.Schema.Attribute::getName)
				.toList());
		return rest;
	}

}
