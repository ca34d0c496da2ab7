/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Fault injection, so that callers can be tested against a service that misbehaves.
 * Stands in front of the service and knows methods and paths only.
 */
@NullMarked
package dev.tfprovider.sample.petstore.api.fault;

import org.jspecify.annotations.NullMarked;
