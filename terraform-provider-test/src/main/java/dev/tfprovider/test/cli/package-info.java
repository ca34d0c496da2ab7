/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Runs the Terraform or OpenTofu CLI: installs the provider, starts processes and reads
 * what they leave.
 */
@NullMarked
package dev.tfprovider.test.cli;

import org.jspecify.annotations.NullMarked;
