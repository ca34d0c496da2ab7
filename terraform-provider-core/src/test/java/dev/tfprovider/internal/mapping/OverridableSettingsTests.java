/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Overridable;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link OverridableSettings}.
 */
class OverridableSettingsTests {

	private static final ModelMappings INFERRED = new ModelMappings(List.of());

	private static final Settings SETTINGS = new Settings("https://example.com", "eu", null);

	private final ModelMappings mappings = INFERRED.overriding(INFERRED.of(ModelKind.PROVIDER, Settings.class),
			() -> SETTINGS);

	@Test
	void objectsHaveWhatTheSettingsSayUnlessTheySayOtherwise() {
		ModelMapping<Machine> mapping = this.mappings.resource(Machine.class);
		assertThat(mapping.overrides()).extracting(Attribute::name).containsExactly("region", "tenant");
		assertThat(mapping.identifiers()).extracting(Attribute::name).containsExactly("id");
		ObjectValue written = mapping.write(new Machine("1"));
		assertThat(written.get("region")).isEqualTo(new StringValue("eu"));
		assertThat(written.get("tenant")).isEqualTo(new NullValue(TerraformType.STRING));
		assertThat(mapping.read(written)).isEqualTo(new Machine("1"));
		assertThat(mapping.overridesOf(written)).containsOnlyKeys("region");
		assertThat(mapping.settingsWith(SETTINGS, Map.of("region", new StringValue("us"))))
			.isEqualTo(new Settings("https://example.com", "us", null));
		assertThat(mapping.withIdentifiers(written, "2").get("id")).isEqualTo(new StringValue("2"));
	}

	@Test
	void argumentsAreNotComputed() {
		assertThat(this.mappings.of(TypeKind.ACTION, Question.class).overrides()).extracting(Attribute::mode)
			.containsOnly(Attribute.Mode.OPTIONAL);
		assertThat(this.mappings.of(TypeKind.DATA_SOURCE, Question.class).overrides()).extracting(Attribute::mode)
			.containsOnly(Attribute.Mode.OPTIONAL_COMPUTED);
	}

	@Test
	void recordKeepsItsOwnComponentAndExceptionsHaveNone() {
		assertThat(this.mappings.resource(Own.class).overrides()).extracting(Attribute::name).containsExactly("tenant");
		assertThat(this.mappings.resource(Excepted.class).overrides()).extracting(Attribute::name)
			.containsExactly("region");
		assertThat(this.mappings.of(ModelKind.PROVIDER, Settings.class).overrides()).isEmpty();
	}

	@Test
	void valueThatTheSettingsRefuseIsNamed() {
		ModelMapping<Machine> mapping = this.mappings.resource(Machine.class);
		assertThatExceptionOfType(ValueMappingException.class)
			.isThrownBy(() -> mapping.settingsWith(SETTINGS, Map.of("region", new StringValue("mars"))))
			.satisfies((ex) -> assertThat(ex.path()).isEqualTo(AttributePath.root("region")))
			.extracting(ValueMappingException::detail)
			.isEqualTo("No region mars of https://example.com.");
		assertThatExceptionOfType(ValueMappingException.class)
			.isThrownBy(() -> mapping.settingsWith(SETTINGS,
					Map.of("region", new StringValue("mars"), "tenant", new StringValue("a"))))
			.satisfies((ex) -> assertThat(ex.path().isRoot()).isTrue());
	}

	@Test
	void refusalThatRepeatsASecretIsNotShown() {
		Guarded settings = new Guarded("hidden", "eu");
		ModelMapping<Machine> mapping = INFERRED
			.overriding(INFERRED.of(ModelKind.PROVIDER, Guarded.class), () -> settings)
			.resource(Machine.class);
		assertThatExceptionOfType(ValueMappingException.class)
			.isThrownBy(() -> mapping.settingsWith(settings, Map.of("region", new StringValue("mars"))))
			.satisfies((ex) -> assertThat(ex).hasNoCause())
			.extracting(ValueMappingException::detail)
			.asString()
			.doesNotContain("hidden");
	}

	@Test
	void settingsWithoutOneChangeNothing() {
		assertThat(INFERRED.overriding(INFERRED.of(ModelKind.PROVIDER, Plain.class), () -> null)).isSameAs(INFERRED);
		assertThat(INFERRED.overriding(null, () -> null)).isSameAs(INFERRED);
	}

	@ParameterizedTest
	@ValueSource(classes = { Secret.class, Several.class })
	void settingThatIdentifiesNothingIsRefused(Class<?> settings) {
		ModelMapping<?> mapping = INFERRED.of(ModelKind.PROVIDER, settings);
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> INFERRED.overriding(mapping, () -> null))
			.withMessageContaining("'tenant' is @Overridable");
	}

	record Settings(String endpoint, @Overridable String region,
			@Overridable(except = Excepted.class) @Nullable String tenant) {

		Settings {
			if (region.equals("mars")) {
				throw new IllegalArgumentException("No region mars of " + endpoint);
			}
		}

	}

	record Guarded(@Sensitive String key, @Overridable String region) {

		Guarded {
			if (region.equals("mars")) {
				throw new IllegalArgumentException("No region mars for " + key);
			}
		}

	}

	record Plain(String endpoint) {

	}

	record Secret(@Overridable @Sensitive String tenant) {

	}

	record Several(@Overridable List<String> tenant) {

	}

	record Machine(@Id(configured = true) String id) {

	}

	record Question(String name) {

	}

	record Own(@Id String id, String region) {

	}

	record Excepted(@Id String id) {

	}

}
