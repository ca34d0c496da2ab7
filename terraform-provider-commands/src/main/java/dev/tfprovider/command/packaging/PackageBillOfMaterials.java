/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.bom.BillOfMaterials;

/**
 * Provides the bill of materials of a package: the one the application's build has made
 * if there is one, else one made from the jars.
 */
final class PackageBillOfMaterials {

	/**
	 * Path of the file in a package.
	 */
	static final String FILE = "sbom/application.cdx.json";

	/**
	 * Path of the bill of materials that builds add.
	 */
	private static final String OF_BUILD = "META-INF/sbom/application.cdx.json";

	private final PackageName name;

	private final Class<?> application;

	PackageBillOfMaterials(PackageName name, Class<?> application) {
		this.name = name;
		this.application = application;
	}

	/**
	 * Return the document.
	 * @param root folder of the package, with its jars and its runtime
	 * @param libraries jar files in the order of the class path
	 */
	String text(Path root, List<String> libraries) throws IOException {
		try (InputStream made = this.application.getClassLoader().getResourceAsStream(OF_BUILD)) {
			if (made != null) {
				return new String(made.readAllBytes(), StandardCharsets.UTF_8);
			}
		}
		BillOfMaterials bill = new BillOfMaterials(this.name.prefix(), this.name.version());
		for (String library : libraries) {
			Path jar = root.resolve("lib").resolve(library);
			bill.addJar("lib/" + library, jar, PackageHash.ofFile(jar));
		}
		String program = LauncherKind.WINDOWS.fileName(this.name);
		if (Files.exists(root.resolve(program))) {
			bill.addLauncher(program, PackageHash.ofFile(root.resolve(program)));
		}
		for (String folder : List.of(RuntimeImage.FOLDER, RuntimeImage.MUSL_FOLDER)) {
			Path runtime = root.resolve(folder);
			if (Files.exists(runtime)) {
				bill.addRuntime(folder, runtime);
			}
		}
		Writer text = new StringWriter();
		bill.write(text);
		return text.toString();
	}

}
