/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;

import org.jspecify.annotations.Nullable;

/**
 * Provides the key of the server without a key store. A key store would encrypt and
 * decrypt it with ten thousand rounds each, a good part of the time a start takes.
 */
final class ServerKeyManager extends X509ExtendedKeyManager {

	private static final String ALIAS = "provider";

	private final ServerCertificate certificate;

	ServerKeyManager(ServerCertificate certificate) {
		this.certificate = certificate;
	}

	private @Nullable String alias(String keyType) {
		return keyType.equals(this.certificate.key().getAlgorithm()) ? ALIAS : null;
	}

	@Override
	public @Nullable String chooseEngineServerAlias(String keyType, Principal @Nullable [] issuers, SSLEngine engine) {
		return alias(keyType);
	}

	@Override
	public @Nullable String chooseServerAlias(String keyType, Principal @Nullable [] issuers, Socket socket) {
		return alias(keyType);
	}

	@Override
	public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
		String alias = alias(keyType);
		return (alias != null) ? new String[] { alias } : null;
	}

	@Override
	public X509Certificate @Nullable [] getCertificateChain(String alias) {
		return ALIAS.equals(alias) ? new X509Certificate[] { this.certificate.certificate() } : null;
	}

	@Override
	public @Nullable PrivateKey getPrivateKey(String alias) {
		return ALIAS.equals(alias) ? this.certificate.key() : null;
	}

	@Override
	public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
		return null;
	}

	@Override
	public @Nullable String chooseClientAlias(String[] keyTypes, Principal @Nullable [] issuers, Socket socket) {
		return null;
	}

}
