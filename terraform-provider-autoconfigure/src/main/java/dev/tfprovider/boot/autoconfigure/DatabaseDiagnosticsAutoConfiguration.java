/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.dao.DataAccessException;

/**
 * Auto-configuration that turns failures of a database into diagnostics.
 */
@AutoConfiguration
@ConditionalOnClass(DataAccessException.class)
final class DatabaseDiagnosticsAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	DatabaseExceptionTranslator terraformDatabaseExceptionTranslator() {
		return new DatabaseExceptionTranslator();
	}

}
