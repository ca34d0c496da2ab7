/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.SQLTimeoutException;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.PermissionDeniedDataAccessException;
import org.springframework.dao.QueryTimeoutException;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a practitioner reads when a database refuses.
 */
class DatabaseDiagnosticsTests {

	@ParameterizedTest
	@MethodSource("failures")
	void failureOfSpringIsExplained(Exception failure, String reason) {
		assertThat(translate(new IllegalStateException(failure))).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not create acme_thing");
			assertThat(diagnostic.detail()).startsWith(reason).endsWith("The database says: boom");
		});
	}

	static List<Object[]> failures() {
		return List.of(new Object[] { new DuplicateKeyException("boom"), "There is an object with the same key" },
				new Object[] { new DataIntegrityViolationException("boom"), "The database does not accept the values" },
				new Object[] { new EmptyResultDataAccessException("boom", 1), "The database does not have the object" },
				new Object[] { new PermissionDeniedDataAccessException("boom", null), "The provider's user must not" },
				new Object[] { new QueryTimeoutException("boom"), "The database did not answer in time" },
				new Object[] { new CannotAcquireLockException("boom"), "The database could not do this right now" },
				new Object[] { new DataAccessResourceFailureException("boom"), "The database cannot be reached" },
				new Object[] { new InvalidDataAccessApiUsageException("boom"), "The database refused" });
	}

	@ParameterizedTest
	@CsvSource({ "23505,There is an object with the same key", "23503,The database does not accept the values",
			"08001,The database cannot be reached", "28P01,The provider's user must not",
			"42501,The provider's user must not", "40001,The database could not do this right now",
			"42601,The database refused" })
	void failureOfJdbcIsExplained(String state, String reason) {
		assertThat(translate(new SQLException("boom", state))).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith(reason)
			.endsWith("The database says: boom (SQL state " + state + ")");
	}

	@Test
	void timeOutOfJdbcIsExplained() {
		assertThat(translate(new SQLTimeoutException("boom"))).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("The database did not answer in time.");
	}

	@Test
	void wordsOfTheDatabaseAreThoseOfItsDriver() {
		SQLException cause = new SQLIntegrityConstraintViolationException("key \"a\" exists", "23505");
		assertThat(translate(new DuplicateKeyException("INSERT INTO t VALUES (?)", cause)))
			.extracting(Diagnostic::detail)
			.containsExactly("There is an object with the same key already.\n\nThe database says: key \"a\" exists "
					+ "(SQL state 23505)");
	}

	@Test
	void otherFailuresAreLeftToOthers() {
		assertThat(translate(new IllegalStateException("boom"))).isEmpty();
	}

	@Test
	void autoConfigurationNeedsSpringsExceptions() {
		ApplicationContextRunner runner = new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(DatabaseDiagnosticsAutoConfiguration.class));
		runner.run((context) -> assertThat(context).hasSingleBean(DatabaseExceptionTranslator.class));
		runner.withClassLoader(new FilteredClassLoader(DataAccessException.class))
			.run((context) -> assertThat(context).doesNotHaveBean(DatabaseExceptionTranslator.class));
		DatabaseExceptionTranslator own = new DatabaseExceptionTranslator();
		runner.withBean("own", DatabaseExceptionTranslator.class, () -> own)
			.run((context) -> assertThat(context).getBean(DatabaseExceptionTranslator.class).isSameAs(own));
	}

	private static List<Diagnostic> translate(Exception failure) {
		Diagnostics diagnostics = new Diagnostics();
		new DatabaseExceptionTranslator().translate(failure, new CreateThing(), diagnostics);
		return diagnostics.asList();
	}

	record CreateThing() implements FailedCall {

		@Override
		public String operation() {
			return "create";
		}

		@Override
		public String typeName() {
			return "acme_thing";
		}

		@Override
		public Optional<AttributePath> attribute(String field) {
			return Optional.empty();
		}

		@Override
		public String excerpt(String text, int longest) {
			return ShownText.cut(text, longest);
		}

	}

}
