/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The commands of a provider application: what a person gets who runs it instead of
 * Terraform. Knows the core and no Spring; a launch by a host loads nothing of it.
 */
@NullMarked
package dev.tfprovider.command;

import org.jspecify.annotations.NullMarked;
