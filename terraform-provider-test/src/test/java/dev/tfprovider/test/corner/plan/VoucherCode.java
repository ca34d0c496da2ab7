/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.UUID;

import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;

/**
 * Makes codes of vouchers.
 */
class VoucherCode implements PlannedValue<String> {

	@Override
	public Value<String> make(ObjectView plan) {
		return plan.get("owner", String.class).map((owner) -> owner + "-" + UUID.randomUUID());
	}

}
