/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Checks examples as Terraform and the provider would: names, types, what is required,
 * and the rules of the provider.
 */
@NullMarked
package dev.tfprovider.internal.command.example;

import org.jspecify.annotations.NullMarked;
