/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.action.Actions;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.ephemeral.EphemeralResources;
import dev.tfprovider.internal.runtime.list.ListResources;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.operation.ValidateConfig;
import dev.tfprovider.internal.runtime.session.ProviderSession;
import dev.tfprovider.internal.runtime.store.StateStores;
import dev.tfprovider.internal.runtime.type.ActionType;
import dev.tfprovider.internal.runtime.type.ConfiguredType;
import dev.tfprovider.internal.runtime.type.DataSourceType;
import dev.tfprovider.internal.runtime.type.EphemeralResourceType;
import dev.tfprovider.internal.runtime.type.ListResourceType;
import dev.tfprovider.internal.runtime.type.ResourceType;
import dev.tfprovider.internal.runtime.type.StateStoreType;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * The types of a provider, and how configurations of them are validated.
 *
 * @param runtime the provider
 */
record ConfiguredTypes(ProviderRuntime runtime) {

	/**
	 * Return whether a type has the prefix of the provider.
	 */
	boolean owns(String type) {
		return type.startsWith(this.runtime.definition().typeName(""));
	}

	/**
	 * Return the schema of a type.
	 * @return the schema, {@code null} if the provider has no such type
	 */
	@Nullable BlockSchema schema(ExampleBlock kind, String type) {
		if (kind == ExampleBlock.PROVIDER) {
			return type.equals(this.runtime.definition().name()) ? this.runtime.settings().schema().block() : null;
		}
		if (kind == ExampleBlock.RESOURCE) {
			return this.runtime.resource(type).map((resource) -> resource.schema().block()).orElse(null);
		}
		ConfiguredType found = types(kind).get(type);
		return (found != null) ? found.schema().block() : null;
	}

	/**
	 * Return the names of the types of a kind.
	 */
	Set<String> names(ExampleBlock kind) {
		return (kind == ExampleBlock.RESOURCE) ? this.runtime.resources().keySet() : types(kind).keySet();
	}

	private Map<String, ? extends ConfiguredType> types(ExampleBlock kind) {
		return switch (kind) {
			case PROVIDER, RESOURCE -> Map.of();
			case DATA_SOURCE -> this.runtime.dataSources();
			case EPHEMERAL_RESOURCE ->
				this.runtime.ephemeralResources().map(EphemeralResources::types).orElse(Map.of());
			case LIST_RESOURCE -> this.runtime.listResources().map(ListResources::types).orElse(Map.of());
			case ACTION -> this.runtime.actions().map(Actions::types).orElse(Map.of());
			case STATE_STORE -> this.runtime.stateStores().map(StateStores::types).orElse(Map.of());
		};
	}

	/**
	 * Validate a configuration like a host, with the provider not configured yet.
	 */
	List<Diagnostic> validate(ExampleBlock kind, String type, ObjectValue config) {
		ValidateConfig validation = this.runtime.validateConfig();
		ResourceType<?> resource = (kind == ExampleBlock.RESOURCE) ? this.runtime.resources().get(type) : null;
		ConfiguredType declared = types(kind).get(type);
		return call((scope, session) -> {
			if (resource != null) {
				return validation.resource(scope, resource, config, true);
			}
			if (declared instanceof DataSourceType<?> dataSource) {
				return validation.dataSource(scope, dataSource, config);
			}
			if (declared instanceof EphemeralResourceType<?> ephemeral) {
				return validation.ephemeralResource(scope, ephemeral, config);
			}
			if (declared instanceof ListResourceType<?, ?> list) {
				return validation.listResource(scope, list, config);
			}
			if (declared instanceof ActionType<?> action) {
				return validation.action(scope, action, config);
			}
			if (declared instanceof StateStoreType<?> store) {
				return validation.stateStore(scope, store, config);
			}
			return validation.provider(scope, this.runtime.settings(), config);
		});
	}

	/**
	 * Make a call of a session that nothing has configured.
	 */
	<T> T call(BiFunction<CallScope, ProviderSession, T> call) {
		try (ProviderSession session = new ProviderSession();
				CallScope scope = this.runtime.begin(session, session, Map.of());
				CallScope.Entered entered = scope.enter()) {
			return call.apply(scope, session);
		}
	}

}
