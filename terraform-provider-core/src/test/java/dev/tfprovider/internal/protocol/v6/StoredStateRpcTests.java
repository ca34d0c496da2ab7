/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Stored states of earlier versions and of other types, and configurations made of
 * states.
 */
class StoredStateRpcTests {

	private static final String TYPE = "acme_lamp";

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.resource("lamp", Lamp.class, new Lamp.Code())
		.resource("badge", Badge.class, new Badge.Code())
		.build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					1 | {"name":"a","gone":[1]}           | {bulbs=[], id=null, name="a", old=null, pin=null, serial=null, watts=1}
					2 | {"name":"a","watts":"7"}          | {bulbs=[], id=null, name="a", old=null, pin=null, serial=null, watts=7}
					2 | {"name":"a"}                      | {bulbs=[], id=null, name="a", old=null, pin=null, serial=null, watts=0}
					3 | {"id":"5","pin":"x","bulbs":null} | {bulbs=[], id=5, name=null, old=null, pin=null, serial=null, watts=null}
					""")
	void stateIsUpgraded(long version, String stored, String upgraded) {
		Tfplugin6.UpgradeResourceState.Response response = upgrade(version, stored);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getUpgradedState())).isEqualTo(upgraded);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					0 | {"name":"a"}            | State of an unsupported version | upgrades from version 1 only
					1 | {"name":"null"}         | Provider returned nothing       | from schema version 1 returned null
					2 | {"name":"a","watts":11} | Could not upgrade the stored acme_lamp from schema version 2 to 3 | too bright
					1 | {"name":"a long, long name"} | Could not upgrade the stored acme_lamp from schema version 2 to 3 | too bright
					1 | {"name":{}}             | Stored state cannot be read     | (schema version 1) does not fit schema version 3
					2 | null                    | Stored state cannot be read     | it is null
					4 | {"id":1}                | Resource instance managed by newer provider version | knows versions up to 3
					""")
	void stateThatCannotBeUpgradedIsAnError(long version, String stored, String summary, String detail) {
		Tfplugin6.UpgradeResourceState.Response response = upgrade(version, stored);
		assertThat(response.hasUpgradedState()).isFalse();
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo(summary);
			assertThat(diagnostic.getDetail()).contains(detail);
		});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			acme_candle | 0 | {"wax":"bee"}  | candle of bee
			acme_candle | 9 | {"wax":"bee"}  | candle of bee
			other_light | 2 | {"name":"x"}   | raw x
			other_light | 2 | {}             | raw null
			""")
	void objectOfAnotherTypeIsTakenOver(String source, long version, String state, String name) {
		Tfplugin6.MoveResourceState.Response response = move(TYPE, source, version, state);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getTargetState()))
			.isEqualTo("{bulbs=[], id=5, name=\"" + name + "\", old=null, pin=null, serial=1, watts=1}");
		assertThat(this.served.text(TYPE, response.getTargetIdentity())).isEqualTo("{id=5}");
		assertThat(response.getTargetPrivate().isEmpty()).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			acme_lamp  | acme_candle   | 0 | {"wax":[]}    | Stored state cannot be read
			acme_lamp  | acme_candle   | 0 | []            | Stored state cannot be read
			acme_lamp  | acme_candle   | 0 | garbage       | Stored state cannot be read
			acme_lamp  | acme_candle   | 0 | ''            | Stored state cannot be read
			acme_lamp  | other_light   | 1 | {}            | Could not move other_light to acme_lamp
			acme_lamp  | other_nothing | 1 | {}            | Provider returned nothing
			acme_lamp  | other_thing   | 0 | {}            | Move not supported
			acme_badge | acme_candle   | 0 | {"wax":"bee"} | Move not supported
			""")
	void objectThatCannotBeTakenOverIsAnError(String target, String source, long version, String state,
			String summary) {
		Tfplugin6.MoveResourceState.Response response = move(target, source, version, state);
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR " + summary);
		assertThat(response.hasTargetState()).isFalse();
		assertThat(response.hasTargetIdentity()).isFalse();
	}

	@Test
	void moveThatNothingIsMadeForSaysSo() {
		assertThat(move("acme_badge", "acme_candle", 0, "{}").getDiagnostics(0).getDetail())
			.isEqualTo("acme_badge cannot take over an object of acme_candle (provider "
					+ "registry.terraform.io/acme/acme, schema version 0). It does not take over objects of any other "
					+ "type.");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{"id":1,"name":"a","watts":60,"old":"x","serial":2,"bulbs":[{"color":"red","hours":3}]} | {bulbs=[{color="red", hours=null, secret=null}], id=null, name="a", old="x", pin=null, serial=null, watts=60}
					{"id":1,"name":"","watts":40,"bulbs":[]}  | {bulbs=[], id=null, name="", old=null, pin=null, serial=null, watts=null}
					""")
	void configurationIsMadeOfAState(String state, String config) {
		Tfplugin6.GenerateResourceConfig.Response response = this.client
			.generateResourceConfig(Tfplugin6.GenerateResourceConfig.Request.newBuilder()
				.setTypeName(TYPE)
				.setState(this.served.value(TYPE, state))
				.build());
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getConfig())).isEqualTo(config);
	}

	private Tfplugin6.UpgradeResourceState.Response upgrade(long version, String stored) {
		return this.client.upgradeResourceState(Tfplugin6.UpgradeResourceState.Request.newBuilder()
			.setTypeName(TYPE)
			.setVersion(version)
			.setRawState(Served.raw(stored))
			.build());
	}

	private Tfplugin6.MoveResourceState.Response move(String target, String source, long version, String state) {
		return this.client.moveResourceState(Tfplugin6.MoveResourceState.Request.newBuilder()
			.setTargetTypeName(target)
			.setSourceProviderAddress("registry.terraform.io/acme/acme")
			.setSourceTypeName(source)
			.setSourceSchemaVersion(version)
			.setSourceState(Served.raw(state))
			.build());
	}

}
