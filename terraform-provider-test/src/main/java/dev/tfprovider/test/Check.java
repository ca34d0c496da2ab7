/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import org.junit.jupiter.api.function.Executable;

/**
 * A conformance check with its name and group.
 *
 * @param group what it belongs to, such as {@code handshake}
 * @param name what is expected, in words
 * @param body fails if it is not so
 */
record Check(String group, String name, Executable body) {

}
