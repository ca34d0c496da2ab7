/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that {@link ValueCodec} answers damaged bytes with a value or a
 * {@link CodecException}, and that whatever it takes it can write again.
 */
class FuzzTests {

	private static final int ROUNDS = 150;

	private static final int DAMAGES = 12;

	private static final List<byte[]> HEADERS = List.of(CodecErrors.hex("dd7fffffff"), CodecErrors.hex("ddffffffff"),
			CodecErrors.hex("df7fffffff"), CodecErrors.hex("dfffffffff"), CodecErrors.hex("c67fffffff"),
			CodecErrors.hex("c603ffffff"), CodecErrors.hex("c903ffffff0c"), CodecErrors.hex("db7fffffff"),
			CodecErrors.hex("d40000"), CodecErrors.hex("c7030c8101c2"), CodecErrors.hex("c1"), CodecErrors.hex("c0"),
			CodecErrors.hex("cb7ff8000000000000"), CodecErrors.hex("92c40922"), CodecErrors.utf8("1e999999999"),
			CodecErrors.utf8("{\"value\":"), CodecErrors.utf8("[["), CodecErrors.utf8("\\ud800"),
			CodecErrors.utf8("\"type\":"), CodecErrors.utf8("null"));

	@ParameterizedTest
	@ValueSource(longs = { 101, 102, 103, 104 })
	void readWhenMessagePackIsDamagedGivesValueOrCodecException(long seed) {
		Random random = new Random(seed);
		int accepted = 0;
		for (int round = 0; round < ROUNDS; round++) {
			TerraformType type = new RandomTypes(random).next(5);
			ValueCodec codec = ValueCodec.of(type);
			byte[] bytes = codec.write(new RandomValues(random, false).next(type));
			for (int i = 0; i < DAMAGES; i++) {
				byte[] damaged = damage(bytes, random);
				accepted += read(codec, damaged, () -> codec.read(damaged));
			}
		}
		assertThat(accepted).isBetween(1, ROUNDS * DAMAGES - 1);
	}

	@ParameterizedTest
	@ValueSource(longs = { 201, 202, 203, 204 })
	void readJsonWhenDamagedGivesValueOrCodecException(long seed) {
		Random random = new Random(seed);
		int accepted = 0;
		for (int round = 0; round < ROUNDS; round++) {
			TerraformType type = new RandomTypes(random).next(5);
			ValueCodec codec = ValueCodec.of(type);
			byte[] bytes = codec.writeJson(new RandomValues(random, true).next(type));
			for (int i = 0; i < DAMAGES; i++) {
				byte[] damaged = damage(bytes, random);
				accepted += read(codec, damaged, () -> codec.readJson(damaged));
				read(codec, damaged, () -> codec.readState(damaged));
			}
		}
		assertThat(accepted).isBetween(1, ROUNDS * DAMAGES - 1);
	}

	@ParameterizedTest
	@ValueSource(longs = { 301, 302 })
	void readTypeWhenDamagedGivesTypeOrCodecException(long seed) {
		Random random = new Random(seed);
		int accepted = 0;
		for (int round = 0; round < 10 * ROUNDS; round++) {
			byte[] damaged = damage(TypeJson.write(new RandomTypes(random).next(4)), random);
			try {
				TerraformType type = TypeJson.read(damaged);
				assertThat(TypeJson.read(TypeJson.write(type))).isEqualTo(type);
				accepted++;
			}
			catch (CodecException ex) {
				assertThat(ex.problem()).isNotEmpty();
			}
		}
		assertThat(accepted).isPositive();
	}

	@ParameterizedTest
	@ValueSource(longs = { 401, 402 })
	void readWhenBytesAreRandomGivesValueOrCodecException(long seed) {
		Random random = new Random(seed);
		for (int round = 0; round < 20 * ROUNDS; round++) {
			ValueCodec codec = ValueCodec.of(new RandomTypes(random).next(3));
			byte[] bytes = new byte[random.nextInt(40)];
			random.nextBytes(bytes);
			read(codec, bytes, () -> codec.read(bytes));
			read(codec, bytes, () -> codec.readJson(bytes));
		}
	}

	private static int read(ValueCodec codec, byte[] bytes, Reading reading) {
		TerraformValue value;
		try {
			value = reading.read();
		}
		catch (CodecException ex) {
			assertThat(ex.problem()).isNotEmpty();
			return 0;
		}
		TerraformValue again = codec.read(codec.write(value));
		assertThat(codec.write(again)).as(() -> CodecErrors.hex(bytes))
			.isEqualTo(codec.write(codec.read(codec.write(again))));
		return 1;
	}

	private static byte[] damage(byte[] bytes, Random random) {
		byte[] damaged = bytes;
		for (int i = random.nextInt(3); i >= 0; i--) {
			damaged = damageOnce(damaged, random);
		}
		return damaged;
	}

	private static byte[] damageOnce(byte[] bytes, Random random) {
		int at = random.nextInt(bytes.length + 1);
		int end = Math.min(bytes.length, at + random.nextInt(6));
		byte[] before = Arrays.copyOf(bytes, at);
		return switch (random.nextInt(6)) {
			case 0 -> before;
			case 1 -> join(before, Arrays.copyOfRange(bytes, end, bytes.length));
			case 2 -> join(before, Arrays.copyOfRange(bytes, at, end), Arrays.copyOfRange(bytes, at, bytes.length));
			case 3 ->
				join(before, HEADERS.get(random.nextInt(HEADERS.size())), Arrays.copyOfRange(bytes, end, bytes.length));
			case 4 -> join(before, new byte[] { (byte) random.nextInt() },
					Arrays.copyOfRange(bytes, Math.min(bytes.length, at + 1), bytes.length));
			default -> flip(bytes, Math.min(at, bytes.length - 1), random);
		};
	}

	private static byte[] flip(byte[] bytes, int at, Random random) {
		byte[] flipped = bytes.clone();
		if (at >= 0) {
			flipped[at] ^= (byte) (1 << random.nextInt(8));
		}
		return flipped;
	}

	private static byte[] join(byte[]... parts) {
		int length = 0;
		for (byte[] part : parts) {
			length += part.length;
		}
		byte[] all = new byte[length];
		int at = 0;
		for (byte[] part : parts) {
			System.arraycopy(part, 0, all, at, part.length);
			at += part.length;
		}
		return all;
	}

	/**
	 * Reads something.
	 */
	private interface Reading {

		TerraformValue read();

	}

}
