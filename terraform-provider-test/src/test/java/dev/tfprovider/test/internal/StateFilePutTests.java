/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.nio.file.Path;
import java.util.List;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How an object is put into a state file.
 */
class StateFilePutTests {

	@TempDir
	Path directory;

	@Test
	void objectReplacesTheOneOfItsKeyOnly() {
		write("corner_thing.a", "only");
		write("corner_thing.a[\"null\"]", "null");
		write("corner_thing.a[0]", "number");
		write("corner_thing.a[\"0\"]", "text");
		assertThat(ids()).containsExactly("only", "null", "number", "text");
		write("corner_thing.a[\"null\"]", "null again");
		write("corner_thing.a", "only again");
		write("corner_thing.a[\"0\"]", "text again");
		assertThat(ids()).containsExactly("number", "null again", "only again", "text again");
	}

	@Test
	void dataSourceIsWrittenAsSuch() {
		write("data.corner_thing.a", "data");
		write("corner_thing.a", "resource");
		write("data.corner_thing.a", "data again");
		assertThat(ids()).containsExactly("data again", "resource");
		assertThat(state().findValuesAsText("mode")).containsExactly("data", "managed");
	}

	private void write(String address, String id) {
		StateFile.read(this.directory)
			.put("provider[\"registry.terraform.io/acme/corner\"]", ResourceAddress.parse(address), 0,
					"{\"id\":\"%s\"}".formatted(id), new byte[0]);
	}

	private List<String> ids() {
		return state().findValuesAsText("id");
	}

	private JsonNode state() {
		return JsonValues.parse(FileTrees.read(file()));
	}

	private Path file() {
		return this.directory.resolve("terraform.tfstate");
	}

}
