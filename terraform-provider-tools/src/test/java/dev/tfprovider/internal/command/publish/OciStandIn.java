/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;

import com.sun.net.httpserver.HttpExchange;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.RegistryJson;

/**
 * An OCI registry that asks for a password.
 */
final class OciStandIn extends StandIn {

	OciStandIn() throws IOException {
	}

	/**
	 * Return the header of the user.
	 */
	static String basic() {
		return Credentials.basic("user", TOKEN);
	}

	@Override
	void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException {
		String repository = "/v2/mirror/acme/notes/";
		if (!basic().equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
			exchange.getResponseHeaders().set("WWW-Authenticate", "Basic realm=\"registry\"");
			answer(exchange, 401, "{\"errors\": [{\"code\": \"UNAUTHORIZED\"}]}");
		}
		else if (path.equals("/v2/")) {
			answer(exchange, 200, "{}");
		}
		else if (request.equals("GET " + repository + "tags/list")) {
			answer(exchange, 200,
					RegistryJson.object("tags",
							this.files.keySet()
								.stream()
								.filter((file) -> file.matches(".*/manifests/(?!sha256:).*"))
								.map((file) -> file.replaceAll(".*/", ""))
								.toList()));
		}
		else if (request.startsWith("POST ")) {
			exchange.getResponseHeaders().set("Location", repository + "blobs/uploads/1");
			answer(exchange, 202, "");
		}
		else if (request.startsWith("PUT ")) {
			String digest = "sha256:" + PackageHash.ofBytes(body);
			boolean isBlob = path.contains("/uploads/");
			if (isBlob && !exchange.getRequestURI().getQuery().equals("digest=" + digest)) {
				answer(exchange, 400, "{\"errors\": [{\"code\": \"DIGEST_INVALID\"}]}");
				return;
			}
			this.files.put(isBlob ? repository + "blobs/" + digest : path, body);
			if (!isBlob) {
				this.files.put(repository + "manifests/" + digest, body);
			}
			answer(exchange, 201, "");
		}
		else if (this.files.containsKey(path)) {
			exchange.sendResponseHeaders(200, request.startsWith("HEAD ") ? -1 : this.files.get(path).length);
			if (!request.startsWith("HEAD ")) {
				exchange.getResponseBody().write(this.files.get(path));
			}
		}
		else {
			answer(exchange, 404, "{\"errors\": [{\"code\": \"NOT_FOUND\"}]}");
		}
	}

	@Override
	boolean isWhole() {
		return this.files.containsKey("/v2/mirror/acme/notes/manifests/1.2.3");
	}

}
