/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The page in HTML as a browser understands it. Skipped where there is no Chromium.
 */
@Tag("thorough")
class BrowserPreviewTests {

	private static final String HOSTILE = """
			# Hostile

			<script>document.title = 'taken'; document.body.id = 'taken'</script>

			<img src=x onerror="document.body.id='taken'"> <svg onload="document.body.id='taken'">

			</article></main><form action="https://evil.example"><input autofocus onfocus="document.body.id='taken'">
			""";

	@TempDir
	static Path project;

	private static String dom = "";

	@BeforeAll
	static void openInBrowser() throws Exception {
		Optional<Path> browser = browser();
		assumeTrue(browser.isPresent(), "no Chromium on the PATH");
		Files.createDirectories(project.resolve("docs-fragments/guides"));
		Files.writeString(project.resolve("docs-fragments/guides/hostile.md"),
				"---\npage_title: \"</title><script>document.body.id='taken'</script>\"\n---\n" + HOSTILE);
		Path file = project.resolve("docs.html");
		new DocumentationFolder(DocumentedDisks.runtime(), project.resolve("docs")).writePreview(file);
		dom = run(browser.get(), "--dump-dom", file);
	}

	@Test
	void headingsAndAnchorsAreThere() {
		assertThat(dom).contains("<h1>cloud Provider</h1>")
			.contains("<h2 id=\"resources/disk/cloud_disk-resource\">cloud_disk (Resource)")
			.contains("<h3 id=\"resources/disk/schema\">Schema")
			.contains("<span id=\"resources/disk/nestedblock--partition--owner\"></span>")
			.contains("<a href=\"#functions/join\">");
	}

	@Test
	void nothingOfTheAuthorRuns() {
		assertThat(dom).contains("<title>cloud Provider</title>")
			.doesNotContain("id=\"taken\"")
			.doesNotContain("<script", "<form", "<img", "<svg")
			.contains("&lt;script&gt;document.title");
	}

	@Test
	void styleIsAllowedByThePolicy() throws Exception {
		Path file = project.resolve("measured.html");
		Files.writeString(file, Files.readString(project.resolve("docs.html")));
		Path picture = project.resolve("picture.png");
		run(browser().orElseThrow(), "--screenshot=" + picture, file);
		byte[] bytes = Files.readAllBytes(picture);
		Files.writeString(file,
				Files.readString(file).replaceFirst("(?s)<style>.*?</style>", "<style>main { color: red }</style>"));
		run(browser().orElseThrow(), "--screenshot=" + picture, file);
		assertThat(Files.readAllBytes(picture)).isNotEqualTo(bytes);
		Path plain = project.resolve("plain.html");
		Files.writeString(plain, Files.readString(file).replaceFirst("(?s)<style>.*?</style>", ""));
		byte[] refused = Files.readAllBytes(picture);
		run(browser().orElseThrow(), "--screenshot=" + picture, plain);
		assertThat(Files.readAllBytes(picture)).isEqualTo(refused);
	}

	private static String run(Path browser, String what, Path page) throws Exception {
		Path out = Files.createTempFile(project, "browser", ".out");
		List<String> command = new ArrayList<>(List.of(browser.toString(), "--headless", "--no-sandbox",
				"--disable-gpu", "--hide-scrollbars", "--window-size=1280,1400",
				"--user-data-dir=" + project.resolve("profile"), what, page.toUri().toString()));
		Process process = new ProcessBuilder(command).redirectOutput(out.toFile())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		try {
			assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
			assertThat(process.exitValue()).isZero();
			return Files.readString(out);
		}
		finally {
			process.destroyForcibly();
		}
	}

	private static Optional<Path> browser() throws IOException {
		return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
			.flatMap((folder) -> Stream.of("chromium", "chromium-browser", "google-chrome")
				.map((name) -> Path.of(folder, name)))
			.filter(Files::isExecutable)
			.findFirst();
	}

}
