/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link StateMover} and {@link StateUpgrades}.
 */
class MovableResourcerTests {

	private static final String ADDRESS = "registry.terraform.io/acme/petstore";

	private final StateMover<String> mover = StateMover.fromRaw("petstore_animal", RawState::json);

	@ParameterizedTest
	@CsvSource({ "petstore_animal, true", "petstore_animals, false", "animal, false", "Petstore_Animal, false" })
	void moverFitsItsSource(String source, boolean fits) {
		assertThat(this.mover.fits(ADDRESS, source, 0)).isEqualTo(fits);
	}

	@ParameterizedTest
	@CsvSource({ "acme/petstore, true", "registry.terraform.io/acme/petstore, true", "petstore, true",
			"me/petstore, false", "acme/pets, false", "registry.opentofu.org/acme/petstore, false" })
	void moverFitsItsProvider(String address, boolean fits) {
		assertThat(this.mover.ofProvider(address).fits(ADDRESS, "petstore_animal", 0)).isEqualTo(fits);
	}

	@Test
	void moverFitsItsVersion() {
		assertThat(this.mover.fits(ADDRESS, "petstore_animal", 9)).isTrue();
		assertThat(this.mover.ofVersion(1).fits(ADDRESS, "petstore_animal", 1)).isTrue();
		assertThat(this.mover.ofVersion(1).fits(ADDRESS, "petstore_animal", 2)).isFalse();
	}

	@Test
	void moverSaysWhatItTakes() {
		assertThat(this.mover.ofVersion(1).ofProvider("acme/petstore"))
			.hasToString("petstore_animal of acme/petstore version 1");
	}

	@Test
	void upgradesCountTheirSteps() throws Exception {
		StateUpgrades<String> upgrades = StateUpgrades.from(2, Integer.class, Integer::longValue)
			.then(Long.class, Object::toString);
		assertThat(upgrades.version()).isEqualTo(4);
		assertThat(upgrades.steps()).extracting(StateUpgrades.Step::version).containsExactly(2L, 3L);
		assertThat(upgrades.steps().get(1).upgrader().upgrade(7L)).isEqualTo("7");
	}

	@Test
	void upgradesStartWithVersionZeroOrLater() {
		assertThat(StateUpgrades.fromRaw(RawState::json).version()).isEqualTo(1);
		assertThatIllegalArgumentException().isThrownBy(() -> StateUpgrades.fromRaw(-1, RawState::json));
	}

}
