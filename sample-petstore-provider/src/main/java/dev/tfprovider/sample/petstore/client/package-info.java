/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Client library for the Petstore API, as a store might publish it. Knows HTTP and JSON,
 * but nothing of Terraform: the provider's own packages translate.
 */
@NullMarked
package dev.tfprovider.sample.petstore.client;

import org.jspecify.annotations.NullMarked;
