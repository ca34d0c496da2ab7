/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that Terraform Core accepts the schemas.
 *
 * @param provider the provider
 */
record SchemaChecks(ConnectedProvider provider) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		checks.add(new Check("schema", "it has no errors and a provider block", () -> {
			Tfplugin6.GetProviderSchema.Response schema = this.provider.schema();
			assertThat(schema.getDiagnosticsList()).as("diagnostics").isEmpty();
			assertThat(schema.hasProvider()).as("provider block").isTrue();
		}));
		checks.add(new Check("schema", "it is the same whenever it is asked for", this.provider::assertServes));
		checks.add(legal("the provider block", this.provider.providerBlock()));
		TypeKind.all()
			.stream()
			.filter((kind) -> !kind.experimental())
			.forEach((kind) -> this.provider.types(kind)
				.forEach((name, type) -> checks
					.add(legal(kind.equals(TypeKind.RESOURCE) ? name : kind + " " + name, type))));
		return checks;
	}

	private static Check legal(String what, ServedType type) {
		return new Check("schema", "the schema of " + what + " is legal",
				() -> assertThat(type.problems()).as("what Terraform refuses").isEmpty());
	}

}
