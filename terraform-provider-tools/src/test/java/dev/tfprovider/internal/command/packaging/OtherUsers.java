/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Users of the computer that tests are, where root runs them.
 */
final class OtherUsers {

	static final int ALICE = 54321;

	static final int MALLORY = 54322;

	private OtherUsers() {
	}

	/**
	 * Skip a test that nobody but root can make.
	 * @param place a folder that the others have to reach
	 */
	static void assumeThere(Path place) throws IOException {
		assumeThat(isRoot()).as("only root can be two users").isTrue();
		assumeThat(Files.isExecutable(Path.of("/usr/bin/setpriv"))).as("setpriv is there").isTrue();
		for (Path part = place.toRealPath(); part != null; part = part.getParent()) {
			int mode = (int) Files.getAttribute(part, "unix:mode", LinkOption.NOFOLLOW_LINKS);
			assumeThat(mode & 05).as("others may enter '%s'", part).isEqualTo(05);
		}
	}

	static boolean isRoot() throws IOException {
		Path probe = Files.createTempFile("user", ".tmp");
		try {
			return Files.getAttribute(probe, "unix:uid").equals(0);
		}
		finally {
			Files.delete(probe);
		}
	}

	/**
	 * Return what makes a command one of another user.
	 */
	static List<String> command(int user, String... command) {
		List<String> all = new ArrayList<>(
				List.of("setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "--"));
		all.addAll(List.of(command));
		return all;
	}

	/**
	 * Let a user run a script, which has the arguments.
	 */
	static void run(int user, String script, Object... arguments) throws Exception {
		assertThat(process(user, script, arguments).inheritIO().start().waitFor()).as(script).isZero();
	}

	static ProcessBuilder process(int user, String script, Object... arguments) {
		List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
		for (Object argument : arguments) {
			command.add(argument.toString());
		}
		return new ProcessBuilder((user == 0) ? command : command(user, command.toArray(new String[0])));
	}

}
