/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.resource.ElementOrder;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A list comes back in another order than planned: one error says so. Many violations are
 * summed up.
 */
class ChangedOrderTests {

	@Test
	void nestedListInAnotherOrderIsOneError() {
		List<Diagnostic> diagnostics = create(15, (tags) -> {
			Collections.reverse(tags);
			return tags;
		});
		assertThat(diagnostics).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).hasToString("tags");
			assertThat(diagnostic.detail()).isEqualTo(
					"""
							acme_thing.tags: returned the 15 planned elements in another order: [0] of the plan came back as [14].

							A list that was known in the plan must come back in the same order. Bring the returned elements \
							into the order of data.plan() with ElementOrder, or declare the component as a Set if the order \
							has no meaning.

							This is a mistake in the provider, not in the configuration; please report it to its developers.""");
		});
	}

	@Test
	void orderOfThePlanIsNoError() {
		assertThat(create(15, (tags) -> {
			List<Tag> planned = List.copyOf(tags);
			Collections.shuffle(tags);
			return ElementOrder.like(planned, tags, Tag::key);
		})).isEmpty();
	}

	@Test
	void moreThanTheOrderIsToldElementByElement() {
		List<Diagnostic> diagnostics = create(3, (tags) -> {
			Collections.swap(tags, 0, 1);
			tags.set(2, new Tag("other", "x", 1L));
			return tags;
		});
		assertThat(diagnostics).extracting((diagnostic) -> String.valueOf(diagnostic.attribute()))
			.containsExactly("tags[0].key", "tags[0].text", "tags[1].key", "tags[1].text", "tags[2].key", "null");
	}

	@Test
	void manyViolationsAreSummedUp() {
		List<Diagnostic> diagnostics = create(20,
				(tags) -> tags.stream().map((tag) -> new Tag(tag.key(), "other", tag.number())).toList());
		assertThat(diagnostics).hasSize(6);
		assertThat(diagnostics.get(5).summary()).isEqualTo("Provider returned an inconsistent result");
		assertThat(diagnostics.get(5).detail()).startsWith("acme_thing: and 15 more, at tags[5].text, tags[6].text, ")
			.contains("tags[14].text, ….")
			.doesNotContain("tags[15]")
			.contains("mistake in the provider");
	}

	@Test
	void listOfTextsInAnotherOrderNamesTheRemedy() {
		List<Violation> violations = ResultCheck.violations(model((tags) -> tags).block(),
				model((tags) -> tags).value("{id:\"1\", texts:[\"a\",\"b\"]}"),
				model((tags) -> tags).value("{id:\"1\", texts:[\"b\",\"a\"]}"));
		assertThat(violations).singleElement().extracting(Violation::path).hasToString("texts");
		assertThat(Difference.between(texts("a", "b"), texts("b", "a")))
			.hasValueSatisfying((guess) -> assertThat(guess).contains("with ElementOrder").contains("as a Set"));
		assertThat(Difference.between(texts("a", "b"), texts("a", "b"))).isEmpty();
	}

	private static TerraformValue texts(String... texts) {
		return TerraformValue.list(TerraformType.STRING, List.of(texts).stream().map(TerraformValue::string).toList());
	}

	private static List<Diagnostic> create(int count, UnaryOperator<List<Tag>> change) {
		PlannedModel<Post> model = model(change);
		String tags = IntStream.range(0, count)
			.mapToObj((number) -> "{key:\"k" + number + "\",text:\"t" + number + "\",number:?}")
			.collect(Collectors.joining(",", "[", "]"));
		return new PetApply().applyResourceChange()
			.apply(model.type(),
					new Request(model.value("null"), model.value("{id:?, tags:" + tags + "}"),
							model.value("{tags:" + tags.replace("?", "null") + "}"), new byte[0]))
			.diagnostics();
	}

	private static PlannedModel<Post> model(UnaryOperator<List<Tag>> change) {
		return PlannedModel.of(Post.class, new PlannedModel.Planned<>() {

			@Override
			public Post create(ResourceData<Post> data) {
				List<Tag> tags = data.plan()
					.tags()
					.stream()
					.map((tag) -> new Tag(tag.key(), tag.text(), 1L))
					.collect(Collectors.toList());
				return new Post("1", change.apply(tags), null);
			}

		});
	}

	record Post(@Id String id, @Nullable List<Tag> tags, @Nullable List<String> texts) {

	}

	record Tag(String key, @Nullable String text, @Computed Long number) {

	}

}
