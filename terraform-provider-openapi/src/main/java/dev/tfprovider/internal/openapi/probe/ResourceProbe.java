/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.description.PercentEncoding;
import dev.tfprovider.internal.openapi.mapping.Progress;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
import dev.tfprovider.internal.openapi.resource.RequiredParameters;
import dev.tfprovider.internal.openapi.resource.ResourceId;
import dev.tfprovider.internal.openapi.source.ExampleRequest;
import org.jspecify.annotations.Nullable;

/**
 * Tries a resource: creates, reads, changes and deletes the smallest and the fullest
 * object.
 */
final class ResourceProbe {

	private static final int MOST_LOOKS = 20;

	private static final int MOST_CHANGES = 20;

	private final FoundResource found;

	private final SandboxClient client;

	private final long pause;

	private final String mark;

	/**
	 * Values of the parameters of paths that are not the object's own.
	 */
	private final Map<String, String> parents;

	private final Facts facts = new Facts();

	private final List<String> lines = new ArrayList<>();

	private final List<String> leftovers;

	/**
	 * Whether an object was not there at once after it was created.
	 */
	private boolean eventual;

	private List<Exchange> exchanges = new ArrayList<>();

	/**
	 * Create a probe.
	 * @param found the resource
	 * @param client the sandbox
	 * @param pause milliseconds between two looks
	 * @param mark what makes names different from those of others
	 * @param parents values of the parameters of paths that are not the object's own
	 * @param leftovers where objects are added that could not be removed
	 */
	ResourceProbe(FoundResource found, SandboxClient client, long pause, String mark, Map<String, String> parents,
			List<String> leftovers) {
		this.found = found;
		this.client = client;
		this.pause = pause;
		this.mark = mark;
		this.parents = parents;
		this.leftovers = leftovers;
	}

	/**
	 * Return what was found out, in words.
	 */
	List<String> lines() {
		List<String> all = new ArrayList<>(this.lines);
		all.addAll(this.facts.lines());
		return all;
	}

	/**
	 * Try the resource.
	 * @return what belongs into an overlay; empty if nothing could be created
	 */
	Optional<ObjectNode> run() throws IOException {
		if (!hasHeaders()) {
			return Optional.empty();
		}
		ObjectNode update = JsonNodeFactory.instance.objectNode();
		List<Exchange> recorded = List.of();
		boolean created = false;
		for (boolean full : new boolean[] { false, true }) {
			this.exchanges = new ArrayList<>();
			try {
				created |= life(full);
			}
			catch (SandboxClient.NoMoreRequestsException ex) {
				this.lines.add(String.valueOf(ex.getMessage()));
			}
			if (!full && created) {
				recorded = untilDeleted();
			}
		}
		if (!created) {
			return Optional.empty();
		}
		if (!this.facts.attributes().isEmpty()) {
			update.set("x-terraform-attributes", this.facts.attributes());
		}
		if (this.eventual) {
			update.put("x-terraform-eventual", true);
		}
		if (!recorded.isEmpty()) {
			update.set("x-terraform-record", new Redaction(this.found).record(recorded));
		}
		return Optional.of(update);
	}

	/**
	 * Return whether there are values for all headers that requests need, and tell which
	 * have none.
	 */
	private boolean hasHeaders() {
		Map<String, String> unset = this.client.headers().unset();
		List<String> lacking = RequiredParameters.settings(this.found)
			.stream()
			.map(ApiParameter::name)
			.filter(unset::containsKey)
			.distinct()
			.toList();
		lacking.forEach((header) -> this.lines
			.add("is not tried: its requests need the header '%s', whose value has to be in %s".formatted(header,
					unset.get(header))));
		return lacking.isEmpty();
	}

	/**
	 * Return what was said until the object was deleted. What follows is that it is gone.
	 */
	private List<Exchange> untilDeleted() {
		List<Exchange> said = new ArrayList<>();
		for (Exchange exchange : this.exchanges) {
			said.add(exchange);
			if (exchange.verb().equals("DELETE")) {
				break;
			}
		}
		return said;
	}

	/**
	 * Create, read, change and delete an object.
	 * @return whether it could be created
	 */
	private boolean life(boolean full) throws IOException {
		ApiType.Members members = this.found.id().request().object();
		ObjectNode sent = new ExampleRequest(full, this.mark).of(members);
		Optional<Map<String, String>> made = create(full, sent);
		if (made.isEmpty()) {
			return false;
		}
		Map<String, String> place = made.get();
		if (place.isEmpty()) {
			return true;
		}
		try {
			JsonNode object = read(place);
			if (!object.isMissingNode()) {
				this.facts.compare(members, sent, object);
				if (full) {
					change(place, members, sent, object);
				}
			}
		}
		finally {
			delete(place);
		}
		return true;
	}

	/**
	 * Create the smallest object, for others to be part of it.
	 * @return the values of the parameters of its path; empty if it cannot be created, or
	 * does not come to be
	 */
	Optional<Map<String, String>> make() throws IOException {
		if (!hasHeaders()) {
			return Optional.empty();
		}
		Optional<Map<String, String>> made = create(false,
				new ExampleRequest(false, this.mark).of(this.found.id().request().object()))
			.filter((place) -> !place.isEmpty());
		if (made.isPresent()) {
			boolean there = false;
			try {
				there = !read(made.get()).isMissingNode();
			}
			finally {
				if (!there) {
					delete(made.get());
				}
			}
			return there ? made : Optional.empty();
		}
		return made;
	}

	/**
	 * Create an object.
	 * @return the values of the parameters of its path, none if nobody tells them; empty
	 * if it is refused
	 */
	private Optional<Map<String, String>> create(boolean full, ObjectNode sent) throws IOException {
		String name = this.found.id().of(sent).asText("example-" + this.mark);
		Map<String, String> place = new HashMap<>(this.parents);
		if (this.found.isCreatedByName()) {
			place.put(this.found.id().parameter(), name);
		}
		String path = path(this.found.create(), place);
		Exchange create;
		try {
			create = send(this.found.create(), path, this.found.create().request().isPresent() ? content(sent) : null,
					false);
		}
		catch (IOException ex) {
			this.leftovers
				.add("maybe what %s %s was to create: it was not answered".formatted(this.found.create().verb(), path));
			throw ex;
		}
		if (!create.succeeded()) {
			this.lines.add("the %s object is refused: %s".formatted(full ? "fullest" : "smallest", create));
			return Optional.empty();
		}
		this.found.id().keys().forEach((parameter, property) -> place.put(parameter, sent.path(property).asText()));
		String identifier = place.getOrDefault(this.found.id().parameter(), "");
		try {
			identifier = identifier.isEmpty() ? identifier(create, sent, place) : identifier;
		}
		finally {
			if (identifier.isEmpty()) {
				this.leftovers.add("what %s %s has created: its answer does not say where it is"
					.formatted(create.verb(), create.path()));
			}
		}
		place.put(this.found.id().parameter(), identifier);
		return Optional.of(identifier.isEmpty() ? Map.of() : place);
	}

	private Exchange send(ApiOperation operation, String path, @Nullable JsonNode content, boolean owed)
			throws IOException {
		Exchange exchange = this.client.send(operation, path, content, owed);
		this.exchanges.add(exchange);
		return exchange;
	}

	private JsonNode content(ObjectNode object) {
		ObjectContent request = this.found.id().request();
		ObjectNode spelt = JsonNodeFactory.instance.objectNode();
		object.properties().forEach((member) -> spelt.set(request.spelling(member.getKey()), member.getValue()));
		return (request.envelope() != null) ? JsonNodeFactory.instance.objectNode().set(request.envelope(), spelt)
				: spelt;
	}

	/**
	 * Return the identifier of what was created, empty if nobody tells.
	 */
	private String identifier(Exchange create, ObjectNode sent, Map<String, String> place) throws IOException {
		ResourceId id = this.found.id();
		if (id.configured()) {
			return sent.path(id.property()).asText();
		}
		if (id.mark().isPresent()) {
			String mark = id.mark().get();
			for (int look = 0; look < MOST_LOOKS; look++) {
				Optional<JsonNode> listed = listed(
						(object) -> object.path(mark).asText().equals(sent.path(mark).asText()), place);
				if (listed.isPresent()) {
					return id.of(listed.get()).asText("");
				}
				this.client.pause(this.pause);
			}
			return "";
		}
		JsonNode object = id.created().map((content) -> content.in(create.answer())).orElse(create.answer());
		String told = id.of(object).asText("");
		if (told.isEmpty() && !create.location().isEmpty()) {
			String location = create.place().replaceFirst("/+$", "");
			return PercentEncoding.decode(location.substring(location.lastIndexOf('/') + 1));
		}
		return told;
	}

	private Optional<JsonNode> listed(Predicate<JsonNode> meant, Map<String, String> place) throws IOException {
		FoundList list = this.found.list().orElseThrow();
		return element(list, send(list.operation(), path(list.operation(), place), null, true), meant);
	}

	private static Optional<JsonNode> element(FoundList list, Exchange all, Predicate<JsonNode> meant) {
		JsonNode elements = (list.envelope() != null) ? all.answer().path(list.envelope()) : all.answer();
		return elements.valueStream().filter(meant).findFirst();
	}

	/**
	 * Return the object in what was read, missing if it is not there.
	 */
	private JsonNode object(Exchange read, Map<String, String> place) {
		ResourceId id = this.found.id();
		Predicate<JsonNode> meant = (object) -> id.of(object).asText().equals(place.get(id.parameter()));
		if (!read.succeeded()) {
			return JsonNodeFactory.instance.missingNode();
		}
		if (this.found.isReadByList()) {
			return element(this.found.list().orElseThrow(), read, meant).orElse(JsonNodeFactory.instance.missingNode());
		}
		JsonNode object = id.answer().in(read.answer());
		boolean own = this.found.read().pathParameters().contains(id.parameter());
		return (own || meant.test(object)) ? object : JsonNodeFactory.instance.missingNode();
	}

	/**
	 * Return whether a look has found that there is no object.
	 */
	private boolean isGone(Exchange read, Map<String, String> place) {
		return read.isGone() || (read.succeeded() && object(read, place).isMissingNode());
	}

	private static String path(ApiOperation operation, Map<String, String> place) {
		String path = operation.template();
		for (Map.Entry<String, String> value : place.entrySet()) {
			path = path.replace("{" + value.getKey() + "}", PercentEncoding.encode(value.getValue()));
		}
		return path;
	}

	/**
	 * Read an object, once it is there and the service has done its work on it.
	 */
	private JsonNode read(Map<String, String> place) throws IOException {
		Optional<Progress> progress = Progress.of(this.found);
		JsonNode object = JsonNodeFactory.instance.missingNode();
		boolean missed = false;
		for (int look = 1; look <= MOST_LOOKS; look++) {
			Exchange read = send(this.found.read(), path(this.found.read(), place), null, false);
			object = object(read, place);
			JsonNode there = object;
			boolean busy = progress.filter((state) -> state.underWay().contains(there.path(state.member()).asText()))
				.isPresent();
			if (!object.isMissingNode() && !busy) {
				if (look > 1) {
					this.lines.add("an object is there, and done, after %s looks".formatted(look));
				}
				this.eventual |= missed;
				return object;
			}
			if (!read.succeeded() && !read.isGone()) {
				this.lines.add(read.toString());
				return object;
			}
			missed |= object.isMissingNode();
			this.client.pause(this.pause);
		}
		this.lines.add("an object was not there, or not done, after %s looks".formatted(MOST_LOOKS));
		return object;
	}

	private void change(Map<String, String> place, ApiType.Members members, ObjectNode sent, JsonNode before)
			throws IOException {
		ApiOperation update = this.found.update().orElse(null);
		if (update == null) {
			return;
		}
		int changes = 0;
		for (String name : members.properties().keySet()) {
			JsonNode other = other(sent.path(name), members.properties().get(name).type());
			if (other == null || before.path(name).isMissingNode() || name.equals(this.found.id().property())
					|| changes++ >= MOST_CHANGES) {
				continue;
			}
			ObjectNode changed = sent.deepCopy();
			changed.set(name, other);
			JsonNode content = (update.verb() == HttpVerb.PUT) ? changed
					: JsonNodeFactory.instance.objectNode().set(name, other);
			Exchange answer = send(update, path(update, place), content((ObjectNode) content), false);
			JsonNode after = answer.succeeded() ? read(place) : before;
			if (after.path(name).asText().equals(before.path(name).asText())) {
				this.facts.fixed(name);
			}
		}
	}

	/**
	 * Return another value, {@code null} if none is known.
	 */
	private static @Nullable JsonNode other(JsonNode value, ApiType type) {
		JsonNodeFactory nodes = JsonNodeFactory.instance;
		if (type instanceof ApiType.Text text) {
			String now = value.asText("");
			String other = text.values()
				.stream()
				.filter((each) -> !each.equals(now))
				.findFirst()
				.orElse((text.values().isEmpty() && text.format().isEmpty() && text.pattern() == null
						&& (text.length().max() == null || now.length() < text.length().max())) ? now + "x" : "");
			return other.isEmpty() ? null : nodes.textNode(other);
		}
		if (type instanceof ApiType.Flag && value.isBoolean()) {
			return nodes.booleanNode(!value.asBoolean());
		}
		return (type instanceof ApiType.Numeric numeric && value.isNumber() && numeric.limits().max() == null)
				? nodes.numberNode(value.decimalValue().add(BigDecimal.ONE)) : null;
	}

	/**
	 * Delete an object, and wait until it is gone.
	 */
	void delete(Map<String, String> place) throws IOException {
		String path = path(this.found.delete(), place);
		try {
			Exchange delete = send(this.found.delete(), path, null, true);
			boolean gone = delete.isGone();
			for (int look = 0; look < MOST_LOOKS && !gone && delete.succeeded(); look++) {
				gone = isGone(send(this.found.read(), path(this.found.read(), place), null, true), place);
				if (!gone) {
					this.client.pause(this.pause);
				}
			}
			if (!gone) {
				this.leftovers.add("%s (%s)".formatted(path, delete));
			}
		}
		catch (IOException ex) {
			this.leftovers.add("%s (%s)".formatted(path, ex.getClass().getSimpleName()));
			throw ex;
		}
	}

}
