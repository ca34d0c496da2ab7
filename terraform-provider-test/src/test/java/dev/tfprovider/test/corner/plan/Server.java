/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.RequiresReplaceIfConfigured;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A server whose upstream has its own idea of how to write things.
 *
 * @param id given by the upstream
 * @param name in lower case upstream
 * @param size at most 10 in place
 * @param zone replaced only if configured
 * @param ttl in another unit upstream
 * @param address in another form upstream
 * @param hosts in lower case upstream
 * @param aliases in lower case upstream
 * @param tags in lower case upstream
 * @param listener what it listens to
 * @param url predicted from the name
 * @param revision counts updates
 * @param slug decided by a plan modifier
 * @param owner once known, never changes
 */
record Server(@Id Long id, @RequiresReplace @SemanticallyEqual(IgnoringCase.class) String name, @Nullable Integer size,
		@RequiresReplaceIfConfigured @Computed @Nullable String zone, @Nullable Duration ttl,
		@Nullable InetAddress address,
		@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable Set<String> hosts,
		@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable List<String> aliases,
		@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable Map<String, String> tags,
		@Nullable Set<Listener> listeners, @Computed String url, @Computed Long revision,
		@PlanModifiedBy(Slug.class) @Computed String slug,
		@UseNonNullStateForUnknown @Computed @Nullable Value<String> owner) {

	Server stored(long id, long revision) {
		return new Server(id, lower(this.name), this.size, (this.zone != null) ? this.zone : "z" + revision, this.ttl,
				this.address,
				(this.hosts != null) ? this.hosts.stream().map(Server::lower).collect(Collectors.toSet()) : null,
				(this.aliases != null) ? this.aliases.stream().map(Server::lower).toList() : null, lower(this.tags),
				(this.listeners != null) ? this.listeners.stream().map(Listener::stored).collect(Collectors.toSet())
						: null,
				"https://" + lower(this.name), revision, slug(this.name),
				(revision > 1) ? Value.known("ann") : Value.ofNull());
	}

	Server withHosts(String... hosts) {
		return new Server(this.id, this.name, this.size, this.zone, this.ttl, this.address, Set.of(hosts), this.aliases,
				this.tags, this.listeners, this.url, this.revision, this.slug, this.owner);
	}

	static String slug(String name) {
		return lower(name) + "-slug";
	}

	static String lower(String text) {
		return text.toLowerCase(Locale.ROOT);
	}

	private static @Nullable Map<String, String> lower(@Nullable Map<String, String> texts) {
		if (texts == null) {
			return null;
		}
		Map<String, String> lower = new TreeMap<>();
		texts.forEach((key, text) -> lower.put(key, lower(text)));
		return lower;
	}

	/**
	 * What a server listens to.
	 */
	record Listener(@SemanticallyEqual(IgnoringCase.class) String protocol, int port, @Computed String uri) {

		Listener stored() {
			return new Listener(lower(this.protocol), this.port, lower(this.protocol) + ":" + this.port);
		}

	}

}
