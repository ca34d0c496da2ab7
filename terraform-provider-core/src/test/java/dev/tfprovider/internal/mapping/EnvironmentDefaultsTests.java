/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.URI;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class EnvironmentDefaultsTests {

	private final ModelMapping<Settings> settings = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Settings.class);

	private final Diagnostics diagnostics = new Diagnostics();

	@Test
	void variablesAreListedByAttribute() {
		assertThat(this.settings.environmentDefaults()).containsExactly(Map.entry("endpoint", List.of("A", "B")),
				Map.entry("api_key", List.of("KEY")), Map.entry("retries", List.of("RETRIES")),
				Map.entry("timeout", List.of("TIMEOUT")), Map.entry("regions", List.of("REGIONS")));
		assertThat(TestValues.MAPPINGS.resource(Plain.class).environmentDefaults()).isEmpty();
	}

	@Test
	void nullArgumentIsFilled() {
		ObjectValue filled = fill(TestValues.object(this.settings),
				Map.of("A", "https://a", "KEY", "k", "RETRIES", "3"));
		assertThat(this.diagnostics).isEmpty();
		assertThat(filled.get("endpoint")).isEqualTo(TerraformValue.string("https://a"));
		assertThat(this.settings.read(filled))
			.isEqualTo(new Settings(URI.create("https://a"), "k", 3, Duration.ofSeconds(30), null, null));
	}

	@Test
	void firstVariableThatIsNotEmptyWins() {
		assertThat(fill(TestValues.object(this.settings), Map.of("A", "a", "B", "b", "KEY", "k")).get("endpoint"))
			.isEqualTo(TerraformValue.string("a"));
		assertThat(fill(TestValues.object(this.settings), Map.of("A", "", "B", "b", "KEY", "k")).get("endpoint"))
			.isEqualTo(TerraformValue.string("b"));
	}

	@Test
	void configurationWins() {
		ObjectValue filled = fill(
				TestValues.object(this.settings, "endpoint", "c", "api_key", TestValues.unknownString()),
				Map.of("A", "a", "KEY", "k"));
		assertThat(filled.get("endpoint")).isEqualTo(TerraformValue.string("c"));
		assertThat(filled.get("api_key").isUnknown()).isTrue();
		assertThat(this.diagnostics).isEmpty();
	}

	@Test
	void environmentWinsOverTheDefault() {
		ObjectValue filled = fill(TestValues.object(this.settings), Map.of("KEY", "k", "TIMEOUT", "5s"));
		assertThat(this.settings.read(filled).timeout()).isEqualTo(Duration.ofSeconds(5));
	}

	@Test
	void wrongTextNamesVariableAndValue() {
		fill(TestValues.object(this.settings), Map.of("KEY", "k", "RETRIES", "many"));
		assertThat(TestValues.only(this.diagnostics.asList())).isEqualTo(Diagnostic.error(TestValues.path("retries"),
				"Invalid value for \"retries\"", "The environment variable RETRIES stands in for the argument. "
						+ "Invalid value \"many\": must be a number."));
	}

	@Test
	void textThatACodecFailsOnIsWrong() {
		ModelMapping<Lunch> mapping = new ModelMappings(List.of(new TimeOfDayCodec())).of(ModelKind.PROVIDER,
				Lunch.class);
		mapping.withEnvironment(TestValues.object(mapping), Map.of("NOON", "late"), this.diagnostics);
		assertThat(TestValues.only(this.diagnostics.asList())).isEqualTo(Diagnostic.error(TestValues.path("noon"),
				"Invalid value for \"noon\"", "The environment variable NOON stands in for the argument. "
						+ "Invalid value \"late\": Text 'late' could not be parsed at index 0."));
	}

	@Test
	void wrongTextOfASensitiveArgumentIsNotShown() {
		ModelMapping<Secret> mapping = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Secret.class);
		mapping.withEnvironment(TestValues.object(mapping), Map.of("PIN", "top secret"), this.diagnostics);
		assertThat(TestValues.only(this.diagnostics.asList()).detail()).contains("PIN").doesNotContain("top secret");
	}

	@Test
	void argumentSetNeitherWayIsAnError() {
		fill(TestValues.object(this.settings), Map.of());
		assertThat(TestValues.only(this.diagnostics.asList()))
			.isEqualTo(Diagnostic.error(TestValues.path("api_key"), "Missing value for \"api_key\"",
					"Set the argument in the provider block, or the environment variable KEY."));
	}

	@Test
	void listIsSplitAtCommas() {
		assertThat(fill(TestValues.object(this.settings), Map.of("KEY", "k", "REGIONS", "eu, us")).get("regions"))
			.isEqualTo(TestValues.stringSet("eu", "us"));
	}

	@Test
	void parseReadsTextByType() {
		assertThat(parse("retries", " 3 ")).isEqualTo(TerraformValue.number(3));
		assertThat(parse("flag", "true")).isEqualTo(TerraformValue.bool(true));
		assertThat(parse("regions", "")).isEqualTo(TerraformValue.set(TerraformType.STRING, List.of()));
		assertThat(TestValues.MAPPINGS.resource(Plain.class)
			.parse(TestValues.attribute(TestValues.MAPPINGS.resource(Plain.class), "list"), "a,,b"))
			.isEqualTo(TestValues.strings("a", "", "b"));
	}

	@Test
	void parseRefusesWhatCannotBeRead() {
		assertThatIllegalArgumentException().isThrownBy(() -> parse("retries", "3.5"))
			.withMessage("must be a whole number from -2147483648 to 2147483647");
		assertThatIllegalArgumentException().isThrownBy(() -> parse("flag", "yes"))
			.withMessage("must be true or false");
		ModelMapping<Plain> plain = TestValues.MAPPINGS.resource(Plain.class);
		assertThatIllegalArgumentException().isThrownBy(() -> plain.parse(TestValues.attribute(plain, "map"), "x"))
			.withMessage("cannot be given as text");
	}

	@Test
	void parseRefusesForeignAttributes() {
		assertThatIllegalArgumentException().isThrownBy(
				() -> this.settings.parse(TestValues.attribute(TestValues.MAPPINGS.resource(Plain.class), "map"), "x"))
			.withMessageContaining("no attribute 'map'");
	}

	private ObjectValue fill(ObjectValue config, Map<String, String> environment) {
		return this.settings.withEnvironment(config, environment, this.diagnostics);
	}

	private TerraformValue parse(String name, String text) {
		return this.settings.parse(TestValues.attribute(this.settings, name), text);
	}

	// @formatter:off
	record Settings(@EnvironmentDefault({ "A", "B" }) @Nullable URI endpoint,
			@EnvironmentDefault("KEY") @Sensitive String apiKey,
			@EnvironmentDefault("RETRIES") @Nullable Integer retries,
			@EnvironmentDefault("TIMEOUT") @Default("30s") Duration timeout,
			@EnvironmentDefault("REGIONS") @Nullable Set<String> regions, @Nullable Boolean flag) {

	}
	// @formatter:on

	record Secret(@EnvironmentDefault("PIN") @Sensitive Integer pin) {

	}

	record Lunch(@EnvironmentDefault("NOON") @Nullable LocalTime noon) {

	}

	/**
	 * Throws what the JDK throws, and not what a codec should.
	 */
	static final class TimeOfDayCodec implements TypeCodec<LocalTime> {

		@Override
		public Class<LocalTime> javaType() {
			return LocalTime.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public LocalTime read(TerraformValue value) {
			return LocalTime.parse(((StringValue) value).text());
		}

		@Override
		public TerraformValue write(LocalTime value) {
			return TerraformValue.string(value.toString());
		}

	}

	record Plain(@Nullable List<String> list, @Nullable Map<String, String> map) {

	}

}
