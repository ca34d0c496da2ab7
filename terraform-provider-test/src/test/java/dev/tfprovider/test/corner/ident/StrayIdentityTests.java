/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A resource that answers with another object, under hosts that keep identities and under
 * hosts that do not.
 */
class StrayIdentityTests {

	private static final String STRAY = "corner_stray.a";

	private final StrayResource resource = new StrayResource();

	@ParameterizedTest
	@ValueSource(strings = { "1.11.4", "1.12.2" })
	void readOfAnotherObjectIsRefused(String version) {
		try (InMemoryTerraform terraform = terraform(version)) {
			terraform.apply(stray("one"));
			this.resource.answer = 2L;
			assertThat(terraform.plan(stray("one"))).failed().hasError("Unexpected identity change");
			this.resource.answer = 1L;
			assertThat(terraform.plan(stray("one"))).hasNoChanges();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1.11.4", "1.12.2" })
	void updateThatAnswersWithAnotherObjectLosesNothing(String version) {
		try (InMemoryTerraform terraform = terraform(version)) {
			terraform.apply(stray("one"));
			this.resource.answer = 2L;
			this.resource.onUpdate = true;
			EngineRun run = terraform.apply(stray("two"));
			assertThat(run).failed().hasError("Provider returned an inconsistent result");
			assertThat(run).hasAttribute(STRAY, "id", 1).hasAttribute(STRAY, "name", "two");
			this.resource.answer = 1L;
			assertThat(terraform.destroy()).succeeded().hasResources();
		}
	}

	private InMemoryTerraform terraform(String version) {
		return InMemoryTerraform
			.of(ProviderDefinition.builder("corner").resource("stray", Stray.class, this.resource).build())
			.terraformVersion(version);
	}

	private static Configuration stray(String name) {
		return Configuration.of(STRAY, Map.of("name", name));
	}

	/**
	 * Something with an identifier.
	 */
	record Stray(@Id Long id, String name) {

	}

	/**
	 * Answers with the identifier that a test wants.
	 */
	static class StrayResource implements UpdatableResource<Stray> {

		private Long answer = 1L;

		private boolean onUpdate;

		private String name = "";

		@Override
		public Stray create(ResourceData<Stray> data) {
			this.name = data.plan().name();
			return data.with(data.plan(), Stray::id, 1L);
		}

		@Override
		public Optional<Stray> read(ResourceData<Stray> data) {
			return Optional.of(new Stray(this.onUpdate ? data.state().id() : this.answer, this.name));
		}

		@Override
		public Stray update(ResourceData<Stray> data) {
			this.name = data.plan().name();
			return data.with(data.plan(), Stray::id, this.answer);
		}

		@Override
		public void delete(ResourceData<Stray> data) {
		}

	}

}
