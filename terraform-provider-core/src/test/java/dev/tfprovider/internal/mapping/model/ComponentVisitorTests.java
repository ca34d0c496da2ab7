/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ComponentVisitorTests {

	private final ModelMapping<Pet> pet = TestValues.MAPPINGS.resource(Pet.class);

	private final ObjectType tag = TestValues.attribute(this.pet, "tags").nested().impliedType();

	@Test
	void knownComponentsAreShownWithTheirJavaValue() {
		assertThat(visits("petName", "rex", "age", 3, "state", "x", "maybe", "y")).containsExactly(
				"pet_name Pet.petName = rex", "age Pet.age = 3", "state Pet.state = Known[value=x]",
				"maybe Pet.maybe = Optional[y]");
	}

	@Test
	void nullAndUnknownAreSkipped() {
		assertThat(visits("petName", TestValues.unknownString())).isEmpty();
	}

	@Test
	void whatCannotBeReadIsSkipped() {
		assertThat(visits("age", 1000)).isEmpty();
	}

	@Test
	void outerComponentsComeBeforeInnerOnes() {
		TerraformValue tags = TerraformValue.list(this.tag,
				List.of(TestValues.object(this.tag, "key", "a", "weight", 1),
						TestValues.object(this.tag, "key", "b", "weight", 2)));
		assertThat(visits("tags", tags)).containsExactly("tags Pet.tags = [Tag[key=a, weight=1], Tag[key=b, weight=2]]",
				"tags[0].key Tag.key = a", "tags[0].weight Tag.weight = 1", "tags[1].key Tag.key = b",
				"tags[1].weight Tag.weight = 2");
	}

	@Test
	void knownPartsOfWhatIsNotWhollyKnownAreShown() {
		TerraformValue tags = TerraformValue.list(this.tag,
				List.of(TestValues.object(this.tag, "key", "a", "weight", TestValues.unknown(TerraformType.NUMBER)),
						TestValues.unknown(this.tag)));
		assertThat(visits("tags", tags)).containsExactly("tags[0].key Tag.key = a");
	}

	@Test
	void innerComponentsAreShownThoughTheOuterOneCannotBeRead() {
		TerraformValue tags = TerraformValue.list(this.tag,
				List.of(TestValues.object(this.tag, "key", "a", "weight", 1000)));
		assertThat(visits("tags", tags)).containsExactly("tags[0].key Tag.key = a");
	}

	@Test
	void setsMapsBlocksAndCasesAreEntered() {
		ModelMapping<Deep> deep = TestValues.MAPPINGS.resource(Deep.class);
		ObjectType git = TestValues.attribute(TestValues.attribute(deep, "source").nested().attributes(), "git")
			.nested()
			.impliedType();
		ObjectType source = TestValues.attribute(deep, "source").nested().impliedType();
		assertThat(visits(deep, "set",
				TerraformValue.set(this.tag, List.of(TestValues.object(this.tag, "key", "a", "weight", 1))), "map",
				TerraformValue.map(this.tag, Map.of("k", TestValues.object(this.tag, "key", "b", "weight", 2))),
				"block", TestValues.object(this.tag, "key", "c", "weight", 3), "source",
				TestValues.object(source, "git", TestValues.object(git, "url", "d"))))
			.contains("set[*].key Tag.key = a", "map[\"k\"].key Tag.key = b", "block.key Tag.key = c",
					"source Deep.source = Git[url=d]", "source.git.url Git.url = d");
	}

	private List<String> visits(Object... namesAndValues) {
		for (int i = 0; i < namesAndValues.length; i += 2) {
			namesAndValues[i] = AttributeNaming.snakeCase((String) namesAndValues[i]);
		}
		return visits(this.pet, namesAndValues);
	}

	private static List<String> visits(ModelMapping<?> mapping, Object... namesAndValues) {
		List<String> visits = new ArrayList<>();
		mapping.visitKnown(TestValues.object(mapping, namesAndValues), (path, model, component, value) -> visits
			.add("%s %s.%s = %s".formatted(path, model.getSimpleName(), component, value)));
		return visits;
	}

	record Tag(String key, byte weight) {

	}

	record Pet(String petName, byte age, Value<String> state, Optional<String> maybe, List<Tag> tags) {

	}

	sealed interface Source {

	}

	record Git(String url) implements Source {

	}

	record Http(String url) implements Source {

	}

	record Deep(Set<Tag> set, Map<String, Tag> map, @Block @Nullable Tag block, Source source) {

	}

}
