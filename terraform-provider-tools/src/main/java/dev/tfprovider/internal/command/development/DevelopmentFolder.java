/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.development;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.HclText;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.start.AtomicFile;
import dev.tfprovider.internal.command.template.Template;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * The folder with the launcher of a provider in development and the CLI configuration
 * that names it.
 *
 * @param path where it is, absolute
 * @param address source address of the provider
 */
record DevelopmentFolder(Path path, String address) {

	private static final String CONFIGURATION = "terraform.rc";

	/**
	 * More bytes than the first two lines have, which tell who has written a file.
	 */
	private static final int LONGEST_BEGIN = 2000;

	/**
	 * Write launcher and configuration, which replace only what the same command has
	 * written.
	 * @return the configuration
	 * @throws CommandFailedException if something else is there, or nothing can be
	 * written
	 */
	Path write(DevelopmentLauncher launcher) throws IOException {
		Path script = this.path
			.resolve("terraform-provider-" + this.address.substring(this.address.lastIndexOf('/') + 1));
		Path configuration = this.path.resolve(CONFIGURATION);
		String text = launcher.script(comment());
		try {
			Files.createDirectories(this.path);
			requireOwn(script);
			requireOwn(configuration);
			write(script, text, "rwxr-xr-x");
			write(configuration, configuration(), "rw-r--r--");
		}
		catch (IOException ex) {
			throw Refusal.of("'%s' cannot be written to (%s). Name another folder with '--dir'.", this.path, ex);
		}
		return configuration;
	}

	private String comment() {
		return "# Written by 'dev --terraform' of " + this.address;
	}

	private String configuration() {
		return Template.of(DevelopmentFolder.class, "terraform.rc")
			.fill(Map.of("COMMENT", comment(), "ADDRESS", HclText.quoted(this.address), "FOLDER",
					HclText.quoted(this.path.toString())));
	}

	private void requireOwn(Path file) throws IOException {
		Refusal.when(Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isOwn(file),
				"'%s' is there already, and 'dev --terraform' of %s has not written it. Name another folder with '--dir'.",
				file, this.address);
	}

	private boolean isOwn(Path file) throws IOException {
		if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
			return false;
		}
		try (InputStream content = Files.newInputStream(file)) {
			String begin = new String(content.readNBytes(LONGEST_BEGIN), StandardCharsets.UTF_8);
			return begin.lines().limit(2).anyMatch(comment()::equals);
		}
	}

	private void write(Path file, String text, String permissions) throws IOException {
		Path draft = Files.createTempFile(this.path, ".", ".tmp");
		try {
			Files.writeString(draft, text);
			FilePermissions.set(draft, permissions);
			AtomicFile.move(draft, file);
		}
		finally {
			Files.deleteIfExists(draft);
		}
	}

}
