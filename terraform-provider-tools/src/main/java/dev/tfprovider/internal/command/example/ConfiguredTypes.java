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
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConfiguredType;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.RequestObservation;
import dev.tfprovider.internal.schema.BlockSchema;
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
		if (kind.type() == null) {
			return type.equals(this.runtime.definition().name()) ? this.runtime.settings().schema().block() : null;
		}
		ConfiguredType found = types(kind).get(type);
		return (found != null) ? found.schema().block() : null;
	}

	/**
	 * Return the names of the types of a kind.
	 */
	Set<String> names(ExampleBlock kind) {
		return types(kind).keySet();
	}

	private Map<String, ConfiguredType> types(ExampleBlock kind) {
		return (kind.type() != null) ? this.runtime.types(kind.type()) : Map.of();
	}

	/**
	 * Validate a configuration like a host, with the provider not configured yet.
	 */
	List<Diagnostic> validate(ExampleBlock kind, String type, ObjectValue config) {
		ConfiguredType declared = types(kind).get(type);
		return call((scope, session) -> (declared != null) ? this.runtime.validate(scope, declared, config, true)
				: this.runtime.validateSettings(scope, config));
	}

	/**
	 * Make a call of a session that nothing has configured.
	 */
	<T> T call(BiFunction<CallScope, ProviderSession, T> call) {
		try (ProviderSession session = new ProviderSession();
				CallScope scope = this.runtime.begin(session, session, Map.of());
				RequestObservation.ThreadScope entered = scope.enter()) {
			return call.apply(scope, session);
		}
	}

}
