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
		String reason = access.map(DatabaseExceptionTranslator::reason)
			.or(() -> sql.map(DatabaseExceptionTranslator::reason))
			.orElseThrow();
		String answer = sql.map(DatabaseExceptionTranslator::answer)
			.or(() -> access.map(DatabaseExceptionTranslator::message))
			.orElse("");
		diagnostics.error("Could not " + call.operation() + " " + call.typeName(),
				answer.isEmpty() ? reason : reason + "\n\nThe database says: " + answer);
	}

	private static String reason(DataAccessException failure) {
		if (failure instanceof DuplicateKeyException) {
			return "There is an object with the same key already.";
		}
		if (failure instanceof DataIntegrityViolationException) {
			return "The database does not accept the values: another object or a rule of the database forbids them.";
		}
		if (failure instanceof EmptyResultDataAccessException) {
			return "The database does not have the object.";
		}
		if (failure instanceof PermissionDeniedDataAccessException) {
			return "The provider's user must not do this in the database.";
		}
		if (failure instanceof QueryTimeoutException) {
			return "The database did not answer in time.";
		}
		if (failure instanceof TransientDataAccessException) {
			return "The database could not do this right now. Another attempt may succeed.";
		}
		return (failure instanceof DataAccessResourceFailureException)
				? "The database cannot be reached. Check that it is up and reachable from here."
				: "The database refused.";
	}

	/**
	 * Look at the class of the SQL state, its first two characters.
	 */
	private static String reason(SQLException failure) {
		String state = (failure.getSQLState() != null) ? failure.getSQLState() : "";
		if (failure instanceof SQLTimeoutException) {
			return "The database did not answer in time.";
		}
		if (state.equals("23505")) {
			return "There is an object with the same key already.";
		}
		if (state.startsWith("23")) {
			return "The database does not accept the values: another object or a rule of the database forbids them.";
		}
		if (state.startsWith("08")) {
			return "The database cannot be reached. Check that it is up and reachable from here.";
		}
		if (state.startsWith("28") || state.equals("42501")) {
			return "The provider's user must not do this in the database.";
		}
		return state.startsWith("40") ? "The database could not do this right now. Another attempt may succeed."
				: "The database refused.";
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

}
