/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.launch.TestLaunch;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
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
		assertThat(text(provider).lines()).hasSize(7)
			.anySatisfy((line) -> assertThat(line).startsWith("kind ").endsWith("able to"))
			.anySatisfy(
					(line) -> assertThat(line).matches("data source +notes_count +.*ServedTableTests.* +Count +1 +.*"))
			.anySatisfy((line) -> assertThat(line)
				.matches("resource +notes_note +.*ServedResource +Note +[0-9]+ +ManagedResource"))
			.anySatisfy((line) -> assertThat(line).matches("function +shout +.*ServedFunctions +- +-"));
	}

	@Test
	void columnsAreAligned() {
		ProviderDefinition provider = ProviderDefinition.builder("notes")
			.resource("a", DevelopmentReportTests.Note.class, new DevelopmentReportTests.ServedResource())
			.resource("a_long_name", DevelopmentReportTests.Note.class, new DevelopmentReportTests.ServedResource())
			.build();
		assertThat(text(provider).lines()
			.filter((line) -> !line.startsWith(" "))
			.map((line) -> line.lastIndexOf("  "))
			.distinct()).hasSize(1);
	}

	@Test
	void attributesFollowTheirTypeWithWhatTheyAre() {
		ProviderDefinition provider = ProviderDefinition.builder("notes")
			.dataSource("book", Book.class, (data) -> data.config())
			.dataSource("count", Count.class, (data) -> data.config())
			.build();
		assertThat(text(provider).lines().filter((line) -> line.startsWith(" "))).containsExactly(
				"    title        string          required", "    key          string          optional, sensitive",
				"    old          string          optional, deprecated", "    found        number          computed",
				"    author       object          optional", "    author.name  string          required",
				"    line         list of blocks  optional", "    line.text    string          required",
				"    text  string  required");
	}

	@Test
	void attributesOfManyTypesAreLeftOut() {
		ProviderDefinition.Builder provider = ProviderDefinition.builder("notes");
		for (int i = 0; i < 1500; i++) {
			provider.dataSource("t" + i, Two.class, (data) -> data.config());
		}
		assertThat(text(provider.build()).lines().filter((line) -> line.startsWith(" "))).hasSize(2000);
	}

	@Test
	void resourceTellsWhatIsComputedHasADefaultAndReplaces() {
		ManagedResource<Disk> resource = new ManagedResource<>() {

			@Override
			public Disk create(ResourceData<Disk> data) {
				return data.plan();
			}

			@Override
			public Optional<Disk> read(ResourceData<Disk> data) {
				return Optional.of(data.state());
			}

			@Override
			public void delete(ResourceData<Disk> data) {
				// nothing is kept
			}

		};
		ProviderDefinition provider = ProviderDefinition.builder("notes")
			.resource("disk", Disk.class, resource)
			.build();
		assertThat(text(provider).lines().filter((line) -> line.startsWith(" "))).containsExactly(
				"    id      string  computed", "    zone    string  required, replaces",
				"    size    number  optional, computed, default", "    key_wo  string  optional, write-only");
	}

	private static String text(ProviderDefinition provider) {
		return new ServedTable(new ProviderRuntime(provider, ModelMappings.of(provider), ConstraintValidator.NONE,
				List.of(), Map.of(), new CurrentSession()))
			.text();
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
			.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.TERRAFORM_PROVIDER))
			.withPropertyValues("terraform.provider.name=notes")
			.withBean("served", DevelopmentReportTests.ServedResource.class,
					DevelopmentReportTests.ServedResource::new);
	}

	record Count(String text) {

	}

	record Two(String one, String two) {

	}

	record Book(String title, @Sensitive @Nullable String key, @DeprecatedAttribute("Use title.") @Nullable String old,
			@Computed Integer found, @Nullable Author author, @Block List<Count> line) {

	}

	record Author(String name) {

	}

	record Disk(@Id String id, @RequiresReplace String zone, @Default("1") int size,
			@WriteOnly @Nullable String keyWo) {

	}

}
