/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.HttpVerb;

/**
 * Finds operations on objects at other paths than where the objects are: a repository is
 * created in an organization, a user by an administrator.
 */
final class Elsewhere {

	/**
	 * Objects with fewer members may be alike by chance.
	 */
	private static final int LEAST_MEMBERS = 3;

	private final ApiDescription description;

	/**
	 * Paths by themselves without names of parameters.
	 */
	private final Map<String, ApiPath> paths;

	Elsewhere(ApiDescription description) {
		this.description = description;
		this.paths = description.paths()
			.stream()
			.map(ApiPath::new)
			.collect(Collectors.toMap(ApiPath::shape, (path) -> path, (one, other) -> one, LinkedHashMap::new));
	}

	/**
	 * Return an operation on a path that is the same, but for what comes before its first
	 * parameter and noun: {@code /admin/users/{user}} and {@code /users/{user}}.
	 */
	Optional<ApiOperation> counterpart(HttpVerb verb, ApiPath path) {
		String shape = path.shape();
		return this.paths.entrySet()
			.stream()
			.filter((other) -> isEnd(shape, other.getKey()) || isEnd(other.getKey(), shape))
			.filter((other) -> !other.getKey().equals("/{}") && !shape.equals("/{}"))
			.map(Map.Entry::getValue)
			.flatMap((other) -> this.description.operation(verb, other.path())
				.map((found) -> found.at(other.renamed(path.parameters())))
				.stream())
			.findFirst();
	}

	private static boolean isEnd(String whole, String end) {
		return whole.length() > end.length() && whole.endsWith(end)
				&& !whole.substring(0, whole.length() - end.length()).contains("{}");
	}

	/**
	 * Return what creates the objects of a path at another one: it has the same name, and
	 * answers with such an object. Parameters are named as in the path of one object, if
	 * they are meant, or as nothing there.
	 */
	Optional<ApiOperation> create(ApiPath item, ApiOperation read) {
		if (item.nouns().isEmpty()) {
			return Optional.empty();
		}
		String noun = item.nouns().get(0);
		return this.paths.values()
			.stream()
			.filter((path) -> isNamed(path, noun) && !this.paths.containsKey(path.shape() + "/{}") && isPart(path))
			.sorted(Comparator.comparingInt((path) -> path.segments().size()))
			.flatMap((path) -> this.description.operation(HttpVerb.POST, path.path())
				.filter((create) -> isAlike(create, read))
				.flatMap((create) -> renamed(path, item).map(create::at))
				.stream())
			.findFirst();
	}

	private static boolean isNamed(ApiPath path, String noun) {
		if (path.endsInParameter() || path.segments().size() < 2 || !path.isSimple()) {
			return false;
		}
		List<String> segments = path.segments();
		String last = NameWords.singular(NameWords.snakeCase(segments.get(segments.size() - 1)));
		return last.equals(noun) || Set.of("create_" + noun, "add_" + noun, "new_" + noun).contains(last);
	}

	/**
	 * Return whether what comes before the last parameter of a path is a path too.
	 */
	private boolean isPart(ApiPath path) {
		String shape = path.shape();
		return !shape.contains("{}") || this.paths.containsKey(shape.substring(0, shape.lastIndexOf("{}") + 2));
	}

	/**
	 * Return whether what is created is what is read, or what is listed.
	 */
	static boolean isAlike(ApiOperation create, ApiOperation read) {
		List<Map<String, ApiProperty>> known = Stream
			.concat(objects(read), ListFinder.element(read).stream().map((content) -> content.object().properties()))
			.toList();
		return objects(create).anyMatch(known::contains);
	}

	private static Stream<Map<String, ApiProperty>> objects(ApiOperation operation) {
		return operation.answer()
			.filter(ApiBody::isJson)
			.flatMap(ObjectContent::of)
			.stream()
			.flatMap((content) -> Stream.concat(Stream.of(content), content.inner().stream()))
			.map((content) -> content.object().properties())
			.filter((properties) -> properties.size() >= LEAST_MEMBERS);
	}

	/**
	 * Return a path that objects are created in, with parameters that are named as those
	 * of the objects. Where both have as many that are no others', they are the same.
	 * @return the path; empty if the path of one object has others that nothing gives
	 */
	private static Optional<String> renamed(ApiPath create, ApiPath item) {
		List<String> open = new ArrayList<>(item.parents());
		List<String> names = new ArrayList<>();
		List<Integer> others = new ArrayList<>();
		for (String parameter : create.parameters()) {
			boolean same = open.contains(parameter) && create.before(parameter).equals(item.before(parameter));
			if (same) {
				open.remove(parameter);
			}
			else {
				others.add(names.size());
			}
			names.add(parameter);
		}
		if (!open.isEmpty() && open.size() != others.size()) {
			return Optional.empty();
		}
		for (int index : others) {
			String parameter = names.get(index);
			String noun = NameWords.singular(NameWords.snakeCase(create.before(parameter)));
			String own = (item.parameters().contains(parameter) || parameter.equals("id")) ? noun + "_" + parameter
					: parameter;
			names.set(index, open.isEmpty() ? own : open.remove(0));
		}
		return Optional.of(create.renamed(names));
	}

}
