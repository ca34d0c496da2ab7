/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Checks of configurations in the author's code.
 */
class AuthorChecksTests {

	private final ProviderRuntime runtime = new ProviderRuntime(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.settingsValidation(() -> (config, diagnostics) -> {
			if (config.get("endpoint", String.class) instanceof Value.Known<String> endpoint
					&& endpoint.get().endsWith("/")) {
				diagnostics.error(AttributePath.root("endpoint"), "Invalid endpoint", "It ends with a slash.");
			}
		})
		.resource("thing", Thing.class, new ThingResource())
		.dataSource("thing", Thing.class, new ThingReader())
		.build(), new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(),
			Map.of("ACME_ENDPOINT", "https://acme/"), new CurrentSession());

	@Test
	void resourceIsCheckedByItsCode() {
		assertThat(resource("dragon"))
			.containsExactly(Diagnostic.warning(AttributePath.root("kind"), "Dragons need a permit", "Ask for one."));
		assertThat(resource("dog")).isEmpty();
	}

	@Test
	void dataSourceIsCheckedByItsCode() {
		DataSourceType<?> type = this.runtime.dataSource("acme_thing").orElseThrow();
		assertThat(this.runtime.validate(CallScope.detached(), type, config(TerraformValue.string("cat"))))
			.containsExactly(Diagnostic.error("No cats", "Not here."));
	}

	@Test
	void unknownIsLeftToTheCode() {
		assertThat(resource(TerraformValue.unknown(TerraformType.STRING))).isEmpty();
	}

	@Test
	void configurationWithOtherErrorsIsNotChecked() {
		assertThat(resource(TerraformValue.ofNull(TerraformType.STRING))).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Missing value for \"kind\"");
	}

	@Test
	void failureBecomesAnError() {
		assertThat(resource("broken")).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not validate acme_thing");
			assertThat(diagnostic.detail()).startsWith("java.lang.IllegalStateException: boom");
		});
	}

	@Test
	void placeThatDoesNotExistIsNamed() {
		assertThat(resource("misspelt")).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("knd", "kind");
	}

	@Test
	void checkThatNeedsTheSettingsWaitsForThem() {
		assertThat(resource("settings")).isEmpty();
	}

	@Test
	void settingsAreCheckedWithWhatTheEnvironmentGives() {
		ProviderSettings settings = this.runtime.settings();
		ObjectValue nothing = ObjectValue.ofNulls(settings.schema().block().impliedType());
		assertThat(this.runtime.validateSettings(CallScope.detached(), nothing)).containsExactly(
				Diagnostic.error(AttributePath.root("endpoint"), "Invalid endpoint", "It ends with a slash."));
		assertThat(this.runtime.validateSettings(CallScope.detached(),
				nothing.with("endpoint", TerraformValue.string("https://acme"))))
			.isEmpty();
	}

	private List<Diagnostic> resource(String kind) {
		return resource(TerraformValue.string(kind));
	}

	private List<Diagnostic> resource(TerraformValue kind) {
		return this.runtime.validate(CallScope.detached(), this.runtime.resource("acme_thing").orElseThrow(),
				config(kind), true);
	}

	private ObjectValue config(TerraformValue kind) {
		return ObjectValue.ofNulls(this.runtime.resource("acme_thing").orElseThrow().type()).with("kind", kind);
	}

	record Settings(@EnvironmentDefault("ACME_ENDPOINT") @Nullable String endpoint) {

	}

	record Thing(String kind) {

	}

	static class ThingResource implements ManagedResource<Thing>, ConfigValidator<Thing> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			String kind = config.get("kind", String.class).orElse("");
			switch (String.valueOf(kind)) {
				case "dragon" ->
					diagnostics.warning(AttributePath.root("kind"), "Dragons need a permit", "Ask for one.");
				case "broken" -> throw new IllegalStateException("boom");
				case "misspelt" -> config.get("knd", String.class);
				case "settings" -> throw new CompletionException(new ProviderNotConfiguredException(List.of()));
				default -> {
				}
			}
		}

		@Override
		public Thing create(ResourceData<Thing> data) {
			return data.plan();
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Thing> data) {
		}

	}

	static class ThingReader implements DataSourceReader<Thing>, ConfigValidator<Thing> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.get("kind", String.class).equals(Value.known("cat"))) {
				diagnostics.error("No cats", "Not here.");
			}
		}

		@Override
		public Thing read(DataSourceData<Thing> data) {
			return data.config();
		}

	}

}
