/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.sun.management.ThreadMXBean;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests that no input costs {@link ValueCodec} more memory or stack than its own size
 * warrants.
 */
class HostileInputTests {

	private static final long SOME_MEMORY = 1024 * 1024;

	@ParameterizedTest
	@MethodSource("dev.tfprovider.internal.codec.EncodeVectorTests#allVectors")
	void readWhenTruncatedAnywhereRefuses(EncodeVectorTests.Vector vector) {
		byte[] bytes = vector.bytes();
		IntStream.range(0, bytes.length)
			.forEach((length) -> assertThatExceptionOfType(CodecException.class)
				.isThrownBy(() -> vector.codec().read(Arrays.copyOf(bytes, length)))
				.withMessage("unexpected end of input"));
	}

	@ParameterizedTest
	@MethodSource("dev.tfprovider.internal.codec.EncodeVectorTests#jsonVectors")
	void readJsonWhenTruncatedAnywhereRefuses(EncodeVectorTests.Vector vector) {
		byte[] json = CodecErrors.utf8(vector.json());
		boolean number = vector.type() == TerraformType.NUMBER;
		IntStream.range(0, number ? 1 : json.length)
			.forEach((length) -> assertThatExceptionOfType(CodecException.class)
				.isThrownBy(() -> vector.codec().readJson(Arrays.copyOf(json, length))));
	}

	@ParameterizedTest
	@MethodSource("claims")
	void readWhenLengthIsOnlyClaimedAllocatesNothingForIt(String type, String hex) {
		ValueCodec codec = ValueCodec.of(CodecErrors.type(type));
		byte[] bytes = CodecErrors.hex(hex);
		ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
		long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
		assertThatExceptionOfType(CodecException.class).isThrownBy(() -> codec.read(bytes));
		assertThat(threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before).isLessThan(SOME_MEMORY);
	}

	static Stream<String[]> claims() {
		Stream<String> types = Stream.of("\"string\"", "\"number\"", "\"bool\"", "\"dynamic\"", "[\"list\",\"string\"]",
				"[\"set\",\"bool\"]", "[\"map\",\"string\"]", "[\"object\",{\"a\":\"string\"}]",
				"[\"tuple\",[\"bool\"]]");
		return types.flatMap((type) -> Stream
			.of("dd7fffffff0102030405", "ddffffffff0102030405", "dd800000000102030405", "dcffff0102030405",
					"df7fffffff0102030405", "dfffffffff0102030405", "df400000000102030405", "deffff0102030405",
					"c67fffffff0102030405", "c6ffffffff0102030405", "c6040000000102030405", "c603ffffff0102030405",
					"db7fffffff0102030405", "dbffffffff0102030405", "db03ffffff0102030405", "c97fffffff0c02030405",
					"c9ffffffff0c02030405", "c903ffffff0002030405", "81a161c603ffffff01", "91c903ffffff0c01",
					"92c603ffffff2273", "81db03ffffff61", "df40000000a161c603ffffff01")
			.map((hex) -> new String[] { type, hex }));
	}

	@ParameterizedTest
	@CsvSource({ "91, 100_000", "dd00000001, 100_000", "81a161, 100_000", "92a822737472696e6722, 100_000" })
	void readWhenNestedDeeplyRefuses(String level, String levels) {
		byte[] bytes = CodecErrors.hex(level.repeat(Integer.parseInt(levels.replace("_", ""))) + "c0");
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> ValueCodec.of(TerraformType.STRING).read(bytes));
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> ValueCodec.of(TerraformType.list(TerraformType.STRING)).read(bytes));
		assertThatExceptionOfType(CodecException.class)
			.isThrownBy(() -> ValueCodec.of(TerraformType.DYNAMIC).read(bytes));
	}

	@Test
	void readWhenUnsupportedAttributeNestsDeeplyRefuses() {
		String hex = "82 a162" + "91".repeat(1_000_000) + "c0 a163 c0";
		assertThat(CodecErrors.messageOf(() -> CodecErrors.read("[\"object\",{\"a\":\"string\"}]", hex)))
			.isEqualTo("an object with 1 attributes is required (2 given)");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[", "{\"x\":", "[{\"y\":" })
	void readStateWhenSkippedPartNestsDeeplyRefuses(String level) {
		ValueCodec codec = ValueCodec.of(CodecErrors.type("[\"object\",{\"a\":\"string\"}]"));
		assertThat(CodecErrors.messageOf(() -> codec.readState(CodecErrors.utf8("{\"x\":" + level.repeat(1_000_000)))))
			.startsWith("malformed JSON");
	}

	@Test
	void readStateWhenSkippedPartNestsAHundredLevelsTakesIt() {
		ValueCodec codec = ValueCodec.of(CodecErrors.type("[\"object\",{\"a\":\"string\"}]"));
		String json = "{\"x\":" + "[".repeat(100) + "]".repeat(100) + ",\"a\":\"b\"}";
		assertThat(codec.readState(CodecErrors.utf8(json))).hasToString("{a=\"b\"}");
	}

	@Test
	void readWhenTypeNestsToTheLimitReadsTheInnermostValue() {
		TerraformType type = TerraformType.STRING;
		for (int i = 1; i < NodeCompiler.MAX_DEPTH; i++) {
			type = TerraformType.list(type);
		}
		byte[] bytes = CodecErrors.hex("91".repeat(NodeCompiler.MAX_DEPTH - 1) + "a161");
		TerraformValue value = ValueCodec.of(type).read(bytes);
		assertThat(ValueCodec.of(type).write(value)).isEqualTo(bytes);
		assertThat(ValueCodec.of(type).readJson(ValueCodec.of(type).writeJson(value))).isEqualTo(value);
	}

	@Test
	void readWhenArrayIsLongGrowsWithIt() {
		byte[] bytes = new byte[1_000_005];
		System.arraycopy(CodecErrors.hex("dd000f4240"), 0, bytes, 0, 5);
		assertThat(CodecErrors.read("[\"list\",\"number\"]", CodecErrors.hex(bytes)))
			.hasToString(Stream.generate(() -> "0").limit(1_000_000).toList().toString());
	}

	@Test
	@Tag("thorough")
	@Tag("large")
	void readWhenNumberHasManyMegabytesRefuses() {
		ValueCodec codec = ValueCodec.of(TerraformType.NUMBER);
		String digits = "9".repeat(64 * 1024 * 1024);
		byte[] packed = ValueCodec.of(TerraformType.STRING).write(TerraformValue.string(digits));
		String problem = "numbers of more than 10000 digits are not supported";
		assertThat(CodecErrors.messageOf(() -> codec.read(packed))).isEqualTo(problem);
		assertThat(CodecErrors.messageOf(() -> codec.readJson(CodecErrors.utf8(digits)))).isEqualTo(problem);
		assertThat(CodecErrors.messageOf(() -> codec.readJson(CodecErrors.utf8('"' + digits + '"'))))
			.isEqualTo(problem);
	}

}
