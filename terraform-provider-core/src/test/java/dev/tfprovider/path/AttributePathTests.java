/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.path;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link AttributePath}.
 */
class AttributePathTests {

	private final AttributePath path = AttributePath.root("rule").index(2).attribute("tags").key("a b");

	@Test
	void toStringIsWrittenAsInTheConfigurationLanguage() {
		assertThat(this.path).hasToString("rule[2].tags[\"a b\"]");
		assertThat(AttributePath.root("rule").element().attribute("port")).hasToString("rule[*].port");
		assertThat(AttributePath.root()).hasToString("");
		assertThat(AttributePath.root().index(0).attribute("a")).hasToString("[0].a");
	}

	@Test
	void stepsAreOutermostFirst() {
		assertThat(this.path).containsExactly(new AttributePath.AttributeName("rule"),
				new AttributePath.ElementIndex(2), new AttributePath.AttributeName("tags"),
				new AttributePath.ElementKey("a b"));
		assertThat(this.path.isRoot()).isFalse();
		assertThat(AttributePath.root().isRoot()).isTrue();
	}

	@Test
	void appendAndPrependLeaveThePathAsItIs() {
		AttributePath.Step step = new AttributePath.AttributeName("x");
		assertThat(AttributePath.root("a").append(step)).hasToString("a.x");
		assertThat(AttributePath.root("a").prepend(step)).hasToString("x.a");
		assertThat(AttributePath.root().prepend(step)).isEqualTo(AttributePath.root("x"));
		assertThat(this.path.steps()).hasSize(4);
	}

	@Test
	void pathDoesNotChangeWithTheGivenSteps() {
		List<AttributePath.Step> steps = new ArrayList<>(this.path.steps());
		AttributePath copy = new AttributePath(steps);
		steps.clear();
		assertThat(copy).isEqualTo(this.path).hasSameHashCodeAs(this.path);
	}

	@Test
	void addressableEndsBeforeTheFirstSetElement() {
		assertThat(this.path.addressable()).isSameAs(this.path);
		assertThat(AttributePath.root("a").element().attribute("b").element().addressable())
			.isEqualTo(AttributePath.root("a"));
		assertThat(AttributePath.root().element().addressable()).isEqualTo(AttributePath.root());
	}

	@Test
	void startsWithComparesWholeSteps() {
		assertThat(this.path.startsWith(AttributePath.root())).isTrue();
		assertThat(this.path.startsWith(AttributePath.root("rule").index(2))).isTrue();
		assertThat(this.path.startsWith(this.path)).isTrue();
		assertThat(this.path.startsWith(AttributePath.root("rule").index(1))).isFalse();
		assertThat(this.path.startsWith(AttributePath.root("ru"))).isFalse();
		assertThat(AttributePath.root("rule").startsWith(this.path)).isFalse();
	}

	@Test
	void indexAndKeyAreDifferentSteps() {
		assertThat(AttributePath.root("a").index(1)).isNotEqualTo(AttributePath.root("a").key("1"));
		assertThat(AttributePath.root("a").attribute("b")).isNotEqualTo(AttributePath.root("a").key("b"));
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "", "name", "collar.color", "photos[0].url", "labels[\"a.b[0]\"].x", "set[*].a", "a-b._c" })
	void parseIsTheInverseOfToString(String text) {
		assertThat(AttributePath.parse(text)).hasToString(text);
	}

	@Test
	void parseGivesTheSteps() {
		assertThat(AttributePath.parse("rule[2].tags[\"owner\"]"))
			.isEqualTo(AttributePath.root("rule").index(2).attribute("tags").key("owner"));
	}

	@ParameterizedTest
	@ValueSource(strings = { ".", ".a", "a.", "a..b", "a b", "a[", "a[x]", "a[-1]", "a[\"b]", "a[0]b",
			"a[9999999999999999999]", "1a" })
	void parseWhenTextIsNoPathSaysWhatOneLooksLike(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> AttributePath.parse(text))
			.withMessageStartingWith("'" + text + "' is no path: at position ")
			.withMessageContaining("photos[0].url");
	}

}
