/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * The application: a Terraform provider for the Petstore API.
 */
@NullMarked
package dev.tfprovider.sample.petstore;

import org.jspecify.annotations.NullMarked;
