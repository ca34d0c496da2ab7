/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Reads a data source with the read of the resource that it is derived from.
 *
 * @param type the resource type
 * @param records reads and writes private state
 * @param <M> the model
 */
record ResourceLookup<M>(ResourceType<M> type, StoredRecords records) implements DataSourceReader<M> {

	/**
	 * Derive a data source.
	 * @throws InvalidDeclarationException if nothing identifies the objects
	 */
	static <M> DataSourceType<M> of(ResourceType<M> type, ModelMappings mappings) {
		if (type.mapping().identifiers().isEmpty()) {
			throw new InvalidDeclarationException(
					"No data source can be derived from " + type.name() + ": nothing identifies its objects",
					"Mark the components that do with @Id, or write a DataSourceReader.");
		}
		ModelMapping<M> mapping = mappings.lookup(type.mapping().model());
		ResourceLookup<M> lookup = new ResourceLookup<>(type, new StoredRecords(mappings));
		return new DataSourceType<>(
				type.name(), Schema.of(mapping.block()), mapping, TypeDeclaration.of(type.declaration().name(),
						mapping.model(), type.implementation(), () -> lookup, type.declaration().origin()),
				new TimeLimits(null, type.limits().declared()));
	}

	@Override
	public M read(DataSourceData<M> data) throws Exception {
		ObjectValue keys = keys(data.config());
		ResourceCall<M> call = new ResourceCall<>(this.type, this.type.nothing(), this.type.nothing(), keys,
				new PrivateState(this.records, new byte[0]), ((DataSourceCall<M>) data).running());
		Optional<M> found = this.type.resource(call.running()).read(call);
		data.diagnostics().addAll(call.mistakes());
		if (found == null) {
			throw new DiagnosticException(List.of(AuthorMistake.returnedNull("read", this.type.name(),
					"an Optional; an empty one says that there is no such object.")));
		}
		return found.orElseThrow(() -> new DiagnosticException("Object not found",
				"There is no " + this.type.name() + " with " + text(keys) + "."));
	}

	private ObjectValue keys(M config) {
		ObjectValue written = this.type.mapping().writePartial(config);
		Map<String, TerraformValue> keys = new TreeMap<>();
		this.type.mapping().identifiers().forEach((key) -> keys.put(key.name(), written.get(key.name())));
		return EmptyBlocks.in(this.type.schema().block(), ObjectValue.ofNulls(this.type.type()).with(keys));
	}

	private String text(ObjectValue keys) {
		return this.type.mapping()
			.identifiers()
			.stream()
			.map((key) -> key.name() + " " + shown(key, keys.get(key.name())))
			.collect(Collectors.joining(" and "));
	}

	private static String shown(Attribute key, TerraformValue value) {
		return key.isSensitive() ? "(sensitive)" : value.toString();
	}

}
