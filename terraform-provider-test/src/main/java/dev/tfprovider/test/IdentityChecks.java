/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import dev.tfprovider.value.ObjectValue;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that planned identities are wholly known or absent. Terraform from 1.12 on and
 * OpenTofu 1.12 take one with unknown parts, and then cannot write the plan.
 *
 * @param provider the provider
 * @param planning plans configurations
 */
record IdentityChecks(ConnectedProvider provider, PlanningChecks planning) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		Map<String, ServedType> resources = this.provider.types(TypeKind.RESOURCE);
		identities().forEach((name, identity) -> {
			ServedType type = resources.get(name);
			if (type != null) {
				checks.add(new Check("planning", name + " plans an identity that is wholly known, or none",
						() -> identityIsKnown(this.planning.samples().apply(type), identity)));
			}
		});
		return checks;
	}

	private Map<String, HostCodec> identities() {
		Map<String, HostCodec> identities = new TreeMap<>();
		try {
			this.provider.client()
				.getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request.getDefaultInstance())
				.getIdentitySchemasMap()
				.forEach((name, schema) -> identities.put(name, ServedType.identity(schema)));
		}
		catch (StatusRuntimeException ex) {
			if (ex.getStatus().getCode() != Status.Code.UNIMPLEMENTED) {
				throw ex;
			}
		}
		return identities;
	}

	private void identityIsKnown(ServedType type, HostCodec codec) {
		List<ObjectValue> configurations = new ArrayList<>(PlanningChecks.withUnknowns(type.configuration()));
		configurations.add(type.configuration());
		for (ObjectValue config : configurations) {
			Tfplugin6.PlanResourceChange.Response plan = this.planning.plan(type, config);
			Tfplugin6.DynamicValue identity = plan.getPlannedIdentity().getIdentityData();
			if (!identity.getMsgpack().isEmpty()) {
				assertThat(codec.read(identity)).as("planned identity of %s with %s", type.name(), config)
					.satisfies(
							(value) -> assertThat(value.isNull() || value.isWhollyKnown()).as("wholly known").isTrue());
			}
		}
	}

}
