/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Reads tables that lie beside the tests.
 */
public final class TableFile {

	private TableFile() {
	}

	public static List<List<String>> rows(Class<?> test, String name) {
		try (InputStream stream = test.getResourceAsStream(name)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.map((line) -> List.of(line.split("\t", -1)))
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
