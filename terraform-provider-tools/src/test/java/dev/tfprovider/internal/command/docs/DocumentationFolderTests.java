/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The pages of a provider in a folder, with examples and texts of its author beside it.
 */
class DocumentationFolderTests {

	private static final String DISK = "resources/disk.md";

	@TempDir
	Path project;

	@Test
	void everyPageIsWrittenOnce() throws IOException {
		assertThat(folder().write()).containsExactly("functions/join.md", "index.md", DISK);
		assertThat(folder().differences()).isEmpty();
		assertThat(folder().write()).isEmpty();
		try (Stream<Path> files = Files.walk(this.project)) {
			assertThat(files.filter(Files::isRegularFile)).hasSize(3);
		}
	}

	@Test
	void pageTellsWhatTheSchemaLacks() throws IOException {
		assertThat(page(DISK)).contains("page_title: \"cloud_disk Resource - cloud\"")
			.contains("~> **Deprecated:** Use volume.")
			.contains("Since version 1.2.0.")
			.contains("Write-only arguments need Terraform 1.11 or OpenTofu 1.11.")
			.contains("- `size` (Number) How much it holds. In gibibytes. Some changes of it force a new object.\n")
			.contains("- `format` (String) One of: `ext4`, `xfs`. Defaults to `ext4`.\n")
			.contains("- `label` (String) Defaults to a value that depends on `name`.\n")
			.contains("- `tier` (String) Upper and lower case mean the same. Since 1.4.0.\n")
			.contains("- `key_wo` (String, Write-only)\n")
			.contains("- `serial` (String) Terraform 1.16 and newer show a new value in the plan.\n")
			.contains("- `bytes` (Number, Deprecated) **Deprecated:** Use size.\n")
			.contains("- `owner` (Attributes) Changing it forces a new object. "
					+ "(see [below for nested schema](#nestedatt--owner))\n")
			.contains("- `partition` (Block List) (see [below for nested schema](#nestedblock--partition))\n")
			.contains("<a id=\"nestedblock--partition--owner\"></a>\n### Nested Schema for `partition.owner`\n")
			.contains("## Time Limits\n\nOperations end with an error when they take longer:\n\n- `create`: 20m\n");
	}

	@Test
	void pageTellsEveryRuleAboutSeveralAttributes() throws IOException {
		String rules = page(DISK);
		assertThat(rules.substring(rules.indexOf("### Rules"), rules.indexOf("<a id"))).isEqualTo("""
				### Rules

				- Exactly one of `image` and `snapshot` must be set.
				- `snapshot` cannot be set together with `key`.
				- `log` must be set where `format` is "xfs".
				- Prefer `key_wo` to `key`: it is not stored in the state.
				- `key` must be set where `key_version` is.

				""");
	}

	@Test
	void groupsAreInOrderAndTheirMembersAsDeclared() throws IOException {
		String page = page(DISK);
		assertThat(page.lines()
			.filter((line) -> line.startsWith("### ") || line.startsWith("- `"))
			.map((line) -> line.replaceAll("^- `(\\w+)`.*", "$1"))
			.limit(19)).containsExactly("### Required", "name", "size", "### Optional", "format", "label", "image",
					"snapshot", "tier", "log", "key", "key_wo", "key_version", "bytes", "owner", "partition",
					"### Read-Only", "zone", "serial");
	}

	@Test
	void importIsShownByIdAndByIdentity() throws IOException {
		assertThat(page(DISK)).contains("terraform import cloud_disk.example '{zone}:{name}'")
			.contains("import {\n  to = cloud_disk.example\n  id = \"{zone}:{name}\"\n}")
			.contains("  identity = {\n    zone = \"zone\"\n    name = \"name\"\n  }\n")
			.contains("- `zone` (String, Required)\n");
	}

	@Test
	void exampleThatNobodyHasWrittenObeysTheRules() throws IOException {
		assertThat(page(DISK)).contains("""
				```terraform
				resource "cloud_disk" "example" {
				  name  = "example"
				  size  = 1
				  image = "example"
				}
				```
				""");
	}

	@Test
	void settingsNameTheirVariables() throws IOException {
		assertThat(page("index.md"))
			.contains("- `url` (String) Base URL. Where the configuration sets nothing, the environment variable "
					+ "`CLOUD_URL` does.\n")
			.contains("      source = \"acme/cloud\"\n")
			.contains("provider \"cloud\" {}\n");
	}

	@Test
	void functionHasItsSignatureAndArguments() throws IOException {
		assertThat(page("functions/join.md")).contains("Joins names with a hyphen.")
			.contains("`join(first string, second string, more string...)` returns a String.")
			.contains("Needs Terraform 1.8 or OpenTofu 1.7.")
			.contains("Since version 1.3.0.")
			.contains("- `second` (String) May be null.\n")
			.contains("- `more` (String) Any number of arguments.\n")
			.contains("provider::cloud::join(\"example\", \"example\")");
	}

	@Test
	void examplesOfTheAuthorReplaceTheOneThatIsMade() throws IOException {
		write("examples/resources/cloud_disk/resource.tf", "# mine\r\n");
		write("examples/resources/cloud_disk/second.tf", "# another\n");
		write("examples/resources/cloud_disk/import.sh", "terraform import cloud_disk.mine eu:mine\n");
		assertThat(page(DISK))
			.contains("## Example Usage\n\n```terraform\n# mine\n```\n\n```terraform\n# another\n```\n\n## Schema")
			.contains("```shell\nterraform import cloud_disk.mine eu:mine\n```");
	}

	@Test
	void textsOfTheAuthorAreMergedByName() throws IOException {
		write("docs-fragments/resources/disk.md", "---\nsubcategory: \"Storage\"\nposition: before\n---\nBefore.\n");
		write("docs-fragments/resources/disk-more.md", "After. See [the guide](../guides/start.md).\n");
		write("docs-fragments/guides/start.md", "---\npage_title: Start\n---\nBegin.\n");
		assertThat(folder().write()).contains("guides/start.md");
		String page = Files.readString(this.project.resolve("docs").resolve(DISK));
		assertThat(page).contains("subcategory: \"Storage\"")
			.contains("\n\nBefore.\n\n## Example Usage")
			.endsWith("\n\nAfter. See [the guide](../guides/start.md).\n")
			.doesNotContain("position");
	}

	@Test
	void changedMissingAndStalePagesDiffer() throws IOException {
		folder().write();
		Path docs = this.project.resolve("docs");
		Files.writeString(docs.resolve(DISK), "changed");
		Files.delete(docs.resolve("functions/join.md"));
		Files.copy(docs.resolve("index.md"), docs.resolve("resources/old.md"));
		write("docs/resources/own.md", "written by hand");
		write("docs/internals.md", "written by hand");
		assertThat(folder().differences()).containsExactly("functions/join.md", DISK, "resources/old.md");
		assertThat(folder().write()).hasSize(3);
		assertThat(docs.resolve("resources/old.md")).doesNotExist();
		assertThat(docs.resolve("resources/own.md")).hasContent("written by hand");
		assertThat(folder().differences()).isEmpty();
	}

	@Test
	void lineEndingsOfACheckoutDoNotMatter() throws IOException {
		folder().write();
		Path page = this.project.resolve("docs").resolve(DISK);
		Files.writeString(page, Files.readString(page).replace("\n", "\r\n"));
		assertThat(folder().differences()).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("badTexts")
	void badTextIsRefusedBeforeAnythingIsWritten(String file, String content, String message) throws IOException {
		write(file, content);
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining(message)
			.satisfies((failure) -> assertThat(failure.status()).isEqualTo(1));
		assertThat(this.project.resolve("docs")).doesNotExist();
	}

	static Stream<Arguments> badTexts() {
		return Stream.of(Arguments.of("docs-fragments/resources/dsik.md", "", "dsik.md belongs to no page"),
				Arguments.of("docs-fragments/plants/disk.md", "", "disk.md belongs to no page"),
				Arguments.of("docs-fragments/resources/disk.md", "---\nposition: top\n---\n", "'position' is 'top'"),
				Arguments.of("docs-fragments/resources/disk.md", "---\nlayout: x\n---\n", "has the key 'layout'"),
				Arguments.of("docs-fragments/resources/disk.md", "---\nlayout\n", "the front matter has no end"),
				Arguments.of("docs-fragments/resources/disk.md", "---\nlayout\n---\n", "has no key"),
				Arguments.of("docs-fragments/resources/disk.md", "---\nposition: after\nposition: after\n---\n",
						"twice"),
				Arguments.of("docs-fragments/resources/disk.md", "[x](../guides/nothing.md)", "'../guides/nothing.md'"),
				Arguments.of("docs-fragments/resources/disk.md", "[x](../../../etc/passwd)", "'../../../etc/passwd'"),
				Arguments.of("docs-fragments/resources/disk.md", "[x](#nowhere)", "'#nowhere', which is not there"),
				Arguments.of("docs-fragments/guides/start.md", "Begin.", "has no 'page_title'"),
				Arguments.of("docs-fragments/guides/start.txt", "Begin.", "ends in .md"),
				Arguments.of("docs-fragments/resources/disk.md", "x".repeat(500_000), "has 500000 bytes"),
				Arguments.of("docs-fragments/index.md", "---\nsubcategory: \"x\"\n---\n", "has no 'subcategory'"),
				Arguments.of("examples/resources/cloud_disk/resource.tf", "#".repeat(499_990),
						"The page resources/disk.md"),
				Arguments.of("examples/resources/cloud_disk/resource.tf/x", "", "is no regular file"),
				Arguments.of("examples/resources/cloud_disk/resource.tf",
						"resource \"cloud_disk\" \"a\" {\n  nmae = 1\n}",
						"resource.tf:2: There is no argument 'nmae' here. Did you mean 'name'?"),
				Arguments.of("examples/resources/cloud_disk/second.tf", "a = ",
						"second.tf:1: A value must begin here."),
				Arguments.of("examples/resources/cloud_disk/import-by-identity.tf", "import {",
						"import-by-identity.tf:1: The block has no end."),
				Arguments.of("examples/provider/provider.tf", "provider \"cloud\" { ulr = 1 }",
						"provider.tf:1: There is no argument 'ulr' here."),
				Arguments.of("examples/functions/join/function.tf",
						"output \"a\" {\n  value = provider::cloud::join()\n}",
						"function.tf:2: Function 'join': 2 arguments are required, but 0 given."),
				Arguments.of("examples/resources/cloud_dsik/resource.tf", "", "cloud_dsik belongs to no page."));
	}

	@Test
	void examplesThatAreRightAreAccepted() throws IOException {
		write("examples/resources/cloud_disk/resource.tf",
				"resource \"cloud_disk\" \"a\" {\n  name  = \"a\"\n  size  = 1\n  image = var.image\n}\n");
		write("examples/resources/cloud_disk/variables.tf", "variable \"image\" {}\n");
		write("examples/resources/cloud_disk/import-by-identity.tf",
				"import {\n  to = cloud_disk.b\n  identity = {\n    zone = \"eu\"\n    name = \"b\"\n  }\n}\n");
		write("examples/complete/anything.tf", "of the author");
		assertThat(folder().write()).isNotEmpty();
		assertThat(folder().differences()).isEmpty();
	}

	@Test
	void textThatIsNotUtf8IsRefused() throws IOException {
		Path file = this.project.resolve("examples/provider/provider.tf");
		Files.createDirectories(this.project.resolve("examples/provider"));
		Files.write(file, new byte[] { (byte) 0xff, (byte) 0xfe });
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("provider.tf is not UTF-8");
	}

	@Test
	void fileInThePlaceOfTheFolderIsRefused() throws IOException {
		write("docs", "a file");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageEndingWith("docs is no folder. Name another with '--out'.");
	}

	@Test
	void pageOfTheProviderHasNoSubcategory() throws IOException {
		assertThat(page("index.md")).contains("page_title").doesNotContain("subcategory");
		assertThat(page(DISK)).contains("subcategory: \"\"");
	}

	@Test
	void morePagesThanTheRegistryTakesAreAWarning() throws IOException {
		assertThat(folder().warning()).isEmpty();
		for (int i = 0; i < 1996; i++) {
			write("docs-fragments/guides/g" + i + ".md", "");
		}
		assertThat(folder().warning()).isEmpty();
		write("docs-fragments/guides/last.md", "");
		assertThat(folder().warning()).isEqualTo("There are 2000 pages, but the registry takes fewer than 2000.");
	}

	@Test
	void linksInCodeAreNoLinks() throws IOException {
		write("docs-fragments/resources/disk.md", "`[x](nowhere)` and\n\n```\n[x](nowhere)\n```\n\n[y](#schema)\n");
		assertThat(folder().write()).contains(DISK);
	}

	@Test
	void headingsBetweenHashesHaveAnchors() throws IOException {
		write("docs-fragments/resources/disk.md", "## Of `name` ##\n\n[y](#of-name)\n");
		assertThat(folder().write()).contains(DISK);
	}

	@ParameterizedTest
	@ValueSource(strings = { "```shell\n# fast disks\n```\n", "```html\n<a id=\"fast-disks\"></a>\n```\n" })
	void codeHasNoAnchors(String code) throws IOException {
		write("docs-fragments/resources/disk.md", code + "\n[y](#fast-disks)\n");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("resources/disk.md has a link to '#fast-disks', which is not there.");
	}

	@Test
	void frontMatterHasNoAnchors() throws IOException {
		write("docs-fragments/resources/disk.md",
				"[y](#written-by-the-command-docs-of-the-provider-changes-are-lost)\n");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("has a link to '#written-by-the-command-docs-of-the-provider-changes-are-lost', "
					+ "which is not there.");
	}

	@Test
	void linksAfterCodeThatEndsWithMoreBackTicksAreChecked() throws IOException {
		write("docs-fragments/resources/disk.md", "```\n[x](some)\n`````\n\n[y](nowhere)\n");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("resources/disk.md has a link to 'nowhere', which is not there.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[x](nowhere \"a title\")", "[x][y]\n\n[y]: nowhere", "[x](<nowhere>)" })
	void linksOfEveryFormAreChecked(String link) throws IOException {
		write("docs-fragments/resources/disk.md", link + "\n");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("resources/disk.md has a link to 'nowhere', which is not there.");
	}

	@Test
	void linkThatIsNoPathLeadsNowhere() throws IOException {
		write("docs-fragments/resources/disk.md", "[x](page.md\0)\n");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> folder().write())
			.withMessageContaining("resources/disk.md has a link to 'page.md\ufffd', which is not there.");
	}

	private String page(String path) throws IOException {
		folder().write();
		return Files.readString(this.project.resolve("docs").resolve(path));
	}

	private DocumentationFolder folder() {
		return new DocumentationFolder(DocumentedDisks.runtime(), this.project.resolve("docs"));
	}

	private void write(String file, String content) throws IOException {
		Path path = this.project.resolve(file);
		Files.createDirectories(path.resolveSibling(".").normalize());
		Files.writeString(path, content);
		assertThat(List.of(path)).allMatch(Files::exists);
	}

}
