/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import dev.tfprovider.boot.application.PlainTestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.fixture.TestClassPath;
import dev.tfprovider.internal.host.HostIdentity;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.boot.SpringApplicationAotProcessor;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider that was processed ahead of time, in a process of its own.
 */
@Tag("thorough")
@Timeout(240)
@DisabledOnOs(OS.WINDOWS)
class GeneratedCodeProcessTests {

	private static final String USES_GENERATED_CODE = "Initializing ApplicationContext with AOT";

	@TempDir
	private static Path generated;

	@TempDir
	private Path directory;

	@BeforeAll
	static void process() throws Exception {
		Path sources = generated.resolve("sources");
		Path classes = classes();
		Process processor = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-Dterraform.provider.name=probe", "-cp", TestClassPath.PLAIN,
				SpringApplicationAotProcessor.class.getName(), PlainTestProvider.class.getName(), sources.toString(),
				generated.resolve("resources").toString(), classes.toString(), "acme", "probe")
			.inheritIO()
			.start();
		assertThat(processor.waitFor()).isZero();
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
				Stream<Path> paths = Files.walk(sources)) {
			List<Path> written = paths.filter((path) -> path.toString().endsWith(".java")).toList();
			List<String> options = List.of("-d", classes.toString(), "-proc:none", "-parameters", "-nowarn", "-cp",
					classes + System.getProperty("path.separator") + TestClassPath.PLAIN);
			assertThat(compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(written))
				.call()).isTrue();
		}
	}

	private static Path classes() {
		return generated.resolve("classes");
	}

	@Test
	void whenGeneratedServes() throws Exception {
		HostIdentity host = HostIdentity.create();
		try (ProviderProcess provider = launch().classes(classes())
			.environment("PLUGIN_CLIENT_CERT", host.pem())
			.start(this.directory)) {
			try (ProbeHost connection = ProbeHost.tls(provider.readLine(), host)) {
				assertThat(connection.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				connection.configure("http://a");
				assertThat(connection.probe("endpoint")).isEqualTo("http://a");
				assertThat(connection.probe("log")).isEqualTo("logged");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.remainingOutput()).isEmpty();
			assertThat(provider.log()).extracting((entry) -> entry.path("@message").asString())
				.contains(USES_GENERATED_CODE, "Logged by the author");
		}
	}

	@Test
	void whenNotGeneratedServesWithout() throws Exception {
		try (ProviderProcess provider = launch().start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertThat(connection.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
			assertThat(provider.log()).extracting((entry) -> entry.path("@message").asString())
				.doesNotContain(USES_GENERATED_CODE);
		}
	}

	@Test
	void whenGeneratedForAnotherStateOfTheApplicationSaysSo() throws Exception {
		try (ProviderProcess provider = launch().classes(stale()).start(this.directory)) {
			try (ProbeHost connection = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
				assertThat(connection.schema().getDiagnosticsList()).singleElement()
					.satisfies((diagnostic) -> assertThat(diagnostic.getDetail())
						.startsWith("The code generated when the application was built does not fit it: "
								+ "java.lang.NoClassDefFoundError: dev/tfprovider/boot/application/TestProvider__")
						.contains("'spring.aot.enabled' to false"));
				connection.shutDown();
				assertThat(provider.process().waitFor()).isZero();
			}
		}
	}

	/**
	 * Return the generated classes without one that the others refer to.
	 */
	private Path stale() throws IOException {
		Path stale = this.directory.resolve("stale");
		try (Stream<Path> paths = Files.walk(classes())) {
			for (Path path : paths.toList()) {
				if (!path.getFileName().toString().startsWith("TestProvider__")) {
					Files.copy(path, stale.resolve(classes().relativize(path).toString()));
				}
			}
		}
		return stale;
	}

	private static ProviderProcess.Launch launch() {
		return ProviderProcess.of(PlainTestProvider.class)
			.property("spring.aot.enabled", "true")
			.property("logging.level.org.springframework.context.aot", "DEBUG")
			.environment("TF_LOG", "DEBUG");
	}

}
