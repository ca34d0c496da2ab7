/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;

import com.google.protobuf.Descriptors.FieldDescriptor;
import dev.tfprovider.internal.protocol.v6.ServedKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Assumptions;

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
		this.provider.forEachType((kind, type) -> checks.add(legal(ConnectedProvider.label(kind, type), type)));
		checks.add(new Check("schema", "the metadata has the same types and functions", this::metadataAgrees));
		return checks;
	}

	private void metadataAgrees() {
		Tfplugin6.GetMetadata.Response.Builder expected = Tfplugin6.GetMetadata.Response.newBuilder();
		ServedKind.all()
			.forEach((served) -> this.provider.types(served.kind())
				.keySet()
				.forEach((name) -> served.name().accept(expected, name)));
		this.provider.schema()
			.getFunctionsMap()
			.keySet()
			.forEach((name) -> expected.addFunctionsBuilder().setName(name));
		Tfplugin6.GetMetadata.Response metadata = metadata();
		for (FieldDescriptor field : metadata.getDescriptorForType().getFields()) {
			if (field.isRepeated()) {
				assertThat(metadata.getField(field)).as("%s in the answer to GetMetadata", field.getName())
					.asInstanceOf(InstanceOfAssertFactories.LIST)
					.containsExactlyInAnyOrderElementsOf((List<?>) expected.getField(field));
			}
		}
	}

	private Tfplugin6.GetMetadata.Response metadata() {
		try {
			return this.provider.client().getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance());
		}
		catch (StatusRuntimeException ex) {
			Assumptions.assumeFalse(ex.getStatus().getCode() == Status.Code.UNIMPLEMENTED, "it has no metadata");
			throw ex;
		}
	}

	private static Check legal(String what, ServedType type) {
		return new Check("schema", "the schema of " + what + " is legal",
				() -> assertThat(type.problems()).as("what Terraform refuses").isEmpty());
	}

}
