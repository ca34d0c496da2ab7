/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;

import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.TestHost;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

class PinnedCertificateTests {

	private final X509Certificate host = HostIdentity.create(HostIdentity.Kind.P256).certificate();

	private final PinnedCertificate trust = new PinnedCertificate(this.host);

	@Test
	void checkClientTrustedWhenBytesAreTheSamePasses() {
		assertThatNoException().isThrownBy(() -> this.trust.checkClientTrusted(chain(this.host), "UNKNOWN"));
	}

	@Test
	void checkClientTrustedWhenNamesAreTheSameButBytesAreNotFails() {
		X509Certificate other = HostIdentity.create(HostIdentity.Kind.P256).certificate();
		assertThat(other.getSubjectX500Principal()).isEqualTo(this.host.getSubjectX500Principal());
		assertThatExceptionOfType(CertificateException.class)
			.isThrownBy(() -> this.trust.checkClientTrusted(chain(other), "UNKNOWN"))
			.withMessage("The client is not the host that launched this provider");
	}

	@Test
	void checkClientTrustedWhenItsHostComesSecondInTheChainFails() {
		X509Certificate other = HostIdentity.create(HostIdentity.Kind.P256).certificate();
		assertThatExceptionOfType(CertificateException.class)
			.isThrownBy(() -> this.trust.checkClientTrusted(chain(other, this.host), "UNKNOWN"));
	}

	@Test
	void checkClientTrustedWhenNotYetValidFails() {
		X509Certificate future = TestHost
			.identity(HostIdentity.Kind.P256, Instant.now().plus(Duration.ofDays(1)), Duration.ofDays(1))
			.certificate();
		assertThatExceptionOfType(CertificateException.class)
			.isThrownBy(() -> new PinnedCertificate(future).checkClientTrusted(chain(future), "UNKNOWN"));
	}

	@Test
	void checkServerTrustedAlwaysFails() {
		assertThatExceptionOfType(CertificateException.class)
			.isThrownBy(() -> this.trust.checkServerTrusted(chain(this.host), "UNKNOWN"))
			.withMessage("A provider connects to no server");
	}

	@Test
	void acceptedIssuersNameTheHost() {
		assertThat(this.trust.getAcceptedIssuers()).containsExactly(this.host);
	}

	private static X509Certificate[] chain(X509Certificate... certificates) {
		return certificates;
	}

}
