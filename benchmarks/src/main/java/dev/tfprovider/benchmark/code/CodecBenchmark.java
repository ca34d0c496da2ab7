/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures decoding and encoding a list of 10,000 objects of five attributes, 0.9 MB of
 * MessagePack.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class CodecBenchmark {

	private static final int OBJECTS = 10_000;

	private static final ObjectType OBJECT = ObjectType
		.of(Map.of("enabled", TerraformType.BOOL, "id", TerraformType.STRING, "name", TerraformType.STRING, "port",
				TerraformType.NUMBER, "region", TerraformType.STRING));

	private final ValueCodec codec = ValueCodec.of(TerraformType.list(OBJECT));

	private final TerraformValue value = value();

	private final byte[] bytes = this.codec.write(this.value);

	/**
	 * Return how many bytes the list takes.
	 */
	static int size() {
		return new CodecBenchmark().bytes.length;
	}

	private static TerraformValue value() {
		List<TerraformValue> objects = new ArrayList<>();
		for (int i = 0; i < OBJECTS; i++) {
			objects.add(TerraformValue.object(OBJECT,
					Map.of("enabled", TerraformValue.bool(i % 2 == 0), "id",
							TerraformValue.string("i-0123456789abcdef" + i), "name",
							TerraformValue.string("instance name " + i), "port", TerraformValue.number(i), "region",
							TerraformValue.string("eu-central-1"))));
		}
		return TerraformValue.list(OBJECT, objects);
	}

	/**
	 * Read the list.
	 * @return what was read
	 */
	@Benchmark
	public TerraformValue read() {
		return this.codec.read(this.bytes);
	}

	/**
	 * Write the list.
	 * @return what was written
	 */
	@Benchmark
	public byte[] write() {
		return this.codec.write(this.value);
	}

	/**
	 * Read the list and write what was read.
	 * @return what was written
	 */
	@Benchmark
	public byte[] readAndWrite() {
		return this.codec.write(this.codec.read(this.bytes));
	}

}
