/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TerminalPicture}.
 */
class TerminalPictureTests {

	private static final List<String> RECORDING = List.of("1000000\t$ terraform plan",
			"2500000\t\u001b[1m\u001b[0m  \u001b[33m~\u001b[0m name = \"Rex\" -> \"<Max>\"",
			"2500000\tpetstore_pet.rex: Modifications complete after 1s [id=1]");

	@Test
	void textStaysTextWithItsColours() throws Exception {
		Document picture = parse(draw(RECORDING));
		NodeList texts = picture.getElementsByTagName("text");
		assertThat(texts.getLength()).isEqualTo(3);
		assertThat(texts.item(1).getTextContent()).isEqualTo("~ name = \"Rex\" -> \"<Max>\"");
		Element mark = (Element) texts.item(1).getFirstChild();
		assertThat(mark.getAttribute("class")).isEqualTo("c3");
		assertThat(picture.getElementsByTagName("desc").item(0).getTextContent()).isEqualTo("Terraform v1.11.4");
	}

	@Test
	void linesComeWhenTheyWerePrintedAndStandStillForWhoWantsIt() {
		// 1.5 s of 7.5: the last line stays for six seconds
		assertThat(draw(RECORDING))
			.contains("animation: cover 7.5s step-end infinite", "20% { transform: translateY(0px) }")
			.contains("@media (prefers-reduced-motion: reduce) { .page, .cover { animation: none } }")
			.contains("@media (prefers-color-scheme: dark)");
	}

	@Test
	void picturesAreComparedWithoutTimesAndOrder() {
		List<String> later = List.of("5000000\t$ terraform plan",
				"5600000\tpetstore_pet.rex: Modifications complete after 12s [id=1]",
				"9000000\t\u001b[1m\u001b[0m  \u001b[33m~\u001b[0m name = \"Rex\" -> \"<Max>\"");
		List<String> same = TerminalPicture.withoutTimes(draw(RECORDING));
		assertThat(TerminalPicture.withoutTimes(draw(later))).isEqualTo(same);
		List<String> other = List.of(later.get(0), later.get(1), later.get(2).replace("Max", "Moritz"));
		assertThat(TerminalPicture.withoutTimes(draw(other))).isNotEqualTo(same);
	}

	@Test
	void readmeShowsAPictureOfTheSteps() throws Exception {
		String picture = Files.readString(Path.of("../docs/images/demo.svg"));
		parse(picture);
		assertThat(picture).contains("terraform plan -detailed-exitcode -out=saved.plan", "will be updated in-place",
				"Resources: 0 added, 2 changed, 0 destroyed.");
		assertThat(Files.readString(Path.of("../README.md"))).contains("](docs/images/demo.svg)");
	}

	private static String draw(List<String> recording) {
		return new TerminalPicture(recording).draw("Terraform v1.11.4");
	}

	private static Document parse(String picture) throws Exception {
		return DocumentBuilderFactory.newInstance()
			.newDocumentBuilder()
			.parse(new ByteArrayInputStream(picture.getBytes(StandardCharsets.UTF_8)));
	}

}
