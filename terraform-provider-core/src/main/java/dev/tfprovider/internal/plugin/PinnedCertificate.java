/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Arrays;

import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Trusts exactly one client certificate, as long as it is valid.
 * <p>
 * That is all the trust there is between a host and the provider it launched. A
 * certification path would say no more and costs cold code at start-up.
 */
final class PinnedCertificate extends X509ExtendedTrustManager {

	private final X509Certificate pinned;

	PinnedCertificate(X509Certificate pinned) {
		this.pinned = pinned;
	}

	static PinnedCertificate of(String pem) {
		try {
			return new PinnedCertificate((X509Certificate) CertificateFactory.getInstance("X.509")
				.generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII))));
		}
		catch (CertificateException ex) {
			throw new IllegalArgumentException(
					"'%s' is no PEM certificate".formatted(HostProperties.CLIENT_CERTIFICATE), ex);
		}
	}

	private void check(X509Certificate[] chain) throws CertificateException {
		if (!Arrays.equals(this.pinned.getEncoded(), chain[0].getEncoded())) {
			throw new CertificateException("The client is not the host that launched this provider");
		}
		this.pinned.checkValidity();
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
		check(chain);
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
			throws CertificateException {
		check(chain);
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
			throws CertificateException {
		check(chain);
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
		throw new CertificateException("A provider connects to no server");
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
			throws CertificateException {
		checkServerTrusted(chain, authType);
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
			throws CertificateException {
		checkServerTrusted(chain, authType);
	}

	/**
	 * Return whom the server asks for a certificate: hosts send theirs only if they find
	 * its issuer here.
	 */
	@Override
	public X509Certificate[] getAcceptedIssuers() {
		return new X509Certificate[] { this.pinned };
	}

}
