/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.state;

import dev.tfprovider.value.TerraformValue;

/**
 * An output value as a state holds it.
 *
 * @param value the value
 * @param sensitive whether Terraform hides it
 */
public record StoredOutput(TerraformValue value, boolean sensitive) {

}
