/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

/**
 * Asks while an executable is built what is on its class path.
 */
final class ImageClassPath {

	private ImageClassPath() {
	}

	static boolean contains(String resource) {
		return ImageClassPath.class.getClassLoader().getResource(resource) != null;
	}

}
