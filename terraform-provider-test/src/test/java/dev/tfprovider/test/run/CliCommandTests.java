/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.CliCommand;
import dev.tfprovider.test.internal.CliCommand.Output;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CliCommandTests {

	@Test
	void ofWhenCommandMayAskIsCompleted() {
		assertThat(CliCommand.of(List.of("apply", "-target=a.b"))).isEqualTo(new CliCommand(
				List.of("apply", "-json", "-input=false", "-auto-approve", "-target=a.b"), Output.EVENTS));
		assertThat(CliCommand.of(List.of("plan", "-json")))
			.isEqualTo(new CliCommand(List.of("plan", "-json", "-input=false"), Output.EVENTS));
		assertThat(CliCommand.of(List.of("validate")))
			.isEqualTo(new CliCommand(List.of("validate", "-json"), Output.DOCUMENT));
		assertThat(CliCommand.of(List.of("init")))
			.isEqualTo(new CliCommand(List.of("init", "-input=false"), Output.TEXT));
		assertThat(CliCommand.of(List.of("state", "rm", "a.b")))
			.isEqualTo(new CliCommand(List.of("state", "rm", "a.b"), Output.TEXT));
	}

	@Test
	void argumentsAreDroppedWhereTheyDoNotBelong() {
		CliOptions options = new CliOptions(ProviderInstallation.builtInOnly())
			.withArguments(List.of("-parallelism=5", "-target=a.b"))
			.withArguments(List.of("-replace=a.b", "-refresh=false"));
		assertThat(options.savedPlanArguments()).containsExactly("-parallelism=5");
		assertThat(options.followUpArguments()).containsExactly("-parallelism=5", "-target=a.b", "-refresh=false");
	}

	@Test
	void variablesAreTextOrExpressions() {
		CliOptions options = new CliOptions(ProviderInstallation.builtInOnly()).withVariable("a", "${x}")
			.withVariable("b", 1.5)
			.withVariable("c", Arrays.asList("${x}", null, true))
			.withVariable("d", Map.of("k", "%{if}"))
			.withVariable("e", null);
		assertThat(options.environment()).isEqualTo(Map.of("TF_VAR_a", "${x}", "TF_VAR_b", "1.5", "TF_VAR_c",
				"[\"$${x}\",null,true]", "TF_VAR_d", "{\"k\":\"%%{if}\"}", "TF_VAR_e", "null"));
	}

}
