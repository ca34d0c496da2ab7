/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

import java.io.IOException;
import java.io.Writer;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.template.Template;

/**
 * Writes all pages as one page in HTML: no file and no address besides, no script, and a
 * policy that lets browsers load none. Pages are written as they come.
 */
public final class HtmlPreview {

	private final Writer html;

	private final Set<String> paths;

	private HtmlPreview(Writer html, Set<String> paths) {
		this.html = html;
		this.paths = paths;
	}

	/**
	 * Begin a preview.
	 * @param html where to write to; not closed
	 * @param title title of the whole
	 * @param contents the pages that follow, those of a group one after the other
	 * @return the preview
	 * @throws IOException if it cannot be written
	 */
	public static HtmlPreview begin(Writer html, String title, List<PreviewEntry> contents) throws IOException {
		HtmlPreview preview = new HtmlPreview(html,
				contents.stream().map(PreviewEntry::path).collect(Collectors.toUnmodifiableSet()));
		preview.writeHead(title, contents);
		return preview;
	}

	/**
	 * Write the next page.
	 * @param path its path
	 * @param content Markdown without front matter
	 * @throws IOException if it cannot be written
	 * @throws CommandFailedException if it is nested too deep
	 */
	public void write(String path, String content) throws IOException {
		this.html.write("<article id=\"" + escaped(PageIdentifiers.page(path)) + "\">\n");
		this.html.write(MarkdownHtml.convert(path, content, new PageIdentifiers(path, this.paths)));
		this.html.write("</article>\n");
	}

	/**
	 * End the preview.
	 * @throws IOException if it cannot be written
	 */
	public void end() throws IOException {
		this.html.write("</main>\n</body>\n</html>\n");
		this.html.flush();
	}

	private void writeHead(String title, List<PreviewEntry> contents) throws IOException {
		String style = Template.of(HtmlPreview.class, "preview.css").text();
		this.html.write(Template.of(HtmlPreview.class, "preview.html")
			.fill(Map.of("HASH", Base64.getEncoder().encodeToString(HexFormat.of().parseHex(PackageHash.ofText(style))),
					"TITLE", escaped(title), "STYLE", style)));
		Map<String, List<PreviewEntry>> groups = contents.stream()
			.collect(Collectors.groupingBy(PreviewEntry::group, LinkedHashMap::new, Collectors.toList()));
		for (Map.Entry<String, List<PreviewEntry>> group : groups.entrySet()) {
			this.html.write("<details open><summary>%s <span class=\"count\">%s</span></summary>\n<ul>\n"
				.formatted(escaped(group.getKey()), group.getValue().size()));
			for (PreviewEntry entry : group.getValue()) {
				this.html.write("<li><a href=\"#%s\">%s</a></li>\n"
					.formatted(escaped(PageIdentifiers.page(entry.path())), escaped(entry.title())));
			}
			this.html.write("</ul></details>\n");
		}
		this.html.write("</nav>\n<main>\n");
	}

	private static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
	}

}
