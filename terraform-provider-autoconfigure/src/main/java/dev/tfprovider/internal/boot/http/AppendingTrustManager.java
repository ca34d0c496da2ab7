/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.function.Supplier;

import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

import org.springframework.util.function.SingletonSupplier;

/**
 * Trusts the certificate authorities of the JDK and, where they do not, further ones.
 * Either is loaded only when a certificate has to be checked, the further ones only after
 * the JDK has rejected it. Each of the two makes all checks, the host name among them.
 */
class AppendingTrustManager extends X509ExtendedTrustManager {

	private final Supplier<X509ExtendedTrustManager> first = SingletonSupplier.of(TrustedAuthorities::ofJdk);

	private final Supplier<TrustedAuthorities> further;

	AppendingTrustManager(CertificateFiles files) {
		this.further = SingletonSupplier.of(() -> TrustedAuthorities.of(files));
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
		check((trust) -> trust.checkServerTrusted(chain, authType));
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
			throws CertificateException {
		check((trust) -> trust.checkServerTrusted(chain, authType, socket));
	}

	@Override
	public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
			throws CertificateException {
		check((trust) -> trust.checkServerTrusted(chain, authType, engine));
	}

	private void check(Check check) throws CertificateException {
		try {
			check.by(this.first.get());
		}
		catch (CertificateException ex) {
			TrustedAuthorities authorities = this.further.get();
			if (!authorities.vouch(check, ex)) {
				throw authorities.explain(ex);
			}
		}
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
		this.first.get().checkClientTrusted(chain, authType);
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
			throws CertificateException {
		this.first.get().checkClientTrusted(chain, authType, socket);
	}

	@Override
	public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
			throws CertificateException {
		this.first.get().checkClientTrusted(chain, authType, engine);
	}

	@Override
	public X509Certificate[] getAcceptedIssuers() {
		return this.first.get().getAcceptedIssuers();
	}

	/**
	 * A judgement on one certificate chain.
	 */
	interface Check {

		void by(X509ExtendedTrustManager trust) throws CertificateException;

	}

}
