/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v5;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

/**
 * Tests for {@link NestedAttributeCheck}.
 */
class NestedAttributeCheckTests {

	@Test
	void blocksAndCollectionsAreFine() {
		assertThatNoException().isThrownBy(() -> check(
				ProviderDefinition.builder("acme").dataSource("flat", Flat.class, (data) -> data.config())));
	}

	@Test
	void namesTheAttributeOfADataSource() {
		assertRefused(ProviderDefinition.builder("acme").dataSource("deep", Deep.class, (data) -> data.config()),
				"The data source acme_deep has the nested attribute 'shade', which protocol 5 cannot express");
	}

	@Test
	void namesTheAttributeInABlock() {
		assertRefused(ProviderDefinition.builder("acme").dataSource("box", Box.class, (data) -> data.config()),
				"The data source acme_box has the nested attribute 'part.shade', which protocol 5 cannot express");
	}

	@Test
	void namesTheAttributeOfTheProviderBlock() {
		assertRefused(ProviderDefinition.builder("acme").settings(Deep.class),
				"The provider block has the nested attribute 'shade', which protocol 5 cannot express");
	}

	@Test
	void whatTheProviderAloneGivesIsFine() {
		assertThatNoException().isThrownBy(() -> check(ProviderDefinition.builder("acme")
			.dataSource("shaded", Shaded.class, (data) -> data.config())
			.resource(ResourceDeclaration.builder("lamp", Lamp.class, Lamps.class, Lamps::new)
				.dataSource(true)
				.build())));
	}

	private static void assertRefused(ProviderDefinition.Builder definition, String message) {
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> check(definition))
			.withMessageStartingWith(message)
			.satisfies((ex) -> assertThat(ex.remedy())
				.isEqualTo("Make it a block with @Block, or an attribute of a plain object with @PlainObject, "
						+ "or take 5 out of terraform.provider.protocols."));
	}

	private static void check(ProviderDefinition.Builder definition) {
		NestedAttributeCheck.check(new ProviderRuntime(definition.build(), new ModelMappings(List.of()),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession()));
	}

	record Flat(String name, @Nullable Map<String, String> labels, @Block List<Part> part) {

	}

	record Part(String name) {

	}

	record Deep(@Nullable Shade shade) {

	}

	record Shade(String color) {

	}

	record Shaded(String name, @Computed List<Shade> shades) {

	}

	record Lamp(@Id String name, @Block List<Part> part, @Block @Nullable Part base) {

	}

	static final class Lamps implements ManagedResource<Lamp> {

		@Override
		public Lamp create(ResourceData<Lamp> data) {
			return data.plan();
		}

		@Override
		public Optional<Lamp> read(ResourceData<Lamp> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Lamp> data) {
		}

	}

	record Box(@Block List<Deep> part) {

	}

}
