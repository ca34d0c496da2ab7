/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UsageMessageTests {

	private final UsageMessage message = new UsageMessage("petstore", "acme/petstore", "");

	@Test
	void answerWhenRunByHandExplainsOnStandardErrorAndFails() {
		RecordingProcess process = new RecordingProcess(Map.of());
		assertThat(this.message.answer(LaunchMode.of(process), process)).isTrue();
		assertThat(process.output()).isEmpty();
		assertThat(process.error()).isEqualTo(this.message.text());
		assertThat(process.ends).containsExactly("exit 1");
	}

	@Test
	void answerWhenAskedForHelpExplainsOnStandardOutputAndSucceeds() {
		RecordingProcess process = new RecordingProcess(Map.of(), "--help");
		assertThat(this.message.answer(LaunchMode.of(process), process)).isTrue();
		assertThat(process.output()).isEqualTo(this.message.text());
		assertThat(process.error()).isEmpty();
		assertThat(process.ends).containsExactly("exit 0");
	}

	@Test
	void answerWhenThereIsWorkToDoSaysNothing() {
		RecordingProcess plugin = new RecordingProcess(Map.of(MagicCookie.NAME, MagicCookie.VALUE));
		RecordingProcess debug = new RecordingProcess(Map.of(), "--debug");
		assertThat(this.message.answer(LaunchMode.of(plugin), plugin)).isFalse();
		assertThat(this.message.answer(LaunchMode.of(debug), debug)).isFalse();
		assertThat(plugin.output() + plugin.error() + debug.output() + debug.error()).isEmpty();
		assertThat(plugin.ends).isEmpty();
	}

	@Test
	void textLeadsToARunningProvider() {
		assertThat(this.message.text()).startsWith("This is the Terraform provider \"petstore\" (acme/petstore)")
			.contains("terraform-provider-petstore", "exec java -jar", "dev_overrides {", "~/.terraformrc",
					"\"acme/petstore\" = \"/path/to/directory\"", "--debug", "TF_REATTACH_PROVIDERS")
			.endsWith("\n");
	}

	@Test
	void textWhenThereAreCommandsNamesThemInsteadOfLaunchersByHand() {
		String text = new UsageMessage("petstore", "acme/petstore", "  install  puts it there\n").text();
		assertThat(text).startsWith("This is the Terraform provider \"petstore\" (acme/petstore)")
			.contains("\n\n  install  puts it there\n\n", "TF_REATTACH_PROVIDERS")
			.doesNotContain("dev_overrides")
			.endsWith("\n");
	}

}
