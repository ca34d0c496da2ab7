/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Date;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.openssl.jcajce.JcaPEMWriter;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * A certificate authority nobody knows, and real servers with its certificates.
 */
class TestAuthority {

	private final X500Name name;

	private final KeyPair keys = newKeys();

	private final X509Certificate certificate;

	TestAuthority(String name) {
		this.name = new X500Name("CN=" + name);
		this.certificate = sign(this.name, this.keys, true, "ca.test");
	}

	X509Certificate certificate() {
		return this.certificate;
	}

	Path write(Path file) throws IOException {
		StringWriter text = new StringWriter();
		try (JcaPEMWriter pem = new JcaPEMWriter(text)) {
			pem.writeObject(this.certificate);
		}
		return Files.writeString(file, text.toString(), StandardCharsets.US_ASCII);
	}

	/**
	 * Start a server that answers every request with its path and the names of headers
	 * that must not reach it.
	 */
	HttpsServer serve(String host) {
		try {
			KeyPair serverKeys = newKeys();
			X509Certificate server = sign(new X500Name("CN=" + host), serverKeys, false, host);
			KeyStore store = KeyStore.getInstance("PKCS12");
			store.load(null, null);
			store.setKeyEntry("server", serverKeys.getPrivate(), new char[0],
					new X509Certificate[] { server, this.certificate });
			KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
			managers.init(store, new char[0]);
			SSLContext context = SSLContext.getInstance("TLS");
			context.init(managers.getKeyManagers(), null, null);
			HttpsServer https = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
			https.setHttpsConfigurator(new HttpsConfigurator(context));
			https.createContext("/", new EchoHandler());
			https.start();
			return https;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	private X509Certificate sign(X500Name subject, KeyPair subjectKeys, boolean authority, String host) {
		try {
			Instant now = Instant.now();
			JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(this.name,
					BigInteger.valueOf(System.nanoTime()), Date.from(now.minus(1, ChronoUnit.DAYS)),
					Date.from(now.plus(1, ChronoUnit.DAYS)), subject, subjectKeys.getPublic());
			builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(authority));
			builder.addExtension(Extension.subjectAlternativeName, false,
					new GeneralNames(new GeneralName(GeneralName.dNSName, host)));
			return new JcaX509CertificateConverter().getCertificate(
					builder.build(new JcaContentSignerBuilder("SHA256withECDSA").build(this.keys.getPrivate())));
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static KeyPair newKeys() {
		try {
			KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
			generator.initialize(256);
			return generator.generateKeyPair();
		}
		catch (Exception ex) {
			throw new IllegalStateException(ex);
		}
	}

}
