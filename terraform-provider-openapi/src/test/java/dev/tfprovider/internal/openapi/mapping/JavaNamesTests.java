/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.TypeKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Names that Terraform keeps for itself, of which the generator has a list of its own
 * because it runs without a provider.
 */
class JavaNamesTests {

	@Test
	void namesThatResourcesMayNotHaveAreThoseThatProvidersRefuse() {
		TypeKind.Block block = TypeKind.RESOURCE.block();
		Set<String> refused = new TreeSet<>(Set.of("provider"));
		refused.addAll(block.arguments());
		refused.addAll(block.blocks());
		refused.addAll(block.reserved());
		// no property becomes that
		refused.remove("_");
		assertThat(JavaNames.META_ARGUMENTS).allMatch((name) -> block.reserves(name, true))
			.containsExactlyInAnyOrderElementsOf(refused);
	}

}
