/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import dev.tfprovider.value.TerraformValue;

/**
 * An output value as a state holds it.
 *
 * @param value the value
 * @param sensitive whether Terraform hides it
 */
record StoredOutput(TerraformValue value, boolean sensitive) {

}
