/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import dev.tfprovider.command.CommandFailedException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

class RefusalTests {

	@Test
	void namesWhatWasMet() {
		CommandFailedException refusal = Refusal.of("'%s' has %s bytes.", "a.json", 7);
		assertThat(refusal).hasMessage("'a.json' has 7 bytes.");
		assertThat(refusal.status()).isEqualTo(1);
		assertThat(Refusal.usage("'%s' is %s.", "--out", null)).hasMessage("'--out' is null.")
			.extracting(CommandFailedException::status)
			.isEqualTo(2);
	}

	@Test
	void refusesOnlyWhatIsWrong() {
		assertThatNoException().isThrownBy(() -> {
			Refusal.when(false, "no %s", "file");
			Refusal.usageWhen(false, "no %s", "option");
		});
		assertThatExceptionOfType(CommandFailedException.class).isThrownBy(() -> Refusal.when(true, "no %s", "file"))
			.withMessage("no file")
			.matches((refusal) -> refusal.status() == 1);
		assertThatExceptionOfType(CommandFailedException.class)
			.isThrownBy(() -> Refusal.usageWhen(true, "no %s", "option"))
			.withMessage("no option")
			.matches((refusal) -> refusal.status() == 2);
	}

}
