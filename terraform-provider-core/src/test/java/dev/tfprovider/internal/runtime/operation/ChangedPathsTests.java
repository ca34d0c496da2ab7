/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ChangedPaths}.
 */
class ChangedPathsTests {

	private final PlannedModel<Rack> rack = PlannedModel.of(Rack.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					# before                               | after                                  | changes
					name:"a"                               | name:"a"                               | ''
					name:"a"                               | name:"b"                               | name
					name:"a"                               | name:?                                 | name
					name:"a"                               | name:null                              | name
					main:null                              | main:{key:"a"}                         | main
					main:{key:"a"}                         | main:null                              | main
					main:{key:"a"}                         | main:?                                 | main
					main:{key:"a",size:1}                  | main:{key:"b",size:2,stamp:?}          | main.key main.size main.stamp
					named:{x:{key:"a"},y:{key:"b"}}        | named:{x:{key:"c"},z:{key:"b"}}        | named["x"].key named["y"] named["z"]
					spares:set[{key:"a"}]                  | spares:set[{key:"b"}]                  | spares
					spares:set[{key:"a"},{key:"b"}]        | spares:set[{key:"b"},{key:"a"}]        | ''
					parts:[{key:"a",size:1},{key:"b"}]     | parts:[{key:"a",size:2},{key:"b"}]     | parts[0].size
					parts:[{key:"a"},{key:"b"}]            | parts:[{key:"b"},{key:"a"}]            | parts
					parts:[{key:"a"}]                      | parts:[{key:"a"},{key:"b"}]            | parts
					parts:[{key:"a"}]                      | parts:[{key:"n"}]                      | parts
					parts:[{key:"a"}]                      | parts:[{key:?}]                        | parts
					parts:[]                               | parts:null                             | parts
					plain:[{name:"a"},{name:"b"}]          | plain:[{name:"b"},{name:"b"}]          | plain[0].name
					plain:[{name:"a"}]                     | plain:[{name:"a"},{name:"b"}]          | plain
					slot:[{key:"a",code:"1"}]              | slot:[{key:"a",code:"2"}]              | slot[0].code
					slot:[]                                | slot:[{key:"a"}]                       | slot
					shelves:[{label:"s",items:[{key:"a"}]}] | shelves:[{label:"s",items:[{key:"a",size:1}]}] | shelves[0].items[0].size
					""")
	void changesLeadAsFarInsideAsThereAreDifferences(String before, String after, String expected) {
		assertThat(changes("{" + before + "}", "{" + after + "}")).isEqualTo(expected);
	}

	@Test
	void everythingThatIsThereIsAChangeFromNothing() {
		assertThat(changes("null", "{id:?,name:\"a\",main:{key:\"a\"},slot:[]}")).isEqualTo("id name main slot");
	}

	@Test
	void changesLeadIntoGroups() {
		PlannedModel<Grouped> grouped = PlannedModel.of(Grouped.class);
		assertThat(ChangedPaths.between(grouped.block(), grouped.value("{limits:{max:1,min:1}}"),
				grouped.value("{limits:{max:2,min:1}}")))
			.containsExactly(AttributePath.root("limits").attribute("max"));
	}

	@Test
	void deeplyEqualValuesHaveNoChanges() {
		TerraformValue value = this.rack.value("{name:\"a\",shelves:[{label:\"s\",items:[{key:\"a\"}]}]}");
		assertThat(ChangedPaths.between(this.rack.block(), value, value)).isEqualTo(List.of());
	}

	private String changes(String before, String after) {
		return String.join(" ",
				ChangedPaths.between(this.rack.block(), this.rack.value(before), this.rack.value(after))
					.stream()
					.map(AttributePath::toString)
					.toList());
	}

	record Grouped(@Block(group = true) Limits limits) {

	}

	record Limits(@Nullable Integer max, @Nullable Integer min) {

	}

}
