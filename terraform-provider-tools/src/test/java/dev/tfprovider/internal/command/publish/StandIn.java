/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.signing.TestSigner;
import dev.tfprovider.internal.command.verify.LocalServer;
import org.jspecify.annotations.Nullable;

/**
 * A server over HTTPS that stands for a registry: it keeps what it is sent, and can be
 * told to fail.
 */
abstract class StandIn implements HttpHandler, AutoCloseable {

	static final String TOKEN = "secret-token";

	private final LocalServer server;

	private final List<String> requests = new ArrayList<>();

	private final List<Failure> failures = new ArrayList<>();

	final Map<String, byte[]> files = new TreeMap<>();

	private @Nullable Runnable before;

	private int beforeNumber;

	private boolean keepsHalf;

	/**
	 * Whether what is there is never overwritten, where that is a matter of permissions.
	 */
	boolean exclusive;

	/**
	 * How much else comes first in lists.
	 */
	int others;

	StandIn() throws IOException {
		this.server = LocalServer.start(this);
	}

	String uri(String path) {
		return this.server.uri() + path;
	}

	Map<String, String> environment(Path folder, String... more) throws IOException {
		Map<String, String> environment = new HashMap<>();
		environment.put("SSL_CERT_FILE", this.server.writeCertificate(folder.resolve("server.pem")).toString());
		for (int i = 0; i < more.length; i += 2) {
			environment.put(more[i], more[i + 1]);
		}
		return environment;
	}

	/**
	 * Return the requests that change something, since the last time.
	 */
	synchronized List<String> changes() {
		List<String> changes = this.requests.stream().filter((each) -> !each.matches("(GET|HEAD) .*")).toList();
		this.requests.clear();
		return changes;
	}

	/**
	 * Return how often there was a request, since the last time that changes were asked
	 * for.
	 */
	synchronized long times(String request) {
		return this.requests.stream().filter(request::equals).count();
	}

	/**
	 * Answer some requests otherwise.
	 * @param requests which, by method and path
	 * @param times how often
	 * @param status the status; 0 for no answer
	 */
	void fail(Predicate<String> requests, int times, int status) {
		fail(requests, times, (exchange) -> {
			exchange.getRequestBody().readAllBytes();
			if (status > 0) {
				answer(exchange, status, "{\"errors\": [\"told to\"]}");
			}
		});
	}

	/**
	 * Answer some requests otherwise.
	 * @param requests which, by method and path
	 * @param times how often
	 * @param handler what is done instead
	 */
	synchronized void fail(Predicate<String> requests, int times, HttpHandler handler) {
		this.failures.add(new Failure(requests, new int[] { times }, handler));
	}

	/**
	 * Do something before a request that changes something.
	 * @param number which request, from 0
	 * @param task what is done
	 */
	synchronized void before(int number, Runnable task) {
		this.before = task;
		this.beforeNumber = number;
	}

	/**
	 * Keep the first bytes only of what is uploaded.
	 */
	synchronized void keepHalf() {
		this.keepsHalf = true;
	}

	private synchronized @Nullable Runnable before(String request) {
		if (request.matches("(GET|HEAD) .*") || this.before == null || this.beforeNumber-- > 0) {
			return null;
		}
		Runnable task = this.before;
		this.before = null;
		return task;
	}

	/**
	 * Whether users would find the whole release.
	 */
	abstract boolean isWhole();

	/**
	 * Fail no more.
	 */
	synchronized void forgive() {
		this.failures.clear();
	}

	@Override
	public final void handle(HttpExchange exchange) throws IOException {
		String path = exchange.getRequestURI().getPath();
		String request = exchange.getRequestMethod() + " " + path;
		HttpHandler failure = failure(request);
		try {
			if (failure != null) {
				failure.handle(exchange);
				return;
			}
			byte[] body = exchange.getRequestBody().readAllBytes();
			Runnable task = before(request);
			if (task != null) {
				task.run();
			}
			synchronized (this) {
				this.requests.add(request);
				handle(exchange, request, path, this.keepsHalf ? Arrays.copyOf(body, body.length / 2) : body);
			}
		}
		finally {
			exchange.close();
		}
	}

	private synchronized @Nullable HttpHandler failure(String request) {
		for (Failure failure : this.failures) {
			if (failure.requests().test(request) && failure.left()[0]-- > 0) {
				return failure.handler();
			}
		}
		return null;
	}

	abstract void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException;

	final boolean isSigned() {
		return this.files.keySet().stream().anyMatch((file) -> file.endsWith(".sig"));
	}

	static boolean isAllowed(HttpExchange exchange) {
		return ("Bearer " + TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"));
	}

	static void answer(HttpExchange exchange, int status, String text) throws IOException {
		byte[] body = text.getBytes(StandardCharsets.UTF_8);
		boolean head = exchange.getRequestMethod().equals("HEAD");
		exchange.sendResponseHeaders(status, (head || body.length == 0) ? -1 : body.length);
		if (!head && body.length > 0) {
			exchange.getResponseBody().write(body);
		}
	}

	/**
	 * Answer with a page of a list, after what others have there, as forges do.
	 */
	final void answerPage(HttpExchange exchange, String name, Stream<Map<String, Object>> own) throws IOException {
		List<Map<String, Object>> all = Stream
			.concat(IntStream.range(0, this.others).mapToObj((i) -> RegistryJson.object(name, "other" + i)), own)
			.toList();
		int page = parameter(exchange, "page", 1);
		int size = parameter(exchange, "per_page", 20);
		int end = Math.min(page * size, all.size());
		String link = "<%s?per_page=%s&page=%s>; rel=\"%s\"";
		String path = exchange.getRequestURI().getPath();
		exchange.getResponseHeaders()
			.set("Link", link.formatted(path, size, 1, "first")
					+ ((end < all.size()) ? ", " + link.formatted(path, size, page + 1, "next") : ""));
		answer(exchange, 200, JsonTree.indented(all.subList(Math.min((page - 1) * size, end), end)));
	}

	private static int parameter(HttpExchange exchange, String name, int unset) {
		return Stream.of(String.valueOf(exchange.getRequestURI().getQuery()).split("&"))
			.filter((each) -> each.startsWith(name + "="))
			.findFirst()
			.map((each) -> Integer.parseInt(each.substring(name.length() + 1)))
			.orElse(unset);
	}

	static void answer(HttpExchange exchange, int status, Map<String, Object> json) throws IOException {
		answer(exchange, status, JsonTree.indented(json));
	}

	@Override
	public void close() {
		this.server.close();
	}

	private record Failure(Predicate<String> requests, int[] left, HttpHandler handler) {

	}

	/**
	 * Artifactory, as far as repositories of files go.
	 */
	static final class Artifactory extends StandIn {

		Artifactory() throws IOException {
		}

		@Override
		boolean isWhole() {
			return isSigned();
		}

		@Override
		void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException {
			if (!isAllowed(exchange)) {
				answer(exchange, 401, "{\"errors\": [{\"status\": 401, \"message\": \"Bad credentials\"}]}");
			}
			else if (request.startsWith("PUT ")) {
				if (!PackageHash.ofBytes(body).equals(exchange.getRequestHeaders().getFirst("X-Checksum-Sha256"))) {
					answer(exchange, 409, "{\"errors\": [{\"status\": 409, \"message\": \"Checksum mismatch\"}]}");
					return;
				}
				if (this.exclusive && this.files.containsKey(path)) {
					answer(exchange, 403, "{\"errors\": [{\"status\": 403, \"message\": \"Not enough permissions\"}]}");
					return;
				}
				this.files.put(path, body);
				answer(exchange, 201, "{}");
			}
			else if (this.files.containsKey(path)) {
				exchange.getResponseHeaders().set("X-Checksum-Sha256", PackageHash.ofBytes(this.files.get(path)));
				answer(exchange, 200, "");
			}
			else {
				answer(exchange, 404, "{\"errors\": [{\"status\": 404, \"message\": \"Not Found\"}]}");
			}
		}

	}

	/**
	 * The private registry of HCP Terraform, with links to another path for uploads,
	 * which take no credentials.
	 */
	static final class Hcp extends StandIn {

		private final Map<String, Map<String, Object>> platforms = new TreeMap<>();

		private Map<String, Object> version = Map.of();

		private boolean provider;

		private boolean key;

		Hcp() throws IOException {
		}

		@Override
		boolean isWhole() {
			return this.files.containsKey("/upload/sums") && this.files.containsKey("/upload/sig")
					&& this.platforms.keySet().stream().allMatch((each) -> this.files.containsKey("/upload/" + each));
		}

		@Override
		void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException {
			String base = "/api/v2/organizations/acme-corp/registry-providers";
			String one = base + "/private/acme-corp/notes";
			if (path.startsWith("/upload/")) {
				if (exchange.getRequestHeaders().containsKey("Authorization")) {
					answer(exchange, 400, "Only one auth mechanism allowed");
					return;
				}
				this.files.put(path, body);
				answer(exchange, 200, "");
				return;
			}
			if (!isAllowed(exchange)) {
				answer(exchange, 401, "{\"errors\": [{\"status\": \"401\", \"title\": \"unauthorized\"}]}");
				return;
			}
			RegistryJson data = (body.length == 0) ? new RegistryJson(null)
					: RegistryJson.parse("body", body).at("data", "attributes");
			if (isTaken(request, data)) {
				answer(exchange, 422, "{\"errors\": [{\"status\": \"422\", \"detail\": \"has already been taken\"}]}");
				return;
			}
			switch (request) {
				case "POST /api/v2/organizations/acme-corp/registry-providers" -> {
					this.provider = true;
					answer(exchange, 201, "{}");
				}
				case "POST /api/registry/private/v2/gpg-keys" -> {
					this.key = data.text("ascii-armor").startsWith("-----BEGIN PGP PUBLIC KEY BLOCK-----");
					answer(exchange, 201, RegistryJson.object("data", RegistryJson.object("attributes",
							RegistryJson.object("key-id", TestSigner.INSTANCE.publicKey().keyId()))));
				}
				case "POST /api/v2/organizations/acme-corp/registry-providers/private/acme-corp/notes/versions" -> {
					if (!this.provider || !this.key
							|| !data.text("key-id").equals(TestSigner.INSTANCE.publicKey().keyId())) {
						answer(exchange, 422,
								"{\"errors\": [{\"status\": \"422\", \"title\": \"invalid attribute\"}]}");
						return;
					}
					this.version = RegistryJson.object("version", data.text("version"));
					answer(exchange, 201, described());
				}
				case "POST /api/v2/organizations/acme-corp/registry-providers/private/acme-corp/notes/versions/1.2.3/platforms" -> {
					this.platforms.put(data.text("os") + "_" + data.text("arch"),
							RegistryJson.object("os", data.text("os"), "arch", data.text("arch"), "shasum",
									data.text("shasum"), "filename", data.text("filename")));
					answer(exchange, 201,
							RegistryJson.object("data", platform(data.text("os") + "_" + data.text("arch"))));
				}
				default -> {
					if (request.equals("GET " + one) && this.provider) {
						answer(exchange, 200, "{}");
					}
					else if (request.startsWith("GET /api/registry/private/v2/gpg-keys/acme-corp/") && this.key) {
						answer(exchange, 200, "{}");
					}
					else if (request.equals("GET " + one + "/versions/1.2.3") && !this.version.isEmpty()) {
						answer(exchange, 200, described());
					}
					else if (request.equals("GET " + one + "/versions/1.2.3/platforms") && !this.version.isEmpty()) {
						answer(exchange, 200, RegistryJson.object("data",
								this.platforms.keySet().stream().map(this::platform).toList()));
					}
					else {
						answer(exchange, 404, "{\"errors\": [{\"status\": \"404\", \"title\": \"not found\"}]}");
					}
				}
			}
		}

		private boolean isTaken(String request, RegistryJson data) {
			return request.startsWith("POST ") && (request.endsWith("/registry-providers") && this.provider
					|| request.endsWith("/gpg-keys") && this.key
					|| request.endsWith("/versions") && !this.version.isEmpty() || request.endsWith("/platforms")
							&& this.platforms.containsKey(data.text("os") + "_" + data.text("arch")));
		}

		private Map<String, Object> described() {
			return RegistryJson.object("data", RegistryJson.object("attributes",
					RegistryJson.object("shasums-uploaded", this.files.containsKey("/upload/sums"),
							"shasums-sig-uploaded", this.files.containsKey("/upload/sig")),
					"links",
					RegistryJson.object("shasums-upload", "/upload/sums", "shasums-sig-upload", "/upload/sig")));
		}

		private Map<String, Object> platform(String name) {
			Map<String, Object> attributes = new HashMap<>(this.platforms.get(name));
			attributes.put("provider-binary-uploaded", this.files.containsKey("/upload/" + name));
			return RegistryJson.object("attributes", attributes, "links",
					RegistryJson.object("provider-binary-upload", "/upload/" + name));
		}

	}

	/**
	 * The generic packages of GitLab.
	 */
	static final class GitLab extends StandIn {

		GitLab() throws IOException {
		}

		@Override
		boolean isWhole() {
			return isSigned();
		}

		@Override
		void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException {
			String packages = "/api/v4/projects/acme/platform/packages";
			if (!TOKEN.equals(exchange.getRequestHeaders().getFirst("JOB-TOKEN"))) {
				answer(exchange, 404, "{\"message\": \"404 Project Not Found\"}");
			}
			else if (request.startsWith("PUT " + packages + "/generic/terraform-provider-notes/1.2.3/")) {
				String file = path.substring(path.lastIndexOf('/') + 1);
				if (this.exclusive && this.files.containsKey(file)) {
					answer(exchange, 400, "{\"message\": \"Duplicate package is not allowed\"}");
					return;
				}
				this.files.put(file, body);
				answer(exchange, 201, "{\"message\": \"201 Created\"}");
			}
			else if (request.equals("GET " + packages)) {
				answer(exchange, 200, this.files.isEmpty() ? "[]"
						: "[{\"id\": 7, \"name\": \"terraform-provider-notes\", \"version\": \"1.2.3\"}]");
			}
			else if (request.equals("GET " + packages + "/7/package_files")) {
				answerPage(exchange, "file_name",
						this.files.entrySet()
							.stream()
							.map((file) -> RegistryJson.object("file_name", file.getKey(), "file_sha256",
									PackageHash.ofBytes(file.getValue()))));
			}
			else {
				answer(exchange, 404, "{\"message\": \"404 Not Found\"}");
			}
		}

	}

}
