/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReattachConfigurationTests {

	private static final String JSON = """
			{"example/foo":{"Protocol":"grpc","ProtocolVersion":6,"Pid":4711,"Test":true,\
			"Addr":{"Network":"tcp","String":"127.0.0.1:40123"}}}""";

	private final ReattachConfiguration configuration = configuration("example/foo");

	@Test
	void jsonIsWhatHostsRead() {
		assertThat(this.configuration.json()).isEqualTo(JSON);
	}

	@Test
	void textHasALineForEachShell() {
		assertThat(this.configuration.text("Provider started.").lines()).contains(
				"\texport TF_REATTACH_PROVIDERS='" + JSON + "'", "\t$env:TF_REATTACH_PROVIDERS='" + JSON + "'",
				"\tset \"TF_REATTACH_PROVIDERS=" + JSON + "\"");
		assertThat(this.configuration.text("Provider started.")).endsWith("Ctrl-C.\n");
	}

	@Test
	void textWhenAddressHoldsAQuoteEscapesItForItsShell() {
		ReattachConfiguration quoted = configuration("it's/foo");
		assertThat(quoted.forPosixShell()).contains("{\"it'\"'\"'s/foo\":");
		assertThat(quoted.forPowerShell()).contains("{\"it''s/foo\":");
	}

	private static ReattachConfiguration configuration(String address) {
		return new ReattachConfiguration(address, new ProtocolVersion(6), 4711, ServerAddress.loopback(40123));
	}

	@Test
	void scriptIsForTheShellThatItsNameTells() {
		assertThat(this.configuration.scriptFor("dev.env")).isEqualTo("export TF_REATTACH_PROVIDERS='" + JSON + "'\n");
		assertThat(this.configuration.scriptFor("DEV.PS1")).startsWith("$env:TF_REATTACH_PROVIDERS='{").endsWith("'\n");
		assertThat(this.configuration.scriptFor("dev.cmd")).isEqualTo(this.configuration.scriptFor("dev.bat"))
			.startsWith("@set \"TF_REATTACH_PROVIDERS={")
			.endsWith("\"\n");
	}

}
