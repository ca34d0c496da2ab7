/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HostPropertiesTests {

	@Test
	void ofWhenHostSaysNothingGivesNone() {
		assertThat(HostProperties.of(new RecordingProcess(Map.of()))).isEqualTo(HostProperties.none());
		assertThat(HostProperties.none().protocolVersions()).isEmpty();
		assertThat(HostProperties.none().clientCertificate()).isNull();
		assertThat(HostProperties.none().multiplex()).isFalse();
	}

	@Test
	void ofReadsWhatTheHostSays() {
		HostProperties offer = HostProperties.of(new RecordingProcess(Map.of("PLUGIN_PROTOCOL_VERSIONS", "6,5",
				"PLUGIN_CLIENT_CERT", "-----BEGIN", "PLUGIN_MULTIPLEX_GRPC", "true")));
		assertThat(offer.protocolVersions()).containsExactlyInAnyOrder(5, 6);
		assertThat(offer.clientCertificate()).isEqualTo("-----BEGIN");
		assertThat(offer.multiplex()).isTrue();
	}

	@Test
	void ofWhenVariablesAreEmptyTakesThemAsUnset() {
		assertThat(HostProperties.of(new RecordingProcess(
				Map.of("PLUGIN_PROTOCOL_VERSIONS", "", "PLUGIN_CLIENT_CERT", "", "PLUGIN_MULTIPLEX_GRPC", ""))))
			.isEqualTo(HostProperties.none());
	}

	@Test
	void ofWhenVersionsAreNoNumbersLeavesThemOut() {
		HostProperties offer = HostProperties
			.of(new RecordingProcess(Map.of("PLUGIN_PROTOCOL_VERSIONS", " 5 ,six,,-1,99999999999,5,7")));
		assertThat(offer.protocolVersions()).containsExactlyInAnyOrder(5, 7);
	}

}
