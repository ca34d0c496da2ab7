/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import dev.tfprovider.value.TerraformValue;

/**
 * The planned change of an output value.
 *
 * @param name its name
 * @param action what is done
 * @param before the value before, null if there is none
 * @param after the value after, null if there will be none
 * @param sensitive whether Terraform hides it
 */
public record OutputChange(String name, ChangeAction action, TerraformValue before, TerraformValue after,
		boolean sensitive) {

}
