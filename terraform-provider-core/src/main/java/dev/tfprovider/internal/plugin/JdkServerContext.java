/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSessionContext;

import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.ssl.ApplicationProtocolNegotiator;
import io.netty.handler.ssl.SslContext;

/**
 * Creates TLS engines of the JDK for a server that requires a client certificate and
 * speaks HTTP/2.
 * <p>
 * netty's own context for the JDK reads the certificates of all authorities and sets up
 * Bouncy Castle with all its algorithms when the class is loaded, whatever it is asked
 * for. That would be a third of the processor time until the handshake line.
 */
final class JdkServerContext extends SslContext {

	private static final String HTTP_2 = "h2";

	private static final String[] PROTOCOLS = { "TLSv1.3", "TLSv1.2" };

	private final SSLContext context;

	private final List<String> ciphers;

	/**
	 * Create the context.
	 * @param context where engines come from
	 * @param ciphers the cipher suites wanted, the best first; those the JDK does not
	 * have are left out
	 */
	JdkServerContext(SSLContext context, Collection<String> ciphers) {
		this.context = context;
		List<String> supported = Arrays.asList(context.getSupportedSSLParameters().getCipherSuites());
		this.ciphers = ciphers.stream().filter(supported::contains).toList();
	}

	@Override
	public boolean isClient() {
		return false;
	}

	@Override
	public List<String> cipherSuites() {
		return this.ciphers;
	}

	/**
	 * Return what gRPC compares with the protocol that was negotiated. It is told none:
	 * netty knows that of its own engines only. The JDK has refused every other protocol
	 * by then.
	 */
	@Override
	@SuppressWarnings("deprecation")
	public ApplicationProtocolNegotiator applicationProtocolNegotiator() {
		List<String> protocols = Collections.unmodifiableList(Arrays.asList(HTTP_2, null));
		return () -> protocols;
	}

	@Override
	public SSLEngine newEngine(ByteBufAllocator allocator) {
		SSLEngine engine = this.context.createSSLEngine();
		engine.setUseClientMode(false);
		SSLParameters parameters = new SSLParameters(this.ciphers.toArray(String[]::new), PROTOCOLS);
		parameters.setNeedClientAuth(true);
		parameters.setUseCipherSuitesOrder(true);
		parameters.setApplicationProtocols(new String[] { HTTP_2 });
		engine.setSSLParameters(parameters);
		return engine;
	}

	@Override
	public SSLEngine newEngine(ByteBufAllocator allocator, String host, int port) {
		return newEngine(allocator);
	}

	@Override
	public SSLSessionContext sessionContext() {
		return this.context.getServerSessionContext();
	}

}
