/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which beans check which configurations.
 */
class ConfigValidationDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore")
		.withBean(Settings.class, "x");

	@Test
	void beanOfItsOwnChecksTheSettings() {
		this.contextRunner.withBean(SettingsCheck.class).run((context) -> {
			ProviderRuntime runtime = context.getBean(ProviderRuntime.class);
			ObjectValue config = ObjectValue.ofNulls(runtime.settings().schema().block().impliedType())
				.with("token", TerraformValue.string("short"));
			assertThat(runtime.validateSettings(CallScope.detached(), config))
				.containsExactly(Diagnostic.error(AttributePath.root("token"), "Weak token", "It is short."));
		});
	}

	@Test
	void dataSourceChecksItsOwnConfiguration() {
		this.contextRunner.withBean(CheckingReader.class).run((context) -> {
			ProviderRuntime runtime = context.getBean(ProviderRuntime.class);
			DataSourceType<?> type = runtime.dataSource("petstore_pet").orElseThrow();
			assertThat(runtime.validate(CallScope.detached(), type, ObjectValue.ofNulls(type.type())))
				.extracting("summary")
				.containsExactly("Checked");
			assertThat(runtime.settings().schema().block().attributes()).hasSize(1);
		});
	}

	@Test
	void beanForAnythingElseFailsTheStart() {
		this.contextRunner.withBean(StrayCheck.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidDeclarationException.class)
				.hasMessageContaining("StrayCheck")
				.hasMessageContaining(Query.class.getName())
				.hasMessageContaining("@ProviderConfiguration"));
	}

	@ProviderConfiguration
	record Settings(@Nullable String token) {

	}

	record Query(@Nullable String name) {

	}

	static class SettingsCheck implements ConfigValidator<Settings> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (List.of("short").contains(config.get("token", String.class).orElse(""))) {
				diagnostics.error(AttributePath.root("token"), "Weak token", "It is short.");
			}
		}

	}

	static class StrayCheck implements ConfigValidator<Query> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
		}

	}

	@TerraformDataSource("pet")
	static class CheckingReader implements DataSourceReader<Query>, ConfigValidator<Query> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			diagnostics.warning("Checked", "");
		}

		@Override
		public Query read(DataSourceData<Query> data) {
			return data.config();
		}

	}

}
