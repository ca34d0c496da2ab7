/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The schema of a provider as a document. Writes Terraform's form of it and reads
 * nothing.
 */
@NullMarked
package dev.tfprovider.command.schema;

import org.jspecify.annotations.NullMarked;
