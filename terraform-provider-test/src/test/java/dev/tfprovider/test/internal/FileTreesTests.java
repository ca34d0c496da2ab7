/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class FileTreesTests {

	@TempDir
	Path directory;

	@Test
	void deleteWhenTreeHoldsALinkKeepsItsTarget() {
		Path kept = this.directory.resolve("kept/file");
		FileTrees.write(kept, "text");
		Path tree = this.directory.resolve("tree");
		FileTrees.link(kept.getParent(), tree.resolve("a/link"));
		assertThat(FileTrees.read(tree.resolve("a/link/file"))).isEqualTo("text");

		FileTrees.delete(tree);

		assertThat(tree).doesNotExist();
		assertThat(kept).hasContent("text");
		FileTrees.delete(tree);
	}

	@Test
	void copyTakesTheWholeTree() throws IOException {
		FileTrees.write(this.directory.resolve("from/a/b"), "text");
		FileTrees.copy(this.directory.resolve("from"), this.directory.resolve("to"));
		assertThat(this.directory.resolve("to/a/b")).hasContent("text");
	}

	@Test
	void readWhenMissingIsEmptyAndWhenBrokenReplaces() throws IOException {
		assertThat(FileTrees.read(this.directory.resolve("missing"))).isEmpty();
		Path broken = Files.write(this.directory.resolve("broken"), new byte[] { 'a', (byte) 0xff });
		assertThat(FileTrees.read(broken)).isEqualTo("a\ufffd");
	}

}
