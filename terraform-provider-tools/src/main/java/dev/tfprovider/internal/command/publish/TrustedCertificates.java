/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Map;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

import dev.tfprovider.internal.command.line.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Trusts what Java trusts, and the certificates that the CLIs are told to trust.
 */
final class TrustedCertificates {

	static final String VARIABLE = "SSL_CERT_FILE";

	private TrustedCertificates() {
	}

	static SSLContext context(Map<String, String> environment) throws IOException {
		try {
			SSLContext context = SSLContext.getInstance("TLS");
			String file = environment.getOrDefault(VARIABLE, "");
			context.init(null, file.isBlank() ? null : managers(Path.of(file)), null);
			return context;
		}
		catch (GeneralSecurityException ex) {
			throw Refusal.of("The certificates in %s, which %s names, cannot be read: %s.", environment.get(VARIABLE),
					VARIABLE, ex.getMessage());
		}
	}

	private static TrustManager[] managers(Path file) throws GeneralSecurityException, IOException {
		KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
		store.load(null, null);
		int count = 0;
		for (X509Certificate certificate : manager(null).getAcceptedIssuers()) {
			store.setCertificateEntry("own-" + count++, certificate);
		}
		try (InputStream content = new BufferedInputStream(Files.newInputStream(file))) {
			for (Certificate certificate : CertificateFactory.getInstance("X.509").generateCertificates(content)) {
				store.setCertificateEntry("added-" + count++, certificate);
			}
		}
		return new TrustManager[] { manager(store) };
	}

	private static X509TrustManager manager(@Nullable KeyStore store) throws GeneralSecurityException {
		TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
		factory.init(store);
		for (TrustManager manager : factory.getTrustManagers()) {
			if (manager instanceof X509TrustManager x509) {
				return x509;
			}
		}
		throw new GeneralSecurityException("no X.509");
	}

}
