/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.nio.file.Path;

import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

/**
 * Configures the connection to the H2 file.
 */
class PetstoreDatabase implements JdbcConnectionDetails {

	private final Path path;

	PetstoreDatabase(Path path) {
		this.path = path;
	}

	/**
	 * Return the address of the file. The path is absolute because H2 refuses others; the
	 * database is closed with the connection pool and not by H2's own shutdown hook,
	 * which could win the race against requests still served.
	 */
	@Override
	public String getJdbcUrl() {
		return "jdbc:h2:file:" + this.path.toAbsolutePath() + ";DB_CLOSE_ON_EXIT=FALSE";
	}

	@Override
	public String getUsername() {
		return "petstore";
	}

	@Override
	public String getPassword() {
		return "";
	}

}
