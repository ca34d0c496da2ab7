/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Pages in Markdown as one page in HTML.
 */
class HtmlPreviewTests {

	private static final List<PreviewEntry> CONTENTS = List.of(new PreviewEntry("Provider", "cloud", "index.md"),
			new PreviewEntry("Resources", "cloud_disk", "resources/disk.md"),
			new PreviewEntry("Guides", "A <b>guide</b>", "guides/first steps.md"));

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '^',
			textBlock = """
					see [it](#schema) | <a rel="noopener noreferrer" href="#resources/disk/schema">it</a>
					see [it](../index.md) | <a rel="noopener noreferrer" href="#index">it</a>
					see [it](../index) | <a rel="noopener noreferrer" href="#index">it</a>
					see [it](../index.md#schema) | <a rel="noopener noreferrer" href="#index/schema">it</a>
					see [it](<../guides/first steps.md>) | <a rel="noopener noreferrer" href="#guides/first~20~steps">it</a>
					see [it](https://example.com/?a=1&b=2) | <a rel="noopener noreferrer" href="https://example.com/?a=1&amp;b=2">it</a>
					see [it](../nothing.md) | <a rel="noopener noreferrer" href="../nothing.md">it</a>
					<a id="nestedatt--owner"></a> | <p><span id="resources/disk/nestedatt--owner"></span></p>
					~> **Deprecated:** x | <p class="note important"><strong>Deprecated:</strong> x</p>
					-> Know this. | <p class="note">Know this.</p>
					!> Never do this. | <p class="note warning">Never do this.</p>
					one <!-- hidden --> two | <p>one  two</p>
					one<br>two | <p>one<br>two</p>
					a < b & c > d | <p>a &lt; b &amp; c &gt; d</p>
					ü 漢 ☃ | <p>ü 漢 ☃</p>
					""")
	void markdownBecomesHtml(String markdown, String html) throws IOException {
		assertThat(article(markdown)).contains(html);
	}

	@Test
	void headingsAreALevelLowerAndLinkToThemselves() throws IOException {
		assertThat(article("# disk (Resource)")).contains("<h2 id=\"resources/disk/disk-resource\">disk (Resource)<a ");
		assertThat(article("## For `a.b`")).contains("<h3 id=\"resources/disk/for-ab\">For <code>a.b</code><a ");
		assertThat(article("###### Deep")).contains("<h6 id=\"resources/disk/deep\">Deep<a ");
		assertThat(article("## Schema"))
			.contains("<a aria-label=\"Link to this section\" class=\"self\" href=\"#resources/disk/schema\">");
	}

	@Test
	void tablesAndCodeAreKept() throws IOException {
		assertThat(article("| a | b |\n|---|---|\n| 1 | `<x>` |\n")).contains("<table>")
			.contains("<td><code>&lt;x&gt;</code></td>");
		assertThat(article("```terraform\nx = \"</code><script>\"\n```\n")).contains(
				"<pre><code class=\"language-terraform\">x = &quot;&lt;/code&gt;&lt;script&gt;&quot;\n</code></pre>");
	}

	@ParameterizedTest
	@ValueSource(strings = { "<script>alert(1)</script>", "text <script>alert(1)</script>",
			"<img src=x onerror=alert(1)>", "<iframe src=\"https://evil.example\"></iframe>",
			"<style>*{display:none}</style>", "<a id=\"x\" onclick=\"alert(1)\">y</a>", "<a id=\"x\"><b>bold</b></a>",
			"<a href=\"javascript:alert(1)\">x</a>", "<!-- --> <script>alert(1)</script> -->",
			"<!--><script>alert(1)</script>-->", "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))",
			"[x](<java\nscript:alert(1)>)", "![x](https://evil.example/pixel.png)", "![\" onerror=alert(1)](x)",
			"[x](https://e.example \"\\\" onclick=\\\"alert(1)\")", "</article></main><script>",
			"# <script>alert(1)</script>", "```\"><script>\nx\n```", "<!DOCTYPE html>", "<?php x ?>",
			"<![CDATA[<script>]]>", "<a id='\"><script>'></a>", "<a id=\"&quot;><script>\"></a>",
			"| a |\n|---|\n| <script>x</script> |" })
	void nothingOfTheAuthorIsMarkup(String markdown) throws IOException {
		Matcher tags = Pattern.compile("<(/?[^\\s/>][^\\s>]*)([^>]*)>").matcher(article(markdown));
		while (tags.find()) {
			assertThat(tags.group(1))
				.matches("/?(article|p|a|span|h[2-6]|code|pre|em|strong|table|thead|tbody|tr|th|td|br)");
			assertThat(tags.group(2)).matches("( (id|href|rel|class|title|aria-label)=\"[^\"]*\")*")
				.doesNotContainIgnoringCase("script:");
		}
	}

	@Test
	void imagesAreLinksAndNothingIsLoaded() throws IOException {
		assertThat(article("![a *b*](https://example.com/x.png)"))
			.contains("<a href=\"https://example.com/x.png\" rel=\"noopener noreferrer\">[a b]</a>");
		assertThat(html("![](x.png)")).contains("[image]")
			.doesNotContain("<img", "<script", "<link", "src=", "url(", "@import")
			.contains("content=\"default-src 'none'; style-src 'sha256-");
	}

	@Test
	void contentsListEveryPage() throws IOException {
		assertThat(html("")).contains("<title>cloud &amp; more</title>")
			.contains("<summary>Resources <span class=\"count\">1</span></summary>")
			.contains("<li><a href=\"#resources/disk\">cloud_disk</a></li>")
			.contains("<li><a href=\"#guides/first~20~steps\">A &lt;b&gt;guide&lt;/b&gt;</a></li>")
			.contains("<article id=\"resources/disk\">");
	}

	@Test
	void placesOfTheSameNameAreNamedOnce() throws IOException {
		String article = article("## Same\n\n## Same\n\n<a id=\"same\"></a>\n\n## ...\n");
		assertThat(article.split("id=\"resources/disk/same\"", -1)).hasSize(2);
		assertThat(article).contains("<h3>...</h3>");
	}

	@ParameterizedTest
	@ValueSource(strings = { "> ", ">", "* ", "1. ", "- > " })
	void whatIsNestedTooDeepIsRefused(String part) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> article(part.repeat(100_000) + "x"))
			.withMessage(
					"The page resources/disk.md has quotations, lists or emphasis too deep inside each other to be "
							+ "shown. Make it simpler.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "> > > ", "* * ", "- - - - ", "----------", "[", "**a ", "a ", "`" })
	void whatOnlyLooksDeepIsShown(String part) throws IOException {
		assertThat(article(part + "x\n")).contains("x");
		assertThat(article("a\n\n" + "-".repeat(500) + "\n")).contains("<p>a</p>");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[", "*a **b ", "![", "`a``", "\\" })
	void longTextIsShownOrRefusedSoon(String part) throws IOException {
		try {
			assertThat(article(part.repeat(60_000) + "x")).contains("x");
		}
		catch (CommandFailedException ex) {
			assertThat(ex).hasMessageContaining("too deep inside each other");
		}
	}

	private static String article(String markdown) throws IOException {
		String html = html(markdown);
		return html.substring(html.indexOf("<article"), html.indexOf("</main>\n</body>"));
	}

	private static String html(String markdown) throws IOException {
		StringWriter html = new StringWriter();
		HtmlPreview preview = HtmlPreview.begin(html, "cloud & more", CONTENTS);
		preview.write("resources/disk.md", markdown);
		preview.end();
		return html.toString();
	}

}
