/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.function.Supplier;

/**
 * A managed resource as part of a provider.
 *
 * @param name name of the resource type without the provider's prefix, such as
 * {@code pet}
 * @param model the record that is schema, configuration, plan and state
 * @param resource gives the code; asked for each call
 * @param updatable whether the code implements {@link ManagedResource#update}
 * @param origin where the declaration comes from, for messages to the author, such as the
 * name of a bean
 * @param <M> the model, a record
 */
public record ResourceDeclaration<M>(String name, Class<M> model, Supplier<? extends ManagedResource<M>> resource,
		boolean updatable, String origin) {

}
