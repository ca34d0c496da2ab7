/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A model with every kind of component that an apply treats in a way of its own.
 */
public record Pet(@Id Long id, String name, @Default("available") String status, @Nullable List<String> tags,
		@Nullable Set<Toy> toys, @Nullable Map<String, String> labels, @Nullable Collar collar,
		@Sensitive @Nullable String secret, @WriteOnly @Nullable String pin, @Nullable Instant born,
		@Computed Instant created, @Computed @Nullable Value<String> nickname, @Block List<Visit> visits) {

	public static final ModelMapping<Pet> MAPPING = new ModelMappings(List.of()).resource(Pet.class);

	/**
	 * Return the pet without what a plan of its create does not know.
	 */
	public static final String PLANNED = "{id:?, name:\"Rex\", status:\"available\", created:?, nickname:?}";

	static final String CREATED = "{id:1, name:\"Rex\", status:\"available\", created:\"2026-01-01T00:00:00Z\"}";

	public static ResourceType<Pet> type(ManagedResource<Pet> resource) {
		return TypeFixtures.resource("acme_pet", Schema.of(MAPPING.block()), MAPPING,
				ResourceDeclaration.builder("pet", Pet.class, UpdatableResource.class, () -> resource).build());
	}

	public static TerraformValue value(String text) {
		boolean complete = !text.startsWith("{") || text.contains("visits:");
		return Notation.parse(complete ? text : text.substring(0, text.length() - 1) + ", visits:[]}",
				MAPPING.block().impliedType());
	}

	/**
	 * Return the pet as an author would have it.
	 */
	public static Pet of(String text) {
		return MAPPING.readPartial((ObjectValue) value(text));
	}

	/**
	 * A toy.
	 */
	record Toy(String name, @Computed String code) {

	}

	/**
	 * A collar.
	 */
	record Collar(String color, @Sensitive @Nullable String engraving) {

	}

	/**
	 * A visit.
	 */
	record Visit(String reason, @Computed Integer number) {

	}

}
