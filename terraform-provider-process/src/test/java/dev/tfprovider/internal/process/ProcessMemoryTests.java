/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProcessMemoryTests {

	private static final long MIB = 1 << 20;

	private long used = 100 * MIB;

	private long needed = 40 * MIB;

	private int collections;

	private final ProcessMemory memory = new ProcessMemory(() -> this.used, 512 * MIB, this::collect);

	private void collect() {
		this.collections++;
		this.used = this.needed;
	}

	@Test
	void isNotLowBelowTheAlarm() {
		this.used = 434 * MIB;

		assertThat(this.memory.isLow()).isFalse();
		assertThat(this.collections).isZero();
	}

	@Test
	void isNotLowIfMostIsGarbage() {
		this.used = 500 * MIB;
		this.needed = 350 * MIB;

		assertThat(this.memory.isLow()).isFalse();
		assertThat(this.collections).isEqualTo(1);
	}

	@Test
	void isLowIfMostIsNeeded() {
		this.used = 500 * MIB;
		this.needed = 370 * MIB;

		assertThat(this.memory.isLow()).isTrue();
	}

	@Test
	void keepsLittleGarbage() {
		this.used += 48 * MIB;

		this.memory.releaseMuch();

		assertThat(this.collections).isZero();
	}

	@Test
	void releasesMuchGarbage() {
		this.used += 49 * MIB;

		this.memory.releaseMuch();

		assertThat(this.collections).isEqualTo(1);
		assertThat(this.used).isEqualTo(40 * MIB);
	}

	@Test
	void countsGarbageSinceTheLastRelease() {
		this.memory.release();
		this.used = 90 * MIB;

		this.memory.releaseMuch();
		this.memory.releaseMuch();

		assertThat(this.collections).isEqualTo(2);
	}

	@Test
	void countsGarbageSinceTheLastAlarm() {
		this.used = 500 * MIB;
		this.needed = 300 * MIB;
		this.memory.isLow();
		this.used = 340 * MIB;

		this.memory.releaseMuch();

		assertThat(this.collections).isEqualTo(1);
	}

}
