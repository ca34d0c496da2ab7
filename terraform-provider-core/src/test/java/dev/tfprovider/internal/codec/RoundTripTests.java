/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Random;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that {@link ValueCodec} loses nothing, with types and values made by chance.
 */
class RoundTripTests {

	private static final int ROUNDS = 400;

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3, 4, 5, 6, 7, 8 })
	void messagePackKeepsValueAndBytes(long seed) {
		Random random = new Random(seed);
		for (int round = 0; round < ROUNDS; round++) {
			TerraformType type = new RandomTypes(random).next(5);
			ValueCodec codec = ValueCodec.of(type);
			TerraformValue value = new RandomValues(random, false).next(type);
			byte[] bytes = codec.write(value);
			TerraformValue read = codec.read(bytes);
			assertThat(read).as("seed %d, round %d, type %s", seed, round, type).isEqualTo(value);
			assertThat(read).hasSameHashCodeAs(value);
			assertThat(codec.write(read)).as("seed %d, round %d, type %s", seed, round, type).isEqualTo(bytes);
		}
	}

	@ParameterizedTest
	@ValueSource(longs = { 11, 12, 13, 14, 15, 16, 17, 18 })
	void jsonKeepsValueAndBytes(long seed) {
		Random random = new Random(seed);
		for (int round = 0; round < ROUNDS; round++) {
			TerraformType type = new RandomTypes(random).next(5);
			ValueCodec codec = ValueCodec.of(type);
			TerraformValue value = new RandomValues(random, true).next(type);
			byte[] bytes = codec.writeJson(value);
			TerraformValue read = codec.readJson(bytes);
			assertThat(read).as("seed %d, round %d, type %s", seed, round, type).isEqualTo(value);
			assertThat(codec.writeJson(read)).as("seed %d, round %d, type %s", seed, round, type).isEqualTo(bytes);
			assertThat(codec.readState(bytes)).isEqualTo(value);
		}
	}

	@ParameterizedTest
	@ValueSource(longs = { 21, 22 })
	void typeJsonKeepsTypes(long seed) {
		Random random = new Random(seed);
		for (int round = 0; round < ROUNDS; round++) {
			TerraformType type = new RandomTypes(random).next(6);
			assertThat(TypeJson.read(TypeJson.write(type))).isEqualTo(type);
		}
	}

	@ParameterizedTest
	@ValueSource(longs = { 31, 32 })
	void writeWhenValueHasAnotherTypeGivesBytesOrCodecException(long seed) {
		Random random = new Random(seed);
		int refused = 0;
		for (int round = 0; round < ROUNDS; round++) {
			ValueCodec codec = ValueCodec.of(new RandomTypes(random).next(3));
			TerraformValue value = new RandomValues(random, false).next(new RandomTypes(random).next(3));
			try {
				codec.read(codec.write(value));
			}
			catch (CodecException ex) {
				refused++;
			}
		}
		assertThat(refused).isBetween(ROUNDS / 4, ROUNDS - 1);
	}

}
