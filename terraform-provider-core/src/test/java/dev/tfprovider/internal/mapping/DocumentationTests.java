/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.mapping.model.ModelKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentationTests {

	private final ModelMapping<Settings> settings = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Settings.class);

	@Test
	void modelIsDescribedByItsJavadoc() {
		assertThat(this.settings.block().description())
			.isEqualTo(dev.tfprovider.internal.schema.DescriptionText.markdown("Settings of the `petstore`."));
	}

	@Test
	void componentsAreDescribedByTheirParam() {
		assertThat(text("endpoint")).isEqualTo("base URL of the API.");
		assertThat(TestValues.attribute(this.settings, "endpoint").description().markdown()).isTrue();
	}

	@Test
	void annotationWins() {
		assertThat(text("key")).isEqualTo("The key.");
	}

	@Test
	void allowedValuesAreAppended() {
		assertThat(text("level")).isEqualTo("how much to say. One of: `quiet`, `loud`. Defaults to `quiet`.");
		assertThat(text("levels")).isEqualTo("One of: `quiet`, `loud`. Defaults to `quiet`, `loud`.");
	}

	@Test
	void emptyAndMissingDefaultsAreNamed() {
		assertThat(text("prefix")).isEqualTo("Defaults to the empty string.");
		assertThat(text("tags")).isEqualTo("Defaults to none.");
	}

	@Test
	void sensitiveDefaultIsNotTold() {
		assertThat(text("secret")).isEqualTo("a secret.");
	}

	@Test
	void nestedRecordDescribesTheAttribute() {
		assertThat(text("proxy")).isEqualTo("Where requests go first.");
		assertThat(TestValues.attribute(TestValues.attribute(this.settings, "proxy").nested().attributes(), "port")
			.description()
			.text()).isEqualTo("its port.");
	}

	@Test
	void whatIsNotDescribedHasNoDescription() {
		assertThat(TestValues.attribute(this.settings, "plain").description())
			.isSameAs(dev.tfprovider.internal.schema.DescriptionText.NONE);
		assertThat(TestValues.MAPPINGS.resource(Plain.class).block().description())
			.isSameAs(dev.tfprovider.internal.schema.DescriptionText.NONE);
	}

	private String text(String name) {
		return TestValues.attribute(this.settings, name).description().text();
	}

	enum Level {

		QUIET, LOUD

	}

	/**
	 * Where requests go first.
	 *
	 * @param port its port
	 */
	record Proxy(@Nullable Integer port) {

	}

	// @formatter:off
	/**
	 * Settings of the {@code petstore}.
	 *
	 * @param endpoint base URL of the API
	 * @param key not shown
	 * @param level how much to say
	 * @param secret a secret
	 */
	@ProviderConfiguration
	record Settings(@Nullable String endpoint, @Description("The key.") @Nullable String key,
			@Default("quiet") Level level, @Default({ "quiet", "loud" }) List<Level> levels,
			@Default("") String prefix, @Default({}) List<String> tags, @Default("x") @Sensitive String secret,
			@Nullable Proxy proxy, @Nullable String plain) {

	}
	// @formatter:on

	record Plain(String text) {

	}

	@interface ProviderConfiguration {

	}

}
