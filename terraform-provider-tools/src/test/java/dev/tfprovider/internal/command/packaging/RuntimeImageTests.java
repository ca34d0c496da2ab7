/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.PackageName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RuntimeImage}.
 */
class RuntimeImageTests {

	@TempDir
	Path directory;

	/**
	 * Modules of a class path may require what no launch needs.
	 */
	@Test
	void jarsOfModulesThatRequireWhatWasLeftOutAreAskedToo() throws IOException {
		jar("unused", "left.out", "", "left.out", "class Unused { }");
		jar("third", "third", "requires left.out; requires java.sql; exports third;", "third",
				"public class Third { public java.sql.Connection connection; }");
		jar("second", "second", "requires third; requires java.naming; exports second;", "second",
				"public class Second { public third.Third third; public javax.naming.Context context; }");
		jar("first", "", "", "first", "class First { second.Second second; java.net.http.HttpClient client; }");
		Files.delete(this.directory.resolve("lib/unused.jar"));

		PackageFolder folder = new PackageFolder(new PackageName("example.com", "acme", "notes", "1.0.0"),
				LauncherKind.SCRIPT, this.directory);

		assertThat(new RuntimeImage(folder, false).referred()).contains("java.base", "java.naming", "java.net.http",
				"java.sql");
	}

	private void jar(String name, String module, String directives, String packageName, String type)
			throws IOException {
		Path sources = Files.createDirectories(this.directory.resolve(name));
		Path source = Files.writeString(sources.resolve(type.replaceAll(".*class (\\w+) .*", "$1") + ".java"),
				"package %s; %s".formatted(packageName, type));
		List<String> files = List.of(source.toString());
		if (!module.isEmpty()) {
			Path descriptor = Files.writeString(sources.resolve("module-info.java"),
					"module %s { %s }".formatted(module, directives));
			files = List.of(source.toString(), descriptor.toString());
		}
		Path classes = this.directory.resolve(name + "-classes");
		String libraries = Files.createDirectories(this.directory.resolve("lib")).toString();
		run("javac", files, module.isEmpty() ? "--class-path" : "--module-path",
				module.isEmpty() ? libraries + "/second.jar" : libraries, "-d", classes.toString());
		run("jar", List.of("."), "--create", "--file", libraries + "/" + name + ".jar", "-C", classes.toString());
	}

	private static void run(String tool, List<String> files, String... options) {
		String[] arguments = Stream.concat(Arrays.stream(options), files.stream()).toArray(String[]::new);
		assertThat(ToolProvider.findFirst(tool).orElseThrow().run(System.err, System.err, arguments)).isZero();
	}

}
