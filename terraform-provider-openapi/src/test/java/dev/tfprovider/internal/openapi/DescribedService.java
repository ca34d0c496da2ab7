/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
import dev.tfprovider.internal.openapi.resource.ResourceId;
import org.jspecify.annotations.Nullable;

/**
 * A service that does what a description says, in the way that is hardest for a provider:
 * it fills in what it is not told, writes values in another form than it is told them,
 * and takes its time.
 */
final class DescribedService implements AutoCloseable {

	/**
	 * Looks that find nothing, or something that is not done yet.
	 */
	private static final int DELAY = 2;

	private static final Set<String> UNDER_WAY = Set.of("creating", "pending", "provisioning", "new", "initializing",
			"starting", "building", "updating", "in_progress", "queued");

	private final ObjectMapper mapper = new ObjectMapper();

	private final JsonNodeFactory nodes = JsonNodeFactory.instance;

	private final DescribedPaths paths;

	private final List<FoundResource> resources;

	private final DescribedValues values;

	private final Map<String, Stored> objects = new HashMap<>();

	private final List<String> requests = new CopyOnWriteArrayList<>();

	private final HttpServer server;

	private int ids;

	/**
	 * Start a service.
	 * @param description what it does
	 * @param resources the resources of the description
	 * @param fillsIn whether it answers with all that may be in its answers, rather than
	 * with what must be
	 */
	DescribedService(ApiDescription description, List<FoundResource> resources, boolean fillsIn) throws IOException {
		this.paths = new DescribedPaths(description);
		this.resources = resources;
		this.values = new DescribedValues(fillsIn);
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.createContext("/", this::answer);
		this.server.start();
	}

	String endpoint() {
		return "http://localhost:" + this.server.getAddress().getPort();
	}

	List<String> requests() {
		return this.requests;
	}

	Set<String> paths() {
		return this.objects.keySet();
	}

	private synchronized void answer(HttpExchange exchange) throws IOException {
		String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		String path = exchange.getRequestURI().getRawPath();
		HttpVerb verb = HttpVerb.valueOf(exchange.getRequestMethod());
		this.requests.add(verb + " " + path + " " + body);
		try {
			answer(exchange, verb, path, body);
		}
		catch (RuntimeException ex) {
			send(exchange, 500, this.nodes.textNode(String.valueOf(ex)));
		}
	}

	private void answer(HttpExchange exchange, HttpVerb verb, String path, String body) throws IOException {
		Stored stored = this.objects.get(path);
		Optional<ApiOperation> asked = this.paths.operation(verb, path);
		boolean creates = asked.isPresent() && stored == null && (verb == HttpVerb.POST || verb == HttpVerb.PUT);
		if (creates) {
			create(exchange, asked.get(), path, body);
			return;
		}
		Optional<FoundList> list = asked.filter((operation) -> verb == HttpVerb.GET && stored == null)
			.flatMap(this::list);
		if (list.isPresent()) {
			send(exchange, 200, listed(list.get(), path, exchange.getRequestURI().getRawQuery()));
			return;
		}
		if (asked.isEmpty() || stored == null || stored.isHidden()) {
			send(exchange, 404, this.nodes.objectNode().put("message", "There is no " + path));
			return;
		}
		ApiOperation operation = asked.get();
		switch (verb) {
			case GET -> {
				stored.looks--;
				if (stored.looks < 0 && stored.deleted) {
					remove(stored);
					send(exchange, 404, null);
					return;
				}
				send(exchange, 200, shaped(operation, stored));
			}
			case DELETE -> {
				if (operation.isAccepted()) {
					stored.deleted = true;
					stored.looks = DELAY;
					send(exchange, 202, null);
				}
				else {
					remove(stored);
					send(exchange, 204, null);
				}
			}
			default -> {
				merge(stored.object, given(operation, body, stored.found.id().answer().object()));
				send(exchange, 200, operation.answer().isPresent() ? shaped(operation, stored) : null);
			}
		}
	}

	private Optional<FoundList> list(ApiOperation operation) {
		return this.resources.stream()
			.flatMap((found) -> found.list().stream())
			.filter((found) -> DescribedPaths.shape(found.operation().path())
				.equals(DescribedPaths.shape(operation.path())))
			.findFirst();
	}

	/**
	 * Return the first page with all objects, or another one with none.
	 */
	private JsonNode listed(FoundList list, String path, @Nullable String query) {
		ArrayNode elements = this.nodes.arrayNode();
		String parameter = list.pages().parameter();
		boolean first = parameter.isEmpty() || query == null || Stream.of(query.split("&"))
			.noneMatch(
					(pair) -> pair.startsWith(parameter + "=") && !pair.equals(parameter + "=" + list.pages().first()));
		List<Stored> all = this.objects.values()
			.stream()
			.filter((stored) -> first && stored.list.equals(DescribedPaths.plain(path)))
			.distinct()
			.toList();
		for (Stored stored : all) {
			stored.looks--;
			if (stored.looks < 0 && stored.deleted) {
				remove(stored);
			}
			else if (!stored.isHidden()) {
				elements.add(now(stored));
			}
		}
		if (list.envelope() == null) {
			return elements;
		}
		ApiType.Members members = list.operation().answer().flatMap(ApiBody::members).orElseThrow();
		ObjectNode page = this.values.filled(members, null, 1);
		if (list.pages().next() != null) {
			page.remove(list.pages().next());
		}
		return page.set(list.envelope(), elements);
	}

	private void remove(Stored stored) {
		this.objects.values().removeIf((each) -> each == stored);
	}

	private JsonNode content(ApiOperation operation, String body) throws IOException {
		String mediaType = operation.request().map(ApiBody::mediaType).orElse("");
		if (!mediaType.equals("application/x-www-form-urlencoded")) {
			return body.isEmpty() ? this.nodes.objectNode() : this.mapper.readTree(body);
		}
		ObjectNode form = this.nodes.objectNode();
		for (String pair : body.split("&")) {
			String[] parts = pair.split("=", 2);
			if (parts.length == 2) {
				String name = URLDecoder.decode(parts[0], StandardCharsets.UTF_8);
				form.withArray(name).add(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
			}
		}
		operation.request().flatMap(ApiBody::members).orElseThrow().properties().forEach((name, property) -> {
			if (form.has(name) && !(property.type() instanceof ApiType.Elements)) {
				form.set(name, form.get(name).get(0));
			}
		});
		return form;
	}

	/**
	 * Create an object, and keep it under all that could be its identifier, at the paths
	 * that the resource has.
	 */
	private void create(HttpExchange exchange, ApiOperation create, String path, String body) throws IOException {
		FoundResource found = resource(create).orElseThrow();
		ApiType.Members members = found.id().answer().object();
		ObjectNode given = given(create, body, members);
		found.id().request().object().properties().forEach((name, property) -> {
			boolean answersNull = members.properties().containsKey(name) && members.properties().get(name).nullable();
			if (property.fallback() != null && !(property.nullable() && answersNull)) {
				given.putIfAbsent(name, property.fallback());
			}
		});
		Stored stored = new Stored(this.values.filled(members, given, 0), found);
		stored.looks = DELAY;
		stored.absent = create.isAccepted() ? DELAY : 0;
		Map<String, String> values = DescribedPaths.values(found.create().path(), path);
		found.id().keys().forEach((parameter, property) -> values.put(parameter, given.path(property).asText()));
		String last = found.id().parameter();
		List<String> identifiers = found.isCreatedByName() ? List.of(values.get(last))
				: (found.id().configured() || found.id().holder().isPresent()) ? List.of(found.id().of(given).asText())
						: identifiers(last, given, stored.object, members, found.id().property());
		if (found.isCreatedByName() && found.id()
			.answer()
			.property(found.id().property())
			.map(ApiProperty::type)
			.orElse(null) instanceof ApiType.Text) {
			stored.object.put(found.id().property(), values.get(last));
		}
		for (String id : identifiers) {
			values.put(last, id);
			String item = DescribedPaths.filled(found.itemPath(), values);
			this.objects.put(item, stored);
			Stream.concat(Stream.of(found.delete(), found.read()), found.update().stream())
				.filter((operation) -> !found.isReadByList() || operation != found.read())
				.forEach((operation) -> this.objects.put(DescribedPaths.filled(operation.path(), values), stored));
			exchange.getResponseHeaders().set("Location", item);
		}
		stored.list = found.list()
			.map((list) -> DescribedPaths.plain(DescribedPaths.filled(list.operation().path(), values)))
			.orElse("");
		send(exchange, create.isAccepted() ? 202 : 201, create.answer().isEmpty() ? null : shaped(create, stored));
	}

	/**
	 * Return the resource that is created or changed by an operation.
	 */
	private Optional<FoundResource> resource(ApiOperation operation) {
		return this.resources.stream()
			.filter((found) -> Stream.concat(Stream.of(found.create()), found.update().stream())
				.anyMatch((each) -> isSame(each, operation)))
			.findFirst();
	}

	private static boolean isSame(ApiOperation one, ApiOperation other) {
		return one.verb() == other.verb()
				&& DescribedPaths.shape(one.path()).equals(DescribedPaths.shape(other.path()));
	}

	/**
	 * Return what a request says of a parameter.
	 */
	private static Optional<String> value(String parameter, JsonNode given) {
		return given.properties()
			.stream()
			.filter((member) -> member.getValue().isValueNode()
					&& parameter.endsWith(NameWords.snakeCase(member.getKey())))
			.map((member) -> member.getValue().asText())
			.findFirst();
	}

	/**
	 * Return all that could identify an object: what the request says of the parameter,
	 * and what the service gives to all members that may be meant.
	 */
	private List<String> identifiers(String last, JsonNode given, ObjectNode object, ApiType.Members members,
			String property) {
		String parameter = NameWords.snakeCase(last);
		List<String> meant = members.properties()
			.entrySet()
			.stream()
			.filter((member) -> !given.has(member.getKey()))
			.filter((member) -> member.getValue().type() instanceof ApiType.Text
					|| member.getValue().type() instanceof ApiType.Numeric)
			.map(Map.Entry::getKey)
			.filter((name) -> name.equals(property) || parameter.endsWith(NameWords.snakeCase(name))
					|| Set.of("id", "uuid", "guid", "gid", "sid").contains(NameWords.snakeCase(name)))
			.toList();
		this.ids++;
		boolean uuid = meant.stream()
			.anyMatch((name) -> members.properties().get(name).type() instanceof ApiType.Text text
					&& text.format().equals("uuid"));
		String id = uuid ? new UUID(0, this.ids).toString() : String.valueOf(this.ids);
		meant.forEach((name) -> {
			if (members.properties().get(name).type() instanceof ApiType.Numeric) {
				object.put(name, this.ids);
			}
			else {
				object.put(name, id);
			}
		});
		List<String> identifiers = new ArrayList<>();
		value(parameter, given).ifPresent(identifiers::add);
		if (given.path(property).isValueNode()) {
			identifiers.add(given.path(property).asText());
		}
		meant.forEach((name) -> identifiers.add(object.get(name).asText()));
		return identifiers.isEmpty() ? List.of(id) : identifiers.stream().distinct().toList();
	}

	/**
	 * Return the object in the content of a request, under the names of answers.
	 */
	private ObjectNode given(ApiOperation operation, String body, ApiType.Members members) throws IOException {
		JsonNode given = content(operation, body);
		given = resource(operation).orElseThrow().id().request().in(given);
		ObjectNode named = this.nodes.objectNode();
		given.properties()
			.forEach((field) -> named.set(members.properties().containsKey(field.getKey()) ? field.getKey()
					: members.properties()
						.keySet()
						.stream()
						.filter((name) -> NameWords.snakeCase(name).equals(NameWords.snakeCase(field.getKey())))
						.filter((name) -> field.getValue().isObject()
								|| !(members.properties().get(name).type() instanceof ApiType.Members))
						.findFirst()
						.orElse(field.getKey()),
					field.getValue()));
		return named;
	}

	private void merge(ObjectNode object, JsonNode given) {
		given.properties().forEach((member) -> {
			if (member.getValue().isObject() && object.path(member.getKey()) instanceof ObjectNode inner) {
				merge(inner, member.getValue());
			}
			else if (object.has(member.getKey())) {
				object.set(member.getKey(), DescribedValues.otherwise(member.getValue()));
			}
		});
	}

	/**
	 * Return the answer of an operation: the object where it is expected, and whatever is
	 * beside it.
	 */
	private JsonNode shaped(ApiOperation operation, Stored stored) {
		ApiType type = operation.answer().orElseThrow().content().type();
		ResourceId id = stored.found.id();
		String envelope = isSame(operation, stored.found.create())
				? id.created().map(ObjectContent::envelope).orElse(null) : id.answer().envelope();
		return wrapped(type, (envelope != null) ? List.of(envelope) : List.of(), now(stored));
	}

	private ObjectNode now(Stored stored) {
		ObjectNode object = stored.object.deepCopy();
		for (Map.Entry<String, JsonNode> member : object.properties()) {
			ApiProperty property = stored.found.id().answer().object().properties().get(member.getKey());
			boolean given = stored.found.id().request().property(member.getKey()).isPresent();
			if (stored.looks > 0 && !given && property != null && property.type() instanceof ApiType.Text text
					&& DescribedTexts.isStatus(member.getKey())) {
				text.values()
					.stream()
					.filter((value) -> UNDER_WAY.contains(value.toLowerCase(Locale.ROOT)))
					.findFirst()
					.ifPresent((value) -> member.setValue(this.nodes.textNode(value)));
			}
		}
		return object;
	}

	private JsonNode wrapped(ApiType type, List<String> envelope, ObjectNode object) {
		if (type instanceof ApiType.Elements elements) {
			return this.nodes.arrayNode().add(wrapped(elements.element().type(), envelope, object));
		}
		if (!(type instanceof ApiType.Members members)) {
			return object;
		}
		if (envelope.isEmpty()) {
			return this.values.filled(members, object, 0);
		}
		ObjectNode outer = this.nodes.objectNode();
		members.properties().forEach((name, property) -> {
			if (name.equals(envelope.get(0))) {
				outer.set(name, wrapped(property.type(), envelope.subList(1, envelope.size()), object));
			}
			else if (object.has(name)) {
				outer.set(name, object.get(name));
			}
			else {
				JsonNode value = this.values.filled(name, property, null, 1);
				if (value != null) {
					outer.set(name, value);
				}
			}
		});
		return outer;
	}

	private void send(HttpExchange exchange, int status, @Nullable JsonNode content) throws IOException {
		try (exchange) {
			exchange.getResponseHeaders().set("Content-Type", "application/json");
			byte[] bytes = (content != null) ? this.mapper.writeValueAsBytes(content) : new byte[0];
			exchange.sendResponseHeaders(status, (bytes.length == 0) ? -1 : bytes.length);
			exchange.getResponseBody().write(bytes);
		}
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

	/**
	 * An object that is kept.
	 */
	private static final class Stored {

		private final ObjectNode object;

		private final FoundResource found;

		private int looks;

		private int absent;

		private boolean deleted;

		/**
		 * The path of the list that has the object.
		 */
		private String list = "";

		Stored(ObjectNode object, FoundResource found) {
			this.object = object;
			this.found = found;
		}

		boolean isHidden() {
			return this.absent-- > 0;
		}

	}

}
