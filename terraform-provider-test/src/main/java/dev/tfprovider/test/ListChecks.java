/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks that the list resources of a provider list objects of managed resources, and
 * answer every query with events. They are asked before the provider is configured.
 *
 * @param provider the provider
 */
record ListChecks(ConnectedProvider provider) {

	List<Check> checks() {
		List<Check> checks = new ArrayList<>();
		this.provider.types(TypeKind.LIST_RESOURCE).forEach((name, type) -> {
			checks.add(new Check("lists", name + " lists a managed resource with an identity", () -> {
				assertThat(this.provider.types(TypeKind.RESOURCE)).as("managed resources").containsKey(name);
				assertThat(this.provider.client()
					.getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request.getDefaultInstance())
					.getIdentitySchemasMap()).as("identities").containsKey(name);
			}));
			checks.add(new Check("lists", name + " answers with identities or diagnostics, and no more than asked for",
					() -> answers(type)));
		});
		return checks;
	}

	private void answers(ServedType type) {
		assertThat(list(type, 0)).as("a list of no objects").isEmpty();
		assertThat(list(type, 1)).as("objects of a list of one")
			.filteredOn(Tfplugin6.ListResource.Event::hasIdentity)
			.hasSizeLessThanOrEqualTo(1);
		assertThat(list(type, -1)).as("a list of a negative number")
			.isNotEmpty()
			.noneMatch(Tfplugin6.ListResource.Event::hasIdentity);
		this.provider.assertServes();
	}

	/**
	 * List objects, which fails the check if it gives a gRPC error.
	 */
	private List<Tfplugin6.ListResource.Event> list(ServedType type, long limit) {
		List<Tfplugin6.ListResource.Event> events = new ArrayList<>();
		Iterator<Tfplugin6.ListResource.Event> answer = this.provider.client()
			.listResource(Tfplugin6.ListResource.Request.newBuilder()
				.setTypeName(type.name())
				.setConfig(type.message(type.configuration()))
				.setLimit(limit)
				.build());
		answer.forEachRemaining(events::add);
		assertThat(events).as("events").allMatch((event) -> event.hasIdentity() || event.getDiagnosticCount() > 0);
		return events;
	}

}
