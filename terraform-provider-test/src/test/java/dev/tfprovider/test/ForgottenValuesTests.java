/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.test.internal.JavaCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Import;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * A method that forgets a value, in memory and in the conformance suite.
 */
class ForgottenValuesTests {

	private static final String MESSAGE = "The create method of memo_note returned null for \"made\"";

	@Test
	void isAnErrorInMemory() {
		try (InMemoryTerraform terraform = InMemoryTerraform
			.of(ProviderDefinition.builder("memo").resource("note", Note.class, new Notes()).build())) {
			assertThat(terraform.apply(Configuration.of("memo_note.a", Map.of("text", "x")))).failed()
				.hasError("Provider left out a value")
				.withDetail(MESSAGE);
		}
	}

	@Test
	@Tag("thorough")
	void isFoundByTheConformanceSuite() {
		ProviderLauncher launcher = new ProviderLauncher(JavaCommand.of(Memo.class), Map.of());
		try (ConnectedProvider provider = new ConnectedProvider(launcher)) {
			List<Check> checks = new ApplyChecks(launcher, provider, Map.of(), Map.of("memo_note", Map.of("text", "x")))
				.checks();
			assertThat(checks).singleElement()
				.satisfies(
						(check) -> assertThat(catchThrowable(check.body()::execute)).isInstanceOf(AssertionError.class)
							.hasMessageContaining(MESSAGE));
		}
	}

	record Note(@Id String id, String text, @Computed String made) {

	}

	@TerraformResource("note")
	static class Notes implements ManagedResource<Note> {

		@Override
		@SuppressWarnings("NullAway")
		public Note create(ResourceData<Note> data) {
			return new Note("1", data.plan().text(), null);
		}

		@Override
		public Optional<Note> read(ResourceData<Note> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Note> data) {
		}

	}

	/**
	 * The provider as an application.
	 */
	@SpringBootConfiguration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@Import(Notes.class)
	public static class Memo {

		public static void main(String[] args) {
			SpringApplication application = new SpringApplication(Memo.class);
			application.setDefaultProperties(
					Map.of("terraform.provider.name", "memo", "terraform.provider.address", "acme/memo"));
			application.run(args);
		}

	}

}
