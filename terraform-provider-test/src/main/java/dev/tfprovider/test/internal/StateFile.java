/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.nio.file.Path;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Reads, edits and restores the state file of a working directory.
 *
 * @param file the file
 * @param content what it held when it was read
 */
public record StateFile(Path file, String content) {

	public static StateFile read(Path directory) {
		Path file = directory.resolve("terraform.tfstate");
		return new StateFile(file, FileTrees.read(file));
	}

	/**
	 * Leave only one resource, which depends on nothing.
	 */
	public void only(String address) {
		ObjectNode state = (ObjectNode) JsonValues.parse(this.content);
		JsonNode resource = StreamSupport.stream(state.path("resources").spliterator(), false)
			.filter((candidate) -> address
				.equals(candidate.path("type").asText() + "." + candidate.path("name").asText()))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("There is no " + address + " in the state"));
		resource.path("instances").forEach((instance) -> ((ObjectNode) instance).remove("dependencies"));
		state.putArray("resources").add(resource);
		FileTrees.write(this.file, state.toString());
	}

	public void restore() {
		FileTrees.write(this.file, this.content);
	}

}
