/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.function.DeclaredFunction;
import dev.tfprovider.internal.mapping.type.DurationText;
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
	 * Read the annotation of a resource.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something a resource does not do
	 */
	public static Map<String, Duration> ofResource(Class<?> implementation) {
		return ListResource.class.isAssignableFrom(implementation)
				? only(List.of("create", "read", "update", "delete", "list"),
						"a resource only creates, reads, updates, deletes and lists", implementation)
				: only(List.of("create", "read", "update", "delete"),
						"a resource only creates, reads, updates and deletes", implementation);
	}

	/**
	 * Read the annotation of a data source.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something a data source does not do
	 */
	public static Map<String, Duration> ofDataSource(Class<?> implementation) {
		return only(List.of("read"), "a data source only reads", implementation);
	}

	/**
	 * Read the annotation of an ephemeral resource.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something an ephemeral resource does not do
	 */
	public static Map<String, Duration> ofEphemeralResource(Class<?> implementation) {
		return only(List.of("open", "renew", "close"), "an ephemeral resource only opens, renews and closes",
				implementation);
	}

	/**
	 * Read the annotation of a state store.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something a state store does not do
	 */
	public static Map<String, Duration> ofStateStore(Class<?> implementation) {
		return only(List.of("read", "write", "delete", "lock", "unlock"),
				"the calls of a state store with a limit are read, write, delete, lock and unlock", implementation);
	}

	/**
	 * Read the annotation of an action.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something an action does not do
	 */
	public static Map<String, Duration> ofAction(Class<?> implementation) {
		return only(List.of("invoke"), "an action is only invoked", implementation);
	}

	/**
	 * Read the annotation of a list resource.
	 * @param implementation the author's class
	 * @return limits by operation; empty without the annotation
	 * @throws InvalidDeclarationException if a text is no duration above zero, or for
	 * something a list resource does not do
	 */
	public static Map<String, Duration> ofListResource(Class<?> implementation) {
		return ManagedResource.class.isAssignableFrom(implementation) ? all(implementation)
				: only(List.of("list"), "a list resource only lists", implementation);
	}

	private static Map<String, Duration> only(List<String> operations, String whatItDoes, Class<?> implementation) {
		Map<String, Duration> limits = all(implementation);
		for (String operation : limits.keySet()) {
			if (!operations.contains(operation)) {
				throw new InvalidDeclarationException(
						"@Timeouts on %s limits %s, but %s".formatted(implementation.getName(), operation, whatItDoes),
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
				: parse(text, "@ProviderFunction(timeout = \"%s\") on %s".formatted(text, function));
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
