/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

/**
 * Bean Validation in executables, where what Hibernate Validator learns of the models is
 * known when the executable is made. A package of its own, because all of it is
 * initialized then.
 */
@NullMarked
package dev.tfprovider.internal.boot.validation;

import org.jspecify.annotations.NullMarked;
