/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Finds the licences of a jar in what it says of itself: its manifest, else its Maven
 * project, else a licence that lies in it.
 */
final class JarLicenses {

	private static final Pattern SEPARATOR = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

	private static final Pattern TEXT = Pattern.compile("(?i)(META-INF/)?(LICEN[SC]E|COPYING)(\\.(txt|md))?");

	private static final int BEGINNING = 2000;

	private final JarFile jar;

	JarLicenses(JarFile jar) {
		this.jar = jar;
	}

	/**
	 * Return the licences, each as an identifier of SPDX if there is one.
	 * @param project the jar's Maven project, if known
	 */
	List<String> find(Optional<ZipEntry> project) throws IOException {
		List<String> named = ofManifest();
		if (named.isEmpty() && project.isPresent()) {
			named = ofProject(project.get());
		}
		if (!named.isEmpty()) {
			return named.stream()
				.map((name) -> KnownLicense.of(name).map(KnownLicense::id).orElse(name))
				.distinct()
				.toList();
		}
		return ofText();
	}

	private List<String> ofManifest() throws IOException {
		Manifest manifest = this.jar.getManifest();
		String value = (manifest != null) ? manifest.getMainAttributes().getValue("Bundle-License") : null;
		return (value != null)
				? Stream.of(SEPARATOR.split(value)).map(String::strip).filter((name) -> !name.isEmpty()).toList()
				: List.of();
	}

	private List<String> ofProject(ZipEntry project) throws IOException {
		try (InputStream in = this.jar.getInputStream(project)) {
			DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
			factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
			factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
			NodeList licenses = factory.newDocumentBuilder().parse(in).getElementsByTagName("license");
			TreeSet<String> names = new TreeSet<>();
			for (int i = 0; i < licenses.getLength(); i++) {
				NodeList name = ((Element) licenses.item(i)).getElementsByTagName("name");
				if (name.getLength() > 0) {
					names.add(name.item(0).getTextContent().strip());
				}
			}
			return List.copyOf(names);
		}
		catch (SAXException | ParserConfigurationException ex) {
			return List.of();
		}
	}

	private List<String> ofText() throws IOException {
		for (ZipEntry entry : this.jar.stream()
			.filter((candidate) -> TEXT.matcher(candidate.getName()).matches())
			.toList()) {
			try (InputStream in = this.jar.getInputStream(entry)) {
				Optional<KnownLicense> known = KnownLicense
					.of(new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8));
				if (known.isPresent()) {
					return List.of(known.get().id());
				}
			}
		}
		return List.of();
	}

}
