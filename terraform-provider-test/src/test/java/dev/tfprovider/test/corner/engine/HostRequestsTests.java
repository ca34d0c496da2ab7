/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.run.EngineRun;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * What each host tells a provider about itself, and how often it asks for schemas.
 */
class HostRequestsTests {

	private static final Configuration CARD = Configuration.of("local_card.a", Map.of("name", "one"));

	private final TellingProvider provider = new TellingProvider();

	@ParameterizedTest
	@CsvSource({ "TERRAFORM_1_5, 1.5.7, false, false, false", "TERRAFORM_1_8, 1.8.5, false, false, false",
			"TERRAFORM_1_11, 1.11.4, true, true, false", "TERRAFORM_1_12, 1.12.2, true, true, true",
			"TERRAFORM_1_14, 1.14.9, true, true, true", "TERRAFORM_1_15, 1.15.9, true, true, true",
			"TERRAFORM_1_16, 1.16.0, true, true, true", "OPENTOFU_1_8, 1.8.11, false, false, false",
			"OPENTOFU_1_10, 1.10.10, false, false, false", "OPENTOFU_1_12, 1.13.0, true, true, true" })
	void hostTellsVersionAndCapabilities(TerraformHost host, String version, boolean capable, boolean writeOnly,
			boolean identities) {
		try (InMemoryTerraform terraform = InMemoryTerraform.of(this.provider)) {
			EngineRun run = terraform.behaveAs(host).apply(CARD);
			assertThat(run).succeeded();
			assertThat(run.calls().contains("GetResourceIdentitySchemas")).isEqualTo(identities);
		}
		assertThat(this.provider.configured).isNotEmpty().allSatisfy((request) -> {
			assertThat(request.getTerraformVersion()).isEqualTo(version);
			assertThat(request.hasClientCapabilities()).isEqualTo(capable);
			assertThat(request.getClientCapabilities().getWriteOnlyAttributesAllowed()).isEqualTo(writeOnly);
			assertThat(request.getClientCapabilities().getDeferralAllowed()).isFalse();
			assertThat(request.getClientCapabilities().getStorePlannedPrivate())
				.isEqualTo(host == TerraformHost.TERRAFORM_1_16);
		});
	}

	@ParameterizedTest
	@CsvSource({ "TERRAFORM_1_5, true, 3", "TERRAFORM_1_5, false, 3", "TERRAFORM_1_8, true, 1",
			"TERRAFORM_1_15, true, 1", "TERRAFORM_1_15, false, 3", "OPENTOFU_1_8, true, 1", "OPENTOFU_1_12, false, 3" })
	void hostAsksEachProcessForTheSchemaUnlessItMayKeepIt(TerraformHost host, boolean optional, int times) {
		this.provider.schemaOptional = optional;
		try (InMemoryTerraform terraform = InMemoryTerraform.of(this.provider)) {
			assertThat(terraform.behaveAs(host).plan(CARD).calls().stream().filter("GetProviderSchema"::equals))
				.hasSize(times);
		}
	}

	@Test
	void releaseMayBeAnyThatIsNamed() {
		try (InMemoryTerraform terraform = InMemoryTerraform.of(this.provider)) {
			assertThat(terraform.behaveAs("OpenTofu 1.11.3").plan(CARD)).succeeded();
			assertThat(terraform.behaveAs("Terraform 1.17.0-dev").plan(CARD)).succeeded();
			assertThat(terraform.terraformVersion("1.6.0").plan(CARD)).succeeded();
			assertThatIllegalArgumentException().isThrownBy(() -> terraform.behaveAs("Pulumi 3.0.0"))
				.withMessage("'Pulumi 3.0.0' is not a release like Terraform 1.15.9 or OpenTofu 1.12.6");
			assertThatIllegalArgumentException().isThrownBy(() -> terraform.terraformVersion("1.6"))
				.withMessage("'1.6' is not a version like 1.12.2");
		}
		assertThat(this.provider.configured).extracting(Tfplugin6.ConfigureProvider.Request::getTerraformVersion)
			.containsExactly("1.11.3", "1.17.0-dev", "1.6.0");
	}

	@Test
	void deferralIsForHostsThatKnowIt() {
		try (InMemoryTerraform terraform = InMemoryTerraform.of(this.provider)) {
			assertThatIllegalArgumentException()
				.isThrownBy(() -> terraform.behaveAs(TerraformHost.OPENTOFU_1_12).allowDeferral())
				.withMessage("OpenTofu 1.12.6 knows no deferred changes; only Terraform 1.9 and newer versions do");
			assertThatIllegalArgumentException()
				.isThrownBy(() -> terraform.allowDeferral().behaveAs(TerraformHost.TERRAFORM_1_8));
			terraform.behaveAs(TerraformHost.TERRAFORM_1_11).allowDeferral().plan(CARD);
		}
		assertThat(this.provider.configured).singleElement()
			.satisfies((request) -> assertThat(request.getClientCapabilities().getDeferralAllowed()).isTrue());
	}

	/**
	 * Keeps what it is told.
	 */
	private static final class TellingProvider extends CardProvider {

		private final List<Tfplugin6.ConfigureProvider.Request> configured = new ArrayList<>();

		TellingProvider() {
			super("local_card");
		}

		@Override
		public void configureProvider(Tfplugin6.ConfigureProvider.Request request,
				StreamObserver<Tfplugin6.ConfigureProvider.Response> answer) {
			this.configured.add(request);
			super.configureProvider(request, answer);
		}

	}

}
