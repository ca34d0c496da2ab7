/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.operation.Notation;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ConfigureProvider}.
 */
class ConfigureProviderTests {

	private final ProviderSession session = new ProviderSession();

	@Test
	void configureGivesTheSettings() {
		assertThat(configure("{endpoint:\"https://a\", region:\"north\", key:\"k\"}", Map.of())).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Settings("https://a", "north", "k", 3));
	}

	@Test
	void configureWhenArgumentIsMissingTakesTheEnvironment() {
		assertThat(configure("{key:\"k\"}", Map.of("ACME_ENDPOINT", "https://env", "ACME_REGION", "south"))).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Settings("https://env", "south", "k", 3));
	}

	@Test
	void configureWhenArgumentAndEnvironmentAreMissingTakesTheDefault() {
		assertThat(configure("{endpoint:\"https://a\"}", Map.of("ACME_REGION", ""))).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Settings("https://a", "east", null, 3));
	}

	@Test
	void configureWhenArgumentIsGivenIgnoresTheEnvironment() {
		Map<String, String> environment = Map.of("ACME_ENDPOINT", "https://env", "ACME_REGION", "south", "ACME_RETRIES",
				"many");
		assertThat(configure("{endpoint:\"https://a\", region:\"north\", retries:5}", environment)).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Settings("https://a", "north", null, 5));
	}

	@Test
	void configureWhenRequiredValueIsNowhereFails() {
		assertThat(configure("{}", Map.of())).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("endpoint"));
			assertThat(diagnostic.detail()).contains("ACME_ENDPOINT");
		});
		assertThat(this.session.isConfigured()).isFalse();
	}

	@Test
	void configureWhenEnvironmentIsInvalidNamesTheVariable() {
		assertThat(configure("{endpoint:\"https://a\"}", Map.of("ACME_RETRIES", "many"))).singleElement()
			.satisfies((diagnostic) -> {
				assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("retries"));
				assertThat(diagnostic.detail()).contains("ACME_RETRIES");
			});
		assertThat(this.session.isConfigured()).isFalse();
	}

	@Test
	void configureWhenSettingIsUnknownPutsItOff() {
		assertThat(configure("{endpoint:?, key:?}", Map.of("ACME_ENDPOINT", "https://env"))).isEmpty();
		assertThat(this.session.isConfigured()).isTrue();
		assertThatExceptionOfType(ProviderNotConfiguredException.class).isThrownBy(this.session::settings)
			.satisfies((ex) -> assertThat(ex.toDiagnostic()).isEqualTo(Diagnostic.error(
					"Unknown value in provider configuration",
					"\"endpoint\", \"key\" of the provider block depends on something Terraform has still to create, but "
							+ "the provider needs it now. Apply that first with -target, or give a fixed value.")));
	}

	@Test
	void configureWhenUnknownIsKnownLaterGivesTheSettings() {
		configure("{endpoint:?}", Map.of());
		assertThat(configure("{endpoint:\"https://a\"}", Map.of())).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Settings("https://a", "east", null, 3));
	}

	@Test
	void configureWhenSettingsCanSayUnknownGivesThem() {
		ProviderSettings settings = new ProviderSettings(
				new ModelMappings(List.of()).of(ModelKind.PROVIDER, Open.class), Map.of(), List.of());
		List<Diagnostic> diagnostics = new ConfigureProvider(settings, Validating.with(ConstraintValidator.NONE))
			.configure(CallScope.detached(), this.session,
					(ObjectValue) Notation.parse("{endpoint:?}", settings.schema().block().impliedType()));
		assertThat(diagnostics).isEmpty();
		assertThat(this.session.settings()).isEqualTo(new Open(Value.unknown()));
	}

	@Test
	void configureWhenConstructorRefusesFails() {
		assertThat(configure("{endpoint:\"ftp://a\"}", Map.of())).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("only https");
		assertThat(this.session.isConfigured()).isFalse();
	}

	@Test
	void configureWhenConstructorRefusesSensitiveValueHidesIt() {
		List<Diagnostic> diagnostics = configure("{endpoint:\"https://a\", key:\"bad-hidden\"}", Map.of());
		assertThat(diagnostics).hasSize(1);
		assertThat(diagnostics.toString()).doesNotContain("hidden");
	}

	@Test
	void configureWhenConstructorSaysWhatPractitionersReadShowsThat() {
		assertThat(configure("{endpoint:\"https://a\", region:\"old\"}", Map.of()))
			.containsExactly(Diagnostic.error(AttributePath.root("region"), "Closed region", "Use another one."));
		assertThat(this.session.isConfigured()).isFalse();
	}

	@Test
	void configureWithoutSettingsConfigures() {
		ProviderSettings settings = new ProviderSettings(null, Map.of(), List.of());
		List<Diagnostic> diagnostics = new ConfigureProvider(settings, Validating.with(ConstraintValidator.NONE))
			.configure(CallScope.detached(), this.session,
					ObjectValue.ofNulls(settings.schema().block().impliedType()));
		assertThat(diagnostics).isEmpty();
		assertThat(this.session.isConfigured()).isTrue();
		assertThat(this.session.scoped("client", () -> "made")).isEqualTo("made");
	}

	@Test
	void configureAgainClosesWhatBelongedToTheOldSettings() {
		List<String> closed = new ArrayList<>();
		configure("{endpoint:\"https://a\"}", Map.of());
		Object first = this.session.scoped("client", Object::new);
		this.session.onClose("client", () -> closed.add("client"));
		configure("{endpoint:\"https://b\"}", Map.of());
		assertThat(closed).containsExactly("client");
		assertThat(this.session.scoped("client", Object::new)).isNotSameAs(first);
	}

	@Test
	void configureWhenConstraintsFindErrorsFails() {
		ProviderSettings settings = new ProviderSettings(
				new ModelMappings(List.of()).of(ModelKind.PROVIDER, Settings.class), Map.of(), List.of());
		ValidateConfig validate = Validating
			.with((path, model, component, value, diagnostics) -> diagnostics.error(path, "Refused", component));
		List<Diagnostic> diagnostics = new ConfigureProvider(settings, validate).configure(CallScope.detached(),
				this.session,
				(ObjectValue) Notation.parse("{endpoint:\"https://a\"}", settings.schema().block().impliedType()));
		assertThat(diagnostics).extracting(Diagnostic::detail).contains("endpoint");
		assertThat(this.session.isConfigured()).isFalse();
	}

	private List<Diagnostic> configure(String config, Map<String, String> environment) {
		ProviderSettings settings = new ProviderSettings(
				new ModelMappings(List.of()).of(ModelKind.PROVIDER, Settings.class), environment, List.of());
		return new ConfigureProvider(settings, Validating.with(ConstraintValidator.NONE)).configure(
				CallScope.detached(), this.session,
				(ObjectValue) Notation.parse(config, settings.schema().block().impliedType()));
	}

	record Settings(@EnvironmentDefault("ACME_ENDPOINT") String endpoint,
			@EnvironmentDefault("ACME_REGION") @Default("east") String region, @Sensitive @Nullable String key,
			@EnvironmentDefault("ACME_RETRIES") @Default("3") Integer retries) {

		Settings {
			if (!endpoint.startsWith("https:")) {
				throw new IllegalArgumentException("only https");
			}
			if (region.equals("old")) {
				throw new DiagnosticException(AttributePath.root("region"), "Closed region", "Use another one.");
			}
			if (key != null && key.startsWith("bad")) {
				throw new IllegalArgumentException("refused " + key);
			}
		}

	}

	record Open(Value<String> endpoint) {

	}

}
