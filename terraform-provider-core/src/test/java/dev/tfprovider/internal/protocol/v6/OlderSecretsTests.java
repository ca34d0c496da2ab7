/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.RawState;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpgradableResource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What was secret, or is today, of states that were stored with another schema.
 */
class OlderSecretsTests {

	private final Served served = new Served(
			ProviderDefinition.builder("acme").resource("vault", Vault.class, new Vaults()).build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"pin":"hunter2","name":"fail"}
			0 | {"door":{"pin":"hunter2"},"name":"fail"}
			0 | {"doors":[{"pin":["hunter2"]}],"name":"fail"}
			1 | {"code":"hunter2","name":"fail"}
			1 | {"pin":"hunter2","name":"fail"}
			""")
	void failureOfAnUpgradeDoesNotShowIt(long version, String stored) {
		Tfplugin6.UpgradeResourceState.Response response = upgrade(version, stored);
		assertThat(response.getDiagnosticsList()).singleElement()
			.extracting(Tfplugin6.Diagnostic::getDetail)
			.asString()
			.contains("cannot open", "***")
			.doesNotContain("hunter2");
	}

	@Test
	void whatIsNoSecretIsShown() {
		assertThat(upgrade(0, "{\"name\":\"fail\",\"door\":\"hunter2\"}").getDiagnostics(0).getDetail())
			.contains("cannot open", "hunter2");
	}

	private Tfplugin6.UpgradeResourceState.Response upgrade(long version, String stored) {
		return this.client.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
			.setTypeName("acme_vault")
			.setVersion(version)
			.setRawState(Served.raw(stored))
			.build());
	}

	record VaultV1(@Nullable String name, @Sensitive @Nullable String code, @Nullable String pin) {

	}

	record Vault(String name, @Sensitive String pin) {

	}

	private static final class Vaults implements ManagedResource<Vault>, UpgradableResource<Vault> {

		@Override
		public StateUpgrades<Vault> stateUpgrades() {
			return StateUpgrades.fromRaw(Vaults::first).then(VaultV1.class, Vaults::second);
		}

		private static VaultV1 first(RawState state) {
			throw new IllegalStateException("cannot open " + state.json());
		}

		private static Vault second(VaultV1 state) {
			throw new IllegalStateException("cannot open " + state);
		}

		@Override
		public Vault create(ResourceData<Vault> data) {
			return data.plan();
		}

		@Override
		public Optional<Vault> read(ResourceData<Vault> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Vault> data) {
		}

	}

}
