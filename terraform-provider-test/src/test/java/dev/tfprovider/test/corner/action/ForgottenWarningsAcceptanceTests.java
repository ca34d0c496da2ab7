/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.List;

import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Warnings of an action on real CLIs that forget them: practitioners read them all the
 * same.
 */
@Tag("thorough")
@TerraformAcceptanceTest
@EnabledOnTerraform(min = "1.16", tofuMin = EnabledOnTerraform.NEVER)
class ForgottenWarningsAcceptanceTests extends ActionConfigurations {

	@Test
	void warningsOfTriggeredActionsAreProgress(TerraformCli cli) {
		try (CornerHost host = new CornerHost(ActionProvider::definition)) {
			TerraformCli terraform = cli.withInstallation(host.installation());
			terraform.write("main.tf.json",
					bowl("red", List.of("after_create"), FEED).with(FEED, feed("picky")).toJson("corner"));
			Run run = terraform.apply();
			assertThat(run).succeeded()
				.hasProgress(FEED, "Portion 1 for picky", "Warning: Leftovers: Picky did not eat all.");
			assertThat(run.diagnostics()).as("if the host shows it by itself, it need not be progress")
				.noneMatch((diagnostic) -> diagnostic.summary().equals("Leftovers"));
		}
	}

}
