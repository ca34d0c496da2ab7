/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.jdbc;

import dev.tfprovider.attribute.Id;
import org.jspecify.annotations.Nullable;

/**
 * A team.
 *
 * @param id number given by the database
 * @param name name, unique among teams
 * @param contact address to write to
 */
record Team(@Id Long id, String name, @Nullable String contact) {

}
