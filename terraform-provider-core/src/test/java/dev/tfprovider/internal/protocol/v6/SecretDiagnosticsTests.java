/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Optional;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * No diagnostic shows what is secret, whoever wrote it.
 */
class SecretDiagnosticsTests {

	private static final String TYPE = "acme_account";

	private static final String ACCOUNT = "{\"name\":\"anna\",\"password\":\"hun ter2\",\"token\":null}";

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.resource("account", Account.class, new Code())
		.dataSource("lookup", Lookup.class, SecretDiagnosticsTests::lookup)
		.build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void failureThatNamesASensitiveValueIsMasked() {
		Tfplugin6.ReadResource.Response response = this.client.readResource(Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName(TYPE)
			.setCurrentState(this.served.value(TYPE, ACCOUNT))
			.build());
		assertThat(response.getDiagnosticsList()).singleElement()
			.extracting(Tfplugin6.Diagnostic::getDetail)
			.asString()
			.contains("GET https://acme.test/anna?password=***: {\"password\":\"***\"}")
			.doesNotContain("ter2");
		assertThat(this.served.text(TYPE, response.getNewState())).contains("password=\"hun ter2\"");
	}

	@Test
	void warningThatNamesAValueTheProviderMadeIsMasked() {
		Tfplugin6.ApplyResourceChange.Response response = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName(TYPE)
				.setPlannedState(this.served.plannedValue(TYPE, ACCOUNT, "token"))
				.setConfig(this.served.value(TYPE, ACCOUNT))
				.build());
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Made ***");
			assertThat(diagnostic.getDetail()).isEqualTo("For anna, whose password is ***.");
		});
	}

	@Test
	void settingsAreMaskedInLaterCalls() {
		assertThat(lookup()).contains("api-key-1");
		assertThat(configure("api-key-1")).isEmpty();
		assertThat(lookup()).contains("no *** here").doesNotContain("api-key-1");
		assertThat(configure("api-key-2")).isEmpty();
		assertThat(lookup()).contains("no api-key-1 here");
	}

	private List<Tfplugin6.Diagnostic> configure(String key) {
		return this.client
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
				.setConfig(this.served.settings("{\"key\":\"" + key + "\"}"))
				.build())
			.getDiagnosticsList();
	}

	private String lookup() {
		return this.client
			.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
				.setTypeName("acme_lookup")
				.setConfig(Tfplugin6.DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8("{\"name\":\"anna\"}")))
				.build())
			.getDiagnosticsList()
			.toString();
	}

	private static Lookup lookup(DataSourceData<Lookup> data) {
		throw new IllegalStateException("no api-key-1 here");
	}

	record Settings(@Sensitive String key) {

	}

	record Lookup(String name) {

	}

	record Account(String name, @Sensitive String password, @Computed @Sensitive @Nullable String token) {

	}

	private static final class Code implements ManagedResource<Account> {

		@Override
		public Account create(ResourceData<Account> data) {
			Account account = data.plan();
			data.diagnostics()
				.warning("Made token-99", "For " + account.name() + ", whose password is " + account.password() + ".");
			return new Account(account.name(), account.password(), "token-99");
		}

		@Override
		public Optional<Account> read(ResourceData<Account> data) {
			throw new IllegalStateException(
					"GET https://acme.test/anna?password=hun%20ter2: {\"password\":\"hun ter2\"}");
		}

		@Override
		public void delete(ResourceData<Account> data) {
		}

	}

}
