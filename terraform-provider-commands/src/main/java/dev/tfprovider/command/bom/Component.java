/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.bom;

import java.util.List;
import java.util.Optional;

/**
 * One thing a package is made of.
 *
 * @param type what CycloneDX calls it: {@code library}, {@code platform}
 * @param reference name that is used once in the document
 * @param coordinates what it is
 * @param sha256 hash of its file in hexadecimal digits; none for a folder of files
 * @param licenses identifiers of SPDX, or names as given
 * @param parts what has been copied into it
 */
record Component(String type, String reference, Coordinates coordinates, Optional<String> sha256, List<String> licenses,
		List<Component> parts) {

}
