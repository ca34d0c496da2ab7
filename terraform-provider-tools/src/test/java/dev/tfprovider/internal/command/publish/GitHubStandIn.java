/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import com.sun.net.httpserver.HttpExchange;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.release.RegistryJson;

/**
 * Releases of GitHub, of which a tag can have several as long as they are drafts.
 */
final class GitHubStandIn extends StandIn {

	private final Map<Integer, Draft> releases = new TreeMap<>();

	/**
	 * A draft that the list does not have yet.
	 */
	int hidden;

	private int last = 5;

	GitHubStandIn() throws IOException {
	}

	@Override
	void handle(HttpExchange exchange, String request, String path, byte[] body) throws IOException {
		String base = "/repos/acme/notes/releases";
		if (!isAllowed(exchange)) {
			answer(exchange, 401, "{\"message\": \"Bad credentials\"}");
			return;
		}
		String[] parts = path.startsWith(base) ? path.substring(base.length()).split("/") : new String[0];
		Draft release = (parts.length > 1 && parts[1].matches("\\d+")) ? this.releases.get(Integer.parseInt(parts[1]))
				: null;
		if (request.equals("GET " + base)) {
			answerPage(exchange, "tag_name",
					this.releases.values().stream().filter((each) -> each.id != this.hidden).map(Draft::described));
		}
		else if (request.equals("POST " + base)) {
			this.releases.put(++this.last, new Draft(this.last));
			answer(exchange, 201, "{\"id\": " + this.last + "}");
		}
		else if (request.startsWith("DELETE " + base + "/assets/")) {
			this.releases.values().forEach((each) -> each.unfinished.remove(parts[2].replace("half-", "")));
			answer(exchange, 204, "");
		}
		else if (release == null) {
			answer(exchange, 404, "{\"message\": \"Not Found\"}");
		}
		else if (request.startsWith("DELETE ")) {
			this.releases.remove(release.id);
			answer(exchange, 204, "");
		}
		else if (request.startsWith("GET ")) {
			answer(exchange, 200, JsonTree.indented(release.assets()));
		}
		else if (request.startsWith("POST ")) {
			String name = exchange.getRequestURI().getQuery().replace("name=", "");
			if (release.assets.containsKey(name) || release.unfinished.contains(name)) {
				answer(exchange, 422, "{\"errors\": [{\"code\": \"already_exists\"}]}");
				return;
			}
			release.assets.put(name, body);
			answer(exchange, 201, "{}");
		}
		else if (this.releases.values().stream().anyMatch((each) -> !each.draft)) {
			answer(exchange, 422, "{\"errors\": [{\"code\": \"already_exists\", \"field\": \"tag_name\"}]}");
		}
		else {
			release.draft = false;
			answer(exchange, 200, "{}");
		}
		this.files.clear();
		this.releases.values().forEach((each) -> this.files.putAll(each.assets));
	}

	@Override
	boolean isWhole() {
		return this.releases.values().stream().anyMatch((each) -> !each.draft);
	}

	int count() {
		return this.releases.size();
	}

	/**
	 * Leave a draft with half an asset, as who was cut off.
	 */
	void leave(String file) {
		Draft draft = new Draft(++this.last);
		draft.unfinished.add(file);
		this.releases.put(draft.id, draft);
	}

	private static final class Draft {

		private final int id;

		private boolean draft = true;

		private final Map<String, byte[]> assets = new TreeMap<>();

		private final Set<String> unfinished = new TreeSet<>();

		private Draft(int id) {
			this.id = id;
		}

		private List<Object> assets() {
			List<Object> all = new ArrayList<>();
			this.assets.forEach((name, content) -> all.add(RegistryJson.object("name", name, "state", "uploaded",
					"digest", "sha256:" + PackageHash.ofBytes(content))));
			this.unfinished.forEach(
					(name) -> all.add(RegistryJson.object("id", "half-" + name, "name", name, "state", "starter")));
			return all;
		}

		private Map<String, Object> described() {
			return RegistryJson.object("id", this.id, "tag_name", "v1.2.3", "draft", this.draft, "assets", assets());
		}

	}

}
