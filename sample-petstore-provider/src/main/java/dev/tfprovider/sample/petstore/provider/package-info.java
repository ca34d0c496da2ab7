/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Resources and data sources on top of the client library. The only package that knows
 * both Terraform and the Petstore API.
 */
@NullMarked
package dev.tfprovider.sample.petstore.provider;

import org.jspecify.annotations.NullMarked;
