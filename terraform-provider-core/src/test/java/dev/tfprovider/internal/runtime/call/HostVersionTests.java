/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link HostVersion}.
 */
class HostVersionTests {

	@ParameterizedTest
	@CsvSource(textBlock = """
			1.15.9,                1, 15, false, false
			1.16.0-rc2,            1, 16, false, true
			v1.17.0,               1, 17, true,  true
			1.17.0-alpha20260812,  1, 17, true,  true
			2.0,                   2, 0,  true,  true
			'',                    0, 0,  false, false
			nonsense,              0, 0,  false, false
			1,                     0, 0,  false, false
			99999999999.1.0,       0, 0,  false, false
			""")
	void isReadFromWhatTheHostSays(String text, int major, int minor, boolean renewals, boolean actions) {
		HostVersion version = HostVersion.parse(text);
		assertThat(version).isEqualTo(new HostVersion(major, minor));
		assertThat(version.showsFailedRenewals()).isEqualTo(renewals);
		assertThat(version.forgetsWarningsOfActions()).isEqualTo(actions);
	}

}
