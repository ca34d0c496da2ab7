/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Ephemeral resources in memory, as far as the real CLI takes too long.
 */
class EphemeralInMemoryTests {

	private static final Configuration CONFIGURATION = Configuration
		.of("ephemeral.corner_grant.g", Map.of("holder", "anna"))
		.with("corner_vault.a",
				Map.of("name", "a", "secret", Configuration.expression("ephemeral.corner_grant.g.token")));

	private final CornerUpstream upstream = new CornerUpstream();

	@Test
	void openedRenewedAndClosedInPlanAndApply() {
		try (InMemoryTerraform terraform = terraform()) {
			TerraformRun run = terraform.renewEphemeralResources(2).apply(CONFIGURATION);
			assertThat(run).succeeded()
				.calls("ValidateEphemeralResourceConfig", 3)
				.calls("OpenEphemeralResource", 2)
				.calls("RenewEphemeralResource", 4)
				.calls("CloseEphemeralResource", 2);
		}
		assertThat(this.upstream.journal()).containsExactly("open anna", "renew anna 0", "renew anna 1", "close anna 2",
				"open anna", "create a with token-of-ANNA", "renew anna 0", "renew anna 1", "close anna 2",
				// the plan that has to be empty after an apply
				"open anna", "renew anna 0", "renew anna 1", "close anna 2");
	}

	@Test
	void openTofuClosesWithTheLatestPrivateData() {
		try (InMemoryTerraform terraform = terraform()) {
			TerraformRun run = terraform.behaveAs(TerraformHost.OPENTOFU_1_12)
				.renewEphemeralResources(1)
				.plan(CONFIGURATION);
			assertThat(run).succeeded().calls("RenewEphemeralResource", 1).calls("CloseEphemeralResource", 1);
		}
		assertThat(this.upstream.journal()).containsExactly("open anna", "renew anna 0", "close anna 1");
	}

	@Test
	void validateOpensNothing() {
		try (InMemoryTerraform terraform = terraform()) {
			assertThat(terraform.validate(CONFIGURATION)).succeeded()
				.calls("ValidateEphemeralResourceConfig", 1)
				.calls("OpenEphemeralResource", 0);
		}
		assertThat(this.upstream.journal()).isEmpty();
	}

	@Test
	void configurationIsWrittenForTheCli() {
		assertThat(CONFIGURATION.toJson("corner")).contains("\"ephemeral\"", "\"corner_grant\"");
		assertThat(Configuration.json(CONFIGURATION.toJson("corner")).toJson("corner"))
			.isEqualTo(CONFIGURATION.toJson("corner"));
	}

	private InMemoryTerraform terraform() {
		return InMemoryTerraform.of(EphemeralProvider.definition(this.upstream));
	}

}
