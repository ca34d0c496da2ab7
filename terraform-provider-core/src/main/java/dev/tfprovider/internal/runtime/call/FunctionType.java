/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.function.Supplier;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.DeclaredFunction;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.ModelMappings;
import org.jspecify.annotations.Nullable;

/**
 * A function that is ready to serve.
 *
 * @param signature its signature
 * @param instance gives the author's code
 * @param limit how long a call may take, {@code null} for no limit
 */
public record FunctionType(FunctionSignature signature, Supplier<?> instance, @Nullable TimeLimit limit) {

	public static FunctionType of(ProviderDefinition.Functions declaration, DeclaredFunction function,
			ModelMappings mappings) {
		Duration limit = DeclaredTimeouts.ofFunction(function);
		return new FunctionType(mappings.function(declaration.implementation(), function), declaration.instance(),
				(limit != null) ? new TimeLimit("call", limit, null, false) : null);
	}

	public String name() {
		return this.signature.name();
	}

}
