/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.UseStateForUnknown;

/**
 * A voucher with a code that nobody can guess.
 *
 * @param id identifier
 * @param owner who may use it
 * @param code what to show
 */
record Voucher(@Id Long id, String owner, @PlannedOnce(VoucherCode.class) @UseStateForUnknown @Computed String code) {

}
