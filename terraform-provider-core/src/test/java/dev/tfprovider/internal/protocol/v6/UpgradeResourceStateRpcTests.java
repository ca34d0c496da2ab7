/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UpgradeResourceStateRpc}.
 */
class UpgradeResourceStateRpcTests {

	private final ProviderService provider = new ProviderService(new Acme().runtime(new CurrentSession()),
			new ConnectionSessions());

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					# stored                                                | upgraded
					{"id":1,"name":"a","size":2,"parts":[]}                 | {any=null, created=null, id=1, labels=null, name="a", parts=[], pin=null, size=2}
					{}                                                      | {any=null, created=null, id=null, labels=null, name=null, parts=[], pin=null, size=null}
					{"id":1,"gone":{"x":[1]},"parts":null}                  | {any=null, created=null, id=1, labels=null, name=null, parts=[], pin=null, size=null}
					{"id":1,"parts":[{"name":"p","old":true}]}              | {any=null, created=null, id=1, labels=null, name=null, parts=[{name="p", screws=[]}], pin=null, size=null}
					{"id":1,"parts":[{"screws":[{"length":3}]}]}            | {any=null, created=null, id=1, labels=null, name=null, parts=[{name=null, screws=[{length=3}]}], pin=null, size=null}
					{"id":1,"pin":"became write-only"}                      | {any=null, created=null, id=1, labels=null, name=null, parts=[], pin=null, size=null}
					{"id":1,"labels":{"x":"y"},"any":{"type":"string","value":"v"}} | {any="v", created=null, id=1, labels={x="y"}, name=null, parts=[], pin=null, size=null}
					""")
	void storedStateIsBroughtIntoForm(String stored, String upgraded) {
		Tfplugin6.UpgradeResourceState.Response response = upgrade(stored);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(Values6.read(Acme.codec(), response.getUpgradedState())).hasToString(upgraded);
	}

	@ParameterizedTest
	@ValueSource(strings = { "garbage", "{", "[]", "\"text\"", "{\"id\":{}}", "{\"name\":[\"hidden\"]}", "null" })
	void stateThatDoesNotFitIsAnError(String stored) {
		Tfplugin6.UpgradeResourceState.Response response = upgrade(stored);
		assertThat(response.hasUpgradedState()).isFalse();
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Stored state cannot be read");
			assertThat(diagnostic.getDetail())
				.startsWith("The stored state of this acme_thing (schema version 0) does not fit schema version 0: ")
				.doesNotContain("hidden");
		});
	}

	@Test
	void stateOfTerraform11IsAnError() {
		Tfplugin6.UpgradeResourceState.Response response = this.provider.answer(
				ProviderGrpc.getUpgradeResourceStateMethod(),
				Tfplugin6.UpgradeResourceState.Request.newBuilder()
					.setTypeName("acme_thing")
					.setRawState(Tfplugin6.RawState.newBuilder().putFlatmap("id", "1"))
					.build());
		assertThat(response.getDiagnosticsList()).singleElement()
			.extracting(Tfplugin6.Diagnostic::getDetail)
			.asString()
			.contains("Terraform 0.11 or earlier");
	}

	private Tfplugin6.UpgradeResourceState.Response upgrade(String stored) {
		return this.provider.answer(ProviderGrpc.getUpgradeResourceStateMethod(),
				Tfplugin6.UpgradeResourceState.Request.newBuilder()
					.setTypeName("acme_thing")
					.setVersion(0)
					.setRawState(Tfplugin6.RawState.newBuilder().setJson(ByteString.copyFromUtf8(stored)))
					.build());
	}

}
