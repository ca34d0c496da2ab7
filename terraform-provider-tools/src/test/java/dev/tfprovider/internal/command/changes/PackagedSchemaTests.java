/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.command.installed.InstalledCommands;
import dev.tfprovider.internal.command.schema.PackagedSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * The schema in a package as what a release is compared with.
 */
class PackagedSchemaTests {

	private static final String FILE = "schema/provider.json.gz";

	@TempDir
	Path directory;

	@Test
	void folderZipAndFileOfThePackageAreUnderstood() throws IOException {
		Path folder = Files.createDirectories(this.directory.resolve("package"));
		PackagedSchema.write(NotesProvider.commanded(), folder);
		assertUnchanged(folder);
		assertUnchanged(folder.resolve(FILE));
		assertUnchanged(zip(FILE, Files.readAllBytes(folder.resolve(FILE))));
		byte[] first = Files.readAllBytes(folder.resolve(FILE));
		PackagedSchema.write(NotesProvider.commanded(), folder);
		assertThat(Files.readAllBytes(folder.resolve(FILE))).isEqualTo(first);
	}

	/**
	 * A shell gives {@code --since <(git show v1:schema.json)} as a pipe.
	 */
	@Test
	@DisabledOnOs(OS.WINDOWS)
	void outputOfACommandIsRead() throws Exception {
		PackagedSchema.write(NotesProvider.commanded(), this.directory);
		byte[] packed = Files.readAllBytes(this.directory.resolve(FILE));
		assertUnchanged(pipe("packed", packed));
		assertUnchanged(pipe("document", new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes()));
		assertRefused(pipe("empty", new byte[0]), "empty is empty. ");
		Path endless = pipe("endless", " ".repeat(3000).getBytes());
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> SchemaFile.read(endless, 2000, false))
			.withMessageContaining("endless goes on after 2000 bytes");
		assertRefused(pipe("zip", Files.readAllBytes(zip(FILE, packed))), "zip cannot be read as JSON: ");
	}

	@Test
	void packageWithoutSchemaIsRefused() throws IOException {
		assertRefused(this.directory, " has no schema of a provider in it. Give a package, or what 'schema --full' or");
		assertRefused(zip("lib/a.jar", new byte[0]), " has no schema of a provider in it.");
		assertRefused(zip("../../" + FILE, new byte[0]), " has no schema of a provider in it.");
	}

	@Test
	void damagedPackageIsRefused() throws IOException {
		PackagedSchema.write(NotesProvider.commanded(), this.directory);
		byte[] schema = Files.readAllBytes(this.directory.resolve(FILE));
		byte[] half = Arrays.copyOf(schema, schema.length / 2);
		assertRefused(Files.write(this.directory.resolve("half.gz"), half), "half.gz is damaged: ");
		assertRefused(zip(FILE, half), " is damaged: ");
		assertRefused(zip(FILE, "{}".getBytes()), " is damaged: ");
		assertRefused(Files.write(this.directory.resolve("half.zip"), new byte[] { 'P', 'K', 3, 4 }),
				"half.zip is damaged: ");
	}

	@Test
	void contentThatIsHugeWhenUnpackedIsRefused() throws IOException {
		Path bomb = this.directory.resolve("bomb.gz");
		try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(bomb))) {
			packed.write('"');
			byte[] zeros = new byte[1 << 16];
			Arrays.fill(zeros, (byte) ' ');
			for (int i = 0; i < 32; i++) {
				packed.write(zeros);
			}
		}
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> SchemaFile.read(bomb, 1_000_000, false))
			.withMessageContaining("bomb.gz goes on after 1000000 bytes");
	}

	private Path pipe(String name, byte[] content) throws Exception {
		Path pipe = this.directory.resolve(name);
		assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
		Thread writer = new Thread(() -> {
			try {
				Files.write(pipe, content, StandardOpenOption.WRITE);
			}
			catch (IOException ex) {
				// the reader has seen enough
			}
		});
		writer.setDaemon(true);
		writer.start();
		return pipe;
	}

	private Path zip(String entry, byte[] content) throws IOException {
		Path file = Files.createTempFile(this.directory, "package", ".zip");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			zip.putNextEntry(new ZipEntry(entry));
			zip.write(content);
		}
		return file;
	}

	private static void assertUnchanged(Path since) {
		PersonProcess process = new PersonProcess("changes", "--since", since.toString());
		assertThat(new InstalledCommands().run(process, NotesProvider.commanded())).as(process.err()).isZero();
		assertThat(process.out()).isEqualTo("The schema has not changed since " + since + ".\n");
		assertThat(process.err()).isEmpty();
	}

	private static void assertRefused(Path file, String message) {
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> SchemaFile.read(file))
			.withMessageContaining(message)
			.satisfies((failure) -> assertThat(failure.status()).isEqualTo(1));
	}

}
