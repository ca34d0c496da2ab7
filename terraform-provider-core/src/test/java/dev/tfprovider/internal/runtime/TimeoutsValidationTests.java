/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.ForgottenValues;
import dev.tfprovider.internal.runtime.operation.Notation;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for timeouts of data sources, and for the validation of timeouts.
 */
class TimeoutsValidationTests {

	private static final ModelMapping<Lookup> MAPPING = new ModelMappings(List.of()).of(TypeKind.DATA_SOURCE,
			Lookup.class);

	private static final AttributePath READ = AttributePath.root("timeouts").attribute("read");

	@ParameterizedTest
	@CsvSource({ "0s", "0", "-1h", "PT0S", "-PT1H" })
	void limitThatLeavesNoTimeIsInvalid(String text) {
		assertThat(validate("{name:\"a\", timeouts:{read:\"" + text + "\"}}")).containsExactly(Diagnostic.error(READ,
				"Invalid timeout", "A timeout must be above zero, such as \"30m\" or \"1h30m\"."));
	}

	@Test
	void limitThatIsNoDurationIsInvalid() {
		assertThat(validate("{name:\"a\", timeouts:{read:\"soon\"}}")).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isEqualTo(READ);
			assertThat(diagnostic.detail()).contains("a duration such as \"1h30m\" or \"PT1H30M\"");
		});
	}

	@ParameterizedTest
	@CsvSource({ "null", "?", "{}", "{read:?}", "'{read:\"1ns\"}'", "'{read:\"PT8760H\"}'" })
	void everythingElseIsValid(String timeouts) {
		assertThat(validate("{name:\"a\", timeouts:" + timeouts + "}")).isEmpty();
	}

	@Test
	void readIsLimited() {
		ReadDataSource.Response response = read((data) -> {
			Thread.sleep(3_600_000);
			return data.config();
		}, "{name:\"a\", timeouts:{read:\"5ms\"}}");
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error(READ, "Could not read acme_lookup in time",
				"It did not end within 0.005s, which is configured. Allow more time with timeouts { read = \"0.01s\" }."));
	}

	@Test
	void readKeepsTimeouts() {
		ReadDataSource.Response response = read((data) -> new Lookup(data.config().name(), 3, null),
				"{name:\"a\", timeouts:{read:\"PT60M\"}}");
		assertThat(response.diagnostics()).isEmpty();
		assertThat(response.state()).isEqualTo(value("{name:\"a\", size:3, timeouts:{read:\"PT60M\"}}"));
	}

	@Test
	void readWithALimitThatLeavesNoTimeFails() {
		assertThat(read((data) -> {
			throw new AssertionError("not called");
		}, "{name:\"a\", timeouts:{read:\"0s\"}}").diagnostics()).extracting(Diagnostic::attribute)
			.containsExactly(READ);
	}

	private static List<Diagnostic> validate(String config) {
		return new ValidateConfig(ConstraintValidator.NONE,
				new AuthorChecks(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT)))
			.validate(CallScope.detached(), type((data) -> data.config()), value(config));
	}

	private static ReadDataSource.Response read(DataSourceReader<Lookup> reader, String config) {
		RunningCalls runningCalls = new RunningCalls(new OperationSettings(null, Duration.ofHours(1)));
		return new ReadDataSource(new FailureDiagnostics(List.of()), runningCalls, new ForgottenValues(false))
			.read(CallScope.detached(), type(reader), value(config));
	}

	private static DataSourceType<Lookup> type(DataSourceReader<Lookup> reader) {
		return TypeFixtures.dataSource("acme_lookup", Schema.of(MAPPING.block()), MAPPING, () -> reader);
	}

	private static ObjectValue value(String text) {
		return (ObjectValue) Notation.parse(text, MAPPING.block().impliedType());
	}

	record Lookup(String name, @Computed Integer size, @Block @Nullable DataSourceTimeouts timeouts) {

	}

}
