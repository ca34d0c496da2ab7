/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.cloud;

import dev.tfprovider.attribute.Id;

/**
 * A machine.
 *
 * @param id number given by the cloud
 * @param name name of the machine
 */
record Machine(@Id Long id, String name) {

}
