/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.signing.PublicKeys;
import dev.tfprovider.internal.command.signing.TestSigner;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(60)
class ReleaseLayoutTests {

	private static final Optional<ChecksumSigner> SIGNER = Optional.of(TestSigner.INSTANCE);

	private static final String ZIP = "terraform-provider-x_1.0.0_linux_amd64.zip";

	@TempDir
	Path directory;

	private Path out() {
		return this.directory.resolve("out");
	}

	@ParameterizedTest
	@EnumSource
	void platformsOfManyMachinesAtOnceAreAllThere(ReleaseLayout layout) throws Exception {
		List<String> platforms = List.of("linux_amd64", "linux_arm64", "darwin_amd64", "darwin_arm64", "freebsd_amd64",
				"windows_amd64");
		ExecutorService machines = Executors.newFixedThreadPool(platforms.size());
		List<Future<?>> added = new ArrayList<>();
		for (String platform : platforms) {
			Release release = release("1.0.0", "a", platform);
			added.add(machines.submit(() -> {
				layout.add(release, out(), false, SIGNER);
				return null;
			}));
		}
		for (Future<?> each : added) {
			each.get();
		}
		machines.shutdown();
		String all = String.join("\n", texts().values());
		for (String platform : platforms) {
			if (layout == ReleaseLayout.OCI) {
				assertThat(all).containsPattern(
						"\"architecture\" : \"%2$s\",\\s+\"os\" : \"%1$s\"".formatted((Object[]) platform.split("_")));
			}
			else {
				assertThat(names()).contains("x_1.0.0_" + platform + ".zip");
			}
		}
		assertThat(names()).doesNotContain(".lock").doesNotContain(".part");
		if (layout == ReleaseLayout.REGISTRY || layout == ReleaseLayout.BORING_REGISTRY) {
			assertThat(all)
				.contains(platforms.stream().map((each) -> "  terraform-provider-x_1.0.0_" + each + ".zip\n").toList());
		}
		if (layout == ReleaseLayout.NETWORK || layout == ReleaseLayout.STATIC_REGISTRY) {
			assertThat(all).contains(platforms.stream().map((each) -> "\"" + each + "\" : {").toList());
		}
	}

	@ParameterizedTest
	@EnumSource
	void theSameReleaseAgainChangesNothing(ReleaseLayout layout) throws IOException {
		Release release = release("1.0.0", "a", "linux_amd64", "darwin_arm64");
		layout.add(release, out(), false, SIGNER);
		Map<String, String> before = texts();
		for (Path file : files()) {
			Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
		}
		ChecksumSigner known = new ChecksumSigner() {

			@Override
			public byte[] sign(String checksums) throws IOException {
				for (Path file : files()) {
					if (file.toString().endsWith(".sig")) {
						return Files.readAllBytes(file);
					}
				}
				throw new AssertionError();
			}

			@Override
			public SigningKey publicKey() throws IOException {
				return TestSigner.INSTANCE.publicKey();
			}

		};
		layout.add(release, out(), false, Optional.of(known));
		assertThat(texts()).isEqualTo(before);
		for (Path file : files()) {
			assertThat(Files.getLastModifiedTime(file).toInstant()).as(file.toString()).isEqualTo(Instant.EPOCH);
		}
	}

	@ParameterizedTest
	@EnumSource
	void otherBytesOfTheSameVersionAreRefusedAndNothingChanges(ReleaseLayout layout) throws IOException {
		layout.add(release("1.0.0", "a", "linux_amd64"), out(), false, SIGNER);
		Map<String, String> before = texts();
		Release other = release("1.0.0", "b", "darwin_arm64", "linux_amd64");
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> layout.add(other, out(), false, SIGNER))
			.withMessageStartingWith("acme/x is published already, with other bytes than '" + ZIP + "' has here: ");
		assertThat(texts()).isEqualTo(before);
		layout.add(other, out(), true, SIGNER);
		assertThat(texts()).isNotEqualTo(before);
	}

	@ParameterizedTest
	@EnumSource(names = { "REGISTRY", "STATIC_REGISTRY", "BORING_REGISTRY" })
	void whereNothingCanBeSignedNothingIsLost(ReleaseLayout layout) throws IOException {
		layout.add(release("1.0.0", "a", "linux_amd64"), out(), false, SIGNER);
		Map<String, String> before = texts();
		ChecksumSigner failing = new ChecksumSigner() {

			@Override
			public byte[] sign(String checksums) {
				throw CommandFailedException.of("No");
			}

			@Override
			public SigningKey publicKey() {
				throw CommandFailedException.of("No");
			}

		};
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> layout.add(release("1.0.0", "a", "darwin_arm64"), out(), false, Optional.of(failing)));
		assertThat(texts()).containsAllEntriesOf(before);
	}

	@ParameterizedTest
	@EnumSource
	void fullDiskLosesNothing(ReleaseLayout layout) throws IOException {
		try (FileSystem disk = Jimfs
			.newFileSystem(Configuration.unix().toBuilder().setMaxSize(600_000).setMaxCacheSize(0).build())) {
			Path root = disk.getPath("/out");
			layout.add(release("1.0.0", "a", "linux_amd64"), root, false, SIGNER);
			Map<String, String> before = texts(root);
			byte[] random = new byte[1_500_000];
			new Random(1).nextBytes(random);
			Release large = release("1.0.0", Base64.getEncoder().encodeToString(random), "linux_arm64");
			assertThatExceptionOfType(IOException.class).isThrownBy(() -> layout.add(large, root, false, SIGNER))
				.withMessageContaining("out of disk space");
			assertThat(texts(root)).isEqualTo(before);
		}
	}

	@Test
	void staticRegistryDoesNotTakeAnUnsignedPlatformOfASignedVersion() throws IOException {
		ReleaseLayout.STATIC_REGISTRY.add(release("1.0.0", "a", "linux_amd64"), out(), false, SIGNER);
		Map<String, String> before = texts();
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> ReleaseLayout.STATIC_REGISTRY.add(release("1.0.0", "a", "darwin_arm64"), out(), true,
					Optional.empty()))
			.withMessageContaining("is signed, and CLIs would refuse it with a platform that is not");
		assertThat(texts()).isEqualTo(before);
	}

	@Test
	void staticRegistryHasSignedChecksumsAndTheHashesOfAllPlatforms() throws IOException {
		Release release = release("1.0.0", "a", "linux_amd64");
		ReleaseLayout.STATIC_REGISTRY.add(release("0.9.0", "a", "linux_amd64"), out(), false, SIGNER);
		ReleaseLayout.STATIC_REGISTRY.add(release, out(), false, SIGNER);
		ReleaseLayout.STATIC_REGISTRY.add(release("1.0.0", "b", "darwin_arm64"), out(), false, SIGNER);
		Path provider = out().resolve("v1/providers/acme/x");
		assertThat(Files.readString(out().resolve(".well-known/terraform.json")))
			.isEqualToIgnoringWhitespace("{\"providers.v1\": \"/v1/providers/\"}");
		assertThat(RegistryJson.parse("versions", Files.readString(provider.resolve("versions")))
			.at("versions")
			.elements())
			.extracting((version) -> version.text("version"), (version) -> version.at("protocols").texts(),
					(version) -> version.at("platforms").elements().size())
			.containsExactly(Tuple.tuple("0.9.0", List.of("6.0"), 1), Tuple.tuple("1.0.0", List.of("6.0"), 2));
		Path download = provider.resolve("1.0.0/download/linux/amd64");
		RegistryJson document = RegistryJson.parse("download", Files.readString(download));
		assertThat(document.text("filename")).isEqualTo(ZIP);
		assertThat(document.at("packages").members()).containsOnlyKeys("darwin_arm64", "linux_amd64");
		ReleaseArchive archive = release.archives().get(0);
		assertThat(document.at("packages", "linux_amd64", "hashes").texts()).containsExactly("zh:" + archive.sha256(),
				archive.contentHash());
		Path sums = download.resolve("..").resolve(document.text("shasums_url")).normalize();
		assertThat(sums).content().contains(archive.sha256() + "  " + ZIP + "\n").contains("darwin_arm64.zip");
		RegistryJson key = document.at("signing_keys", "gpg_public_keys").elements().get(0);
		assertThat(PublicKeys.problem(Files.readAllBytes(sums),
				Files.readAllBytes(download.resolve("..").resolve(document.text("shasums_signature_url")).normalize()),
				new SigningKey(key.text("key_id"), key.text("ascii_armor"))))
			.isEmpty();
	}

	@Test
	void imageLayoutHasAnIndexOfManifestsWithOneArchiveAndTheBillOfMaterials() throws IOException {
		Release release = release("1.0.0+build.1", "a", "linux_amd64");
		ReleaseLayout.OCI.add(release, out(), false, Optional.empty());
		Path layout = out().resolve("acme/x");
		RegistryJson entry = RegistryJson.parse("index", Files.readString(layout.resolve("index.json")))
			.at("manifests")
			.elements()
			.get(0);
		assertThat(entry.at("annotations").at("org.opencontainers.image.ref.name").text()).isEqualTo("1.0.0_build.1");
		RegistryJson index = blob(layout, entry.text("digest"));
		assertThat(index.text("artifactType")).isEqualTo("application/vnd.opentofu.provider");
		List<RegistryJson> manifests = index.at("manifests").elements();
		assertThat(manifests).extracting((each) -> each.text("artifactType"))
			.containsExactly("application/vnd.opentofu.provider-target", "application/vnd.cyclonedx+json");
		assertThat(manifests.get(0).text("platform", "os")).isEqualTo("linux");
		RegistryJson layer = blob(layout, manifests.get(0).text("digest")).at("layers").elements().get(0);
		assertThat(layer.text("mediaType")).isEqualTo("archive/zip");
		assertThat(layer.text("digest")).isEqualTo("sha256:" + release.archives().get(0).sha256());
		assertThat(layout.resolve("blobs").resolve(layer.text("digest").replace(':', '/')))
			.hasSameBinaryContentAs(release.archives().get(0).file());
		RegistryJson bill = blob(layout, manifests.get(1).text("digest")).at("layers").elements().get(0);
		assertThat(blob(layout, bill.text("digest")).text("bomFormat")).isEqualTo("CycloneDX");
	}

	private static RegistryJson blob(Path layout, String digest) throws IOException {
		return RegistryJson.parse(digest, Files.readString(layout.resolve("blobs").resolve(digest.replace(':', '/'))));
	}

	private Release release(String version, String content, String... platforms) throws IOException {
		return MadeRelease.of(this.directory, "acme/x", version, "#!/bin/sh\n# " + content + "\n", platforms);
	}

	private List<Path> files() throws IOException {
		return files(out());
	}

	private static List<Path> files(Path root) throws IOException {
		try (Stream<Path> files = Files.walk(root)) {
			return files.filter(Files::isRegularFile).toList();
		}
	}

	private String names() throws IOException {
		return files().toString();
	}

	private Map<String, String> texts() throws IOException {
		return texts(out());
	}

	private static Map<String, String> texts(Path root) throws IOException {
		Map<String, String> texts = new TreeMap<>();
		for (Path file : files(root)) {
			texts.put(root.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
		}
		return texts;
	}

}
