/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteFeature;

/**
 * What a package is made of. The same package has the same document: there is no time in
 * it, and its serial number comes from its content.
 */
public final class BillOfMaterials {

	private final String name;

	private final String version;

	private final List<Component> components = new ArrayList<>();

	/**
	 * Create a document without components.
	 * @param name name of the package
	 * @param version its version
	 */
	public BillOfMaterials(String name, String version) {
		this.name = name;
		this.version = version;
	}

	/**
	 * Add a jar.
	 * @param file its name in the package
	 * @param jar where to read it
	 * @param sha256 its hash in hexadecimal digits
	 * @throws IOException if the jar cannot be read
	 */
	public void addJar(String file, Path jar, String sha256) throws IOException {
		this.components.add(JarComponent.read(file, jar, sha256));
	}

	/**
	 * Add the program that starts the provider on Windows. It is compiled of sources of
	 * this project alone.
	 * @param file its name in the package
	 * @param sha256 its hash in hexadecimal digits
	 */
	public void addLauncher(String file, String sha256) {
		this.components.add(new Component("application", file, new Coordinates(null, "terraform-provider-launcher", ""),
				Optional.of(sha256), List.of(KnownLicense.APACHE.id()), List.of()));
	}

	/**
	 * Add the Java runtime of the package.
	 * @param file its name in the package
	 * @param home where to read it
	 * @throws IOException if it cannot be read
	 */
	public void addRuntime(String file, Path home) throws IOException {
		Properties release = new Properties();
		try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
			release.load(reader);
		}
		String implementor = unquoted(release.getProperty("IMPLEMENTOR", "Java"));
		String build = unquoted(release.getProperty("JAVA_RUNTIME_VERSION", release.getProperty("JAVA_VERSION", "")));
		Path license = home.resolve("legal/java.base/LICENSE");
		boolean open = Files.exists(license)
				&& Files.readString(license, StandardCharsets.ISO_8859_1).contains("\"CLASSPATH\" EXCEPTION");
		this.components.add(new Component("platform", file, new Coordinates(implementor, "Java", build),
				Optional.empty(), open ? List.of(KnownLicense.CLASSPATH.id()) : List.of(), List.of()));
	}

	private static String unquoted(String value) {
		return value.replace("\"", "");
	}

	/**
	 * Write the document in the JSON format of CycloneDX.
	 * @param writer where to; not closed
	 * @throws IOException if it cannot be written
	 */
	public void write(Writer writer) throws IOException {
		JsonFactory factory = JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
		try (CycloneDx document = new CycloneDx(factory.createGenerator(writer))) {
			document.write(this.name, this.version, this.components);
		}
	}

}
