/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import com.sun.management.ThreadMXBean;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Times {@link ValueCodec} with a list of 10,000 objects of five attributes. Not a test:
 * run {@link #main}.
 */
public final class ValueCodecBenchmark {

	private static final int ROUNDS = 300;

	private ValueCodecBenchmark() {
	}

	public static void main(String[] args) {
		ObjectType object = ObjectType.of(Map.of("enabled", TerraformType.BOOL, "id", TerraformType.STRING, "name",
				TerraformType.STRING, "port", TerraformType.NUMBER, "region", TerraformType.STRING));
		List<TerraformValue> objects = IntStream.range(0, 10_000)
			.<TerraformValue>mapToObj((i) -> TerraformValue.object(object,
					Map.of("enabled", TerraformValue.bool(i % 2 == 0), "id",
							TerraformValue.string("i-0123456789abcdef" + i), "name",
							TerraformValue.string("instance name " + i), "port", TerraformValue.number(i), "region",
							TerraformValue.string("eu-central-1"))))
			.toList();
		ValueCodec codec = ValueCodec.of(TerraformType.list(object));
		byte[] bytes = codec.write(TerraformValue.list(object, objects));
		ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
		long thread = Thread.currentThread().getId();
		for (int round = 1; round <= ROUNDS; round++) {
			long start = System.nanoTime();
			long allocated = threads.getThreadAllocatedBytes(thread);
			TerraformValue value = codec.read(bytes);
			long read = System.nanoTime();
			long allocatedByRead = threads.getThreadAllocatedBytes(thread);
			int length = codec.write(value).length;
			long written = System.nanoTime();
			if (round == 1 || round % (ROUNDS / 10) == 0) {
				System.out.printf("round %3d: %,d bytes; read %6.2f ms, %,d KB; write %6.2f ms, %,d KB%n", round,
						length, (read - start) / 1e6, (allocatedByRead - allocated) / 1024, (written - read) / 1e6,
						(threads.getThreadAllocatedBytes(thread) - allocatedByRead) / 1024);
			}
		}
	}

}
