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
import java.util.concurrent.CountDownLatch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Tries resources at a sandbox.
 *
 * @param endpoint base URL of the sandbox
 * @param headers headers of all requests
 * @param most how many requests may be sent
 * @param pause milliseconds between two looks at an object
 * @param mark what makes names different from those of others
 * @param parameters values of parameters of paths, for what nothing creates
 * @param stopped is at zero once nothing more shall be tried
 */
public record SandboxProbe(URI endpoint, SandboxHeaders headers, int most, long pause, String mark,
		Map<String, String> parameters, CountDownLatch stopped) {

	/**
	 * Try resources.
	 * @param resources the resources
	 * @param all all resources, in which those may be
	 */
	public Outcome run(List<FoundResource> resources, List<FoundResource> all) throws IOException {
		SandboxClient client = new SandboxClient(this.endpoint, this.headers, this.most, this.stopped);
		ObjectNode overlay = JsonNodeFactory.instance.objectNode().put("overlay", "1.0.0");
		overlay.putObject("info").put("title", "What the service does").put("version", "1");
		ArrayNode actions = overlay.putArray("actions");
		List<String> lines = new ArrayList<>();
		List<String> leftovers = new ArrayList<>();
		for (FoundResource found : resources) {
			if (client.isStopped()) {
				break;
			}
			lines.add(found.name());
			try (ParentObjects parents = new ParentObjects(all,
					(each, values) -> probe(each, client, values, leftovers), this.parameters)) {
				Optional<Map<String, String>> values = parents.of(found);
				parents.lines().forEach((line) -> lines.add("  " + line));
				if (values.isPresent()) {
					ResourceProbe probe = probe(found, client, values.get(), leftovers);
					try {
						probe.run()
							.filter((said) -> !said.isEmpty())
							.ifPresent((said) -> actions.add(action(found, said)));
					}
					finally {
						probe.lines().forEach((line) -> lines.add("  " + line));
					}
				}
			}
			catch (SandboxClient.NoMoreRequestsException ex) {
				lines.add("  " + ex.getMessage());
			}
			catch (IOException ex) {
				lines.add("  the sandbox does not answer: " + ex.getClass().getSimpleName());
			}
		}
		if (client.isStopped()) {
			lines.add("It was interrupted, and what it has created is removed.");
		}
		return new Outcome(lines, leftovers, this.most - client.left(), overlay.toPrettyString() + "\n");
	}

	private ResourceProbe probe(FoundResource found, SandboxClient client, Map<String, String> values,
			List<String> leftovers) {
		return new ResourceProbe(found, client, this.pause, this.mark, values, leftovers);
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
