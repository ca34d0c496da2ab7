/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The interface between a launch and the commands on the class path, which a user runs
 * instead of Terraform. Apart from their code, so that no launch by a host loads it.
 */
@NullMarked
package dev.tfprovider.internal.command;

import org.jspecify.annotations.NullMarked;
