/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.codec.JsonTree;
import org.jspecify.annotations.Nullable;

/**
 * The CycloneDX bill of materials that the build of an application has made, to which
 * packaging adds what a build does not know: the Java runtime and the launcher. The same
 * document and components give the same text.
 */
public final class BillOfMaterials {

	/**
	 * Folder of resources in which Spring Boot's build plug-ins keep the document.
	 */
	public static final String RESOURCES = "META-INF/sbom/";

	/**
	 * Name of the resource that is the document.
	 */
	public static final String RESOURCE = "META-INF/sbom/application.cdx.json";

	/**
	 * Name of the document in a package, which has it there alone.
	 */
	public static final String FILE = "sbom/application.cdx.json";

	/**
	 * What an author does whose build makes no document.
	 */
	public static final String ADVICE = "Add org.cyclonedx:cyclonedx-maven-plugin to it, or org.cyclonedx.bom with "
			+ "Gradle.";

	private static final String COMPONENTS = "components";

	private final byte[] document;

	private final Set<String> removed = new HashSet<>();

	private final List<BomComponent> components = new ArrayList<>();

	BillOfMaterials(byte[] document) {
		this.document = document;
	}

	/**
	 * Read the document of an application, or of the package it is in.
	 * @param application a class of the application
	 * @return the document, or nothing if the build has made none
	 * @throws IOException if it cannot be read
	 */
	public static Optional<BillOfMaterials> of(Class<?> application) throws IOException {
		try (InputStream made = application.getClassLoader().getResourceAsStream(RESOURCE)) {
			if (made != null) {
				return Optional.of(new BillOfMaterials(made.readAllBytes()));
			}
		}
		CodeSource source = application.getProtectionDomain().getCodeSource();
		if (source == null || !"file".equals(source.getLocation().getProtocol())) {
			return Optional.empty();
		}
		Path library = Path.of(URI.create(source.getLocation().toString()));
		Path packaged = library.resolveSibling("../" + FILE);
		return Files.isRegularFile(packaged) ? Optional.of(new BillOfMaterials(Files.readAllBytes(packaged)))
				: Optional.empty();
	}

	/**
	 * Add the program that starts the provider on Windows. It is compiled of sources of
	 * this project alone.
	 * @param file its name in the package
	 * @param sha256 its hash in hexadecimal digits
	 */
	public void addLauncher(String file, String sha256) {
		this.components.add(new BomComponent("application", file, "", "terraform-provider-launcher", "",
				Optional.of(sha256), Optional.of("Apache-2.0")));
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
		this.components.add(new BomComponent("platform", file, implementor, "Java", build, Optional.empty(),
				open ? Optional.of("GPL-2.0-with-classpath-exception") : Optional.empty()));
	}

	private static String unquoted(String value) {
		return value.replace("\"", "");
	}

	/**
	 * Remove a library that the build has and the package has not.
	 * @param file name of its jar, which has its name and version
	 */
	public void removeLibrary(String file) {
		this.removed.add(file);
	}

	/**
	 * Return the document with everything that was added, and without what was removed.
	 * @return JSON, as the build wrote it if nothing was changed
	 * @throws IOException if what the build made is no JSON
	 */
	public String text() throws IOException {
		if (this.components.isEmpty() && this.removed.isEmpty()) {
			return new String(this.document, StandardCharsets.UTF_8);
		}
		Map<String, @Nullable Object> bill = new LinkedHashMap<>(read());
		Set<@Nullable Object> gone = new HashSet<>();
		List<@Nullable Object> kept = new ArrayList<>();
		for (Object component : list(bill.get(COMPONENTS))) {
			if (component instanceof Map<?, ?> library && this.removed.contains(file(library))) {
				gone.add(library.get("bom-ref"));
			}
			else {
				kept.add(component);
			}
		}
		this.components.forEach((component) -> kept.add(component.toMap()));
		bill.put(COMPONENTS, kept);
		bill.computeIfPresent("dependencies", (name, dependencies) -> without(gone, list(dependencies)));
		return JsonTree.indented(bill);
	}

	private Map<String, @Nullable Object> read() throws IOException {
		try {
			return JsonTree.readObject(this.document);
		}
		catch (CodecException ex) {
			throw new IOException("The bill of materials of the build is no JSON: " + ex.getMessage(), ex);
		}
	}

	private static String file(Map<?, ?> library) {
		return library.get("name") + "-" + library.get("version") + ".jar";
	}

	/**
	 * Return dependencies without those of and on components that are gone.
	 */
	private static List<@Nullable Object> without(Set<@Nullable Object> gone, List<?> dependencies) {
		List<@Nullable Object> kept = new ArrayList<>();
		for (Object dependency : dependencies) {
			if (!(dependency instanceof Map<?, ?> edges)) {
				kept.add(dependency);
			}
			else if (!gone.contains(edges.get("ref"))) {
				Map<Object, @Nullable Object> rest = new LinkedHashMap<>(edges);
				rest.computeIfPresent("dependsOn",
						(name, targets) -> list(targets).stream().filter((target) -> !gone.contains(target)).toList());
				kept.add(rest);
			}
		}
		return kept;
	}

	private static List<?> list(@Nullable Object value) {
		return (value instanceof List<?> list) ? list : List.of();
	}

}
