/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

class KotlinDocTests {

	@Test
	void tagsAreThoseOfProperties() {
		JavadocComment doc = KotlinDoc.parse("""
				 A pet.

				 @property name its name,
				   which is short
				 @param name another text
				 @param[tags] labels
				 @see Tag
				 @constructor makes a pet
				""");
		assertThat(doc.main()).isEqualTo("A pet.");
		assertThat(doc.params()).containsExactly(entry("name", "its name, which is short"), entry("tags", "labels"));
	}

	@ParameterizedTest
	@CsvSource({ "'one\n two',one two", "'one\n\n two','one\n\ntwo'", "'of:\n - a\n - b','of:\n- a\n- b'",
			"'of:\n 1. a\n 2. b','of:\n1. a\n2. b'", "'```\n a\n b\n ```','```\na\nb\n```'", "'a [Pet]',a Pet",
			"'a [pet][Pet] of [Pet.name]',a pet of Pet.name", "'[page](https://a.b)','[page](https://a.b)'",
			"'a `code` *b*','a `code` *b*'", "'',''", "'  ',''" })
	void textIsMarkdownButForLinks(String comment, String expected) {
		assertThat(KotlinDoc.markdown(comment)).isEqualTo(expected);
	}

	@Test
	void commentMayBeMissing() {
		assertThat(KotlinDoc.parse("").main()).isEmpty();
		assertThat(KotlinDoc.parse("@property name").params()).isEmpty();
	}

}
