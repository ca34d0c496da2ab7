/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.call.ProviderSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.runtime.operation.Filled;
import dev.tfprovider.internal.runtime.operation.Notation;
import dev.tfprovider.internal.runtime.operation.Pet;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ValidateConfig}.
 */
class ValidateConfigTests {

	private static final String FULL = "{name:\"Rex\", status:\"sold\", tags:[\"a\"], toys:set[{name:\"a\"}], "
			+ "labels:{x:\"1\"}, collar:{color:\"red\",engraving:\"x\"}, secret:\"s\", pin:\"1234\", "
			+ "born:\"2026-01-01T00:00:00Z\", visits:[{reason:\"a\"}]}";

	private final List<String> visited = new ArrayList<>();

	private final ValidateConfig validateConfig = Validating
		.with((path, model, component, value, diagnostics) -> this.visited.add(path + "=" + value));

	@Test
	void resourceWhenConfigurationIsValid() {
		assertThat(resource(FULL)).isEmpty();
		assertThat(this.visited).contains("name=Rex", "tags=[a]", "toys[*].name=a", "collar.color=red",
				"visits[0].reason=a");
	}

	@ParameterizedTest
	@MethodSource("unknownConfigurations")
	void resourceWhenSomethingIsUnknownIsNeverAnError(TerraformValue config) {
		assertThat(this.validateConfig.validate(CallScope.detached(), Pet.type(null), (ObjectValue) config, true))
			.isEmpty();
	}

	static Stream<TerraformValue> unknownConfigurations() {
		return Filled.withOneUnknown(Pet.MAPPING.block(), Pet.value(FULL));
	}

	@Test
	void resourceWhenEverythingIsUnknownIsNoError() {
		assertThat(
				resource("{name:?, status:?, tags:?, toys:?, labels:?, collar:?, secret:?, pin:?, born:?, visits:?}"))
			.isEmpty();
		assertThat(this.visited).isEmpty();
	}

	@Test
	void resourceWhenRequiredIsNullSaysSo() {
		assertThat(resource("{name:null}")).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("name"));
	}

	@Test
	void resourceWhenComputedIsSetSaysSo() {
		assertThat(resource("{name:\"Rex\", created:\"2026-01-01T00:00:00Z\"}")).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("created"));
	}

	@Test
	void resourceWhenMappingFindsErrorsLeavesConstraintsAlone() {
		assertThat(resource("{name:\"Rex\", born:\"yesterday\"}")).hasSize(1);
		assertThat(this.visited).isEmpty();
	}

	@Test
	void resourceWhenConstraintsAddErrorsReportsThem() {
		ValidateConfig strict = Validating.with((path, model, component, value, diagnostics) -> {
			if (component.equals("name")) {
				diagnostics.error(path, "Invalid " + model.getSimpleName(), "Not " + value);
			}
		});
		assertThat(
				strict.validate(CallScope.detached(), Pet.type(null), (ObjectValue) Pet.value("{name:\"Rex\"}"), true))
			.containsExactly(Diagnostic.error(AttributePath.root("name"), "Invalid Pet", "Not Rex"));
	}

	@Test
	void resourceTellsConstraintsWhatIsSensitive() {
		List<String> sensitive = new ArrayList<>();
		ValidateConfig validate = Validating.with(new ConstraintValidator() {

			@Override
			public void validate(AttributePath path, Class<?> model, String component, Object value,
					Diagnostics diagnostics) {
			}

			@Override
			public void validateSensitive(AttributePath path, Class<?> model, String component, Object value,
					Diagnostics diagnostics) {
				sensitive.add(path.toString());
			}

		});
		assertThat(validate.validate(CallScope.detached(), Pet.type(null), (ObjectValue) Pet.value(FULL), true))
			.isEmpty();
		assertThat(sensitive).containsExactlyInAnyOrder("secret", "pin", "collar.engraving");
	}

	@Test
	void resourceWhenTerraformKnowsNoWriteOnlyRefusesThem() {
		List<Diagnostic> diagnostics = this.validateConfig.validate(CallScope.detached(), Pet.type(null),
				(ObjectValue) Pet.value("{name:\"Rex\", pin:\"hidden\"}"), false);
		assertThat(diagnostics).containsExactly(Diagnostic.error(AttributePath.root("pin"),
				"Write-only attribute not supported",
				"\"pin\" is write-only, which this version of Terraform does not know: it would store the value in the "
						+ "state. Use Terraform 1.11 or later."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{name:\"Rex\"}", "{name:\"Rex\", pin:null}", "{name:\"Rex\", pin:?}" })
	void resourceWhenTerraformKnowsNoWriteOnlyAcceptsNullAndUnknown(String config) {
		assertThat(this.validateConfig.validate(CallScope.detached(), Pet.type(null), (ObjectValue) Pet.value(config),
				false))
			.isEmpty();
	}

	@Test
	void resourceWhenTerraformKnowsNoWriteOnlyRefusesThemInsideAsWell() {
		ModelMapping<Safe> mapping = new ModelMappings(List.of()).resource(Safe.class);
		ResourceType<Safe> type = TypeFixtures.resource("acme_safe", Schema.of(mapping.block()), mapping,
				ResourceDeclaration
					.builder("safe", Safe.class, ManagedResource.class, () -> (ManagedResource<Safe>) null)
					.build());
		ObjectValue config = (ObjectValue) Notation.parse("{doors:[{code:null},{code:\"hidden\"}]}", type.type());
		List<Diagnostic> diagnostics = this.validateConfig.validate(CallScope.detached(), type, config, false);
		assertThat(diagnostics).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("doors").index(1).attribute("code"));
		assertThat(diagnostics.toString()).doesNotContain("hidden");
	}

	@Test
	void dataSourceValidatesMappingAndConstraints() {
		ModelMapping<Safe> mapping = new ModelMappings(List.of()).resource(Safe.class);
		DataSourceType<Safe> type = TypeFixtures.dataSource("acme_safe", Schema.of(mapping.block()), mapping,
				() -> null);
		ObjectValue config = (ObjectValue) Notation.parse("{doors:[{code:\"1\"}]}", type.type());
		assertThat(this.validateConfig.validate(CallScope.detached(), type, config)).isEmpty();
		assertThat(this.visited).contains("doors[0].code=1");
		ObjectValue broken = (ObjectValue) Notation.parse("{doors:null}", type.type());
		assertThat(this.validateConfig.validate(CallScope.detached(), type, broken)).singleElement()
			.extracting(Diagnostic::attribute)
			.isEqualTo(AttributePath.root("doors"));
	}

	@Test
	void providerCountsWhatTheEnvironmentGives() {
		ProviderSettings settings = new ProviderSettings(
				new ModelMappings(List.of()).of(ModelKind.PROVIDER, Settings.class),
				Map.of("ACME_ENDPOINT", "https://acme"), List.of());
		ObjectValue nothing = ObjectValue.ofNulls(settings.schema().block().impliedType());
		assertThat(this.validateConfig.provider(CallScope.detached(), settings, nothing)).isEmpty();
		assertThat(this.visited).containsExactly("endpoint=https://acme");
	}

	@Test
	void providerWhenNothingGivesARequiredValueSaysSo() {
		ProviderSettings settings = new ProviderSettings(
				new ModelMappings(List.of()).of(ModelKind.PROVIDER, Settings.class), Map.of(), List.of());
		ObjectValue nothing = ObjectValue.ofNulls(settings.schema().block().impliedType());
		assertThat(this.validateConfig.provider(CallScope.detached(), settings, nothing)).singleElement()
			.satisfies((diagnostic) -> {
				assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("endpoint"));
				assertThat(diagnostic.detail()).contains("ACME_ENDPOINT");
			});
	}

	@Test
	void providerWithoutSettingsIsValid() {
		ProviderSettings settings = new ProviderSettings(null, Map.of(), List.of());
		ObjectValue nothing = ObjectValue.ofNulls(settings.schema().block().impliedType());
		assertThat(this.validateConfig.provider(CallScope.detached(), settings, nothing)).isEmpty();
	}

	private List<Diagnostic> resource(String config) {
		return this.validateConfig.validate(CallScope.detached(), Pet.type(null), (ObjectValue) Pet.value(config),
				true);
	}

	record Settings(@EnvironmentDefault("ACME_ENDPOINT") String endpoint) {

	}

	record Safe(List<Door> doors) {

	}

	record Door(@WriteOnly @Nullable String code) {

	}

}
