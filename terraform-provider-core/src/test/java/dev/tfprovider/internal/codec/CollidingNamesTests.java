/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link JsonFormat}: names that are made to be slow to tell apart.
 */
class CollidingNamesTests {

	private static final int BLOCKS = 20;

	@Test
	void namesWithOneHashValueAreRefusedForWhatTheyAre() {
		byte[] json = names(65_536);
		String reason = "too many names in JSON that are too much alike";
		ValueCodec codec = ValueCodec.of(TerraformType.map(TerraformType.STRING));
		assertThat(CodecErrors.messageOf(() -> codec.readState(json))).startsWith(reason);
		assertThat(CodecErrors.messageOf(() -> JsonTree.readObject(json))).startsWith(reason);
	}

	@Test
	void someNamesWithOneHashValueAreRead() {
		assertThat(JsonTree.readObject(names(20))).hasSize(20);
	}

	@Test
	void namesOfEarlierDocumentsDoNotCount() {
		for (int document = 0; document < 50; document++) {
			assertThat(JsonTree.readObject(names(document * 20, 20))).hasSize(20);
		}
	}

	private static byte[] names(int count) {
		return names(0, count);
	}

	/**
	 * Returns an object whose names have the same words in another order, which is what
	 * the parser's hash overlooks, whatever it starts with.
	 */
	private static byte[] names(int first, int count) {
		return IntStream.range(0, 1 << BLOCKS)
			.filter((bits) -> Integer.bitCount(bits) == BLOCKS / 2)
			.skip(first)
			.limit(count)
			.mapToObj(CollidingNamesTests::name)
			.collect(Collectors.joining(",", "{", "}"))
			.getBytes(StandardCharsets.UTF_8);
	}

	private static String name(int bits) {
		StringBuilder name = new StringBuilder("\"prefixprefix");
		for (int i = 0; i < BLOCKS; i++) {
			name.append(((bits >> i & 1) == 0) ? "aaaa" : "bbbb");
		}
		return name.append("\":\"x\"").toString();
	}

}
