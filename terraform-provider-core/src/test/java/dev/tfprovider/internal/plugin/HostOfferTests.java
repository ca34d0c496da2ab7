/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HostOfferTests {

	@Test
	void ofWhenHostSaysNothingGivesNone() {
		assertThat(HostOffer.of(new RecordingLaunch(Map.of()))).isEqualTo(HostOffer.none());
		assertThat(HostOffer.none().protocolVersions()).isEmpty();
		assertThat(HostOffer.none().clientCertificate()).isNull();
		assertThat(HostOffer.none().multiplex()).isFalse();
	}

	@Test
	void ofReadsWhatTheHostSays() {
		HostOffer offer = HostOffer.of(new RecordingLaunch(Map.of("PLUGIN_PROTOCOL_VERSIONS", "6,5",
				"PLUGIN_CLIENT_CERT", "-----BEGIN", "PLUGIN_MULTIPLEX_GRPC", "true")));
		assertThat(offer.protocolVersions()).containsExactlyInAnyOrder(5, 6);
		assertThat(offer.clientCertificate()).isEqualTo("-----BEGIN");
		assertThat(offer.multiplex()).isTrue();
	}

	@Test
	void ofWhenVariablesAreEmptyTakesThemAsUnset() {
		assertThat(HostOffer.of(new RecordingLaunch(
				Map.of("PLUGIN_PROTOCOL_VERSIONS", "", "PLUGIN_CLIENT_CERT", "", "PLUGIN_MULTIPLEX_GRPC", ""))))
			.isEqualTo(HostOffer.none());
	}

	@Test
	void ofWhenVersionsAreNoNumbersLeavesThemOut() {
		HostOffer offer = HostOffer
			.of(new RecordingLaunch(Map.of("PLUGIN_PROTOCOL_VERSIONS", " 5 ,six,,-1,99999999999,5,7")));
		assertThat(offer.protocolVersions()).containsExactlyInAnyOrder(5, 7);
	}

}
