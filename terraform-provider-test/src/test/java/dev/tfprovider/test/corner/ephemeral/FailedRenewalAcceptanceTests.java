/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A renewal that fails on the real CLI, where it is due by the clock: whoever the host
 * is, practitioners read of it once.
 */
@Tag("thorough")
@TerraformAcceptanceTest
class FailedRenewalAcceptanceTests {

	@Test
	@EnabledOnTerraform(min = "1.11", tofuMin = "1.11")
	void isToldOnce(TerraformCli cli) {
		try (CornerHost host = new CornerHost(EphemeralProvider::definition)) {
			TerraformCli terraform = cli.withInstallation(host.installation());
			terraform.write("main.tf.json", Configuration.of("ephemeral.corner_grant.g", Map.of("holder", "lapsed"))
				.with("corner_vault.a",
						Map.of("name", "slow", "secret", Configuration.expression("ephemeral.corner_grant.g.token")))
				.toJson("corner"));
			Run run = terraform.apply();
			long renewals = host.upstream().journal().stream().filter("renew lapsed 0"::equals).count();
			assertThat(renewals).isPositive();
			boolean shown = terraform.isOpenTofu() || terraform.version().startsWith("Terraform 1.17");
			assertThat(run.diagnostics()).hasSizeBetween(1, (int) renewals).allSatisfy((diagnostic) -> {
				assertThat(diagnostic.summary()).isEqualTo("Not renewed");
				assertThat(diagnostic.severity())
					.isEqualTo(shown ? RunDiagnostic.Severity.ERROR : RunDiagnostic.Severity.WARNING);
			});
		}
	}

}
