/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Map;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.context.bean.override.mockito.MockitoBean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.verify;

@TerraformProviderTest(application = NotesProvider.class,
		properties = { "terraform.provider.name=notes", "terraform.test.settings.endpoint-url=http://notes" })
class TerraformProviderTestTests {

	private static final String NOTE = "notes_note.a";

	private final InMemoryTerraform injected;

	private Terraform terraform;

	TerraformProviderTestTests(InMemoryTerraform terraform) {
		this.injected = terraform;
	}

	@BeforeEach
	void keep(Terraform terraform) {
		this.terraform = terraform;
	}

	@AfterEach
	void destroy(Terraform terraform) {
		assertThat(terraform.allowNonEmptyPlan().destroy()).succeeded().hasResources();
	}

	@Test
	void eachTestHasOneTerraformWithAnEmptyState(Terraform terraform) {
		assertThat(terraform).isSameAs(this.terraform).isSameAs(this.injected);
		assertThat(terraform.show()).hasResources();
		assertThat(terraform.apply(note("one"))).plans(NOTE, Action.CREATE).hasAttribute(NOTE, "text", "one");
	}

	@Test
	void stateOfOtherTestsIsGone() {
		assertThat(this.terraform.show()).hasResources();
		assertThat(this.terraform.apply(note("two"))).plans(NOTE, Action.CREATE);
	}

	@Test
	void settingsOfTheConfigurationWin() {
		Configuration limited = note("three").withProvider(Map.of("endpoint_url", "http://other", "limit", 0));
		assertThat(this.terraform.apply(limited)).failed().hasError("").withDetail("Only 0 notes");
	}

	@Test
	void settingsMayBeGivenPerTest() {
		Terraform limited = this.terraform.withProvider(Map.of("endpoint_url", "http://other", "limit", 0));
		assertThat(limited.apply(note("four"))).failed();
	}

	@Test
	void clientsOfTheProviderAreClosedWithTheConnection() {
		this.terraform.apply(note("five"));
		int open = NoteStore.open.get();
		this.terraform.plan();
		this.terraform.plan();
		assertThat(NoteStore.open).hasValue(open);
	}

	@Test
	void thereIsNoLaunchAndNoServer(@Autowired ApplicationContext context) {
		assertThat(context.getBeansOfType(ProviderLaunch.class)).isEmpty();
		assertThat(context.getEnvironment().getProperty("grpc.server.port")).isEqualTo("-1");
	}

	private static Configuration note(String text) {
		return Configuration.of(NOTE, Map.of("text", text));
	}

	@Nested
	class WithAMock {

		@MockitoBean
		private NoteStore store;

		@Test
		void theProviderUsesIt() {
			given(this.store.put("mocked")).willReturn(42L);
			given(this.store.get(42)).willReturn("mocked");
			assertThat(TerraformProviderTestTests.this.terraform.apply(note("mocked"))).hasAttribute(NOTE, "id", 42);
			verify(this.store).put("mocked");
		}

	}

	@Nested
	@TestPropertySource(properties = "terraform.test.settings.limit=0")
	class WithAnotherProperty {

		@DynamicPropertySource
		static void endpoint(DynamicPropertyRegistry registry) {
			registry.add("terraform.test.settings.endpoint-url", () -> "http://dynamic");
		}

		@Test
		void theProviderIsConfiguredWithIt() {
			assertThat(TerraformProviderTestTests.this.terraform.apply(note("much"))).failed()
				.hasError("")
				.withDetail("Only 0 notes");
		}

	}

}
