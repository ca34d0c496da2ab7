/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

import org.jspecify.annotations.Nullable;

/**
 * Loads certificate authorities from PEM files.
 *
 * @param trust who judges by them; {@code null} if there are none
 * @param problems what could not be read
 */
record TrustedAuthorities(@Nullable X509ExtendedTrustManager trust, List<String> problems) {

	static X509ExtendedTrustManager ofJdk() {
		return trustManager(null);
	}

	static TrustedAuthorities of(CertificateFiles files) {
		List<String> problems = new ArrayList<>();
		Set<Certificate> certificates = files.read(problems);
		return new TrustedAuthorities(certificates.isEmpty() ? null : trustManager(keyStore(certificates)), problems);
	}

	/**
	 * Tell whether these authorities accept what was refused before.
	 */
	boolean vouch(AppendingTrustManager.Check check, CertificateException refusal) {
		if (this.trust == null) {
			return false;
		}
		try {
			check.by(this.trust);
			return true;
		}
		catch (CertificateException ex) {
			refusal.addSuppressed(ex);
			return false;
		}
	}

	CertificateException explain(CertificateException refusal) {
		return this.problems.isEmpty() ? refusal : new CertificateException(
				refusal.getMessage() + " (" + String.join("; ", this.problems) + ")", refusal);
	}

	private static KeyStore keyStore(Set<Certificate> certificates) {
		try {
			KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
			store.load(null, null);
			int number = 0;
			for (Certificate certificate : certificates) {
				store.setCertificateEntry("authority-" + number++, certificate);
			}
			return store;
		}
		catch (GeneralSecurityException | IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static X509ExtendedTrustManager trustManager(@Nullable KeyStore store) {
		try {
			TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
			factory.init(store);
			return Arrays.stream(factory.getTrustManagers())
				.filter(X509ExtendedTrustManager.class::isInstance)
				.map(X509ExtendedTrustManager.class::cast)
				.findFirst()
				.orElseThrow();
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
