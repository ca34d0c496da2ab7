/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.autoconfigure.TerraformProviderAutoConfiguration;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.launch.TestLaunch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ServedTable}.
 */
class ServedTableTests {

	@Test
	void eachTypeIsALine() {
		ProviderDefinition provider = ProviderDefinition.builder("notes")
			.resource("note", DevelopmentReportTests.Note.class, new DevelopmentReportTests.ServedResource())
			.dataSource("count", Count.class, (data) -> data.config())
			.functions(new DevelopmentReportTests.ServedFunctions())
			.build();
		assertThat(new ServedTable(provider).text().lines()).hasSize(4)
			.anySatisfy((line) -> assertThat(line).startsWith("kind ").endsWith("able to"))
			.anySatisfy(
					(line) -> assertThat(line).matches("data source +notes_count +.*ServedTableTests.* +Count +1 +.*"))
			.anySatisfy((line) -> assertThat(line)
				.matches("resource +notes_note +.*ServedResource +Note +[0-9]+ +update, ManagedResource"))
			.anySatisfy((line) -> assertThat(line).matches("function +shout +.*ServedFunctions +- +-"));
	}

	@Test
	void columnsAreAligned() {
		ProviderDefinition provider = ProviderDefinition.builder("notes")
			.resource("a", DevelopmentReportTests.Note.class, new DevelopmentReportTests.ServedResource())
			.resource("a_long_name", DevelopmentReportTests.Note.class, new DevelopmentReportTests.ServedResource())
			.build();
		assertThat(new ServedTable(provider).text().lines().map((line) -> line.lastIndexOf("  ")).distinct())
			.hasSize(1);
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void providerInDebugModeLogsIt(CapturedOutput output) {
		ProviderLaunch launch = TestLaunch.debug();
		contextRunner().withBean(ProviderLaunch.class, () -> launch)
			.run((context) -> assertThat(output).containsPattern("resource +notes_served "));
		launch.server().close();
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void contextOfATestDoesNot(CapturedOutput output) {
		contextRunner().run((context) -> assertThat(output).contains("serves resource notes_served")
			.doesNotContainPattern("resource +notes_served +"));
	}

	private static ApplicationContextRunner contextRunner() {
		return new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=notes")
			.withBean("served", DevelopmentReportTests.ServedResource.class,
					DevelopmentReportTests.ServedResource::new);
	}

	record Count(String text) {

	}

}
