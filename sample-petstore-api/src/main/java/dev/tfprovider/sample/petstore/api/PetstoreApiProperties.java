/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.nio.file.Path;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * {@link ConfigurationProperties Properties} of the pet store.
 *
 * @param apiKey key that every call must carry. Calls need no key when not set or empty
 * @param handlingTime how long an order takes to reach the status it is given. None when
 * not set
 * @param database path of the H2 file, without its {@code .mv.db} suffix
 * @param portFile file to write the bound port to once the service is ready
 */
@ConfigurationProperties("petstore")
public record PetstoreApiProperties(@Nullable String apiKey, @DefaultValue("0s") Duration handlingTime, Path database,
		@Nullable Path portFile) {

}
