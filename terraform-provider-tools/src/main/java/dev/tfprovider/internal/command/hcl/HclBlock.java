/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.hcl;

import java.util.List;

/**
 * A block.
 *
 * @param type the word that it begins with
 * @param labels what follows the type
 * @param body what is between its braces
 * @param line the line on which it begins, from 1
 */
public record HclBlock(String type, List<String> labels, HclBody body, int line) {

}
