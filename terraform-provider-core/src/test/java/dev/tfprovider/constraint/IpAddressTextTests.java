/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.util.HexFormat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link IpAddressText}.
 */
class IpAddressTextTests {

	@ParameterizedTest
	@CsvSource({ "0.0.0.0, 00000000", "255.250.199.9, fffac709", "10.20.100.249, 0a1464f9",
			"::, 00000000000000000000000000000000", "::1, 00000000000000000000000000000001",
			"1::, 00010000000000000000000000000000", "1:2:3:4:5:6:7:8, 00010002000300040005000600070008",
			"a:B::C:d, 000a000b0000000000000000000c000d", "1:2:3:4:5:6:7::, 00010002000300040005000600070000",
			"::2:3:4:5:6:7:8, 00000002000300040005000600070008", "::ffff:10.0.0.255, 00000000000000000000ffff0a0000ff",
			"1:2:3:4:5:6:1.2.3.4, 00010002000300040005000601020304",
			"ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255, ffffffffffffffffffffffffffffffff" })
	void parse(String text, String bytes) {
		assertThat(IpAddressText.parse(text)).isEqualTo(HexFormat.of().parseHex(bytes));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ":", ":::", "1", "1.2.3", "1.2.3.4.5", "256.0.0.0", "1.2.3.300", "01.2.3.4",
			"1.2.3.4:", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4::5:6:7:8", "::1::", "1:2:3:4:5:6:7:1.2.3.4",
			"1.2.3.4::", "1:1.2.3.4:2::", "12345::", "g::", "::%1", " ::", "::1 ", "1:2:3:4:5:6:7:",
			"ffff:ffff:ffff:ffff:ffff:ffff:0255.255.255.255" })
	void parseWhenItIsNoAddressIsNull(String text) {
		assertThat(IpAddressText.parse(text)).isNull();
	}

}
