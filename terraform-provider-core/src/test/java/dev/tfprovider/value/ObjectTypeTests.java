/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link ObjectType}.
 */
class ObjectTypeTests {

	private final ObjectType type = ObjectType
		.of(Map.of("name", TerraformType.STRING, "age", TerraformType.NUMBER, "zip", TerraformType.BOOL));

	@Test
	void namesAreSorted() {
		assertThat(this.type.names()).containsExactly("age", "name", "zip");
		assertThat(this.type.size()).isEqualTo(3);
		assertThat(this.type.name(1)).isEqualTo("name");
		assertThat(this.type.type(0)).isEqualTo(TerraformType.NUMBER);
	}

	@Test
	void namesAreSortedByCodePoint() {
		ObjectType odd = ObjectType.of(Map.of("\ud83d\ude00", TerraformType.BOOL, "\uffee", TerraformType.BOOL));
		assertThat(odd.names()).containsExactly("\uffee", "\ud83d\ude00");
		assertThat(odd.indexOf("\ud83d\ude00")).isEqualTo(1);
	}

	@Test
	void namesAreNormalized() {
		assertThat(ObjectType.of(Map.of("e\u0301", TerraformType.BOOL)).names()).containsExactly("\u00e9");
	}

	@Test
	void indexOfWhenThereIsNoSuchNameIsNegative() {
		assertThat(this.type.indexOf("zip")).isEqualTo(2);
		assertThat(this.type.indexOf("nam")).isNegative();
		assertThat(ObjectType.of(Map.of()).indexOf("a")).isNegative();
	}

	@Test
	void typeByNameGivesTheType() {
		assertThat(this.type.type("zip")).isEqualTo(TerraformType.BOOL);
		assertThatIllegalArgumentException().isThrownBy(() -> this.type.type("tag"))
			.withMessage("No attribute 'tag' in object({age=number, name=string, zip=bool})");
	}

	@Test
	void equalsComparesNamesTypesAndOptionalMarks() {
		ObjectType same = ObjectType
			.of(Map.of("zip", TerraformType.BOOL, "name", TerraformType.STRING, "age", TerraformType.NUMBER));
		assertThat(same).isEqualTo(this.type).hasSameHashCodeAs(this.type);
		assertThat(same.withOptional(List.of("zip"))).isNotEqualTo(this.type);
		assertThat(same.withOptional(List.of("zip"))).isEqualTo(this.type.withOptional(List.of("zip")));
		assertThat(ObjectType.of(Map.of("a", TerraformType.BOOL)))
			.isNotEqualTo(ObjectType.of(Map.of("a", TerraformType.STRING)))
			.isNotEqualTo(ObjectType.of(Map.of("b", TerraformType.BOOL)))
			.isNotEqualTo(TerraformType.BOOL);
	}

	@Test
	void withOptionalReplacesTheMarks() {
		ObjectType optional = this.type.withOptional(List.of("zip", "age"));
		assertThat(optional.optional()).containsExactly("age", "zip");
		assertThat(optional.withOptional(List.of()).optional()).isEmpty();
		assertThat(this.type.optional()).isEmpty();
	}

	@Test
	void optionalGivesACopy() {
		this.type.withOptional(List.of("zip")).optional().clear();
		assertThat(this.type.withOptional(List.of("zip")).optional()).containsExactly("zip");
	}

}
