/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.mapper.DurationText;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ManagedResource;
import org.jspecify.annotations.Nullable;

/**
 * Reads the time limits that an author declares with {@link Timeouts}.
 */
public final class DeclaredTimeouts {

	private DeclaredTimeouts() {
	}

	/**
	 * Read the annotation of a type.
	 * @param kind its kind
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something a type of the kind does not do
	 */
	public static Map<String, Duration> of(TypeKind kind, Class<?> implementation) {
		Map<String, Duration> limits = all(implementation);
		boolean lists = ListResource.class.isAssignableFrom(implementation);
		boolean both = lists && ManagedResource.class.isAssignableFrom(implementation);
		for (String operation : limits.keySet()) {
			boolean known = kind.limits().operations().contains(operation)
					|| both && (kind.equals(TypeKind.LIST_RESOURCE) || operation.equals("list"));
			if (!known) {
				throw new InvalidDeclarationException(
						"@Timeouts on %s limits %s, but %s".formatted(implementation.getName(), operation, both
								? "a resource only creates, reads, updates, deletes and lists" : kind.limits().only()),
						"Remove " + operation + " from the annotation.");
			}
		}
		return limits;
	}

	/**
	 * Read the time limit of a function.
	 * @param function the function
	 * @return the limit, {@code null} for none
	 * @throws InvalidDeclarationException if the text is no duration above zero
	 */
	public static @Nullable Duration ofFunction(DeclaredFunction function) {
		String text = function.timeout();
		return text.isEmpty() ? null
				: parse(text, "@TerraformFunction(timeout = \"%s\") on %s".formatted(text, function));
	}

	private static Map<String, Duration> all(Class<?> implementation) {
		Timeouts timeouts = implementation.getAnnotation(Timeouts.class);
		Map<String, Duration> limits = new TreeMap<>();
		if (timeouts != null) {
			put(limits, "create", timeouts.create(), implementation);
			put(limits, "read", timeouts.read(), implementation);
			put(limits, "update", timeouts.update(), implementation);
			put(limits, "delete", timeouts.delete(), implementation);
			put(limits, "open", timeouts.open(), implementation);
			put(limits, "renew", timeouts.renew(), implementation);
			put(limits, "close", timeouts.close(), implementation);
			put(limits, "write", timeouts.write(), implementation);
			put(limits, "lock", timeouts.lock(), implementation);
			put(limits, "unlock", timeouts.unlock(), implementation);
			put(limits, "invoke", timeouts.invoke(), implementation);
			put(limits, "list", timeouts.list(), implementation);
		}
		return limits;
	}

	private static void put(Map<String, Duration> limits, String operation, String text, Class<?> implementation) {
		if (!text.isEmpty()) {
			limits.put(operation,
					parse(text, "@Timeouts(%s = \"%s\") on %s".formatted(operation, text, implementation.getName())));
		}
	}

	private static Duration parse(String text, String place) {
		try {
			Duration limit = DurationText.parse(text);
			if (limit.compareTo(Duration.ZERO) > 0) {
				return limit;
			}
		}
		catch (RuntimeException ex) {
			// refused below like what is not above zero
		}
		throw new InvalidDeclarationException(place + " is no duration above zero",
				"Give it one such as \"20m\" or \"1h30m\", or leave it out for no limit.");
	}

}
