/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.io.IOException;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.mapping.Progress;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
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

	private final Facts facts = new Facts();

	private final List<String> lines = new ArrayList<>();

	private final List<String> leftovers = new ArrayList<>();

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
	 */
	ResourceProbe(FoundResource found, SandboxClient client, long pause, String mark) {
		this.found = found;
		this.client = client;
		this.pause = pause;
		this.mark = mark;
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
	 * Return the objects that could not be removed.
	 */
	List<String> leftovers() {
		return this.leftovers;
	}

	/**
	 * Try the resource.
	 * @return what belongs into an overlay; empty if nothing could be created
	 */
	Optional<ObjectNode> run() throws IOException {
		ObjectNode update = JsonNodeFactory.instance.objectNode();
		List<Exchange> recorded = List.of();
		boolean created = false;
		for (boolean full : new boolean[] { false, true }) {
			this.exchanges = new ArrayList<>();
			try {
				created |= life(full);
			}
			catch (SandboxClient.OutOfRequestsException ex) {
				this.lines.add("there were no requests left to try everything; allow more with '--most-requests'");
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
		boolean byName = this.found.isCreatedByName();
		String name = sent.path(this.found.id().property()).asText("example-" + this.mark);
		Exchange create = send(this.found.create(),
				byName ? path(Map.of(this.found.id().parameter(), name)) : collection(), content(sent), false);
		if (!create.succeeded()) {
			this.lines.add("the %s object is refused: %s".formatted(full ? "fullest" : "smallest", create));
			return false;
		}
		String item = item(create, sent, name);
		if (item.isEmpty()) {
			this.leftovers.add("what %s %s has created: its answer does not say where it is".formatted(create.verb(),
					create.path()));
			return true;
		}
		try {
			JsonNode object = read(item);
			if (!object.isMissingNode()) {
				this.facts.compare(members, sent, object);
				if (full) {
					change(item, members, sent, object);
				}
			}
		}
		finally {
			delete(item);
		}
		return true;
	}

	private Exchange send(ApiOperation operation, String path, @Nullable JsonNode content, boolean owed)
			throws IOException {
		Exchange exchange = this.client.send(operation, path, content, owed);
		this.exchanges.add(exchange);
		return exchange;
	}

	private String collection() {
		return this.found.create().path();
	}

	private JsonNode content(ObjectNode object) {
		ObjectContent request = this.found.id().request();
		ObjectNode spelt = JsonNodeFactory.instance.objectNode();
		object.properties().forEach((member) -> spelt.set(request.spelling(member.getKey()), member.getValue()));
		return (request.envelope() != null) ? JsonNodeFactory.instance.objectNode().set(request.envelope(), spelt)
				: spelt;
	}

	/**
	 * Return the path of what was created, empty if nobody tells.
	 */
	private String item(Exchange create, ObjectNode sent, String name) {
		String last = this.found.id().parameter();
		if (this.found.isCreatedByName()) {
			return create.path();
		}
		if (this.found.id().configured()) {
			return path(Map.of(last, sent.path(this.found.id().property()).asText()));
		}
		JsonNode object = this.found.id()
			.created()
			.map((content) -> content.in(create.answer()))
			.orElse(create.answer());
		String id = object.path(this.found.id().property()).asText("");
		if (id.isEmpty() && !create.location().isEmpty()) {
			String location = create.location().replaceFirst("[?#].*$", "").replaceFirst("/+$", "");
			id = location.substring(location.lastIndexOf('/') + 1);
		}
		return id.isEmpty() ? "" : path(Map.of(last, id));
	}

	private String path(Map<String, String> values) {
		String path = this.found.itemPath();
		for (Map.Entry<String, String> value : values.entrySet()) {
			path = path.replace("{" + value.getKey() + "}",
					URLEncoder.encode(value.getValue(), StandardCharsets.UTF_8).replace("+", "%20"));
		}
		return path;
	}

	/**
	 * Read an object, once it is there and the service has done its work on it.
	 */
	private JsonNode read(String item) throws IOException {
		Optional<Progress> progress = Progress.of(this.found);
		JsonNode object = JsonNodeFactory.instance.missingNode();
		boolean missed = false;
		for (int look = 1; look <= MOST_LOOKS; look++) {
			Exchange read = send(this.found.read(), item, null, false);
			object = read.succeeded() ? this.found.id().answer().in(read.answer())
					: JsonNodeFactory.instance.missingNode();
			JsonNode there = object;
			boolean busy = progress.filter((state) -> state.underWay().contains(there.path(state.member()).asText()))
				.isPresent();
			if (read.succeeded() && !busy) {
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
			missed |= read.isGone();
			pause();
		}
		this.lines.add("an object was not there, or not done, after %s looks".formatted(MOST_LOOKS));
		return object;
	}

	private void change(String item, ApiType.Members members, ObjectNode sent, JsonNode before) throws IOException {
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
			Exchange answer = send(update, item, content((ObjectNode) content), false);
			JsonNode after = answer.succeeded() ? read(item) : before;
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

	private void delete(String item) throws IOException {
		Exchange delete = send(this.found.delete(), item, null, true);
		boolean gone = delete.isGone();
		for (int look = 0; look < MOST_LOOKS && !gone && delete.succeeded(); look++) {
			gone = send(this.found.read(), item, null, true).isGone();
			if (!gone) {
				pause();
			}
		}
		if (!gone) {
			this.leftovers.add("%s (%s)".formatted(item, delete));
		}
	}

	private void pause() throws IOException {
		try {
			Thread.sleep(this.pause);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IOException("interrupted", ex);
		}
	}

}
