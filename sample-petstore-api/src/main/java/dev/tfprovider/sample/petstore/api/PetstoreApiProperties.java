/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * {@link ConfigurationProperties Properties} of the pet store.
 *
 * @param apiKey key that every call must carry. Calls need no key when not set or empty
 * @param database path of the H2 file, without its {@code .mv.db} suffix
 * @param portFile file to write the bound port to once the service is ready
 */
@ConfigurationProperties("petstore")
record PetstoreApiProperties(@Nullable String apiKey, Path database, @Nullable Path portFile) {

}
