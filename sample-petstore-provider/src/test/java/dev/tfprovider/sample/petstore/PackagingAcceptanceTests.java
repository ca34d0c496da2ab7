/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * What the commands of the provider make, under the real CLI.
 */
@LaunchedPetstoreAcceptance
class PackagingAcceptanceTests {

	private static final String VERSION = "1.2.3";

	private static final String ZIP = "terraform-provider-petstore_1.2.3_linux_amd64.zip";

	/**
	 * CycloneDX's plug-in makes no bill of materials while Maven works offline.
	 */
	private static final boolean OFFLINE = Boolean.getBoolean("maven.offline");

	private static final String IDENTITIES = ",\"resource_identity_schemas\":";

	private static final String ACTIONS = ",\"action_schemas\":";

	private static final String LISTS = "\"list_resource_schemas\":";

	private static final String REX = """
			resource "petstore_pet" "rex" {
			  name = "Rex"
			}
			""";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@TempDir
	Path directory;

	@Test
	void schemaIsTheDocumentOfTheCli(TerraformCli terraform) {
		ProviderCommandRun run = command(ProviderCommandRun.currentJava(), "schema", "--json");
		assertThat(run.status()).isZero();
		ProviderBlock.write(terraform, api);
		Run cli = terraform.write(REX).providersSchema();
		assertThat(cli).succeeded();
		// Older CLIs know no actions, lists or identities, and each has a registry of its
		// own
		String expected = cli.standardOutput().replace("registry.opentofu.org", "registry.terraform.io");
		assertThat(run.out()).contains(IDENTITIES).contains(ACTIONS).contains(LISTS);
		String known = expected.contains(LISTS) ? run.out()
				: run.out().replaceFirst("," + LISTS + ".*,\"functions\"", ",\"functions\"");
		for (String last : List.of(ACTIONS, IDENTITIES)) {
			if (!expected.contains(last)) {
				known = known.substring(0, known.indexOf(last)) + "}}}\n";
			}
		}
		if (terraform.isOpenTofu()) {
			// The members of parameters are in another order
			assertThat(new JsonMapper().readTree(known)).isEqualTo(new JsonMapper().readTree(expected));
			return;
		}
		assertThat(known).isEqualTo(expected);
	}

	@Test
	@Tag("thorough")
	void packageIsTheSameEveryTimeAndInstalledFromItsMirror(TerraformCli terraform) throws IOException {
		Path out = this.directory.resolve("dist");
		ProviderCommandRun run = command(ProviderCommandRun.currentJava(), "package", "--version", VERSION, "--layout",
				"registry,packed,network", "--out", out);
		if (OFFLINE) {
			assertThat(run.err()).startsWith("The package has no bill of materials: ").hasLineCount(1);
		}
		else {
			assertThat(run.err()).isEmpty();
		}
		assertThat(run.out()).startsWith("Packaged acme/petstore 1.2.3 for ");
		assertThat(run.status()).isZero();
		Path again = this.directory.resolve("again");
		assertThat(command(ProviderCommandRun.currentJava(), "package", "--version", VERSION, "--out", again).status())
			.isZero();

		assertThat(out.resolve("registry/" + ZIP)).hasSameBinaryContentAs(again.resolve(ZIP));
		assertThat(out.resolve("registry/terraform-provider-petstore_1.2.3_SHA256SUMS")).content()
			.contains("  " + ZIP + "\n")
			.contains("  terraform-provider-petstore_1.2.3_manifest.json\n");
		assertApplies(terraform, out.resolve("packed"), Map.of());
		String hash = new JsonMapper()
			.readTree(Files.readString(out.resolve("network/registry.terraform.io/acme/petstore/1.2.3.json")))
			.at("/archives/linux_amd64/hashes/0")
			.asString();
		assertThat(terraform.directory().resolve(".terraform.lock.hcl")).content().contains("\"" + hash + "\"");
	}

	@Test
	@Tag("thorough")
	void packageWithRuntimeNeedsNoJavaAndIsTheSameByTheSameRecording(TerraformCli terraform) throws IOException {
		Optional<Path> java25 = ProviderCommandRun.java25();
		assumeTrue(java25.isPresent(), "no JDK 25 beside " + System.getProperty("java.home"));
		Path out = this.directory.resolve("dist");
		Path recording = this.directory.resolve("petstore.aot");
		ProviderCommandRun run = command(java25.get(), "package", "--runtime", "--version", VERSION, "--recording",
				recording, "--layout", "packed,folder", "--out", out);
		assertThat(run.status()).as(run.err()).isZero();
		Path bin = Files.createDirectory(this.directory.resolve("bin"));
		for (String tool : List.of("find", "touch", "gzip", "cksum", "ls", "mkdir", "mv", "rm")) {
			Files.createSymbolicLink(bin.resolve(tool), Path.of("/usr/bin", tool));
		}
		Path logs = Files.createDirectory(this.directory.resolve("logs"));
		Path cache = this.directory.resolve("cache");

		assertApplies(terraform, out.resolve("packed"),
				Map.of("PATH", bin.toString(), "JAVA_HOME", "", "XDG_CACHE_HOME", cache.toString(),
						"PETSTORE_JAVA_OPTS", "-Xlog:class+load=info:file=" + logs.resolve("%p.log")));

		PrivateFiles.assertAll(cache);
		LoadedClasses unpacked = LoadedClasses.ofNewest(logs);
		assertThat(unpacked.shared()).as("recorded, as unpacked by init").isGreaterThan(unpacked.all() * 9 / 10);
		assertProcessedAheadOfTime(unpacked);
		Path folder = out.resolve("folder");
		assertThat(folder.resolve("lib/shared.sh")).as("beside the jars that make the runtime").exists();
		assertThat(folder.resolve("runtime/release")).content()
			.contains("java.desktop")
			.doesNotContain("jdk.localedata");
		Path again = this.directory.resolve("again");
		run = command(java25.get(), "package", "--runtime", "--version", VERSION, "--recording", recording, "--layout",
				"folder", "--out", again);
		assertThat(run.err()).contains("Starting terraform-provider-petstore_v1.2.3 by the recording\n");
		assertThat(PackageFiles.of(again)).isEqualTo(PackageFiles.of(folder));

		Path prepared = folder.resolve("lib/prepared-start.aot.gz");
		byte[] bytes = Files.readAllBytes(prepared);
		for (byte[] broken : List.of(new byte[] { 1, 2, 3 }, Arrays.copyOf(bytes, bytes.length / 2))) {
			Files.write(prepared, broken);
			assertThat(LaunchedOnce
				.of(folder, Map.of("XDG_CACHE_HOME", this.directory.resolve("cache-" + broken.length).toString()))
				.isHandshakeAlone()).as("%d bytes", broken.length).isTrue();
		}
	}

	@Test
	@Tag("thorough")
	void installPreparesTheStartAndABrokenOneDoesNoHarm() throws IOException {
		Path cache = this.directory.resolve("cache");
		Path mirror = this.directory.resolve("home/.terraform.d/plugins");
		Map<String, String> environment = Map.of("XDG_CACHE_HOME", cache.toString(), "HOME",
				this.directory.resolve("home").toString());
		ProviderCommandRun run = ProviderCommandRun.run(ProviderCommandRun.currentJava(), environment, "install",
				"--version", VERSION);
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("source  = \"acme/petstore\"", "version = \"1.2.3\"", "terraform init");
		Path folder = mirror.resolve("registry.terraform.io/acme/petstore/1.2.3/linux_amd64");
		Map<String, String> launch = Map.of("XDG_CACHE_HOME", cache.toString(), "PETSTORE_JAVA_HOME",
				ProviderCommandRun.currentJava().toString());

		PrivateFiles.assertAll(cache);
		LaunchedOnce whole = LaunchedOnce.of(folder, launch);
		assertThat(whole.isHandshakeAlone()).isTrue();
		assertThat(whole.classes().shared()).isGreaterThan(whole.classes().all() * 8 / 10);
		assertThat(whole.classes().of("dev.tfprovider.command")).isEmpty();
		assertThat(whole.classes().of("dev.tfprovider.internal.command.installed")).isEmpty();
		assertThat(whole.classes().of("dev.tfprovider.internal.command.packaging")).isEmpty();
		assertProcessedAheadOfTime(whole.classes());

		Path prepared = prepared(cache);
		byte[] bytes = Files.readAllBytes(prepared);
		Files.delete(prepared);
		byte[] headless = bytes.clone();
		Arrays.fill(headless, 0, 4096, (byte) 0);
		for (byte[] broken : List.of(new byte[] { 1, 2, 3 }, Arrays.copyOf(bytes, bytes.length / 2), headless)) {
			Files.write(prepared, broken);
			assertThat(LaunchedOnce.of(folder, launch).isHandshakeAlone()).as("%d bytes", broken.length).isTrue();
		}
		Optional<Path> java25 = ProviderCommandRun.java25();
		if (java25.isPresent()) {
			Files.write(prepared.resolveSibling(javaVersion(java25.get())), bytes);
			LaunchedOnce foreign = LaunchedOnce.of(folder,
					Map.of("XDG_CACHE_HOME", cache.toString(), "PETSTORE_JAVA_HOME", java25.get().toString()));
			assertThat(foreign.isHandshakeAlone()).as("recording of another Java").isTrue();
		}
	}

	private static void assertProcessedAheadOfTime(LoadedClasses classes) {
		assertThat(classes.of(PetstoreProvider.class.getPackageName()))
			.anyMatch((line) -> line.contains(".PetstoreProvider__ApplicationContextInitializer "));
		assertThat(classes.of("org.springframework.context.annotation"))
			.noneMatch((line) -> line.contains(".ConfigurationClassPostProcessor "));
	}

	@Test
	void billOfMaterialsNamesALicenceForEachComponent() throws IOException {
		assumeTrue(!OFFLINE, "Maven works offline");
		JsonNode bill = new JsonMapper()
			.readTree(Files.readString(PackagedProvider.DIRECTORY.resolve("sbom/application.cdx.json")));
		assertThat(bill.at("/components")).hasSizeGreaterThan(30)
			.allSatisfy((component) -> assertThat(component.at("/licenses/0/license").properties())
				.as("licence of %s", component.at("/bom-ref").asString())
				.anyMatch((member) -> List.of("id", "name").contains(member.getKey())
						&& !member.getValue().asString().isBlank()));
	}

	@Test
	void mistakesInTheCommandLineAreExplained() {
		ProviderCommandRun run = command(ProviderCommandRun.currentJava(), "package", "--version", "v1");
		assertThat(run.status()).isEqualTo(2);
		assertThat(run.out()).isEmpty();
		assertThat(run.err()).startsWith("The version 'v1' must be given without the leading 'v'")
			.endsWith("See 'help package'.\n");
	}

	private static String javaVersion(Path home) throws IOException {
		Properties release = new Properties();
		try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
			release.load(reader);
		}
		return release.getProperty("JAVA_RUNTIME_VERSION").replace("\"", "");
	}

	private static Path prepared(Path cache) throws IOException {
		try (Stream<Path> files = Files.walk(cache)) {
			return files.filter(Files::isRegularFile)
				.filter((file) -> !file.toString().endsWith(".size"))
				.findFirst()
				.orElseThrow();
		}
	}

	private void assertApplies(TerraformCli terraform, Path mirror, Map<String, String> environment)
			throws IOException {
		Path configuration = Files.writeString(this.directory.resolve("cli.tfrc"), """
				provider_installation {
				  filesystem_mirror {
				    path = "%s"
				  }
				}
				""".formatted(mirror));
		TerraformCli cli = terraform
			.withInstallation(
					ProviderInstallation.filesystemMirror(PackagedProvider.SOURCE, VERSION, PackagedProvider.DIRECTORY))
			.withEnvironment("TF_CLI_CONFIG_FILE", configuration.toString())
			.allowNonEmptyPlan();
		for (Map.Entry<String, String> variable : environment.entrySet()) {
			cli = cli.withEnvironment(variable.getKey(), variable.getValue());
		}
		ProviderBlock.write(terraform, api);
		api.client().findPets(null, null).forEach((pet) -> api.client().deletePet(pet.id()));
		assertThat(cli.write(REX).init()).succeeded();
		assertThat(cli.apply()).succeeded().hasNoDiagnostics();
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");
	}

	private static ProviderCommandRun command(Path java, Object... arguments) {
		return ProviderCommandRun.run(java, Map.of(), arguments);
	}

}
