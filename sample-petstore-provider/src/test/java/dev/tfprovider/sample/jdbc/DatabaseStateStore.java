/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import java.io.FilterInputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

import dev.tfprovider.boot.TerraformStateStore;
import dev.tfprovider.statestore.LockableStateStore;
import dev.tfprovider.statestore.StateContent;
import dev.tfprovider.statestore.StateData;
import dev.tfprovider.statestore.StateLock;
import dev.tfprovider.statestore.StateStore;
import dev.tfprovider.statestore.StateStoreData;

/**
 * Keeps states in the rows of a table.
 *
 * @param database the database of the provider block
 */
@TerraformStateStore("database")
record DatabaseStateStore(DataSource database)
		implements
			StateStore<DatabaseStateStore.Tables>,
			LockableStateStore<DatabaseStateStore.Tables> {

	@Override
	public void configure(StateStoreData<Tables> data) throws SQLException {
		if (data.config().create()) {
			try (Connection connection = this.database.getConnection();
					Statement statement = connection.createStatement()) {
				statement.execute("CREATE TABLE IF NOT EXISTS terraform_state "
						+ "(id VARCHAR(255) PRIMARY KEY, content BLOB NOT NULL)");
				statement.execute("CREATE TABLE IF NOT EXISTS terraform_lock "
						+ "(state_id VARCHAR(255) PRIMARY KEY, id VARCHAR(36) NOT NULL, "
						+ "operation VARCHAR(255) NOT NULL, who VARCHAR(255) NOT NULL, "
						+ "created TIMESTAMP(6) WITH TIME ZONE NOT NULL)");
			}
		}
	}

	@Override
	public Optional<StateContent> read(StateData<Tables> data) throws SQLException {
		Connection connection = this.database.getConnection();
		try {
			PreparedStatement query = connection
				.prepareStatement("SELECT OCTET_LENGTH(content), content FROM terraform_state WHERE id = ?");
			query.setString(1, data.stateId());
			ResultSet found = query.executeQuery();
			if (found.next()) {
				return Optional.of(new StateContent(new ClosingStream(found, connection), found.getLong(1)));
			}
		}
		catch (SQLException | RuntimeException ex) {
			connection.close();
			throw ex;
		}
		connection.close();
		return Optional.empty();
	}

	@Override
	public void write(StateData<Tables> data, StateContent content) throws SQLException {
		// one statement: what fails in the middle leaves the row as it is
		try (Connection connection = this.database.getConnection();
				PreparedStatement update = connection
					.prepareStatement("MERGE INTO terraform_state (id, content) KEY (id) VALUES (?, ?)")) {
			update.setString(1, data.stateId());
			update.setBinaryStream(2, content.stream(), content.length());
			update.executeUpdate();
		}
	}

	@Override
	public List<String> list(StateStoreData<Tables> data) throws SQLException {
		List<String> ids = new ArrayList<>();
		try (Connection connection = this.database.getConnection();
				Statement statement = connection.createStatement();
				ResultSet found = statement.executeQuery("SELECT id FROM terraform_state ORDER BY id")) {
			while (found.next()) {
				ids.add(found.getString(1));
			}
		}
		return ids;
	}

	@Override
	public boolean delete(StateData<Tables> data) throws SQLException {
		try (Connection connection = this.database.getConnection();
				PreparedStatement deletion = connection.prepareStatement("DELETE FROM terraform_state WHERE id = ?")) {
			deletion.setString(1, data.stateId());
			return deletion.executeUpdate() > 0;
		}
	}

	@Override
	public Optional<StateLock> lock(StateData<Tables> data, StateLock lock) throws SQLException {
		try (Connection connection = this.database.getConnection();
				PreparedStatement insertion = connection
					.prepareStatement("INSERT INTO terraform_lock (state_id, id, operation, who, created) "
							+ "VALUES (?, ?, ?, ?, ?)")) {
			insertion.setString(1, data.stateId());
			insertion.setString(2, lock.id());
			insertion.setString(3, lock.operation());
			insertion.setString(4, lock.who());
			insertion.setObject(5, lock.created().atOffset(ZoneOffset.UTC));
			insertion.executeUpdate();
			return Optional.empty();
		}
		catch (SQLIntegrityConstraintViolationException ex) {
			Optional<StateLock> held = held(data);
			// released in the meantime
			return held.isPresent() ? held : lock(data, lock);
		}
	}

	@Override
	public Optional<StateLock> unlock(StateData<Tables> data, String lockId) throws SQLException {
		Optional<StateLock> held = held(data);
		try (Connection connection = this.database.getConnection();
				PreparedStatement deletion = connection
					.prepareStatement("DELETE FROM terraform_lock WHERE state_id = ? AND id = ?")) {
			deletion.setString(1, data.stateId());
			deletion.setString(2, lockId);
			deletion.executeUpdate();
		}
		return held;
	}

	private Optional<StateLock> held(StateData<Tables> data) throws SQLException {
		try (Connection connection = this.database.getConnection();
				PreparedStatement query = connection
					.prepareStatement("SELECT id, operation, who, created FROM terraform_lock WHERE state_id = ?")) {
			query.setString(1, data.stateId());
			try (ResultSet found = query.executeQuery()) {
				return found.next() ? Optional.of(new StateLock(found.getString(1), found.getString(2),
						found.getString(3), found.getObject(4, OffsetDateTime.class).toInstant())) : Optional.empty();
			}
		}
	}

	/**
	 * States in a database.
	 *
	 * @param create whether to create the tables where there are none
	 */
	record Tables(boolean create) {

	}

	/**
	 * The bytes of a row, which need its connection.
	 */
	private static final class ClosingStream extends FilterInputStream {

		private final Connection connection;

		ClosingStream(ResultSet row, Connection connection) throws SQLException {
			super(row.getBinaryStream(2));
			this.connection = connection;
		}

		@Override
		public void close() throws IOException {
			try (this.connection) {
				super.close();
			}
			catch (SQLException ex) {
				throw new IOException(ex);
			}
		}

	}

}
