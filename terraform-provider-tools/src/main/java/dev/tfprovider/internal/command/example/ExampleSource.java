/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

/**
 * A file with an example.
 *
 * @param name its name in messages
 * @param text its content
 */
public record ExampleSource(String name, String text) {

}
