/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class JavadocTextTests {

	@ParameterizedTest
	@CsvSource(textBlock = """
			plain text | plain text
			one  two\tthree | one two three
			{@code a < b} | `a < b`
			{@code {x}} | `{x}`
			{@literal <p>} | <p>
			{@link String} | String
			{@link java.util.List} | List
			{@link java.util.List#of(Object) make} | make
			{@link List#of(Object)} | List.of(Object)
			{@link #size} | size
			{@linkplain Pet a pet} | a pet
			{@inheritDoc} rest | rest
			{@unclosed rest | {@unclosed rest
			{plain} | {plain}
			a <b>bold</b> word | a **bold** word
			an <em>apt</em> word | an *apt* word
			<code>x</code> | `x`
			<a href="https://example.com">here</a> | [here](https://example.com)
			<a name="x">here</a> | here
			a &lt; b &amp;&amp; c &gt; d | a < b && c > d
			&quot;&#64;&#x40;&quot; | "@@"
			&unknown; & && | &unknown; & &&
			1 < 2 | 1 < 2
			<span class="x">text</span> | text
			""", delimiter = '|', quoteCharacter = '\0')
	void inlineTagsAndHtmlBecomeMarkdown(String javadoc, String markdown) {
		assertThat(JavadocText.markdown(javadoc)).isEqualTo(markdown);
	}

	@Test
	void linesOfAParagraphAreJoined() {
		assertThat(JavadocText.markdown(" First line\n second line.\n")).isEqualTo("First line second line.");
	}

	@Test
	void paragraphsAreSeparated() {
		assertThat(JavadocText.markdown("One.\n<p>\nTwo.</p><p>Three.")).isEqualTo("One.\n\nTwo.\n\nThree.");
	}

	@Test
	void listsBecomeLists() {
		assertThat(JavadocText.markdown("Either:\n<ul>\n<li>one\n<li>two</li>\n</ul>\nDone."))
			.isEqualTo("Either:\n\n- one\n- two\n\nDone.");
		assertThat(JavadocText.markdown("<ol><li>one</li><li>two</li></ol>")).isEqualTo("1. one\n1. two");
	}

	@Test
	void preformattedTextKeepsItsLines() {
		assertThat(JavadocText.markdown("See\n<pre>{@code\na {\n  b = 1\n}\n}</pre>\nfor more."))
			.isEqualTo("See\n\n```\na {\n  b = 1\n}\n```\n\nfor more.");
	}

	@Test
	void linesBreakWhereAsked() {
		assertThat(JavadocText.markdown("one<br>two")).isEqualTo("one\ntwo");
	}

}
