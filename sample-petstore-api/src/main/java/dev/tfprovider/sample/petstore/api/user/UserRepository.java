/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;

import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores users, with hashes of their passwords.
 */
@Repository
@PetstoreApiOnly
class UserRepository {

	private final JdbcClient jdbc;

	UserRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	Optional<User> find(String username) {
		return this.jdbc.sql("select * from store_user where username = :username")
			.param("username", username)
			.query(UserRepository::read)
			.optional();
	}

	/**
	 * Add a user.
	 * @return the user, or empty if the name is taken
	 */
	Optional<User> insert(NewUser user) {
		try {
			long id = this.jdbc.sql("""
					select id from final table (
						insert into store_user
							(username, first_name, last_name, email, phone, password_hash, user_status)
						values (:username, :firstName, :lastName, :email, :phone, :passwordHash, :userStatus)
					)
					""")
				.param("username", user.username())
				.param("firstName", user.firstName())
				.param("lastName", user.lastName())
				.param("email", user.email())
				.param("phone", user.phone())
				.param("passwordHash", PasswordHash.of(user.password()).text())
				.param("userStatus", user.userStatus())
				.query(Long.class)
				.single();
			return Optional.of(new User(id, user.username(), user.firstName(), user.lastName(), user.email(),
					user.phone(), user.userStatus()));
		}
		catch (DuplicateKeyException ex) {
			return Optional.empty();
		}
	}

	Optional<User> update(String username, UserChange change) {
		String password = change.password();
		this.jdbc.sql("""
				update store_user set first_name = :firstName, last_name = :lastName, email = :email, phone = :phone,
					password_hash = coalesce(:passwordHash, password_hash), user_status = :userStatus
				where username = :username
				""")
			.param("firstName", change.firstName())
			.param("lastName", change.lastName())
			.param("email", change.email())
			.param("phone", change.phone())
			.param("passwordHash", (password != null) ? PasswordHash.of(password).text() : null)
			.param("userStatus", change.userStatus())
			.param("username", username)
			.update();
		return find(username);
	}

	boolean delete(String username) {
		return this.jdbc.sql("delete from store_user where username = :username")
			.param("username", username)
			.update() > 0;
	}

	boolean isPassword(String username, String password) {
		return this.jdbc.sql("select password_hash from store_user where username = :username")
			.param("username", username)
			.query((row, number) -> new PasswordHash(row.getString(1)))
			.optional()
			.filter((hash) -> hash.matches(password))
			.isPresent();
	}

	private static User read(ResultSet row, int number) throws SQLException {
		return new User(row.getLong("id"), row.getString("username"), row.getString("first_name"),
				row.getString("last_name"), row.getString("email"), row.getString("phone"), row.getInt("user_status"));
	}

}
