/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;

import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.dao.PermissionDeniedDataAccessException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.dao.TransientDataAccessException;

/**
 * Translates exceptions of databases, reached through Spring or plain JDBC, to
 * diagnostics: what the database refused, and whether a retry may help.
 */
class DatabaseExceptionTranslator implements ExceptionTranslator.Fallback {

	private static final int DEEPEST_CAUSE = 20;

	private static final String NO_STATE = "-";

	private static final List<Reason> REASONS = List.of(
			new Reason("The database did not answer in time.", NO_STATE, SQLTimeoutException.class,
					QueryTimeoutException.class),
			new Reason("There is an object with the same key already.", "23505", DuplicateKeyException.class),
			new Reason(
					"The database does not accept the values: another object or a rule of the database forbids them.",
					"23.*", DataIntegrityViolationException.class),
			new Reason("The database does not have the object.", NO_STATE, EmptyResultDataAccessException.class),
			new Reason("The provider's user must not do this in the database.", "28.*|42501",
					PermissionDeniedDataAccessException.class),
			new Reason("The database could not do this right now. Another attempt may succeed.", "40.*",
					TransientDataAccessException.class),
			new Reason("The database cannot be reached. Check that it is up and reachable from here.", "08.*",
					DataAccessResourceFailureException.class));

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		List<Throwable> causes = Stream.iterate(exception, Objects::nonNull, Throwable::getCause)
			.limit(DEEPEST_CAUSE)
			.toList();
		Optional<SQLException> sql = first(causes, SQLException.class);
		Optional<DataAccessException> access = first(causes, DataAccessException.class);
		if (sql.isEmpty() && access.isEmpty()) {
			return;
		}
		Throwable failure = access.isPresent() ? access.get() : sql.orElseThrow();
		String reason = REASONS.stream()
			.filter((candidate) -> candidate.explains(failure))
			.map(Reason::text)
			.findFirst()
			.orElse("The database refused.");
		String answer = sql.map(DatabaseExceptionTranslator::answer)
			.or(() -> access.map(DatabaseExceptionTranslator::message))
			.orElse("");
		diagnostics.error("Could not " + call.operation() + " " + call.typeName(),
				answer.isEmpty() ? reason : reason + "\n\nThe database says: " + answer);
	}

	private static String answer(SQLException failure) {
		String message = message(failure);
		return (failure.getSQLState() != null) ? message + " (SQL state " + failure.getSQLState() + ")" : message;
	}

	private static String message(Throwable failure) {
		return (failure.getMessage() != null) ? failure.getMessage().strip() : "";
	}

	private static <T extends Throwable> Optional<T> first(List<Throwable> causes, Class<T> type) {
		return causes.stream().filter(type::isInstance).map(type::cast).findFirst();
	}

	/**
	 * Why a database refuses.
	 *
	 * @param text the reason in words
	 * @param states pattern of the SQL states that tell it
	 * @param types types of the exceptions that tell it
	 */
	private record Reason(String text, String states, List<Class<?>> types) {

		Reason(String text, String states, Class<?>... types) {
			this(text, states, List.of(types));
		}

		boolean explains(Throwable failure) {
			return this.types.stream().anyMatch((type) -> type.isInstance(failure))
					|| failure instanceof SQLException sql && sql.getSQLState() != null
							&& sql.getSQLState().matches(this.states);
		}

	}

}
