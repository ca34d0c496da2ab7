/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.security.GeneralSecurityException;
import java.util.Comparator;
import java.util.List;

import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;

import io.netty.handler.codec.http2.Http2SecurityUtil;
import io.netty.handler.ssl.SslContext;

/**
 * Configures mutual TLS between a host and its provider: either side trusts exactly one
 * certificate.
 * <p>
 * The provider is always the JDK's. OpenSSL, which netty prefers where it finds it, does
 * not ask for P-521 signatures, so hosts would send no certificate.
 *
 * @param certificate certificate and key of the server
 * @param context context for the server
 */
record PluginTls(ServerCertificate certificate, SslContext context) {

	/**
	 * What gRPC would choose from, but ChaCha20 first: the JDK's AES is fast in code of
	 * the second compiler only, which a provider does without. With the first one AES-GCM
	 * takes four times as long, 17 ms for each megabyte.
	 */
	private static final List<String> CIPHERS = Http2SecurityUtil.CIPHERS.stream()
		.sorted(Comparator.comparing((name) -> !name.contains("CHACHA20")))
		.toList();

	public static PluginTls create(String clientCertificate, ServerCertificate server) {
		P521Provider.install();
		PinnedCertificate client = PinnedCertificate.of(clientCertificate);
		try {
			SSLContext context = SSLContext.getInstance("TLS");
			context.init(new KeyManager[] { new ServerKeyManager(server) }, new TrustManager[] { client }, null);
			return new PluginTls(server, new JdkServerContext(context, CIPHERS));
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException("No TLS context could be made", ex);
		}
	}

}
