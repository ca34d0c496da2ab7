/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.release.Release;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Releases of small packages for tests.
 */
public final class MadeRelease {

	private static final String BILL_OF_MATERIALS = """
			{"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1}
			""";

	private MadeRelease() {
	}

	/**
	 * Make a release whose packages are a script and a jar.
	 * @param folder where files of it are kept
	 * @param address source address
	 * @param version version
	 * @param script what CLIs start
	 * @param platforms platforms such as linux_amd64
	 * @return the release
	 * @throws IOException if it cannot be written
	 */
	public static Release of(Path folder, String address, String version, String script, String... platforms)
			throws IOException {
		return of(folder, address, version, Map.of(), script.getBytes(StandardCharsets.UTF_8), platforms);
	}

	/**
	 * Make a release of packages with further files.
	 * @param folder where files of it are kept
	 * @param address source address
	 * @param version version
	 * @param programs executables besides, by their names
	 * @param executable what CLIs start
	 * @param platforms platforms such as linux_amd64
	 * @return the release
	 * @throws IOException if it cannot be written
	 */
	public static Release of(Path folder, String address, String version, Map<String, byte[]> programs,
			byte[] executable, String... platforms) throws IOException {
		PackageName name = PackageName.of(address, version);
		Path root = Files.createTempDirectory(folder, "made").resolve("package");
		Files.createDirectories(root.resolve("lib"));
		Files.createDirectories(root.resolve("sbom"));
		Files.writeString(root.resolve("lib/a.jar"), "a");
		Files.writeString(root.resolve("sbom/application.cdx.json"), BILL_OF_MATERIALS);
		Map<String, byte[]> executables = new HashMap<>(programs);
		executables.put(name.launcher(), executable);
		for (Map.Entry<String, byte[]> each : executables.entrySet()) {
			Path file = root.resolve(each.getKey());
			Files.createDirectories(Objects.requireNonNull(file.getParent()));
			assertThat(Files.write(file, each.getValue()).toFile().setExecutable(true, false)).isTrue();
		}
		List<Platform> all = Stream.of(platforms)
			.map((each) -> each.split("_"))
			.map((each) -> new Platform(each[0], each[1]))
			.toList();
		return new BuiltPackage(name, all, new PackageFolder(name, LauncherKind.SCRIPT, root), Set.of(6)).release();
	}

}
