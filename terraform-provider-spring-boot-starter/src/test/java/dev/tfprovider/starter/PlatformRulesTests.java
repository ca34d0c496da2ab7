/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What differs between operating systems is known in one place.
 */
class PlatformRulesTests {

	/**
	 * A check of the conformance suite reads them.
	 */
	@Test
	void onlyFilePermissionsSetsPermissions() {
		ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("FilePermissions")
			.and()
			.doNotHaveSimpleName("SocketChecks")
			.should()
			.dependOnClassesThat()
			.areAssignableTo(PosixFilePermissions.class)
			.orShould()
			.dependOnClassesThat()
			.areAssignableTo(PosixFilePermission.class)
			.orShould()
			.callMethod(Files.class, "setPosixFilePermissions", Path.class, Set.class)
			.check(House.CLASSES);
	}

	/**
	 * Java does not tell by which user it writes, for which {@code PrivateFolder} makes a
	 * file elsewhere, a process that has ended from one that nobody has waited for, who
	 * listens at a port, and the whole command line of a process: elsewhere these have to
	 * do with what Java tells.
	 */
	@Test
	void fewClassesReadWhatOnlyLinuxTells() throws IOException {
		List<String> reading = new ArrayList<>();
		try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(".."), "terraform-provider-*")) {
			for (Path module : modules) {
				Path sources = module.resolve("src/main/java");
				if (Files.isDirectory(sources)) {
					try (Stream<Path> files = Files.walk(sources)) {
						files.filter((file) -> file.toString().endsWith(".java"))
							.filter(PlatformRulesTests::namesProc)
							.forEach((file) -> reading.add(file.getFileName().toString()));
					}
				}
			}
		}
		assertThat(reading).containsExactlyInAnyOrder("PrivateFolder.java", "HostProcess.java", "ListeningSockets.java",
				"ProcessTable.java");
	}

	private static boolean namesProc(Path source) {
		try {
			return Files.readString(source).contains("\"/proc");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
