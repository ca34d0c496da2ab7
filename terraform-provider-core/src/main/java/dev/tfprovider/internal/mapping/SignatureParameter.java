/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.value.TerraformType;

/**
 * A parameter of a function as Terraform sees it.
 *
 * @param name its name
 * @param type the type of the arguments
 * @param nullAllowed whether Terraform passes null on
 * @param unknownAllowed whether Terraform calls the function with unknown values
 * @param description its description
 */
public record SignatureParameter(String name, TerraformType type, boolean nullAllowed, boolean unknownAllowed,
		DescriptionText description) {

}
