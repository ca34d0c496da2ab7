/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Makes the objects that another one is part of, and removes them, the innermost first.
 */
final class ParentObjects implements AutoCloseable {

	private static final int DEEPEST = 5;

	private final List<FoundResource> all;

	private final BiFunction<FoundResource, Map<String, String>, ResourceProbe> probes;

	private final Map<String, String> given;

	private final List<String> lines = new ArrayList<>();

	/**
	 * The objects that were made, the last one first.
	 */
	private final Deque<Made> made = new ArrayDeque<>();

	/**
	 * Create parents.
	 * @param all the resources that parents may be
	 * @param probes makes a probe of a resource in its parents
	 * @param given values of parameters of paths, for what nothing creates
	 */
	ParentObjects(List<FoundResource> all, BiFunction<FoundResource, Map<String, String>, ResourceProbe> probes,
			Map<String, String> given) {
		this.all = all;
		this.probes = probes;
		this.given = given;
	}

	/**
	 * Return what has to be told.
	 */
	List<String> lines() {
		return this.lines;
	}

	/**
	 * Make what an object is part of.
	 * @return values of the parameters of its paths but for its own; empty if there are
	 * some that nothing gives
	 */
	Optional<Map<String, String>> of(FoundResource found) throws IOException {
		return of(found, 0);
	}

	private Optional<Map<String, String>> of(FoundResource found, int depth) throws IOException {
		List<String> parameters = new ArrayList<>(found.create().pathParameters());
		parameters.remove(found.id().parameter());
		Map<String, String> values = new HashMap<>(this.given);
		values.keySet().retainAll(parameters);
		if (values.keySet().containsAll(parameters)) {
			return Optional.of(values);
		}
		String last = parameters.get(parameters.size() - 1);
		String container = shape(found.create().path().replaceFirst("(\\{" + last + "\\}).*$", "$1"));
		Optional<FoundResource> parent = this.all.stream()
			.filter((each) -> shape(each.itemPath()).equals(container))
			.findFirst();
		if (parent.isEmpty() || depth > DEEPEST) {
			this.lines
				.add("is not tried: nothing is known to create what {%s} of %s is; name one with '--parameter %s=…'"
					.formatted(last, found.create().path(), last));
			return Optional.empty();
		}
		Optional<Map<String, String>> outer = of(parent.get(), depth + 1);
		if (outer.isEmpty()) {
			return Optional.empty();
		}
		ResourceProbe probe = this.probes.apply(parent.get(), outer.get());
		Optional<Map<String, String>> place = probe.make();
		if (place.isEmpty()) {
			this.lines.add("is not tried: no %s could be made for it".formatted(parent.get().name()));
			this.lines.addAll(probe.lines());
			return Optional.empty();
		}
		this.made.push(new Made(probe, place.get()));
		List<String> theirs = parent.get().item();
		for (int i = 0; i < Math.min(theirs.size(), parameters.size()); i++) {
			values.put(parameters.get(i), place.get().getOrDefault(theirs.get(i), ""));
		}
		return Optional.of(values);
	}

	private static String shape(String path) {
		return path.replaceAll("\\{[^/]*\\}", "{}");
	}

	@Override
	public void close() throws IOException {
		while (!this.made.isEmpty()) {
			Made last = this.made.pop();
			last.probe().delete(last.place());
		}
	}

	/**
	 * An object that was made.
	 *
	 * @param probe what has made it
	 * @param place values of the parameters of its paths
	 */
	private record Made(ResourceProbe probe, Map<String, String> place) {

	}

}
