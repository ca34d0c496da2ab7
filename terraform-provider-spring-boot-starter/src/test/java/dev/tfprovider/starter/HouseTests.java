/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

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

}
