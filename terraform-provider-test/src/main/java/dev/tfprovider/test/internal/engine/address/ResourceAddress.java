/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.address;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.tfprovider.test.internal.engine.value.GoString;
import org.jspecify.annotations.Nullable;

/**
 * The address of a resource, data source, ephemeral resource, action or list block, or of
 * one instance of it.
 *
 * @param kind what it is
 * @param type type name
 * @param name local name
 * @param key {@code Long} or {@code String} that tells instances apart, {@code null} for
 * the resource or its only instance
 */
public record ResourceAddress(Kind kind, String type, String name,
		@Nullable Object key) implements Comparable<ResourceAddress> {

	private static final Pattern FORM = Pattern.compile(
			"(data\\.|ephemeral\\.|action\\.|list\\.)?([\\w-]+)\\.([\\w-]+)(?:\\[(?:(\\d+)|\"((?:[^\"\\\\]|\\\\.)*)\")])?");

	private static final int INDEX = 4;

	private static final int KEY = 5;

	/**
	 * Create the address of a resource, data source or ephemeral resource as a whole.
	 * @param kind what it is
	 * @param type type name
	 * @param name local name
	 */
	public ResourceAddress(Kind kind, String type, String name) {
		this(kind, type, name, null);
	}

	/**
	 * Read an address.
	 * @param text such as {@code petstore_pet.rex}, {@code data.petstore_pet.rex},
	 * {@code petstore_pet.rex[0]} or {@code petstore_pet.rex["a"]}
	 * @return the address
	 * @throws IllegalArgumentException if it has another form
	 */
	public static ResourceAddress parse(String text) {
		Matcher matcher = FORM.matcher(text);
		if (!matcher.matches()) {
			throw new IllegalArgumentException(
					"'" + text + "' is not an address like petstore_pet.rex or data.petstore_pet.rex");
		}
		Object key = null;
		if (matcher.group(INDEX) != null) {
			key = Long.valueOf(matcher.group(INDEX));
		}
		else if (matcher.group(KEY) != null) {
			key = matcher.group(KEY).replaceAll("\\\\(.)", "$1");
		}
		return new ResourceAddress(Kind.of(matcher.group(1)), matcher.group(2), matcher.group(3), key);
	}

	/**
	 * Choose resources from those of a state.
	 * @param text address of an instance, or of a resource with all its instances
	 * @param present addresses of all objects in the state
	 * @return those it is the address of
	 * @throws IllegalArgumentException if there are none
	 */
	public static Set<ResourceAddress> choose(String text, Collection<ResourceAddress> present) {
		ResourceAddress wanted = parse(text);
		Set<ResourceAddress> resources = new TreeSet<>(present);
		resources.removeIf((each) -> each.kind != Kind.MANAGED);
		Set<ResourceAddress> chosen = new TreeSet<>(resources);
		chosen.removeIf((each) -> !wanted.contains(each));
		if (chosen.isEmpty()) {
			throw new IllegalArgumentException("There is no resource %s in the state%s".formatted(wanted,
					resources.isEmpty() ? ", and no other"
							: resources.stream()
								.map(ResourceAddress::toString)
								.collect(Collectors.joining(", ", ". There are ", ""))));
		}
		return chosen;
	}

	/**
	 * Return whether it is a data source.
	 * @return whether it is
	 */
	public boolean data() {
		return this.kind == Kind.DATA;
	}

	/**
	 * Return whether it is an ephemeral resource.
	 * @return whether it is
	 */
	public boolean ephemeral() {
		return this.kind == Kind.EPHEMERAL;
	}

	/**
	 * Return whether it is an action.
	 * @return whether it is
	 */
	public boolean action() {
		return this.kind == Kind.ACTION;
	}

	/**
	 * Return the address of the resource that this is an instance of.
	 * @return the address without key
	 */
	public ResourceAddress resource() {
		return instance(null);
	}

	/**
	 * Return the address of an instance.
	 * @param key what tells it apart, {@code null} for the only one
	 * @return the address
	 */
	public ResourceAddress instance(@Nullable Object key) {
		return new ResourceAddress(this.kind, this.type, this.name, key);
	}

	/**
	 * Return whether another address is this one, or an instance of this resource.
	 */
	public boolean contains(ResourceAddress other) {
		return equals(other) || this.key == null && equals(other.resource());
	}

	@Override
	public int compareTo(ResourceAddress other) {
		int order = resource().toString().compareTo(other.resource().toString());
		if (order == 0 && this.key instanceof Long one && other.key instanceof Long another) {
			return one.compareTo(another);
		}
		return (order != 0) ? order : toString().compareTo(other.toString());
	}

	@Override
	public String toString() {
		String address = this.kind.prefix + this.type + "." + this.name;
		if (this.key == null) {
			return address;
		}
		return address + "[" + ((this.key instanceof String text) ? GoString.quote(text) : this.key) + "]";
	}

	/**
	 * What an address may be of.
	 */
	public enum Kind {

		/** A managed resource. */
		MANAGED("", "managed"),

		/** A data source. */
		DATA("data.", "data"),

		/** An ephemeral resource. */
		EPHEMERAL("ephemeral.", "ephemeral"),

		/** A block of a query. */
		LIST("list.", "list"),

		/** An action. */
		ACTION("action.", "action");

		private final String prefix;

		private final String mode;

		Kind(String prefix, String mode) {
			this.prefix = prefix;
			this.mode = mode;
		}

		/**
		 * Return the word Core has for it.
		 * @return such as {@code managed}
		 */
		public String mode() {
			return this.mode;
		}

		/**
		 * Return what Core calls its types.
		 * @return such as {@code managed resource type}
		 */
		public String typeName() {
			return (this == ACTION) ? "action type" : this.mode + " resource type";
		}

		private static Kind of(@Nullable String prefix) {
			if (prefix == null) {
				return MANAGED;
			}
			return Arrays.stream(values()).filter((kind) -> kind.prefix.equals(prefix)).findFirst().orElseThrow();
		}

	}

}
