/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Gives resources different names.
 */
final class ResourceNames {

	private ResourceNames() {
	}

	/**
	 * Name resources by the last noun of their paths, or by more of them where two are
	 * the same.
	 * @param found resources by path
	 */
	static List<FoundResource> assign(Map<String, FoundResource> found) {
		Map<String, Integer> lengths = new LinkedHashMap<>();
		found.keySet().forEach((path) -> lengths.put(path, 1));
		for (int round = 0; round < 10; round++) {
			Map<String, List<String>> byName = lengths.entrySet()
				.stream()
				.collect(Collectors.groupingBy((entry) -> name(entry.getKey(), entry.getValue()), LinkedHashMap::new,
						Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
			byName.values()
				.stream()
				.filter((paths) -> paths.size() > 1)
				.flatMap(List::stream)
				.forEach((path) -> lengths.merge(path, 1, Integer::sum));
		}
		Set<String> taken = new HashSet<>();
		List<FoundResource> named = new ArrayList<>();
		found.forEach((path, resource) -> {
			String name = name(path, Objects.requireNonNull(lengths.get(path)));
			String unique = name;
			for (int i = 2; !taken.add(unique); i++) {
				unique = name + "_" + i;
			}
			named.add(resource.named(unique));
		});
		return named;
	}

	private static String name(String path, int length) {
		List<String> nouns = new ArrayList<>(new ApiPath(path).nouns());
		List<String> chosen = nouns.subList(0, Math.min(length, nouns.size()));
		StringBuilder name = new StringBuilder();
		for (String noun : chosen) {
			name.insert(0, (name.isEmpty()) ? noun : noun + "_");
		}
		return (name.isEmpty()) ? "object" : Character.isDigit(name.charAt(0)) ? "n" + name : name.toString();
	}

}
