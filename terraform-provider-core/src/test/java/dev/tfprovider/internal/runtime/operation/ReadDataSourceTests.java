/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Instant;
import java.util.List;
import java.util.Map;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.ReadOnce;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.KnownSecrets;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.ReadDataSource.Response;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReadDataSource}.
 */
class ReadDataSourceTests {

	private static final ModelMapping<Weather> MAPPING = new ModelMappings(List.of()).of(TypeKind.DATA_SOURCE,
			Weather.class);

	private final RunningCalls runningCalls = new RunningCalls(OperationSettings.DEFAULT);

	private final ReadDataSource readDataSource = new ReadDataSource(new FailureDiagnostics(List.of()),
			this.runningCalls, new ForgottenValues(false));

	@Test
	void readReturnsWhatTheAuthorReturned() {
		Response response = read("{city:\"Bern\"}", (data) -> {
			assertThat(data.config().city()).isEqualTo("Bern");
			assertThat(data.config().degrees()).isNull();
			assertThat(data.cancelled()).isFalse();
			return new Weather("Bern", null, 21);
		});
		assertThat(response.state()).isEqualTo(value("{city:\"Bern\", degrees:21}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void readKeepsConfiguredNotation() {
		String config = "{city:\"Bern\", at:\"2026-01-01T12:00:00+01:00\"}";
		Response response = read(config, (data) -> new Weather("Bern", data.config().at(), 21));
		assertThat(response.state()).isEqualTo(value("{city:\"Bern\", at:\"2026-01-01T12:00:00+01:00\", degrees:21}"));
	}

	@Test
	void readWhenNothingIsReturnedSaysSo() {
		Response response = read("{city:\"Bern\"}", (data) -> null);
		assertThat(response.state()).isEqualTo(value("null"));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Provider returned nothing");
	}

	@Test
	void readWhenItFailsAnswersWithDiagnostics() {
		Response response = read("{city:\"Bern\"}", (data) -> {
			data.diagnostics().warning("Slow", "The station is slow.");
			throw new DiagnosticException(AttributePath.root("city"), "No such city", "Bern is not known.");
		});
		assertThat(response.state()).isEqualTo(value("null"));
		assertThat(response.diagnostics()).containsExactly(Diagnostic.warning("Slow", "The station is slow."),
				Diagnostic.error(AttributePath.root("city"), "No such city", "Bern is not known."));
	}

	@Test
	void readWhenAuthorRunsOutOfMemoryAnswers() {
		Response response = read("{city:\"Bern\"}", (data) -> {
			throw new OutOfMemoryError("heap");
		});
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not read acme_weather");
			assertThat(diagnostic.detail()).startsWith("java.lang.OutOfMemoryError: heap\n");
		});
	}

	@Test
	void readWhenSettingsAreNotKnownYetIsAnError() {
		Response response = read("{city:\"Bern\"}", (data) -> {
			throw new ProviderNotConfiguredException(
					List.of(AttributePath.root("endpoint"), AttributePath.root("key")));
		});
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Unknown value in provider configuration");
			assertThat(diagnostic.detail()).startsWith("\"endpoint\", \"key\" of the provider block depends on");
		});
	}

	@Test
	void readWhenResultCannotBeWrittenSaysWhere() {
		Response response = read("{city:\"Bern\"}", (data) -> new Weather(null, null, 21));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("city"));
	}

	@Test
	void readIsCancelledWithTheProvider() {
		Response response = read("{city:\"Bern\"}", (data) -> {
			this.runningCalls.cancel(null);
			assertThat(data.cancelled()).isTrue();
			assertThat(Thread.currentThread().isInterrupted()).isTrue();
			return new Weather("Bern", null, 21);
		});
		assertThat(response.diagnostics()).isEmpty();
		assertThat(Thread.currentThread().isInterrupted()).isFalse();
	}

	@Test
	void readOnceAsksOnceForEachConfigurationUntilSomethingChanges() {
		OnceReader reader = new OnceReader();
		DataSourceType<Weather> type = new DataSourceType<>("acme_weather",
				TypeDeclaration.of("weather", Weather.class, OnceReader.class, () -> reader, "a test"),
				new ModelMappings(List.of()));
		ProviderSession session = new ProviderSession();
		session.configure(null);
		assertThat(degrees(session, type, "Bern")).isEqualTo(1);
		assertThat(degrees(session, type, "Bern")).isEqualTo(1);
		assertThat(degrees(session, type, "Oslo")).isEqualTo(2);
		this.runningCalls.runChange(scope(session), null, (call) -> "changed");
		assertThat(degrees(session, type, "Bern")).isEqualTo(3);
	}

	private int degrees(ProviderSession session, DataSourceType<Weather> type, String city) {
		Response response = this.readDataSource.read(scope(session), type,
				(ObjectValue) value("{city:\"%s\"}".formatted(city)));
		return MAPPING.read((ObjectValue) response.state()).degrees();
	}

	private static CallScope scope(ProviderSession session) {
		return new CallScope(session, session, new CurrentSession(), new KnownSecrets().begin(null), Map.of());
	}

	private Response read(String config, DataSourceReader<Weather> reader) {
		DataSourceType<Weather> type = TypeFixtures.dataSource("acme_weather", Schema.of(MAPPING.block()), MAPPING,
				() -> (DataSourceData<Weather> data) -> reader.read(data));
		return this.readDataSource.read(CallScope.detached(), type, (ObjectValue) value(config));
	}

	private static TerraformValue value(String text) {
		return Notation.parse(text, MAPPING.block().impliedType());
	}

	@ReadOnce
	static class OnceReader implements DataSourceReader<Weather> {

		private int reads;

		@Override
		public Weather read(DataSourceData<Weather> data) {
			this.reads++;
			return new Weather(data.config().city(), null, this.reads);
		}

	}

	record Weather(String city, @Nullable Instant at, @Computed Integer degrees) {

	}

}
