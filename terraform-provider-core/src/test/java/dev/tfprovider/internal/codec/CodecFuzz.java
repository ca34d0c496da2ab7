/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.tfprovider.internal.fuzz.Fuzzing;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values of many types, in each encoding, damaged.
 */
class CodecFuzz {

	private static final int TYPES = 64;

	private final List<TerraformType> types = new ArrayList<>();

	private final List<ValueCodec> codecs = new ArrayList<>();

	CodecFuzz() {
		Random random = new Random(7);
		for (int index = 0; index < TYPES; index++) {
			TerraformType type = new RandomTypes(random).next(4);
			this.types.add(type);
			this.codecs.add(ValueCodec.of(type));
		}
	}

	@Test
	void messagePackGivesValueOrCodecException() {
		new Fuzzing("messagepack", 100_000, 4_000).run((random) -> {
			int index = random.nextInt(TYPES);
			return prefixed(index,
					this.codecs.get(index).write(new RandomValues(random, false).next(this.types.get(index))));
		}, (input) -> take(input, ValueCodec::read));
	}

	@Test
	void jsonGivesValueOrCodecException() {
		new Fuzzing("json", 40_000, 400).run(this::json, (input) -> take(input, ValueCodec::readJson));
	}

	@Test
	void stateGivesValueOrCodecException() {
		new Fuzzing("state", 40_000, 400).run(this::json, (input) -> take(input, ValueCodec::readState));
	}

	private byte[] json(Random random) {
		int index = random.nextInt(TYPES);
		return prefixed(index,
				this.codecs.get(index).writeJson(new RandomValues(random, true).next(this.types.get(index))));
	}

	/**
	 * The first byte of an input says which type it is read as.
	 */
	private static byte[] prefixed(int index, byte[] bytes) {
		byte[] input = new byte[bytes.length + 1];
		input[0] = (byte) index;
		System.arraycopy(bytes, 0, input, 1, bytes.length);
		return input;
	}

	private void take(byte[] input, Reading reading) {
		if (input.length == 0) {
			return;
		}
		ValueCodec codec = this.codecs.get(Math.floorMod(input[0], TYPES));
		byte[] bytes = new byte[input.length - 1];
		System.arraycopy(input, 1, bytes, 0, bytes.length);
		try {
			TerraformValue value = reading.read(codec, bytes);
			assertThat(value).isNotNull();
		}
		catch (CodecException ex) {
			if (ex.problem().isEmpty()) {
				throw new AssertionError("No problem is named", ex);
			}
		}
	}

	private interface Reading {

		TerraformValue read(ValueCodec codec, byte[] bytes);

	}

}
