/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Makes folders where processes may meet: unlike with those for temporary files, nobody
 * else may write to a folder on the way.
 */
final class PrivateTempDir implements TempDirFactory {

	@Override
	public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension) throws IOException {
		return Files.createTempDirectory(Path.of("target").toRealPath(), "private");
	}

}
