/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import dev.tfprovider.test.internal.JsonValues;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StateDocumentTests {

	private static final StateDocument STATE = StateDocument.ofJson(JsonValues.parse("""
			{
			  "values": {
			    "outputs": {"name": {"sensitive": true, "value": "Rex"}},
			    "root_module": {
			      "resources": [
			        {"address": "a_pet.rex", "mode": "managed", "type": "a_pet", "deposed_key": "00",
			         "values": {"id": 1}},
			        {"address": "a_pet.rex", "mode": "managed", "type": "a_pet", "tainted": true,
			         "values": {"id": 2, "key": "k"}, "sensitive_values": {"key": true}}
			      ],
			      "child_modules": [{"child_modules": [{"resources": [
			        {"address": "module.x.module.y.data.a_pet.max[\\"k\\"]", "mode": "data", "type": "a_pet",
			         "values": {"tags": [{"name": "t"}]}}
			      ]}]}]
			    }
			  }
			}
			"""));

	@Test
	void findWhenADeposedObjectSharesTheAddressGivesTheCurrentOne() {
		ResourceInstance rex = STATE.find("a_pet.rex").orElseThrow();
		assertThat(rex.attribute("id")).isEqualTo(2);
		assertThat(rex.tainted()).isTrue();
		assertThat(rex.isSensitive("key")).isTrue();
		assertThat(rex.isSensitive("id")).isFalse();
		assertThat(STATE.instances().get(0).deposedKey()).isEqualTo("00");
	}

	@Test
	void findLooksIntoNestedModules() {
		ResourceInstance max = STATE.find("module.x.module.y.data.a_pet.max[\"k\"]").orElseThrow();
		assertThat(max.mode()).isEqualTo("data");
		assertThat(max.attribute("tags[0].name")).isEqualTo("t");
		assertThat(max.tainted()).isFalse();
	}

	@Test
	void ofJsonWhenStateIsEmptyHasNoInstances() {
		assertThat(StateDocument.ofJson(JsonValues.parse("{\"format_version\": \"1.0\"}")).instances()).isEmpty();
	}

	@Test
	void outputIsFoundByName() {
		assertThat(STATE.output("name").path("value").textValue()).isEqualTo("Rex");
		assertThat(STATE.output("other").isMissingNode()).isTrue();
	}

}
