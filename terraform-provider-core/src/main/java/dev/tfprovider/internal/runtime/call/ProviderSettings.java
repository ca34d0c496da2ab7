/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * The provider block: its schema, and its conversion to the author's settings record,
 * with defaults from the environment.
 */
public final class ProviderSettings {

	private final @Nullable ModelMapping<?> mapping;

	private final Map<String, String> environment;

	private final List<Supplier<? extends ConfigValidator<?>>> validations;

	private final Schema schema;

	public ProviderSettings(@Nullable ModelMapping<?> mapping, Map<String, String> environment,
			List<Supplier<? extends ConfigValidator<?>>> validations) {
		this.mapping = mapping;
		this.validations = validations;
		this.environment = environment;
		this.schema = Schema.of((mapping != null) ? mapping.block() : BlockSchema.of());
	}

	/**
	 * Return the schema of the provider block, empty if there are no settings.
	 */
	public Schema schema() {
		return this.schema;
	}

	public Optional<ModelMapping<?>> mapping() {
		return Optional.ofNullable(this.mapping);
	}

	/**
	 * Return what checks the settings in the author's code.
	 */
	public List<Supplier<? extends ConfigValidator<?>>> validations() {
		return this.validations;
	}

	/**
	 * Return the configuration with what the environment adds to it.
	 */
	public ObjectValue withEnvironment(ObjectValue config, Diagnostics diagnostics) {
		return (this.mapping != null) ? this.mapping.withEnvironment(config, this.environment, diagnostics) : config;
	}

	/**
	 * Return the configuration with what the environment and defaults add to it.
	 */
	public ObjectValue complete(ObjectValue config, Diagnostics diagnostics) {
		if (this.mapping == null) {
			return config;
		}
		ObjectValue completed = withEnvironment(config, diagnostics);
		for (Attribute attribute : this.schema.block().attributes()) {
			if (attribute.defaultValue() != null && completed.get(attribute.name()).isNull()) {
				completed = completed.with(attribute.name(), attribute.defaultValue());
			}
		}
		return completed;
	}

}
