/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * The way from an empty folder to a resource of the sample's service, as the page shows
 * it: no line of the project is written by hand. The starter's build has put what the
 * project needs into a repository below its {@code target}.
 */
@Tag("thorough")
class GeneratedProjectAcceptanceTests {

	private static final Path STARTER = Path.of("..", "terraform-provider-spring-boot-starter")
		.toAbsolutePath()
		.normalize();

	private static final Path REPOSITORY = STARTER.resolve("target/it-repository");

	private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

	private final String cli = System.getProperty("terraform.cli",
			System.getenv().getOrDefault("TERRAFORM_CLI", "terraform"));

	@TempDir
	Path directory;

	private ConfigurableApplicationContext api;

	@BeforeEach
	void startService() {
		this.api = PetstoreApi.run("--server.port=0", "--petstore.database=" + this.directory.resolve("petstore"),
				"--logging.level.root=warn");
	}

	@AfterEach
	void stopService() {
		this.api.close();
	}

	@Test
	void serviceBecomesAProviderThatIsInstalledAndApplied() throws Exception {
		assumeTrue(!this.cli.contains(",") && isThere(this.cli), "one CLI at a time");
		assertThat(REPOSITORY).as("filled by -Pthorough with -am").isDirectory();
		Path home = Files.createDirectory(this.directory.resolve("home"));
		run(this.directory, JAVA, "-jar", jar(Path.of("../terraform-provider-tools/target"), "-exec"), "new",
				"acme/petstore", "--empty");
		Path project = this.directory.resolve("terraform-provider-petstore");
		String report = run(this.directory, JAVA, "-jar", jar(Path.of("target"), "-exec"), "openapi",
				Path.of("../sample-petstore-api/openapi.yml").toAbsolutePath().toString(), "--dir",
				"terraform-provider-petstore", "--package", "com.acme.petstore", "--provider", "acme/petstore");
		assertThat(report).contains("Resources: 5", "The whole report is in ");
		build(project);
		run(project, JAVA, "-jar", "target/terraform-provider-petstore-0.1.0.jar", "install", "--dir",
				home.resolve(".terraform.d/plugins").toString());
		manage(project.resolve("examples/resources/petstore_pet"));
	}

	private void build(Path project) throws IOException, InterruptedException {
		List<String> maven = new ArrayList<>(List.of("mvn", "-q", "-B", "-s", settings().toString(),
				"-Dmaven.repo.local=" + REPOSITORY, "-Daether.offline.protocols=file", "package"));
		if (Boolean.getBoolean("maven.offline")) {
			maven.add("-o");
		}
		run(project, maven.toArray(String[]::new));
		for (String resource : List.of("Pet", "PetVisit", "User", "Order", "Token")) {
			assertThat(
					project.resolve("target/surefire-reports/TEST-com.acme.petstore." + resource + "ResourceTests.xml"))
				.content()
				.contains("tests=\"2\"", "errors=\"0\"", "failures=\"0\"", "skipped=\"0\"");
		}
	}

	/**
	 * Create a pet by the example as it is written, then change, find, take over and
	 * remove it.
	 */
	private void manage(Path example) throws IOException, InterruptedException {
		run(example, this.cli, "fmt", "-check", "-diff", "-recursive", "..");
		run(example, this.cli, "init", "-no-color");
		assertThat(apply(example)).contains("Resources: 1 added");
		Map<?, ?> pet = thePet();
		assertThat(pet.get("name")).isEqualTo("example");
		Path main = example.resolve("resource.tf");
		Files.writeString(main, Files.readString(main)
			.replace("  name = \"example\"", "  name         = \"Rex\"\n  weight_grams = 4200"));
		assertThat(run(example, this.cli, "plan", "-no-color", "-out=change.plan"))
			.contains("0 to add, 1 to change, 0 to destroy", "+ weight_grams = 4200");
		assertThat(run(example, this.cli, "apply", "-no-color", "change.plan")).contains("1 changed");
		assertThat(thePet().get("weightGrams")).isEqualTo(4200);
		assertThat(thePet().get("id")).isEqualTo(pet.get("id"));
		run(example, this.cli, "state", "rm", "petstore_pet.example");
		run(example, this.cli, "import", "-no-color", "petstore_pet.example", String.valueOf(pet.get("id")));
		assertThat(run(example, this.cli, "plan", "-no-color", "-detailed-exitcode")).contains("No changes.");
		assertThat(run(example, this.cli, "destroy", "-auto-approve", "-no-color")).contains("1 destroyed");
		assertThat(pets()).isEmpty();
	}

	private String apply(Path example) throws IOException, InterruptedException {
		return run(example, this.cli, "apply", "-auto-approve", "-no-color");
	}

	private Map<?, ?> thePet() {
		assertThat(pets()).hasSize(1);
		return (Map<?, ?>) pets().get(0);
	}

	private List<?> pets() {
		return Objects.requireNonNull(RestClient.create(endpoint()).get().uri("/pet").retrieve().body(List.class));
	}

	private String endpoint() {
		return "http://localhost:" + this.api.getEnvironment().getProperty("local.server.port") + PetstoreApi.BASE_PATH;
	}

	private static boolean isThere(String cli) throws InterruptedException {
		try {
			return new ProcessBuilder(cli, "version").redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.DISCARD)
				.start()
				.waitFor() == 0;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private String run(Path where, String... command) throws IOException, InterruptedException {
		Path log = Files.createTempFile(this.directory, "run", ".log");
		ProcessBuilder builder = new ProcessBuilder(command).directory(where.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile());
		builder.environment().keySet().removeIf((name) -> name.startsWith("TF_") || name.startsWith("MAVEN_"));
		builder.environment().put("HOME", this.directory.resolve("home").toString());
		builder.environment().put("PETSTORE_ENDPOINT", endpoint());
		Process process = builder.start();
		try {
			assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("%s ends", List.of(command)).isTrue();
			String text = Files.readString(log);
			assertThat(process.exitValue()).as("%s: %s", List.of(command), text).isZero();
			return text;
		}
		finally {
			process.destroyForcibly();
		}
	}

	/**
	 * The settings of the projects that the starter's build builds, filled in as its
	 * plug-in does.
	 */
	private Path settings() throws IOException {
		String local = System.getProperty("localRepository",
				Path.of(System.getProperty("user.home"), ".m2", "repository").toString());
		return Files.writeString(this.directory.resolve("settings.xml"),
				Files.readString(STARTER.resolve("src/it/settings.xml"))
					.replace("@localRepositoryUrl@", Path.of(local).toUri().toString()));
	}

	private static String jar(Path folder, String suffix) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files
				.filter((file) -> file.getFileName().toString().matches("terraform-provider-.*" + suffix + "\\.jar"))
				.filter((file) -> !file.getFileName().toString().matches(".*-(sources|javadoc)\\.jar"))
				.findFirst()
				.orElseThrow()
				.toAbsolutePath()
				.toString();
		}
	}

}
