/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Platform;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * JDKs of other platforms, as they tell of themselves.
 */
class TargetJdkTests {

	private static final int FEATURE = Runtime.version().feature();

	@TempDir
	Path temporary;

	@Test
	void jdkTellsWhatItIsFor() throws IOException {
		Path jdk = jdk("jdk", FEATURE + ".0.1", "Linux", "aarch64", "gnu");
		assertThat(TargetJdk.read(jdk)).isEqualTo(new TargetJdk(jdk, new Platform("linux", "arm64"), false));
		Path musl = jdk("musl", FEATURE + "", "Linux", "x86_64", "musl");
		assertThat(TargetJdk.read(musl)).isEqualTo(new TargetJdk(musl, new Platform("linux", "amd64"), true));
		Path windows = jdk("windows", FEATURE + ".0.1", "Windows", "x86_64", "default");
		assertThat(TargetJdk.read(windows).platform()).hasToString("windows_amd64");
	}

	@Test
	void jdkOfMacIsWithinItsBundle() throws IOException {
		Path home = jdk("jdk/Contents/Home", FEATURE + "", "Darwin", "aarch64", "default");
		assertThat(TargetJdk.read(this.temporary.resolve("jdk")))
			.isEqualTo(new TargetJdk(home, new Platform("darwin", "arm64"), false));
	}

	@Test
	void jdkWithoutModulesOrOfAnotherVersionIsRefused() throws IOException {
		Path bare = jdk("bare", FEATURE + ".0.1", "Linux", "aarch64", "gnu");
		Files.delete(bare.resolve("jmods/java.base.jmod"));
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> TargetJdk.read(bare))
			.withMessageStartingWith(
					"The JDK in %s has no folder 'jmods', of which runtimes for other platforms are ".formatted(bare));
		Path other = jdk("other", "11.0.2", "Linux", "aarch64", "gnu");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> TargetJdk.read(other))
			.withMessage("The JDK in %s is Java 11.0.2. This command runs on Java %d and links runtimes of that only: "
				.formatted(other, FEATURE) + "take the same version of both.");
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> TargetJdk.read(this.temporary))
			.withMessage("There is no JDK in %s: it has no file 'release'.".formatted(this.temporary));
	}

	/**
	 * The modules are those of the JDK that runs the tests, taken for those of another.
	 */
	@Test
	void runtimeIsLinkedOfTheModulesOfTheOtherJdk() throws IOException {
		Path modules = Path.of(System.getProperty("java.home"), "jmods");
		Assumptions.assumeTrue(Files.exists(modules.resolve("java.base.jmod")), "this JDK has no jmods");
		Path jdk = jdk("jdk", FEATURE + "", "Linux", "aarch64", "gnu");
		Files.delete(jdk.resolve("jmods/java.base.jmod"));
		for (String module : List.of("java.base.jmod", "java.logging.jmod")) {
			Files.copy(modules.resolve(module), jdk.resolve("jmods").resolve(module));
		}
		Path image = this.temporary.resolve("image");
		RuntimeImage.link(Optional.of(TargetJdk.read(jdk)), Set.of("java.logging"), image, List.of());
		assertThat(Files.readString(image.resolve("release"))).contains("MODULES=\"java.base java.logging\"");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> RuntimeImage.link(Optional.of(TargetJdk.read(jdk)), Set.of("java.sql"),
					this.temporary.resolve("none"), List.of()))
			.withMessageContaining("java.sql");
	}

	private Path jdk(String folder, String version, String system, String processor, String library)
			throws IOException {
		Path home = this.temporary.resolve(folder);
		Files.createFile(Files.createDirectories(home.resolve("jmods")).resolve("java.base.jmod"));
		Files.writeString(home.resolve("release"), """
				JAVA_VERSION="%s"
				LIBC="%s"
				OS_ARCH="%s"
				OS_NAME="%s"
				""".formatted(version, library, processor, system));
		return home;
	}

}
