/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.net.URI;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import org.jspecify.annotations.Nullable;

/**
 * Identifies the upstream that a configured provider works with: the hosts which its
 * settings name, with their ports.
 *
 * @param hosts the hosts, none if the settings name none
 */
public record Upstream(Set<String> hosts) {

	/**
	 * The settings name none, or are not known.
	 */
	public static final Upstream UNKNOWN = new Upstream(Set.of());

	/**
	 * Find out what settings name.
	 * @param settings the provider block
	 */
	public static Upstream of(ObjectValue settings) {
		Set<String> hosts = new HashSet<>();
		for (String name : settings.type().names()) {
			String host = (settings.get(name) instanceof StringValue text) ? host(text.text()) : null;
			if (host != null) {
				hosts.add(host);
			}
		}
		return new Upstream(Set.copyOf(hosts));
	}

	private static @Nullable String host(String text) {
		if (!text.contains("://")) {
			return null;
		}
		try {
			URI uri = URI.create(text);
			return (uri.getHost() != null) ? uri.getHost().toLowerCase(Locale.ROOT) + ':' + uri.getPort() : null;
		}
		catch (IllegalArgumentException ex) {
			return null;
		}
	}

}
