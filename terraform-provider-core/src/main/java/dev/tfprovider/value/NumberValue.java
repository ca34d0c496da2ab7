/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.math.BigDecimal;

/**
 * A finite number.
 *
 * @param number the number, without trailing zeros
 */
public record NumberValue(BigDecimal number) implements TerraformValue {

	public NumberValue {
		number = number.stripTrailingZeros();
	}

	@Override
	public TerraformType type() {
		return TerraformType.NUMBER;
	}

	@Override
	public <R> R match(ValueCases<R> cases) {
		return cases.number(this);
	}

	@Override
	public String toString() {
		return (Math.abs((long) this.number.scale()) < 100) ? this.number.toPlainString() : this.number.toString();
	}

}
