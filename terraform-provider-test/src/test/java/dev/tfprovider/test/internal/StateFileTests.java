/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Which objects of a state file stay.
 */
class StateFileTests {

	private static final String STATE = """
			{"version": 4, "resources": [
			  {"module": "module.m", "mode": "managed", "type": "corner_thing", "name": "a", "instances": [
			    {"attributes": {"id": "module"}}]},
			  {"mode": "managed", "type": "terraform_data", "name": "d", "provider": "provider[\\"terraform.io/builtin/terraform\\"]",
			   "instances": [{"attributes": {"output": "settled"}}]},
			  {"mode": "data", "type": "corner_thing", "name": "a", "instances": [{"attributes": {"id": "data"}}]},
			  {"mode": "managed", "type": "corner_thing", "name": "a", "instances": [
			    {"index_key": 0, "deposed": "0123abcd", "attributes": {"id": "deposed"}},
			    {"index_key": 0, "attributes": {"id": "first"}, "dependencies": ["corner_thing.b"]},
			    {"index_key": 1, "attributes": {"id": "second"}}]},
			  {"mode": "managed", "type": "corner_thing", "name": "b", "instances": [
			    {"index_key": "0", "attributes": {"id": "zero"}},
			    {"index_key": "null", "attributes": {"id": "null"}},
			    {"index_key": "a\\"b", "attributes": {"id": "quoted"}}]}]}
			""";

	@TempDir
	Path directory;

	@Test
	void instanceIsTakenByItsKey() {
		assertThat(only("corner_thing.a[0]")).containsExactly("first");
		assertThat(only("corner_thing.a[1]")).containsExactly("second");
		assertThat(only("corner_thing.b[\"0\"]")).containsExactly("zero");
		assertThat(only("corner_thing.b[\"null\"]")).containsExactly("null");
		assertThat(only("corner_thing.b[\"a\\\"b\"]")).containsExactly("quoted");
	}

	@Test
	void resourceIsTakenWithAllItsInstances() {
		assertThat(only("corner_thing.a")).containsExactly("first", "second");
		assertThat(only("corner_thing.b")).containsExactly("zero", "null", "quoted");
		assertThat(StateFile.read(this.directory).content()).doesNotContain("dependencies", "module");
	}

	@Test
	void valuesThatWereUnknownStay() {
		only("corner_thing.a[0]");
		assertThat(JsonValues.parse(StateFile.read(this.directory).content()).findValuesAsText("output"))
			.containsExactly("settled");
	}

	@ParameterizedTest
	@ValueSource(strings = { "terraform_data.d", "corner_thing.a[2]", "corner_thing.a[\"0\"]", "corner_thing.b[0]",
			"corner_thing.c", "data.corner_thing.a" })
	void addressOfNothingSaysWhatThereIs(String address) {
		assertThatIllegalArgumentException().isThrownBy(() -> only(address))
			.withMessage("There is no resource " + address + " in the state. There are corner_thing.a[0], "
					+ "corner_thing.a[1], corner_thing.b[\"0\"], corner_thing.b[\"a\\\"b\"], corner_thing.b[\"null\"]");
	}

	@Test
	void addressInAModuleIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> only("module.m.corner_thing.a"))
			.withMessageStartingWith("'module.m.corner_thing.a' is not an address like ");
	}

	@Test
	void stateThatIsNotThereHasNothing() {
		assertThatIllegalArgumentException().isThrownBy(() -> StateFile.read(this.directory).only("corner_thing.a"))
			.withMessage("There is no resource corner_thing.a in the state, and no other");
		assertThat(this.directory).isEmptyDirectory();
	}

	private List<String> only(String address) {
		FileTrees.write(this.directory.resolve("terraform.tfstate"), STATE);
		StateFile.read(this.directory).only(address);
		return JsonValues.parse(StateFile.read(this.directory).content()).findValuesAsText("id");
	}

}
