/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the files with certificate authorities: those that {@code SSL_CERT_FILE} and
 * {@code SSL_CERT_DIR} name, else those of the system. Files are PEM, with any number of
 * certificates.
 */
final class CertificateFiles {

	private static final List<String> SYSTEM_FILES = List.of("/etc/ssl/certs/ca-certificates.crt",
			"/etc/pki/tls/certs/ca-bundle.crt", "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
			"/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem");

	private final Path workingDirectory;

	private final String file;

	private final String directories;

	CertificateFiles(Map<String, String> environment, Path workingDirectory) {
		this.workingDirectory = workingDirectory;
		this.file = environment.getOrDefault("SSL_CERT_FILE", "");
		this.directories = environment.getOrDefault("SSL_CERT_DIR", "");
	}

	/**
	 * Read the certificates.
	 * @param problems receives what could not be read although a variable names it
	 * @return each certificate once, maybe none
	 */
	Set<Certificate> read(List<String> problems) {
		Set<Certificate> found = new LinkedHashSet<>();
		if (!this.file.isEmpty()) {
			read("SSL_CERT_FILE", this.workingDirectory.resolve(this.file), found, problems);
		}
		else {
			SYSTEM_FILES.stream()
				.map(Path::of)
				.filter(Files::isReadable)
				.findFirst()
				.ifPresent((path) -> read("system", path, found, new ArrayList<>()));
		}
		Stream.of(this.directories.split(File.pathSeparator))
			.filter((directory) -> !directory.isEmpty())
			.forEach((directory) -> readAll(this.workingDirectory.resolve(directory), found, problems));
		return found;
	}

	private static void readAll(Path directory, Set<Certificate> found, List<String> problems) {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, Files::isRegularFile)) {
			// What else lies in the directory is no concern
			files.forEach((path) -> read("SSL_CERT_DIR", path, found, new ArrayList<>()));
		}
		catch (IOException ex) {
			problems.add("SSL_CERT_DIR names %s, which cannot be read".formatted(directory));
		}
	}

	private static void read(String variable, Path path, Set<Certificate> found, List<String> problems) {
		try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
			found.addAll(CertificateFactory.getInstance("X.509").generateCertificates(in));
		}
		catch (IOException ex) {
			problems.add("%s names %s, which cannot be read".formatted(variable, path));
		}
		catch (CertificateException ex) {
			problems.add("%s names %s, which has no certificates in PEM form".formatted(variable, path));
		}
	}

}
