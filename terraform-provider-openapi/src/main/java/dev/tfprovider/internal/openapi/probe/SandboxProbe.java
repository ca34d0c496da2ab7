/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Tries resources at a sandbox.
 *
 * @param endpoint base URL of the sandbox
 * @param headers headers of all requests, with the credentials
 * @param most how many requests may be sent
 * @param pause milliseconds between two looks at an object
 * @param mark what makes names different from those of others
 */
public record SandboxProbe(URI endpoint, Map<String, String> headers, int most, long pause, String mark) {

	private static final ObjectWriter WRITER = JsonMapper.builder().build().writerWithDefaultPrettyPrinter();

	/**
	 * Try resources.
	 * @param resources the resources
	 */
	public Outcome run(List<FoundResource> resources) throws IOException {
		SandboxClient client = new SandboxClient(this.endpoint, this.headers, this.most);
		ObjectNode overlay = JsonNodeFactory.instance.objectNode().put("overlay", "1.0.0");
		overlay.putObject("info").put("title", "What the service does").put("version", "1");
		ArrayNode actions = overlay.putArray("actions");
		List<String> lines = new ArrayList<>();
		List<String> leftovers = new ArrayList<>();
		for (FoundResource found : resources) {
			lines.add(found.name());
			if (!found.parents().isEmpty()) {
				lines.add("  is not tried: it is part of another object");
				continue;
			}
			ResourceProbe probe = new ResourceProbe(found, client, this.pause, this.mark);
			try {
				Optional<ObjectNode> update = probe.run();
				update.filter((said) -> !said.isEmpty()).ifPresent((said) -> actions.add(action(found, said)));
			}
			catch (IOException ex) {
				lines.add("  the sandbox does not answer: " + ex.getClass().getSimpleName());
			}
			probe.lines().forEach((line) -> lines.add("  " + line));
			leftovers.addAll(probe.leftovers());
		}
		return new Outcome(lines, leftovers, this.most - client.left(), WRITER.writeValueAsString(overlay) + "\n");
	}

	private static JsonNode action(FoundResource found, ObjectNode update) {
		ObjectNode action = JsonNodeFactory.instance.objectNode();
		action.put("target", "$.paths['%s']".formatted(found.itemPath().replace("\\", "\\\\").replace("'", "\\'")));
		action.set("update", update);
		return action;
	}

	/**
	 * What came of it.
	 *
	 * @param lines what was found out
	 * @param leftovers objects that could not be removed
	 * @param requests how many requests were sent
	 * @param overlay the overlay, in JSON
	 */
	public record Outcome(List<String> lines, List<String> leftovers, int requests, String overlay) {

	}

}
