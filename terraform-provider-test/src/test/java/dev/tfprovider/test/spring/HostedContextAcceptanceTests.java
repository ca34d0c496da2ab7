/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Terraform;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.bean.override.mockito.MockitoBean;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.verify;

/**
 * A mock behind the real CLI.
 */
@TerraformProviderAcceptanceTest(application = NotesProvider.class, properties = { "terraform.provider.name=notes",
		"terraform.provider.address=acme/notes", "terraform.test.settings.endpoint-url=http://notes" })
class HostedContextAcceptanceTests {

	private static final String NOTE = "notes_note.a";

	@MockitoBean
	private NoteStore store;

	@Test
	void realCliReachesTheMock(Terraform terraform) {
		given(this.store.put("mocked")).willReturn(42L);
		given(this.store.get(42)).willReturn("mocked");
		assertThat(terraform.apply(note())).plans(NOTE, Action.CREATE).hasAttribute(NOTE, "id", 42);
		verify(this.store).put("mocked");
	}

	@Test
	void eachTestHasAnEmptyState(Terraform terraform, TerraformCli cli) {
		assertThat(terraform.plan(note())).plans(NOTE, Action.CREATE);
		assertThat(cli.directory()).isDirectoryContaining("glob:**main.tf.json");
	}

	private static Configuration note() {
		return Configuration.of(NOTE, Map.of("text", "mocked"));
	}

}
