/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The command line of a provider application, for people who run it instead of Terraform.
 * Knows the core and no Spring; a launch by a host loads nothing of it.
 */
@NullMarked
package dev.tfprovider.command;

import org.jspecify.annotations.NullMarked;
