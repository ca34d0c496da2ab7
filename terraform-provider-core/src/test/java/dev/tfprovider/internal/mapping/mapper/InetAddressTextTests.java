/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.net.UnknownHostException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class InetAddressTextTests {

	@ParameterizedTest
	@CsvSource({ "192.0.2.1, 192.0.2.1", "0.0.0.0, 0.0.0.0", "255.255.255.255, 255.255.255.255", "::, ::", "::1, ::1",
			"1::, 1::", "2001:db8:0:0:0:0:0:1, 2001:db8::1", "2001:DB8::1, 2001:db8::1",
			"2001:db8:0:1:0:0:0:1, 2001:db8:0:1::1", "2001:0:0:1:0:0:1:1, 2001::1:0:0:1:1",
			"2001:db8:0:1:1:1:1:1, 2001:db8:0:1:1:1:1:1", "1:2:3:4:5:6:7:0, 1:2:3:4:5:6:7:0",
			"::ffff:192.0.2.1, 192.0.2.1", "64:ff9b::192.0.2.33, 64:ff9b::c000:221" })
	void literalsAreParsedAndPrintedInShortForm(String text, String printed) throws UnknownHostException {
		assertThat(InetAddressText.print(InetAddressText.parse(text))).isEqualTo(printed);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "localhost", "example.com", "1.2.3", "1", "256.0.0.1", "1.2.3.4.5", "01.2.3.4",
			"1.2.3.4.", "::g", ":", "1:2", "1::2::3", "fe80::1%eth0", "[::1]", "::1/64", " ::1", "12345::", "a.b:c",
			"192.0.2.1:80" })
	void everythingElseIsRefusedWithoutAskingANameServer(String text) {
		assertThatExceptionOfType(UnknownHostException.class).isThrownBy(() -> InetAddressText.parse(text));
	}

}
