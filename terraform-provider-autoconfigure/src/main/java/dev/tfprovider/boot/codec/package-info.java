/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Codecs for component types that come with Spring Boot. Knows values only.
 */
@NullMarked
package dev.tfprovider.boot.codec;

import org.jspecify.annotations.NullMarked;
