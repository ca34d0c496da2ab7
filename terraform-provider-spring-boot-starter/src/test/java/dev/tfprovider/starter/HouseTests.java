/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the packages of the product against the page that shows them, and against what
 * holds for all of them.
 */
class HouseTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Path PAGE = ROOT.resolve("docs/design/00-house.md");

	private static final String DRAWING = "<!-- Made of the classes by HouseTests -->\n";

	private static final int MOST_CLASSES = 60;

	private static final House HOUSE = House.of(ROOT);

	@Test
	void packagesHaveNoCycles() {
		assertThat(HOUSE.cycles()).isEmpty();
	}

	@Test
	void packagesAreSmall() {
		assertThat(HOUSE.sizes()).hasSizeGreaterThan(20)
			.allSatisfy((room, size) -> assertThat(size).as(room).isLessThanOrEqualTo(MOST_CLASSES));
	}

	@Test
	void typesHaveNamesOfTheirOwn() {
		assertThat(HOUSE.sharedNames()).isEmpty();
	}

	@Test
	void pageShowsThePackagesAndTheirDependencies() throws IOException {
		String page = Files.readString(PAGE);
		String expected = page.substring(0, page.indexOf(DRAWING) + DRAWING.length()) + "\n" + HOUSE.drawing() + "\n"
				+ HOUSE.rooms();
		if (System.getProperty("house.write") != null) {
			Files.writeString(PAGE, expected);
		}
		assertThat(PAGE).as("the page, of which -Dhouse.write makes drawing and tables anew")
			.content()
			.isEqualTo(expected);
	}

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
		try (Stream<Path> modules = Files.list(ROOT)) {
			assertThat(modules.filter((module) -> module.getFileName().toString().startsWith("terraform-provider-"))
				.map((module) -> module.resolve("src/main/java"))
				.filter(Files::isDirectory)
				.flatMap((sources) -> readersOfProc(sources).stream())).containsExactlyInAnyOrder("PrivateFolder.java",
						"HostProcess.java", "ListeningSockets.java", "ProcessTable.java");
		}
	}

	private static List<String> readersOfProc(Path sources) {
		try (Stream<Path> files = Files.walk(sources)) {
			return files.filter((file) -> file.toString().endsWith(".java"))
				.filter(HouseTests::namesProc)
				.map((file) -> file.getFileName().toString())
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
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
