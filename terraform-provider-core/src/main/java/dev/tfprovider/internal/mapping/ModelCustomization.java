/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.mapper.ComponentCustomization;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import dev.tfprovider.schema.SchemaCustomizer;
import org.jspecify.annotations.Nullable;

/**
 * Records what customizers declare about a model record.
 */
final class ModelCustomization implements SchemaCustomizer.Model {

	private final Class<?> record;

	private final List<String> names;

	private final Map<String, ComponentCustomization> components = new HashMap<>();

	private @Nullable String description;

	private @Nullable String deprecation;

	ModelCustomization(Class<?> record) {
		if (!ModelClasses.isModel(record)) {
			throw new InvalidDeclarationException(
					"A SchemaCustomizer is about %s, which is not a record".formatted(record.getName()),
					"Customize the record that is the model, or one inside it.");
		}
		this.record = record;
		this.names = ModelClasses.of(record).components().stream().map(ModelComponent::name).toList();
	}

	@Override
	public ModelCustomization component(String name, Consumer<SchemaCustomizer.Component> changes) {
		if (!this.names.contains(name)) {
			throw new InvalidDeclarationException(
					"A SchemaCustomizer is about the component '%s' of %s, which has no such component".formatted(name,
							this.record.getName()),
					"Use one of its components: %s.".formatted(String.join(", ", this.names)));
		}
		changes.accept(this.components.computeIfAbsent(name, (key) -> new ComponentCustomization()));
		return this;
	}

	@Override
	public ModelCustomization description(String text) {
		this.description = text;
		return this;
	}

	@Override
	public ModelCustomization deprecated(String instead) {
		this.deprecation = instead;
		return this;
	}

	ComponentCustomization component(String name) {
		return this.components.getOrDefault(name, ComponentCustomization.NONE);
	}

	@Nullable String description() {
		return this.description;
	}

	@Nullable String deprecation() {
		return this.deprecation;
	}

}
