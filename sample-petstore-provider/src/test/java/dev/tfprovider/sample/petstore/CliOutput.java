/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.test.run.TerraformCli;

/**
 * Everything that the commands of a test have printed so far. Left out is
 * {@code show -json}, which repeats configuration and state as they are.
 */
final class CliOutput {

	private CliOutput() {
	}

	static String of(TerraformCli terraform) {
		try (Stream<Path> files = Files.walk(terraform.directory().getParent(), 2)) {
			return files.filter((file) -> !file.getParent().toString().endsWith("-show"))
				.filter((file) -> file.getFileName().toString().matches("std(out|err)\\.txt"))
				.map(CliOutput::read)
				.collect(Collectors.joining("\n"));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
