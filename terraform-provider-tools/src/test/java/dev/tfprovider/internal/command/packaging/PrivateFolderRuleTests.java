/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.fixture.PrivateTempDir;
import dev.tfprovider.internal.file.PrivateFolder;
import dev.tfprovider.internal.file.PrivateFolder.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which folders are one user's alone: the same for Java and for the shells that run the
 * launcher.
 */
@DisabledOnOs(OS.WINDOWS)
class PrivateFolderRuleTests {

	private static final List<List<String>> SHELLS = List.of(List.of("sh"), List.of("dash"), List.of("bash"),
			List.of("bash", "--posix"), List.of("busybox", "sh"));

	private static final String CALL = """

			cd / && is_private "$1" "$2" "$3" && [ -d "$1/$2" ] || exit 1
			[ -n "$3" ] || case $mode in drwx------*) ;; *) exit 1 ;; esac
			""";

	@TempDir(factory = PrivateTempDir.class)
	private Path temporary;

	private Path place;

	@BeforeEach
	void makePlace() throws IOException {
		assertThat(this.temporary.toFile().setReadable(true, false)).isTrue();
		assertThat(this.temporary.toFile().setExecutable(true, false)).isTrue();
		this.place = Files.createDirectory(this.temporary.toRealPath().resolve("a place"));
	}

	/**
	 * The folder is "a/b/c" in the place. What belongs to another user is so only where
	 * root runs this.
	 */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			:                                           | a        | b/c | true  | true
			:                                           | a/b/c    | ''  | true  | true
			:                                           | a//b/    | c   | true  | true
			:                                           | a/../a/b | c   | true  | true
			chmod 755 a/b/c                             | a        | b/c | false | true
			chmod 750 a/b/c                             | a        | b/c | false | true
			chmod 720 a/b/c                             | a        | b/c | false | false
			chmod 702 a/b/c                             | a        | b/c | false | false
			chmod 1777 a/b/c                            | a        | b/c | false | false
			chmod 755 . a a/b                           | a        | b/c | true  | true
			chmod 775 a                                 | a        | b/c | false | false
			chmod 777 a/b                               | a        | b/c | false | false
			chmod 777 .                                 | a        | b/c | false | false
			chmod 1777 .                                | a        | b/c | false | true
			chmod 1777 a/b                              | a        | b/c | false | true
			ln -s a link                                | link     | b/c | true  | true
			ln -s a/b link                              | link     | c   | true  | true
			ln -s a link; chmod 777 a                   | link     | b/c | false | false
			mkdir x; ln -s ../a x/link; chmod 777 x     | x/link   | b/c | false | false
			mkdir x; ln -s ../a x/link; chmod 1777 x    | x/link   | b/c | false | true
			mv a/b x; ln -s ../x a/b                    | a        | b/c | false | false
			mv a/b/c x; ln -s ../../x a/b/c             | a        | b/c | false | false
			ln -s nowhere link                          | link     | b/c | false | false
			rmdir a/b/c                                 | a        | b/c | false | false
			rmdir a/b/c; touch a/b/c; chmod 700 a/b/c   | a        | b/c | false | false
			""")
	void ruleIsTheSameInJavaAndInAllShells(String preparation, String root, String name, boolean closed,
			boolean readable) throws Exception {
		assertRule(preparation, root, name, closed, readable);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			chown $1 .                                  | a        | b/c
			chown $1 a                                  | a        | b/c
			chown $1 a/b                                | a        | b/c
			chown $1 a/b/c                              | a        | b/c
			chown -R $1 a                               | a        | b/c
			chmod 1777 .; chown -R $1 a                 | a        | b/c
			ln -s a link; chown -h $1 link              | link     | b/c
			ln -s a/b/c link; chown -h $1 link          | link     | ''
			mkdir x; ln -s ../a x/link; chown $1 x      | x/link   | b/c
			""")
	void whatAnotherUserOwnsIsRefused(String preparation, String root, String name) throws Exception {
		OtherUsers.assumeThere(this.place);
		assertRule(preparation, root, name, false, false);
	}

	/**
	 * A user whose folders are in those of root, as homes are.
	 */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			chown -R $1 a                               | a        | b/c | true
			chown $1 a/b/c                              | a        | b/c | true
			chown -R $1 a; ln -s a link                 | link     | b/c | true
			chown -R $1 a; ln -s a link; chown -h $1 link | link   | b/c | true
			chown -R $1 a; chown 0 a/b                  | a        | b/c | true
			chown -R $1 a; chown 0 a/b/c                | a        | b/c | false
			chown -R $1 a; chown $2 a/b                 | a        | b/c | false
			chown -R $1 a; chown $2 a                   | a        | b/c | false
			chown -R $1 a; chown $2 .                   | a        | b/c | false
			chown -R $1 a; ln -s a link; chown -h $2 link | link   | b/c | false
			chown -R $2 a                               | a        | b/c | false
			:                                           | a        | b/c | false
			""")
	void userMayHaveFoldersInThoseOfRoot(String preparation, String root, String name, boolean closed)
			throws Exception {
		OtherUsers.assumeThere(this.place);
		prepare(preparation.replace("$1", "" + OtherUsers.ALICE).replace("$2", "" + OtherUsers.MALLORY)
				+ "; chmod 755 a a/b");
		for (List<String> shell : SHELLS) {
			List<String> command = new ArrayList<>(OtherUsers.command(OtherUsers.ALICE));
			assertThat(isPrivate(command, shell, root, name, "")).as("%s", shell).isEqualTo(closed);
		}
	}

	private void assertRule(String preparation, String root, String name, boolean closed, boolean readable)
			throws Exception {
		prepare(preparation.replace("$1", "" + OtherUsers.MALLORY));
		assertThat(isPrivate(root, name, Rule.CLOSED)).as("Java, closed").isEqualTo(closed);
		assertThat(isPrivate(root, name, Rule.READABLE)).as("Java, readable").isEqualTo(readable);
		for (List<String> shell : SHELLS) {
			assertThat(isPrivate(List.of(), shell, root, name, "")).as("%s, closed", shell).isEqualTo(closed);
			assertThat(isPrivate(List.of(), shell, root, name, "sticky")).as("%s, readable", shell).isEqualTo(readable);
		}
	}

	private void prepare(String preparation) throws Exception {
		String script = "cd \"$1\" && umask 077 && mkdir -p a/b/c && " + preparation;
		OtherUsers.run(0, script, this.place);
	}

	private boolean isPrivate(String root, String name, Rule rule) {
		try {
			Path folder = PrivateFolder.of(Path.of(this.place + "/" + root), name, rule).path();
			assertThat(folder.toRealPath()).isEqualTo(folder.normalize());
			return true;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private boolean isPrivate(List<String> prefix, List<String> shell, String root, String name, String sticky)
			throws Exception {
		if (!Files.isExecutable(Path.of("/bin", shell.get(0)))) {
			return isPrivate(prefix, List.of("sh"), root, name, sticky);
		}
		List<String> command = new ArrayList<>(prefix);
		command.addAll(shell);
		command.addAll(List.of("-c", functions() + CALL, "sh", this.place + "/" + root, name, sticky));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(out).isEmpty();
		int status = process.waitFor();
		assertThat(status).isIn(0, 1);
		return status == 0;
	}

	private static String functions() throws IOException {
		return Files.readString(
				Path.of("src/main/resources/dev/tfprovider/internal/command/packaging").resolve("private-folder.sh"));
	}

}
