/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.lang.management.ManagementFactory;
import java.util.Collections;

import com.sun.management.ThreadMXBean;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what {@link JsonInput} allocates for a small document, and for each small value
 * in it that brings its type along.
 */
class JsonAllocationTests {

	private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	private static final ValueCodec TAGS = ValueCodec.of(TerraformType.map(TerraformType.STRING));

	@Test
	void smallDocumentIsReadInLittleMemory() {
		assertThat(allocated(TAGS, "{\"a\":\"b\"}")).isLessThan(12_000);
	}

	@Test
	void dynamicValuesOfOneDocumentShareWhatIsDear() {
		long one = allocated(dynamic(1), values(1));
		long many = allocated(dynamic(101), values(101));
		assertThat((many - one) / 100).isLessThan(1_500);
	}

	private static ValueCodec dynamic(int count) {
		return ValueCodec.of(new TerraformType.TupleType(Collections.nCopies(count, TerraformType.DYNAMIC)));
	}

	private static String values(int count) {
		return "[" + String.join(",", Collections.nCopies(count, "{\"value\":\"x\",\"type\":\"string\"}")) + "]";
	}

	/**
	 * Returns the least that was allocated, for classes that are loaded do not count.
	 */
	private static long allocated(ValueCodec codec, String json) {
		byte[] bytes = CodecErrors.utf8(json);
		long least = Long.MAX_VALUE;
		for (int i = 0; i < 20; i++) {
			long before = THREADS.getCurrentThreadAllocatedBytes();
			codec.readJson(bytes);
			least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
		}
		return least;
	}

}
