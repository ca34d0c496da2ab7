/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

import org.springframework.aot.generate.GeneratedFiles;
import org.springframework.util.ClassUtils;

/**
 * Names the models with constraints in a file that the processing ahead of time writes
 * and the build of an executable reads.
 */
public final class PreparedModels {

	private static final String FILE = "META-INF/terraform-provider/constrained-models";

	private PreparedModels() {
	}

	/**
	 * Write the file, if there are models.
	 * @param models the models
	 * @param files where to write it
	 */
	public static void write(Collection<Class<?>> models, GeneratedFiles files) {
		if (!models.isEmpty()) {
			files.addResourceFile(FILE,
					models.stream().map((model) -> model.getName() + '\n').sorted().collect(Collectors.joining()));
		}
	}

	/**
	 * Read the file.
	 * @param loader finds file and classes
	 * @return the models, none if there is no file
	 */
	static Set<Class<?>> read(ClassLoader loader) {
		try (InputStream file = loader.getResourceAsStream(FILE)) {
			return (file != null) ? new String(file.readAllBytes(), StandardCharsets.UTF_8).lines()
				.map((name) -> ClassUtils.resolveClassName(name, loader))
				.collect(Collectors.toSet()) : Set.of();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
