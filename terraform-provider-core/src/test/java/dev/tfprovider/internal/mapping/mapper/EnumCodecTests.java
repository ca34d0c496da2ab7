/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class EnumCodecTests {

	private final EnumCodec<Status> codec = new EnumCodec<>(Status.class, false);

	@Test
	void constantsAreTheirNamesInLowerCase() {
		assertThat(this.codec.type()).isEqualTo(TerraformType.STRING);
		assertThat(this.codec.javaType()).isEqualTo(Status.class);
		assertThat(this.codec.allowed()).containsExactly("for_sale", "sold", "mixed_in");
		for (Status status : Status.values()) {
			assertThat(this.codec.read(this.codec.write(status))).isEqualTo(status);
		}
		assertThat(this.codec.write(Status.FOR_SALE)).isEqualTo(TerraformValue.string("for_sale"));
	}

	@Test
	void constantsWithABodyAreConstantsToo() {
		assertThat(this.codec.write(Status.SOLD)).isEqualTo(TerraformValue.string("sold"));
	}

	@Test
	void otherTextIsRefusedWithWhatIsAllowed() {
		for (String text : new String[] { "SOLD", "Sold", "", "rented" }) {
			assertThatIllegalArgumentException().isThrownBy(() -> this.codec.read(TerraformValue.string(text)))
				.withMessage("must be one of \"for_sale\", \"sold\", \"mixed_in\"");
		}
	}

	enum Status {

		FOR_SALE, SOLD {
			@Override
			public String toString() {
				return "gone";
			}
		},
		mixed_In

	}

}
