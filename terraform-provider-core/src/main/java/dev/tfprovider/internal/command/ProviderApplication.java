/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v6.ProviderService;

/**
 * Describes the provider application that a command runs for.
 *
 * @param definition the provider as declared
 * @param application class whose {@code main} method runs it
 * @param service the gRPC service of the provider, not served
 * @param resident whether packages of it let one process serve several launches
 * @param warnings finds likely mistakes of its author, full sentences
 */
public record ProviderApplication(ProviderDefinition definition, Class<?> application, ProviderService service,
		ResidentMode resident, Supplier<List<String>> warnings) {

	/**
	 * Create a provider without warnings.
	 * @param definition the provider as declared
	 * @param application class whose {@code main} method runs it
	 * @param service the gRPC service of the provider, not served
	 * @param resident whether packages of it let one process serve several launches
	 */
	public ProviderApplication(ProviderDefinition definition, Class<?> application, ProviderService service,
			ResidentMode resident) {
		this(definition, application, service, resident, List::of);
	}

}
