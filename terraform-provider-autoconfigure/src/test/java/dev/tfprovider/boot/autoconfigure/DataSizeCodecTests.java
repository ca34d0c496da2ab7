/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class DataSizeCodecTests {

	private final DataSizeCodec codec = new DataSizeCodec();

	@ParameterizedTest
	@CsvSource({ "0, 0B", "1, 1B", "1023, 1023B", "1024, 1KB", "1536, 1536B", "536870912, 512MB", "1099511627776, 1TB",
			"1125899906842624, 1024TB" })
	void writesTheGreatestUnitThatLosesNothing(long bytes, String text) {
		assertThat(this.codec.write(DataSize.ofBytes(bytes))).isEqualTo(TerraformValue.string(text));
		assertThat(this.codec.read(TerraformValue.string(text))).isEqualTo(DataSize.ofBytes(bytes));
	}

	@Test
	void sizesInOtherUnitsAreEqual() {
		assertThat(this.codec.read(TerraformValue.string("1024KB")))
			.isEqualTo(this.codec.read(TerraformValue.string("1MB")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "MB", "1.5MB", "1 PB", "ten", "99999999999999999999MB", "9223372036854775807TB" })
	void otherTextIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> this.codec.read(TerraformValue.string(text)))
			.withMessage("a size is a whole number and a unit, such as 512MB");
	}

	@ParameterizedTest(name = "{index}")
	@ValueSource(strings = { "%s", "%sMB", "-%sGB", "+%s", "0%sKB", "1%s B" })
	@Timeout(60)
	void millionDigitsAreRefused(String form) {
		TerraformValue text = TerraformValue.string(form.formatted("7".repeat(1_000_000)));
		assertThatIllegalArgumentException().isThrownBy(() -> this.codec.read(text))
			.withMessage("a size is a whole number and a unit, such as 512MB");
	}

}
