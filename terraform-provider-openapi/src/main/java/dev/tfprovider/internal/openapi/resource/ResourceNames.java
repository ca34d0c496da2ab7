/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.openapi.description.ApiOperation;

/**
 * Gives resources different names: what the identifiers of their operations call them, if
 * that agrees with their paths, else the names of their parents and the last noun of
 * their paths.
 */
final class ResourceNames {

	/**
	 * Nouns that say nothing without the one before.
	 */
	private static final Set<String> WEAK = Set.of("public", "private", "index", "static", "list", "config",
			"configuration", "setting", "option", "default", "custom", "internal", "all", "item", "object", "entry",
			"resource", "instance", "http", "https", "tcp", "tls", "weighted", "failover", "user", "cluster", "check",
			"key", "rule", "email", "sms", "type", "member", "role", "token", "secret", "update", "new");

	/**
	 * Nouns that say nothing at all.
	 */
	private static final Set<String> EMPTY = Set.of("manual", "latest", "current", "me", "self");

	private static final Pattern VERSION = Pattern.compile("/(v[0-9]{1,3})/");

	private final Map<String, FoundResource> found;

	/**
	 * Paths by their shapes.
	 */
	private final Map<String, String> shapes = new LinkedHashMap<>();

	/**
	 * Names by the shape of the path of one object.
	 */
	private final Map<String, String> names = new HashMap<>();

	private final Set<String> taken = new HashSet<>();

	private ResourceNames(Map<String, FoundResource> found) {
		this.found = found;
		found.keySet().forEach((path) -> this.shapes.putIfAbsent(new ApiPath(path).shape(), path));
	}

	/**
	 * Name resources.
	 * @param found resources by path
	 */
	static List<FoundResource> assign(Map<String, FoundResource> found) {
		ResourceNames names = new ResourceNames(found);
		found.keySet()
			.stream()
			.sorted(Comparator.comparingInt((path) -> new ApiPath(path).segments().size()))
			.forEach(names::name);
		List<FoundResource> named = new ArrayList<>();
		found.forEach((path, resource) -> named.add(resource.named(Objects.requireNonNull(names.names.get(path)))));
		return named;
	}

	private void name(String path) {
		ApiPath item = new ApiPath(path);
		List<String> nouns = nouns(item);
		String noun = nouns.get(0);
		String parent = parent(item);
		String byPath = parent.isEmpty() ? own(nouns) : join(parent, noun);
		List<String> candidates = new ArrayList<>();
		Objects.requireNonNull(this.found.get(path))
			.corrections()
			.text("name")
			.filter((name) -> name.matches("[a-z][a-z0-9_]{0,62}"))
			.ifPresent(candidates::add);
		ApiOperation create = Objects.requireNonNull(this.found.get(path)).create();
		OperationName.of(create.id())
			.map((name) -> plain(name, item))
			.filter((name) -> item.shape().startsWith(new ApiPath(create.path()).shape()))
			.filter((name) -> agrees(name, nouns, parent))
			.ifPresent(candidates::add);
		candidates.add(byPath);
		String whole = "";
		for (String each : nouns) {
			whole = join(each, whole);
			candidates.add(whole);
		}
		Matcher version = VERSION.matcher(path);
		if (version.find()) {
			candidates.add(candidates.get(0) + "_" + version.group(1));
		}
		String name = candidates.stream()
			.map(ResourceNames::legal)
			.filter((candidate) -> !this.taken.contains(candidate))
			.findFirst()
			.orElseGet(() -> numbered(legal(candidates.get(0))));
		this.taken.add(name);
		this.names.put(path, name);
	}

	/**
	 * Return a name without what only says where the path has parameters, and with
	 * parents in the singular.
	 */
	private static String plain(String name, ApiPath item) {
		String plain = "_" + name + "_";
		List<String> parameters = new ArrayList<>(item.parameters().stream().map(NameWords::snakeCase).toList());
		parameters.add("id");
		for (String parameter : parameters) {
			if (parameter.matches("(.*_)?(id|uuid|guid)")) {
				while (plain.contains("_" + parameter + "_")) {
					plain = plain.replace("_" + parameter + "_", "_");
				}
			}
		}
		for (String segment : item.segments()) {
			String word = NameWords.snakeCase(segment);
			String one = NameWords.singular(word);
			plain = plain.replace("_" + word + "_" + one + "_", "_" + one + "_")
				.replace("_" + word + "_", "_" + one + "_");
		}
		return (plain.length() > 2) ? plain.substring(1, plain.length() - 1) : name;
	}

	private String numbered(String name) {
		int number = 2;
		while (this.taken.contains(name + "_" + number)) {
			number++;
		}
		return name + "_" + number;
	}

	private static String legal(String name) {
		return Character.isDigit(name.charAt(0)) ? "n" + name : name;
	}

	private static List<String> nouns(ApiPath path) {
		List<String> nouns = new ArrayList<>(path.nouns());
		while (nouns.size() > 1 && EMPTY.contains(nouns.get(0))) {
			nouns.remove(0);
		}
		return nouns.isEmpty() ? List.of("object") : nouns;
	}

	/**
	 * Return the name of what the objects of a path are part of: of the resource, if it
	 * is one.
	 */
	private String parent(ApiPath item) {
		ApiPath parent = new ApiPath(item.parent());
		while (parent.endsInParameter()) {
			parent = new ApiPath(parent.parent());
		}
		while (!parent.segments().isEmpty() && !parent.endsInParameter()) {
			parent = new ApiPath(parent.parent());
		}
		if (parent.segments().isEmpty()) {
			return "";
		}
		return name(parent);
	}

	private String name(ApiPath parent) {
		return Optional.ofNullable(this.shapes.get(parent.shape()))
			.map(this.names::get)
			.orElseGet(() -> (parent.nouns().isEmpty() || isOverAll(parent)) ? "" : own(parent.nouns()));
	}

	/**
	 * Return whether all objects are part of one that is no resource, such as an account:
	 * that is no news.
	 */
	private boolean isOverAll(ApiPath parent) {
		String start = parent.shape() + "/";
		return this.found.size() > 1 && this.shapes.keySet().stream().allMatch((shape) -> shape.startsWith(start));
	}

	private static String own(List<String> nouns) {
		return (WEAK.contains(nouns.get(0)) && nouns.size() > 1) ? join(nouns.get(1), nouns.get(0)) : nouns.get(0);
	}

	/**
	 * Return whether a name is about what is at a path.
	 */
	private static boolean agrees(String name, List<String> nouns, String parent) {
		if (name.equals(parent)) {
			return false;
		}
		if (!parent.isEmpty()) {
			return name.startsWith(parent.split("_")[0]) && name.contains("_") && shares(name, nouns.get(0));
		}
		return shares(name, nouns.get(0))
				|| (WEAK.contains(nouns.get(0)) && nouns.size() > 1 && shares(name, nouns.get(1)));
	}

	private static boolean shares(String name, String noun) {
		return ("_" + name + "_").contains("_" + noun + "_") || name.endsWith(noun)
				|| (noun.length() > 4 && name.startsWith(noun));
	}

	/**
	 * Return two names as one, without saying twice what ends the first and begins the
	 * second.
	 */
	static String join(String one, String other) {
		if (one.isEmpty() || other.isEmpty() || other.startsWith(one + "_") || one.endsWith("_" + other)
				|| one.equals(other)) {
			return (one.length() > other.length()) ? one : other;
		}
		String last = one.substring(one.lastIndexOf('_') + 1);
		return other.startsWith(last + "_") ? one + other.substring(last.length()) : one + "_" + other;
	}

}
