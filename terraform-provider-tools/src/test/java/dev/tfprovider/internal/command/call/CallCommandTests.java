/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.call;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CallCommand}.
 */
class CallCommandTests {

	private static final String NOTE = "{\"id\": null, \"text\": \"a\", \"pinned\": true, \"secret\": null, \"size\": null, "
			+ "\"labels\": [\"x\"], \"author\": {\"name\": \"Ada\"}, \"line\": [{\"text\": \"l\"}], \"mark\": []}";

	@TempDir
	Path directory;

	@Test
	void requestsAreAnsweredInOrder() throws Exception {
		PersonProcess process = call(
				"""
						{"ValidateResourceConfig": {"type_name": "notes_note", "config": %1$s}}

						{"ValidateResourceConfig": {"type_name": "notes_note", "config": %2$s}}
						{"PlanResourceChange": {"type_name": "notes_note", "prior_state": null, "proposed_new_state": %1$s, "config": %1$s}}
						{"UpgradeResourceState": {"type_name": "notes_note", "version": 0, "raw_state": %1$s}}
						{"GetMetadata": {}}
						"""
					.formatted(NOTE, NOTE.replace("\"a\"", "null")));
		assertThat(process.err()).isEmpty();
		String[] lines = process.out().split("\n");
		assertThat(lines).hasSize(5);
		assertThat(lines[0]).isEqualTo("{\"ValidateResourceConfig\":{}}");
		assertThat(lines[1]).startsWith("{\"ValidateResourceConfig\":{\"diagnostics\":[{\"severity\":\"ERROR\",")
			.contains("\"attribute\":{\"steps\":[{\"attribute_name\":\"text\"}]}");
		assertThat(lines[2]).startsWith("{\"PlanResourceChange\":{\"planned_state\":{\"author\":{\"name\":\"Ada\"},"
				+ "\"id\":{\"$unknown\":true},\"labels\":[\"x\"],\"line\":[{\"text\":\"l\"}],");
		assertThat(lines[3]).contains("\"upgraded_state\":{", "\"text\":\"a\"").doesNotContain("diagnostics");
		assertThat(lines[4]).contains("\"resources\":[{\"type_name\":\"notes_note\"}]");
	}

	@Test
	void typesOfTheSchemaAreJson() throws Exception {
		assertThat(call("{\"GetProviderSchema\": {}}").out()).contains("\"resource_schemas\":{\"notes_note\":{",
				"\"name\":\"labels\",\"type\":[\"set\",\"string\"]");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			[] | it is no object with the name of a request
			{"Plan": {}} | 'Plan' is no request of the protocol that has one answer
			{"InvokeAction": {}} | 'InvokeAction' is no request of the protocol that has one answer
			{"ValidateActionConfig": {}} | This provider has no tfplugin6.Provider/ValidateActionConfig
			{"ValidateResourceConfig": {"type": "x"}} | 'type' cannot be given; there are [type_name, config,
			{"ValidateResourceConfig": {"type_name": 7}} | 'type_name' has to be a string
			{"ValidateResourceConfig": []} | Request has to be an object
			{"GetMetadata": {}} {} | there is something behind the request
			{"GetMetadata": | Unexpected end-of-input
			""")
	void whatIsNoRequestIsTold(String line, String problem) throws Exception {
		PersonProcess process = new PersonProcess("call", "--requests", requests("\n" + line).toString());
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).isEqualTo(1);
		assertThat(process.err()).startsWith("Line 2 of ").contains(problem);
	}

	@Test
	void fileHasToBeNamedAndThere() {
		PersonProcess none = new PersonProcess("call");
		assertThat(new InstalledCommands().run(none, NotesProvider.commanded())).isEqualTo(2);
		PersonProcess missing = new PersonProcess("call", "--requests", this.directory.resolve("none").toString());
		assertThat(new InstalledCommands().run(missing, NotesProvider.commanded())).isEqualTo(1);
		assertThat(missing.err()).startsWith("There is no file ");
	}

	private PersonProcess call(String requests) throws IOException {
		PersonProcess process = new PersonProcess("call", "--requests", requests(requests).toString());
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).as(process.err()).isZero();
		return process;
	}

	private Path requests(String text) throws IOException {
		return Files.writeString(this.directory.resolve("requests.jsonl"), text);
	}

}
