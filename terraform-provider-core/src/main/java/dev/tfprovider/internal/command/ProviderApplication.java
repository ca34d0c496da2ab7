/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v6.ProviderService;

/**
 * Describes the provider application that a command runs for.
 *
 * @param definition the provider as declared
 * @param application class whose {@code main} method runs it
 * @param service the gRPC service of the provider, not served
 * @param scope finds which launches of packages of it share a process, if nobody asks for
 * something else; empty if none can
 * @param staticState finds the static fields that keep launches from sharing a process
 * unless its author says otherwise
 * @param warnings finds likely mistakes of its author, full sentences
 */
public record ProviderApplication(ProviderDefinition definition, Class<?> application, ProviderService service,
		Supplier<Optional<ProcessScope>> scope, Supplier<List<String>> staticState, Supplier<List<String>> warnings) {

	/**
	 * Create a provider without static state and warnings.
	 * @param definition the provider as declared
	 * @param application class whose {@code main} method runs it
	 * @param service the gRPC service of the provider, not served
	 * @param scope which launches of packages of it share a process, if nobody asks for
	 * something else; empty if none can
	 */
	public ProviderApplication(ProviderDefinition definition, Class<?> application, ProviderService service,
			Optional<ProcessScope> scope) {
		this(definition, application, service, () -> scope, List::of, List::of);
	}

}
