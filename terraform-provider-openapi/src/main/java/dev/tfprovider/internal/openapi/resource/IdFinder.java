/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.HttpVerb;

/**
 * Finds what identifies the objects of a path.
 */
final class IdFinder {

	/**
	 * Members that are the object, whatever it is.
	 */
	private static final Set<String> WRAPPERS = Set.of("data", "result", "item", "resource", "object", "response",
			"payload");

	/**
	 * Members that tell what goes on beside the object.
	 */
	private static final Set<String> COMPANIONS = Set.of("action", "operation", "task", "job", "meta", "metadata",
			"link", "_link", "pagination", "error", "warning", "included", "status");

	/**
	 * Members that are chosen by whoever creates an object, even if the description lets
	 * requests lack them.
	 */
	private static final Set<String> NAMES = Set.of("name", "slug", "key", "code", "login", "username", "user_name");

	private final ApiPath path;

	private final ApiOperation create;

	private final ApiOperation read;

	private final boolean asked;

	/**
	 * The member that a person has said identifies an object.
	 */
	private final Optional<String> named;

	IdFinder(ApiPath path, ApiOperation create, ApiOperation read, boolean asked, Optional<String> named) {
		this.path = path;
		this.create = create;
		this.read = read;
		this.asked = asked;
		this.named = named;
	}

	ResourceId find() throws NoResourceException {
		ObjectContent answer = opened(content(this.read, this.read.answer(), "answers with"), false);
		ObjectContent request = request(content(this.create, this.create.request(), "takes"), answer)
			.namedAs(answer.object());
		List<String> parameters = this.path.parameters();
		String parameter = parameters.get(parameters.size() - 1);
		Optional<String> property = property(parameter, answer);
		boolean byName = this.create.verb() == HttpVerb.PUT;
		Map<String, String> keys = byName ? Map.of() : keys(request);
		Optional<ObjectContent> created = this.create.answer()
			.flatMap(ObjectContent::of)
			.map((content) -> opened(content, false));
		if (byName) {
			return new ResourceId(parameter, property.filter((name) -> sameWords(name, parameter)).orElse(parameter),
					true, request, answer, created, keys, false);
		}
		Optional<String> chosen = property.or(() -> property(parameter, request))
			.filter((name) -> request.property(name).filter((given) -> isChosen(name, given)).isPresent());
		if (chosen.isPresent()) {
			return new ResourceId(parameter, chosen.get(), true, request, answer, created, keys, false);
		}
		String given = property.orElseThrow(() -> new NoResourceException(Rejection.NO_ID,
				"%s answers with nothing that could be {%s}".formatted(this.read, parameter)));
		boolean told = created.flatMap((content) -> content.property(given)).isPresent();
		boolean located = this.create.headers().contains("location")
				|| (this.create.answer().isEmpty() && (this.asked || this.create.statuses().equals(Set.of("201"))));
		if (!told && !located) {
			throw new NoResourceException(Rejection.NO_ID,
					("%s does not answer with the '%s' of what it has created, and describes no "
							+ "header 'Location'; if its answer has one, name the resource with --resource")
						.formatted(this.create, given));
		}
		return new ResourceId(parameter, given, false, request, answer, created, keys, !told);
	}

	/**
	 * Return whether the configuration chooses a member: it must, or it is a name.
	 */
	private static boolean isChosen(String name, ApiProperty given) {
		return given.access() != ApiProperty.Access.READ_ONLY
				&& (given.required() || NAMES.contains(NameWords.snakeCase(name)));
	}

	/**
	 * Return the members of requests for the parameters that the path of one object has
	 * more than the path that objects are created in, but for the last.
	 */
	private Map<String, String> keys(ObjectContent request) throws NoResourceException {
		List<String> parameters = this.path.parameters();
		List<String> known = new ApiPath(this.create.path()).parameters();
		Map<String, String> keys = new LinkedHashMap<>();
		for (String parameter : parameters.subList(0, parameters.size() - 1)) {
			if (!known.contains(parameter)) {
				String key = property(parameter, request)
					.filter((name) -> !keys.containsValue(name)
							&& request.property(name).filter((given) -> isChosen(name, given)).isPresent())
					.orElseThrow(() -> new NoResourceException(Rejection.NO_ID,
							"%s takes nothing that must be {%s} of the path".formatted(this.create, parameter)));
				keys.put(parameter, key);
			}
		}
		return keys;
	}

	private static ObjectContent content(ApiOperation operation, Optional<ApiBody> body, String verb)
			throws NoResourceException {
		boolean form = body.isPresent() && body.get().isForm() && verb.equals("takes");
		if (body.isPresent() && !body.get().isJson() && !form) {
			throw new NoResourceException(Rejection.NO_OBJECT,
					"%s %s '%s' and no JSON".formatted(operation, verb, body.get().mediaType()));
		}
		if (body.isPresent() && body.get().content().type() instanceof ApiType.Anything anything) {
			throw new NoResourceException(Rejection.NO_OBJECT,
					"what %s %s cannot be mapped: %s".formatted(operation, verb, anything.reason()));
		}
		return body.flatMap(ObjectContent::of)
			.orElseThrow(
					() -> new NoResourceException(Rejection.NO_OBJECT, "%s %s no object".formatted(operation, verb)));
	}

	/**
	 * Look into a request whose only member is an object, unless answers have that member
	 * among others.
	 */
	private ObjectContent request(ObjectContent whole, ObjectContent answer) {
		ObjectContent inner = opened(whole, true);
		String envelope = inner.envelope();
		return (envelope != null && answer.property(envelope).isPresent()) ? whole : inner;
	}

	/**
	 * Look into an object that is about another one, and maybe about what goes on beside
	 * it.
	 */
	private ObjectContent opened(ObjectContent content, boolean request) {
		if (identifies(content) || (request && content.object().properties().size() > 1)) {
			return content;
		}
		List<ObjectContent> inner = content.inner();
		return inner.stream()
			.filter((each) -> this.path.isNamed(String.valueOf(each.envelope())))
			.findFirst()
			.or(() -> inner.stream().filter((each) -> WRAPPERS.contains(String.valueOf(each.envelope()))).findFirst())
			.or(() -> inner.stream().filter((each) -> identifies(each) && !isCompanion(each)).findFirst())
			.orElse(content);
	}

	private boolean identifies(ObjectContent content) {
		List<String> parameters = this.path.parameters();
		return property(parameters.get(parameters.size() - 1), content).isPresent();
	}

	private static boolean isCompanion(ObjectContent content) {
		return COMPANIONS.contains(NameWords.singular(NameWords.snakeCase(String.valueOf(content.envelope()))));
	}

	private Optional<String> property(String parameter, ObjectContent content) {
		List<String> parameters = this.path.parameters();
		if (this.named.isPresent() && parameter.equals(parameters.get(parameters.size() - 1))) {
			return this.named.filter(content.object().properties()::containsKey);
		}
		List<String> candidates = new ArrayList<>();
		String wanted = NameWords.snakeCase(parameter);
		candidates.add(wanted);
		this.path.nouns().stream().limit(1).forEach((noun) -> {
			String last = noun.substring(noun.lastIndexOf('_') + 1);
			for (String prefix : List.of(noun, last)) {
				if (wanted.startsWith(prefix + "_")) {
					candidates.add(wanted.substring(prefix.length() + 1));
				}
			}
		});
		if (wanted.endsWith("_number") || wanted.endsWith("_slug") || wanted.endsWith("_key")
				|| wanted.endsWith("_type") || wanted.endsWith("_name") || wanted.endsWith("_uuid")
				|| wanted.endsWith("_code")) {
			candidates.add(wanted.substring(wanted.lastIndexOf('_') + 1));
		}
		if (wanted.matches("(.*_)?ip(v[46])?")) {
			candidates.add("ip");
		}
		if (wanted.matches("(.*_)?(id|uuid)")) {
			content.object()
				.properties()
				.keySet()
				.stream()
				.map(NameWords::snakeCase)
				.filter((name) -> name.contains("_") && wanted.endsWith(name))
				.forEach(candidates::add);
		}
		candidates.addAll(List.of("id", "uuid", "guid", "gid", "sid", "name", "slug", "key"));
		if (wanted.equals("name")) {
			content.object()
				.properties()
				.keySet()
				.stream()
				.map(NameWords::snakeCase)
				.filter((name) -> name.endsWith("_name"))
				.forEach(candidates::add);
		}
		for (String candidate : candidates) {
			for (Map.Entry<String, ApiProperty> property : content.object().properties().entrySet()) {
				ApiType type = property.getValue().type();
				if (NameWords.snakeCase(property.getKey()).equals(candidate)
						&& (type instanceof ApiType.Text || type instanceof ApiType.Numeric)) {
					return Optional.of(property.getKey());
				}
			}
		}
		return Optional.empty();
	}

	private static boolean sameWords(String one, String other) {
		return NameWords.snakeCase(one).equals(NameWords.snakeCase(other));
	}

}
