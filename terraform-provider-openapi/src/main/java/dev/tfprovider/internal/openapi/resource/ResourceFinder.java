/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.Corrections;
import dev.tfprovider.internal.openapi.description.HttpVerb;

/**
 * Finds resources: a path of one object, which ends in a parameter and can be read and
 * deleted, with a way to create objects.
 */
public final class ResourceFinder {

	/**
	 * What is said of a PUT, or POST, that creates what is not there.
	 */
	private static final Pattern CREATION = Pattern
		.compile("(?i)(^|[ _.-])(create|assign|upsert|attach|associate)s?([ _.A-Z-]|$)|^(create|assign|upsert|attach)");

	private final ApiDescription description;

	private final Elsewhere elsewhere;

	/**
	 * Paths by themselves without a slash at the end.
	 */
	private final Map<String, String> paths = new LinkedHashMap<>();

	/**
	 * Paths by themselves without names of parameters.
	 */
	private final Map<String, List<String>> shapes = new LinkedHashMap<>();

	/**
	 * Create a finder.
	 * @param description where to look
	 */
	public ResourceFinder(ApiDescription description) {
		this.description = description;
		description.paths().forEach((path) -> {
			this.paths.putIfAbsent(new ApiPath(path).plain(), path);
			this.shapes.computeIfAbsent(new ApiPath(path).shape(), (shape) -> new ArrayList<>()).add(path);
		});
		this.elsewhere = new Elsewhere(description);
	}

	/**
	 * Find all resources.
	 */
	public Proposal all() {
		Map<String, FoundResource> found = new LinkedHashMap<>();
		List<RejectedPath> rejected = new ArrayList<>();
		Set<String> looked = new HashSet<>();
		for (String path : this.description.paths()) {
			try {
				if (new ApiPath(path).endsInParameter() && looked.add(new ApiPath(path).shape())) {
					found.put(path, resource(path, false));
				}
			}
			catch (NoResourceException ex) {
				rejected.add(ex.at(path));
			}
		}
		leaveOneForEachOrigin(found, rejected);
		Set<String> known = new HashSet<>(found.keySet());
		found.values()
			.stream()
			.flatMap((resource) -> Stream.of(resource.create(), resource.read(), resource.delete()))
			.forEach((operation) -> known
				.addAll(this.shapes.getOrDefault(new ApiPath(operation.path()).shape(), List.of())));
		rejected.removeIf((path) -> known.contains(path.path()));
		rejected.forEach((path) -> known.add(path.path()));
		this.description.paths()
			.stream()
			.filter((path) -> !known.contains(path))
			.forEach((path) -> rejected.add(new RejectedPath(path, Rejection.NO_ITEM, Rejection.NO_ITEM.text())));
		return new Proposal(ResourceNames.assign(found), rejected);
	}

	/**
	 * Of the paths whose objects are created by the same operation elsewhere, take the
	 * one that has most in common with it.
	 */
	private static void leaveOneForEachOrigin(Map<String, FoundResource> found, List<RejectedPath> rejected) {
		Map<String, FoundResource> origins = new LinkedHashMap<>();
		for (FoundResource resource : List.copyOf(found.values())) {
			ApiPath create = new ApiPath(resource.create().path());
			ApiPath item = new ApiPath(resource.itemPath());
			if (resource.isCreatedByName() || item.shape().startsWith(create.shape() + "/")) {
				continue;
			}
			FoundResource before = origins.get(create.shape());
			boolean closer = before == null || shared(create, item) > shared(create, new ApiPath(before.itemPath()));
			FoundResource other = closer ? before : resource;
			if (closer) {
				origins.put(create.shape(), resource);
			}
			if (other != null) {
				found.remove(other.itemPath());
				rejected.add(new RejectedPath(other.itemPath(), Rejection.NO_CREATE, "what %s creates is read at %s"
					.formatted(resource.create(), Objects.requireNonNull(origins.get(create.shape())).itemPath())));
			}
		}
	}

	private static long shared(ApiPath one, ApiPath other) {
		return other.nouns().stream().filter(one.nouns()::contains).count();
	}

	/**
	 * Find the resources that were asked for.
	 * @param asked paths of objects, or of what they are created in, by name; none for
	 * all that there are
	 * @throws CommandFailedException if one is none
	 */
	public Proposal named(Map<String, String> asked) {
		if (asked.isEmpty()) {
			return all();
		}
		List<FoundResource> found = new ArrayList<>();
		asked.forEach((name, path) -> {
			try {
				found.add(resource(item(name, path), true).named(name));
			}
			catch (NoResourceException ex) {
				throw Refusal.of("'%s=%s' cannot become a resource: %s.", name, path, ex.getMessage());
			}
		});
		return new Proposal(found, List.of());
	}

	private String item(String name, String asked) {
		String plain = new ApiPath(asked).plain();
		String path = this.paths.get(plain);
		if (path != null && new ApiPath(path).endsInParameter()) {
			return path;
		}
		List<String> items = this.paths.entrySet()
			.stream()
			.filter((entry) -> new ApiPath(entry.getKey()).endsInParameter()
					&& new ApiPath(entry.getKey()).parent().equals(plain))
			.map(Map.Entry::getValue)
			.toList();
		Refusal.when(items.isEmpty(),
				(path != null) ? "'%s=%s' cannot become a resource: no path follows that ends in a parameter."
						: "'%s=%s' names no path of the description. Without --resource, the report lists them all.",
				name, asked);
		return items.get(0);
	}

	/**
	 * Look at a path.
	 * @param item the path
	 * @param asked whether it was asked for: a PUT is then taken to create objects, and a
	 * POST to answer with their address, even if no answer says so
	 */
	private FoundResource resource(String item, boolean asked) throws NoResourceException {
		ApiPath path = new ApiPath(item);
		Corrections corrections = this.description.corrections(item);
		if (corrections.is("ignore") && !asked) {
			throw new NoResourceException(Rejection.IGNORED);
		}
		if (!path.isSimple()) {
			throw new NoResourceException(Rejection.NO_PLAIN_PATH);
		}
		String parent = collection(path);
		Optional<ApiOperation> posted = collected(HttpVerb.POST, parent);
		Optional<ApiOperation> listing = chosen(corrections, "list", path).or(() -> collected(HttpVerb.GET, parent))
			.or(() -> counterpart(new ApiPath(parent), posted));
		Optional<ApiOperation> all = listing.filter((operation) -> ListFinder.element(operation).isPresent());
		ApiOperation read = chosen(corrections, "read", path).or(() -> operation(HttpVerb.GET, item))
			.or(() -> counterpart(path, posted))
			.or(() -> all)
			.or(() -> listing.filter(
					(operation) -> collected(HttpVerb.PUT, parent).filter((put) -> Elsewhere.isAlike(put, operation))
						.isPresent()))
			.orElseThrow(() -> new NoResourceException(Rejection.NO_GET));
		ApiOperation delete = chosen(corrections, "delete", path).or(() -> operation(HttpVerb.DELETE, item))
			.orElseThrow(() -> new NoResourceException(Rejection.NO_DELETE));
		Optional<ApiOperation> given = chosen(corrections, "create", path);
		Optional<ApiOperation> put = operation(HttpVerb.PUT, item);
		boolean creates = put
			.filter((operation) -> asked || operation.statuses().contains("201") || isCreation(operation))
			.isPresent();
		Optional<ApiOperation> post = given.or(() -> posted)
			.or(() -> creates ? Optional.empty() : this.elsewhere.create(path, read))
			.or(() -> read.path().equals(item) ? Optional.empty() : collected(HttpVerb.PUT, parent));
		if (post.isEmpty() && put.isPresent() && !creates) {
			throw new NoResourceException(Rejection.NO_CREATE,
					"nothing is known to create objects: there is no POST %s, and no 201 among "
							+ "the answers of PUT; if it creates them, name it with --resource",
					path.parent());
		}
		ApiOperation create = post.or(() -> put)
			.or(() -> operation(HttpVerb.POST, item).filter(ResourceFinder::isCreation))
			.orElseThrow(() -> new NoResourceException(Rejection.NO_CREATE,
					"nothing creates objects: there is neither POST %s nor PUT", path.parent()));
		Optional<ApiOperation> update = chosen(corrections, "update", path)
			.or(() -> put.filter(ResourceFinder::takesObject))
			.or(() -> operation(HttpVerb.PATCH, item).filter(ResourceFinder::takesObject))
			.or(() -> operation(HttpVerb.POST, item).filter((change) -> isLike(change, create)));
		ResourceId id = new IdFinder(path, create, read, asked || given.isPresent(), corrections.text("id"), listing)
			.find();
		for (ApiOperation operation : List.of(read, delete, create)) {
			RequiredParameters.check(operation);
		}
		if (!read.pathParameters().contains(id.parameter()) && id.answer().property(id.property()).isEmpty()) {
			throw new NoResourceException(Rejection.NO_ID, "%s answers with nothing that is {%s}", read,
					id.parameter());
		}
		update = update.filter((change) -> create.request().isPresent() && RequiredParameters.areMet(change));
		Optional<FoundList> list = listing
			.flatMap((operation) -> new ListFinder(operation, id.answer(), id.property()).find())
			.filter((found) -> id.keys().isEmpty() || found.complete());
		if (all.filter(read::equals).isPresent() && list.isEmpty()) {
			throw new NoResourceException(Rejection.NO_GET);
		}
		return new FoundResource(path.nouns().isEmpty() ? "object" : path.nouns().get(0), item, id, create, read,
				update, delete, list, corrections);
	}

	/**
	 * Return whether what is said of an operation at the path of one object is that it
	 * creates it.
	 */
	private static boolean isCreation(ApiOperation operation) {
		return CREATION.matcher(operation.id() + " " + operation.summary()).find();
	}

	/**
	 * Return what reads, at a path that is much the same, what is created.
	 */
	private Optional<ApiOperation> counterpart(ApiPath path, Optional<ApiOperation> create) {
		return create.flatMap((operation) -> this.elsewhere.counterpart(HttpVerb.GET, path)
			.filter((read) -> Elsewhere.isAlike(operation, read)));
	}

	/**
	 * Return the operation that a person has chosen, such as {@code POST /v2/pets}.
	 */
	private Optional<ApiOperation> chosen(Corrections corrections, String use, ApiPath item)
			throws NoResourceException {
		String said = corrections.text(use).orElse("");
		if (said.isEmpty()) {
			return Optional.empty();
		}
		String[] parts = said.strip().split("\\s+", 2);
		Optional<HttpVerb> verb = Arrays.stream(HttpVerb.values())
			.filter((each) -> each.name().equals(parts[0]))
			.findFirst();
		Optional<ApiOperation> found = verb.flatMap((each) -> operation(each, parts[parts.length - 1]));
		List<String> known = item.parameters();
		if (found.isEmpty() || !known.containsAll(new ApiPath(found.get().path()).parameters())) {
			throw new NoResourceException(Rejection.NO_CREATE,
					"the overlay says '%s: %s', which is no operation, or has parameters that the path lacks", use,
					said);
		}
		return found;
	}

	/**
	 * Return the path that objects are created in: the one before the parameters at the
	 * end that has a POST, else the one before the last. What is below the path of
	 * another object is not created where that is.
	 */
	private String collection(ApiPath item) {
		ApiPath parent = new ApiPath(item.parent());
		while (parent.endsInParameter() && collected(HttpVerb.POST, parent.plain()).isEmpty()
				&& operation(HttpVerb.DELETE, parent.plain()).isEmpty()) {
			parent = new ApiPath(parent.parent());
		}
		return collected(HttpVerb.POST, parent.plain()).isPresent() ? parent.plain() : item.parent();
	}

	/**
	 * Return an operation on the path that objects are created in, with the parameters
	 * named as in the path of one object.
	 */
	private Optional<ApiOperation> collected(HttpVerb verb, String parent) {
		return this.shapes.getOrDefault(new ApiPath(parent).shape(), List.of())
			.stream()
			.flatMap((path) -> operation(verb, path).map((found) -> {
				String end = path.endsWith("/") ? "/" : path.endsWith(ApiPath.SUFFIX) ? ApiPath.SUFFIX : "";
				return found.at(parent.equals("/") ? parent : parent + end);
			}).stream())
			.findFirst();
	}

	private static boolean takesObject(ApiOperation operation) {
		return operation.request().flatMap(ObjectContent::of).isPresent();
	}

	/**
	 * Return whether an operation takes at least half of what another one takes: then it
	 * changes what that one creates.
	 */
	private static boolean isLike(ApiOperation change, ApiOperation create) {
		Set<String> taken = members(change);
		Set<String> all = members(create);
		long shared = taken.stream().filter(all::contains).count();
		return shared > 0 && shared * 2 >= taken.size();
	}

	private static Set<String> members(ApiOperation operation) {
		return operation.request()
			.flatMap(ObjectContent::of)
			.map((content) -> content.object().properties().keySet())
			.orElse(Set.of());
	}

	/**
	 * Return the operation at a path, or at one that differs in the names of its
	 * parameters and its end alone.
	 */
	private Optional<ApiOperation> operation(HttpVerb verb, String path) {
		return this.description.operation(verb, path)
			.or(() -> this.shapes.getOrDefault(new ApiPath(path).shape(), List.of())
				.stream()
				.flatMap((other) -> this.description.operation(verb, other)
					.map((found) -> found.at(new ApiPath(other).renamed(new ApiPath(path).parameters())))
					.stream())
				.findFirst());
	}

}
