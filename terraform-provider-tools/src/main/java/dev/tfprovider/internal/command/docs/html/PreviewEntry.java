/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs.html;

/**
 * A page in the contents of a preview.
 *
 * @param group what the contents list it under
 * @param title what the contents call it
 * @param path its path in the documentation, such as {@code resources/pet.md}
 */
public record PreviewEntry(String group, String title, String path) {

}
