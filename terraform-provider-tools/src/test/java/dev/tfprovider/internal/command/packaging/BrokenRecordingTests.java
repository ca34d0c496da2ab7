/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What becomes of a recording by which no provider starts.
 */
@DisabledOnOs(OS.WINDOWS)
class BrokenRecordingTests {

	private static final String MARK = "-Dterraform.provider.start.mark=";

	@TempDir
	private Path temporary;

	private LaunchedPackage launched;

	@BeforeEach
	void recordAStart() throws IOException {
		this.launched = LaunchedPackage.create(this.temporary, false);
		Files.createDirectories(this.launched.recording().getParent());
		Files.writeString(this.launched.recording(), "a recording");
	}

	/**
	 * This Java prints no line and removes no mark, as one that crashes.
	 */
	@Test
	void startAfterOneThatEndedBeforeItsLineDropsTheRecording() throws Exception {
		assertThat(this.launched.launch()).contains("-XX:AOTCache=" + this.launched.recording(),
				MARK + this.launched.sibling(".start"), "-XX:OnError=rm -f -- '" + this.launched.recording() + "'");
		assertThat(this.launched.sibling(".start")).exists();
		assertThat(this.launched.launch()).doesNotContain("AOTCache", MARK);
		assertThat(this.launched.recording()).doesNotExist();
		assertThat(this.launched.sibling(".start")).doesNotExist();
	}

	@Test
	void startThatPrintedItsLineKeepsTheRecording() throws Exception {
		for (int i = 0; i < 3; i++) {
			assertThat(this.launched.launch()).contains("-XX:AOTCache=");
			Files.delete(this.launched.sibling(".start"));
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void startBesideOneThatHasNotPrintedItsLineYetUsesTheRecording(boolean written) throws Exception {
		Files.writeString(this.launched.sibling(".start"), written ? ProcessHandle.current().pid() + "\n" : "");
		assertThat(this.launched.launch()).contains("-XX:AOTCache=");
		assertThat(this.launched.recording()).exists();
	}

	@Test
	void commandsOfPeopleLeaveNoMark() throws Exception {
		assertThat(this.launched.run(List.of(), Map.of(), "version")).contains("-XX:AOTCache=").doesNotContain(MARK);
		assertThat(this.launched.run(List.of(), Map.of("TF_PLUGIN_MAGIC_COOKIE", "cookie"), "version"))
			.contains("-XX:AOTCache=")
			.doesNotContain(MARK);
		assertThat(this.launched.sibling(".start")).doesNotExist();
	}

	@Test
	void markIsWrittenThroughNoLink() throws Exception {
		Path precious = this.temporary.resolve("precious");
		Files.createSymbolicLink(this.launched.sibling(".start"), precious);
		assertThat(this.launched.launch()).contains("-XX:AOTCache=");
		assertThat(precious).doesNotExist();
	}

}
