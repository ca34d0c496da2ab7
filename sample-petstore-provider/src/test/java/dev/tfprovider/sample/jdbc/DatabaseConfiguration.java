/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import javax.sql.DataSource;

import dev.tfprovider.boot.ProviderScope;

import org.springframework.boot.jdbc.DataSourceBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * Connects to the database that the provider block names.
 */
@Configuration(proxyBeanMethods = false)
class DatabaseConfiguration {

	@Bean
	@ProviderScope
	DataSource dataSource(DatabaseSettings settings) {
		return DataSourceBuilder.create()
			.url(settings.url())
			.username(settings.username())
			.password((settings.password() != null) ? settings.password() : "")
			.build();
	}

}
