/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SetOrderTests {

	@Test
	void primitivesAscendThenNullThenUnknown() {
		TerraformType type = TerraformType.NUMBER;
		SetValue set = TerraformValue.set(type, List.of(TerraformValue.unknown(type), TerraformValue.number(10),
				TerraformValue.ofNull(type), TerraformValue.number(9)));
		assertThat(SetOrder.of(set)).containsExactly(TerraformValue.number(9), TerraformValue.number(10),
				TerraformValue.ofNull(type), TerraformValue.unknown(type));
	}

	@Test
	void objectsAreOrderedByTheTextOfTheirAttributes() {
		ObjectType type = ObjectType.of(Map.of("n", TerraformType.NUMBER, "s", TerraformType.STRING));
		TerraformValue ten = TerraformValue.object(type, Map.of("n", TerraformValue.number(10)));
		TerraformValue nine = TerraformValue.object(type, Map.of("n", TerraformValue.number(9)));
		TerraformValue none = TerraformValue.object(type, Map.of());
		assertThat(SetOrder.of(TerraformValue.set(type, List.of(none, nine, ten)))).containsExactly(ten, nine, none);
	}

	@Test
	void numbersInTextHaveTenDigits() {
		assertThat(GoNumber.ofTenDigits(new BigDecimal("12345678901"))).isEqualTo("1.23456789e+10");
		assertThat(GoNumber.ofTenDigits(new BigDecimal("100"))).isEqualTo("100");
		assertThat(GoNumber.ofTenDigits(new BigDecimal("0.25"))).isEqualTo("0.25");
		assertThat(GoNumber.ofTenDigits(new BigDecimal("0.00001"))).isEqualTo("1e-05");
	}

}
