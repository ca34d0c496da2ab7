/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.boot.ProviderConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Settings of the provider block.
 *
 * @param url JDBC URL of the database
 * @param username who to be there
 * @param password their password
 */
@ProviderConfiguration
record DatabaseSettings(String url, String username, @Sensitive @Nullable String password) {

}
