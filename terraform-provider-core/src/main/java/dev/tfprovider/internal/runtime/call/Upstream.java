/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import dev.tfprovider.internal.runtime.session.ProviderNotConfiguredException;
import dev.tfprovider.internal.runtime.session.ProviderSession;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Tells which upstream a configured provider works with: that of the hosts which its
 * settings name.
 */
final class Upstream {

	private static final String NAME = Upstream.class.getName();

	private Upstream() {
	}

	/**
	 * Return the hosts that the settings of a session name, with their ports.
	 * @return the hosts, empty if the settings name none or are not known yet
	 */
	@SuppressWarnings("unchecked")
	static Set<String> of(ProviderSession session) {
		try {
			return (Set<String>) session.scoped(NAME, () -> hosts(session.settings()));
		}
		catch (ProviderNotConfiguredException ex) {
			return Set.of();
		}
	}

	private static Set<String> hosts(Object settings) {
		Set<String> hosts = new HashSet<>();
		for (Field component : settings.getClass().getDeclaredFields()) {
			String authority = Modifier.isStatic(component.getModifiers()) ? null
					: authority(value(component, settings));
			if (authority != null) {
				hosts.add(authority.toLowerCase(Locale.ROOT));
			}
		}
		return Set.copyOf(hosts);
	}

	private static @Nullable Object value(Field component, Object settings) {
		try {
			component.setAccessible(true);
			Object value = component.get(settings);
			return (value instanceof Value<?> setting && setting.isKnown()) ? setting.get() : value;
		}
		catch (IllegalAccessException | RuntimeException ex) {
			return null;
		}
	}

	private static @Nullable String authority(@Nullable Object value) {
		if (value == null || !value.toString().contains("://")) {
			return null;
		}
		try {
			URI uri = URI.create(value.toString());
			return (uri.getHost() != null) ? uri.getHost() + ':' + uri.getPort() : null;
		}
		catch (IllegalArgumentException ex) {
			return null;
		}
	}

}
