/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;

/**
 * Finds what identifies the objects of a path.
 *
 * @param path the path of one object
 * @param create creates an object
 * @param read reads an object, or lists those among which it is
 * @param asked whether a person has asked for the resource
 * @param named the member that a person has said identifies an object
 * @param list what lists the objects, if anything does
 */
record IdFinder(ApiPath path, ApiOperation create, ApiOperation read, boolean asked, Optional<String> named,
		Optional<ApiOperation> list) {

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
	private static final List<String> NAMES = List.of("name", "slug", "key", "code", "login", "username", "user_name");

	/**
	 * Members by which a new object is told from the others of its kind.
	 */
	private static final List<String> MARKS = List.of("name", "title", "label", "slug", "key", "code", "login",
			"username", "email");

	/**
	 * Members that say what an object is, beside what is in it.
	 */
	private static final List<String> HOLDERS = List.of("metadata", "meta");

	ResourceId find() throws NoResourceException {
		ObjectContent answer = answer();
		ObjectContent request = this.create.request().isEmpty() ? ObjectContent.NONE
				: request(content(this.create, this.create.request(), "takes"), answer).namedAs(answer.object());
		String parameter = this.path.parameter();
		Optional<String> property = name(request, answer).or(() -> property(parameter, answer));
		boolean byName = this.create.path().equals(this.path.path());
		Map<String, String> keys = byName ? Map.of() : keys(request);
		Optional<ObjectContent> created = this.create.answer()
			.flatMap(ObjectContent::of)
			.map((content) -> opened(content, false));
		if (byName) {
			String words = NameWords.snakeCase(parameter);
			return new ResourceId(parameter,
					property.filter((name) -> NameWords.snakeCase(name).equals(words)).orElse(parameter), true, request,
					answer, created, keys, false, Optional.empty(), Optional.empty());
		}
		Optional<String> chosen = property.or(() -> property(parameter, request))
			.filter((name) -> request.property(name).filter((given) -> isChosen(name, given)).isPresent());
		if (chosen.isPresent()) {
			return new ResourceId(parameter, chosen.get(), true, request, answer, created, keys, false,
					Optional.empty(), Optional.empty());
		}
		Optional<ResourceId> held = property.isPresent() ? Optional.empty() : held(new ResourceId(parameter, parameter,
				false, request, answer, created, keys, false, Optional.empty(), Optional.empty()));
		if (held.isPresent()) {
			return held.get();
		}
		String given = property.orElseThrow(() -> new NoResourceException(Rejection.NO_ID,
				"%s answers with nothing that could be {%s}", this.read, parameter));
		boolean told = created.flatMap((content) -> content.property(given)).isPresent();
		boolean described = this.create.headers().contains("location");
		Optional<String> mark = (told || described) ? Optional.empty() : mark(given, request, answer);
		boolean located = described || (mark.isEmpty() && this.create.answer().isEmpty()
				&& (this.asked || this.create.statuses().equals(Set.of("201"))));
		if (!told && !located && mark.isEmpty()) {
			throw new NoResourceException(Rejection.NO_ID,
					"%s does not answer with the '%s' of what it has created, and describes no "
							+ "header 'Location'; if its answer has one, name the resource with --resource",
					this.create, given);
		}
		return new ResourceId(parameter, given, false, request, answer, created, keys, !told && mark.isEmpty(), mark,
				Optional.empty());
	}

	/**
	 * Return what identifies objects that have their name inside a member, if the answer
	 * of create is as that of reading.
	 */
	private Optional<ResourceId> held(ResourceId id) {
		boolean whole = id.created().filter((content) -> content.object().equals(id.answer().object())).isPresent();
		if (!whole || this.list.filter(this.read::equals).isPresent()) {
			return Optional.empty();
		}
		for (String holder : HOLDERS) {
			Optional<ApiType.Members> given = members(id.request(), holder);
			Optional<String> property = members(id.answer(), holder)
				.flatMap((members) -> property(id.parameter(), new ObjectContent(holder, members)))
				.filter((name) -> given.map((members) -> members.properties().get(name))
					.filter((member) -> isChosen(name, member) && isPlain(member))
					.isPresent());
			if (property.isPresent()) {
				return Optional.of(new ResourceId(id.parameter(), property.get(), false,
						requiring(id.request(), holder, property.get()), id.answer(), id.created(), id.keys(), false,
						Optional.empty(), Optional.of(holder)));
			}
		}
		return Optional.empty();
	}

	private static Optional<ApiType.Members> members(ObjectContent content, String name) {
		return content.property(name)
			.map(ApiProperty::type)
			.filter(ApiType.Members.class::isInstance)
			.map(ApiType.Members.class::cast);
	}

	private static boolean isPlain(ApiProperty member) {
		return member.type() instanceof ApiType.Text text && text.format().isEmpty() && text.values().isEmpty();
	}

	/**
	 * Return a request that must have a member of a member.
	 */
	private static ObjectContent requiring(ObjectContent request, String holder, String name) {
		ApiProperty outer = Objects.requireNonNull(request.object().properties().get(holder));
		ApiType.Members members = (ApiType.Members) outer.type();
		Map<String, ApiProperty> inner = new LinkedHashMap<>(members.properties());
		inner.computeIfPresent(name, (key, member) -> member.asRequired(true));
		Map<String, ApiProperty> properties = new LinkedHashMap<>(request.object().properties());
		properties.put(holder, outer.withType(new ApiType.Members(members.description(), inner)).asRequired(true));
		return new ObjectContent(request.envelope(), new ApiType.Members(request.object().description(), properties),
				request.spellings(), request.first());
	}

	/**
	 * Return what describes an object: an element of a list, if that is what is read.
	 */
	private ObjectContent answer() throws NoResourceException {
		Optional<ObjectContent> element = this.list.filter((all) -> all.equals(this.read)).flatMap(ListFinder::element);
		return element.isPresent() ? element.get()
				: opened(content(this.read, this.read.answer(), "answers with"), false);
	}

	/**
	 * Return the member of requests that is the name by which the path identifies
	 * objects: the parameter is a text, is called or described as a name, and answers
	 * have a number for an identifier.
	 */
	private Optional<String> name(ObjectContent request, ObjectContent answer) {
		String parameter = this.path.parameter();
		Optional<String> found = property(parameter, answer);
		boolean number = found.flatMap(answer::property)
			.filter((property) -> property.type() instanceof ApiType.Numeric)
			.isPresent();
		Optional<ApiParameter> described = Stream.of(this.read, this.create)
			.flatMap((operation) -> operation.parameters().stream())
			.filter((each) -> each.location().equals("path") && each.name().equals(parameter)
					&& each.value().type() instanceof ApiType.Text)
			.findFirst();
		if (this.named.isPresent() || !number || described.isEmpty()) {
			return Optional.empty();
		}
		List<String> words = NameWords.of(described.get().value().description());
		List<String> names = new ArrayList<>(List.of(NameWords.snakeCase(parameter)));
		if ((words.contains("name") || words.contains("username") || words.contains("login"))
				&& words.stream().noneMatch((word) -> word.matches("ids?|uuid|identifier|number"))) {
			names.addAll(NAMES);
		}
		return names.stream()
			.flatMap((name) -> request.object()
				.properties()
				.entrySet()
				.stream()
				.filter((member) -> NameWords.snakeCase(member.getKey()).equals(name) && member.getValue().required()
						&& member.getValue().type() instanceof ApiType.Text)
				.map(Map.Entry::getKey))
			.findFirst();
	}

	/**
	 * Return the member by which a new object is recognized in the list.
	 */
	private Optional<String> mark(String id, ObjectContent request, ObjectContent answer) {
		boolean listed = this.list.flatMap((all) -> new ListFinder(all, answer, id).find())
			.filter((all) -> all.complete() && all.pages().way() != ListPages.Way.UNKNOWN)
			.isPresent();
		return MARKS.stream()
			.filter((mark) -> listed && Stream.of(request, answer)
				.allMatch((content) -> content.property(mark)
					.filter((member) -> member.type() instanceof ApiType.Text)
					.isPresent()) && request.property(mark).filter(ApiProperty::required).isPresent())
			.findFirst();
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
		List<String> known = new ApiPath(this.create.path()).parameters();
		Map<String, String> keys = new LinkedHashMap<>();
		for (String parameter : this.path.parents()) {
			if (!known.contains(parameter)) {
				String key = property(parameter, request)
					.filter((name) -> !keys.containsValue(name)
							&& request.property(name).filter((given) -> isChosen(name, given)).isPresent())
					.orElseThrow(() -> new NoResourceException(Rejection.NO_ID,
							"%s takes nothing that must be {%s} of the path", this.create, parameter));
				keys.put(parameter, key);
			}
		}
		return keys;
	}

	private static ObjectContent content(ApiOperation operation, Optional<ApiBody> body, String verb)
			throws NoResourceException {
		boolean form = body.isPresent() && body.get().isForm() && verb.equals("takes");
		if (body.isPresent() && !body.get().isJson() && !form) {
			throw new NoResourceException(Rejection.NO_OBJECT, "%s %s '%s' and no JSON", operation, verb,
					body.get().mediaType());
		}
		if (body.isPresent() && body.get().content().type() instanceof ApiType.Anything anything) {
			throw new NoResourceException(Rejection.NO_OBJECT, "what %s %s cannot be mapped: %s", operation, verb,
					anything.reason());
		}
		return body.flatMap(ObjectContent::of)
			.orElseThrow(() -> new NoResourceException(Rejection.NO_OBJECT, "%s %s no object", operation, verb));
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
			.or(() -> request ? Optional.empty() : inArray(content))
			.orElse(content);
	}

	/**
	 * Look into an array that has the one object that is asked for.
	 */
	private Optional<ObjectContent> inArray(ObjectContent content) {
		return content.inArrays()
			.stream()
			.filter((each) -> identifies(each) && (this.path.isNamed(String.valueOf(each.envelope()))
					|| WRAPPERS.contains(String.valueOf(each.envelope()))))
			.findFirst();
	}

	private boolean identifies(ObjectContent content) {
		return property(this.path.parameter(), content).isPresent();
	}

	private static boolean isCompanion(ObjectContent content) {
		return COMPANIONS.contains(NameWords.singular(NameWords.snakeCase(String.valueOf(content.envelope()))));
	}

	private Optional<String> property(String parameter, ObjectContent content) {
		Map<String, ApiProperty> properties = content.object().properties();
		if (this.named.isPresent() && parameter.equals(this.path.parameter())) {
			return this.named.filter(properties::containsKey);
		}
		List<String> names = properties.keySet().stream().map(NameWords::snakeCase).toList();
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
		if (wanted.matches(".*_(number|slug|key|type|name|uuid|code)")) {
			candidates.add(wanted.substring(wanted.lastIndexOf('_') + 1));
		}
		if (wanted.matches("(.*_)?ip(v[46])?")) {
			candidates.add("ip");
		}
		if (wanted.matches("(.*_)?(id|uuid)")) {
			names.stream().filter((name) -> name.contains("_") && wanted.endsWith(name)).forEach(candidates::add);
		}
		candidates.addAll(List.of("id", "uuid", "guid", "gid", "sid", "name", "slug", "key"));
		if (wanted.equals("name")) {
			names.stream().filter((name) -> name.endsWith("_name")).forEach(candidates::add);
		}
		return candidates.stream()
			.flatMap((candidate) -> properties.entrySet()
				.stream()
				.filter((property) -> NameWords.snakeCase(property.getKey()).equals(candidate)
						&& (property.getValue().type() instanceof ApiType.Text
								|| property.getValue().type() instanceof ApiType.Numeric))
				.map(Map.Entry::getKey))
			.findFirst();
	}

}
