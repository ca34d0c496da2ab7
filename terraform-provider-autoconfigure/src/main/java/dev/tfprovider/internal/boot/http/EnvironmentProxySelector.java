/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Selects the proxy for a URL from the proxy variables of the environment.
 */
class EnvironmentProxySelector extends ProxySelector {

	private final ProxyVariables proxies;

	EnvironmentProxySelector(ProxyVariables proxies) {
		this.proxies = proxies;
	}

	@Override
	public List<Proxy> select(@Nullable URI uri) {
		if (uri == null) {
			throw new IllegalArgumentException("No URI to select a proxy for");
		}
		try {
			ProxyServer proxy = this.proxies.find(uri);
			return List.of((proxy != null) ? proxy.toProxy() : Proxy.NO_PROXY);
		}
		catch (InvalidProxyException ex) {
			throw new IllegalArgumentException(ex.getMessage(), ex);
		}
	}

	@Override
	public void connectFailed(URI uri, SocketAddress address, IOException ex) {
		// There is no other proxy to try
	}

}
