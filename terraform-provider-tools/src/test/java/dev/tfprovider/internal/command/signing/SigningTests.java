/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.signing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import dev.tfprovider.internal.command.release.SigningKey;
import dev.tfprovider.internal.command.verify.VerifyRun;
import org.bouncycastle.bcpg.PublicKeyAlgorithmTags;
import org.bouncycastle.crypto.generators.Ed25519KeyPairGenerator;
import org.bouncycastle.crypto.params.Ed25519KeyGenerationParameters;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class SigningTests {

	private static final String SUMS = "abc  terraform-provider-notes_1.2.3_linux_amd64.zip\n";

	private static final String LOCKED = KeyPairs.create(2048, "Acme", "open sesame");

	@TempDir
	Path temporary;

	@Test
	void gpgAcceptsTheSignature() throws Exception {
		assumeTrue(isGpgThere(), "no gpg on the PATH");
		Path home = Files.createDirectory(this.temporary.resolve("gnupg"));
		assertThat(home.toFile().setReadable(false, false) && home.toFile().setReadable(true, true)).isTrue();
		Path key = Files.writeString(this.temporary.resolve("key.asc"), TestSigner.INSTANCE.publicKey().armor());
		Path sums = Files.writeString(this.temporary.resolve("sums"), SUMS);
		Path signature = Files.write(this.temporary.resolve("sums.sig"), TestSigner.INSTANCE.sign(SUMS));
		assertThat(gpg(home, "--import", key.toString())).as("import").isZero();
		assertThat(gpg(home, "--verify", signature.toString(), sums.toString())).as("verify").isZero();
		Files.writeString(sums, SUMS + "x");
		assertThat(gpg(home, "--verify", signature.toString(), sums.toString())).as("changed").isNotZero();
	}

	private static boolean isGpgThere() {
		return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
			.anyMatch((folder) -> Files.isExecutable(Path.of(folder, "gpg")));
	}

	private int gpg(Path home, String... arguments) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(Stream
			.concat(Stream.of("gpg", "--batch", "--no-autostart", "--homedir", home.toString()), Stream.of(arguments))
			.toList());
		return builder.redirectErrorStream(true)
			.redirectOutput(this.temporary.resolve("gpg.log").toFile())
			.start()
			.waitFor();
	}

	@Test
	void signatureIsBinaryWithSha512() throws IOException {
		byte[] signature = TestSigner.INSTANCE.sign(SUMS);
		assertThat(signature[0] & 0x80).isNotZero();
		assertThat(PublicKeys.problem(bytes(SUMS), signature, TestSigner.INSTANCE.publicKey())).isEmpty();
		assertThat(PublicKeys.problem(bytes(SUMS + "x"), signature, TestSigner.INSTANCE.publicKey()).orElseThrow())
			.startsWith("the signature is not one of these checksums");
		assertThat(
				PublicKeys.problem(bytes(SUMS), bytes("-----BEGIN PGP SIGNATURE-----"), TestSigner.INSTANCE.publicKey())
					.orElseThrow())
			.contains("openpgp: invalid data: tag byte does not have MSB set");
		SigningKey other = EnvironmentKey.of(Map.of(EnvironmentKey.KEY, KeyPairs.create(2048, "Other", "")))
			.publicKey();
		assertThat(PublicKeys.problem(bytes(SUMS), signature, other).orElseThrow()).contains("unknown issuer");
	}

	@Test
	void keyWithPassphraseSigns() throws IOException {
		EnvironmentKey key = EnvironmentKey
			.of(Map.of(EnvironmentKey.KEY, LOCKED, EnvironmentKey.PASSPHRASE, "open sesame"));
		assertThat(PublicKeys.problem(bytes(SUMS), key.sign(SUMS), key.publicKey())).isEmpty();
		String fingerprint = key.publicKey().keyId().toLowerCase(java.util.Locale.ROOT);
		assertThat(EnvironmentKey.of(Map.of(EnvironmentKey.KEY, LOCKED, EnvironmentKey.PASSPHRASE, "open sesame",
				EnvironmentKey.FINGERPRINT, fingerprint))
			.publicKey()).isEqualTo(key.publicKey());
	}

	static Stream<Arguments> unusable() {
		return Stream.of(Arguments.of(Map.of(), "MAVEN_GPG_KEY is not set"),
				Arguments.of(Map.of(EnvironmentKey.KEY, "nonsense"), "no"),
				Arguments.of(Map.of(EnvironmentKey.KEY, LOCKED),
						"has a passphrase, and MAVEN_GPG_PASSPHRASE is not set"),
				Arguments.of(Map.of(EnvironmentKey.KEY, LOCKED, EnvironmentKey.PASSPHRASE, "wrong"),
						"cannot be opened with the passphrase"),
				Arguments.of(Map.of(EnvironmentKey.KEY, TestSigner.SECRET, EnvironmentKey.FINGERPRINT, "00FF"),
						"no key for signing with the fingerprint 00FF"));
	}

	@ParameterizedTest
	@MethodSource("unusable")
	void unusableKeyIsExplained(Map<String, String> environment, String message) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> EnvironmentKey.of(environment))
			.withMessageContaining(message)
			.satisfies((ex) -> assertThat(ex.getMessage()).doesNotContain("wrong"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "keys", "sign", "publish --to static-registry:out", "verify --from dist",
			"package --sign MAVEN_GPG_KEY --out out --os freebsd --arch amd64" })
	void commandsEndWithoutThePassphraseOfTheKey(String line) throws IOException {
		Path dist = this.temporary.resolve("dist");
		ReleaseLayout.REGISTRY.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "linux_amd64"),
				dist, true, Optional.of(TestSigner.INSTANCE));
		byte[] signature = Files.readAllBytes(dist.resolve("terraform-provider-notes_1.2.3_SHA256SUMS.sig"));
		String[] arguments = (line + (line.equals("keys") ? "" : " --version 1.2.3")).split(" ");
		VerifyRun without = VerifyRun.of(this.temporary, Map.of(EnvironmentKey.KEY, LOCKED), arguments);
		assertThat(without.status()).isOne();
		assertThat(without.err())
			.contains("The key in MAVEN_GPG_KEY has a passphrase, and MAVEN_GPG_PASSPHRASE is not set.");
		VerifyRun wrong = VerifyRun.of(this.temporary,
				Map.of(EnvironmentKey.KEY, LOCKED, EnvironmentKey.PASSPHRASE, "open says me"), arguments);
		assertThat(wrong.status()).isOne();
		assertThat(wrong.err())
			.contains("The key in MAVEN_GPG_KEY cannot be opened with the passphrase in MAVEN_GPG_PASSPHRASE.")
			.doesNotContain("open says me");
		assertThat(without.out() + wrong.out()).isEmpty();
		assertThat(this.temporary.resolve("out")).doesNotExist();
		assertThat(dist.resolve("terraform-provider-notes_1.2.3_SHA256SUMS.sig")).hasBinaryContent(signature);
	}

	@Test
	void ellipticKeyIsWarnedOf() throws IOException {
		Ed25519KeyPairGenerator generator = new Ed25519KeyPairGenerator();
		generator.init(new Ed25519KeyGenerationParameters(new SecureRandom()));
		EnvironmentKey key = EnvironmentKey.of(Map.of(EnvironmentKey.KEY,
				KeyPairs.create(PublicKeyAlgorithmTags.EDDSA_LEGACY, generator.generateKeyPair(), "Acme", "")));
		assertThat(PublicKeys.problem(bytes(SUMS), key.sign(SUMS), key.publicKey())).isEmpty();
		assertThat(PublicKeys.warning(key.publicKey()).orElseThrow()).contains("is an elliptic one");
		assertThat(PublicKeys.warning(TestSigner.INSTANCE.publicKey())).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "-1", "1024", "2048.0", "4097", "99999999999", "many" })
	void keyOfAnotherLengthIsRefused(String bits) {
		assertThat(VerifyRun.of(this.temporary, Map.of(), "keys", "create", "--bits", bits).err())
			.contains("A key has 2048, 3072 or 4096 bits, not '" + bits + "'.");
		assertThat(this.temporary.resolve("keys")).doesNotExist();
	}

	@Test
	@Tag("thorough")
	void keyThatCannotBeMadeLeavesNothing() {
		assertThatExceptionOfType(IllegalStateException.class)
			.isThrownBy(() -> VerifyRun.of(this.temporary, Map.of(), "keys", "create", "--owner", "\ud800"));
		assertThat(this.temporary.resolve("keys")).isEmptyDirectory();
	}

	@Test
	void keysAreMadeShownAndSignACollectedRelease() throws IOException {
		VerifyRun made = VerifyRun.of(this.temporary, Map.of(), "keys", "create", "--bits", "2048", "--out", "keys");
		assertThat(made.status()).as(made.err()).isZero();
		Path secret = this.temporary.resolve("keys/secret.asc");
		Map<String, String> environment = Map.of("MAVEN_GPG_KEY", Files.readString(secret));
		VerifyRun shown = VerifyRun.of(this.temporary, environment, "keys");
		assertThat(shown.out()).isEqualTo(Files.readString(this.temporary.resolve("keys/public.asc")))
			.startsWith("-----BEGIN PGP PUBLIC KEY BLOCK-----\n");
		assertThat(VerifyRun.of(this.temporary, Map.of(), "keys", "create", "--out", "keys").err())
			.contains("secret.asc is there already");

		assertThat(VerifyRun.of(this.temporary, environment, "sign").err())
			.contains("There is no 'terraform-provider-notes_1.2.3_OS_ARCH.zip'");
		Path dist = this.temporary.resolve("dist");
		for (String platform : List.of("linux_amd64", "darwin_arm64")) {
			ReleaseLayout.REGISTRY.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", platform),
					dist, true, Optional.empty());
		}
		VerifyRun signed = VerifyRun.of(this.temporary, environment, "sign");
		assertThat(signed.status()).as(signed.err()).isZero();
		assertThat(signed.out()).startsWith("Signed acme/notes 1.2.3 for darwin_arm64, linux_amd64 in ");
		Path sums = dist.resolve("terraform-provider-notes_1.2.3_SHA256SUMS");
		assertThat(sums).content()
			.contains("darwin_arm64.zip\n")
			.contains("linux_amd64.zip\n")
			.contains("manifest.json\n");
		assertThat(PublicKeys.problem(Files.readAllBytes(sums),
				Files.readAllBytes(dist.resolve(sums.getFileName() + ".sig")), PublicKeys.parse("key", shown.out())))
			.isEmpty();
	}

	@Test
	void gpgWithoutSuchAKeyFailsWithItsWords() {
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> new GpgSigner("nobody@nowhere.example").sign(SUMS))
			.withMessageContaining("gpg could not");
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
