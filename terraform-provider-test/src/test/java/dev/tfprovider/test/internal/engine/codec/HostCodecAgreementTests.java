/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Lets the codec of the provider and that of Terraform in memory read each other's values
 * of made-up types.
 */
class HostCodecAgreementTests {

	private static final int TYPES = 100;

	private static final int VALUES = 30;

	@ParameterizedTest
	@MethodSource("seeds")
	void eachReadsMessagePackOfTheOther(int seed) {
		Sample sample = new Sample(new Random(seed), true);
		TerraformType type = sample.type(4, true);
		ValueCodec provider = ValueCodec.of(type);
		HostCodec host = new HostCodec(type);
		for (int i = 0; i < VALUES; i++) {
			TerraformValue value = sample.value(type);
			byte[] sent = host.write(value).getMsgpack().toByteArray();
			assertThat(provider.read(sent)).as("provider reads %s", type).isEqualTo(value);
			Tfplugin6.DynamicValue answer = Tfplugin6.DynamicValue.newBuilder()
				.setMsgpack(ByteString.copyFrom(provider.write(value)))
				.build();
			assertThat(host.read(answer)).as("host reads %s", type).isEqualTo(value);
			assertThat(answer.getMsgpack().size()).as("length of %s", value).isEqualTo(sent.length);
		}
	}

	@ParameterizedTest
	@MethodSource("seeds")
	void eachReadsJsonOfTheOther(int seed) {
		Sample sample = new Sample(new Random(seed), false);
		TerraformType type = sample.type(4, true);
		ValueCodec provider = ValueCodec.of(type);
		HostCodec host = new HostCodec(type);
		for (int i = 0; i < VALUES; i++) {
			TerraformValue value = sample.value(type);
			ByteString stored = host.writeJson(value);
			assertThat(provider.readJson(stored.toByteArray())).as("provider reads %s", type).isEqualTo(value);
			assertThat(provider.readState(stored.toByteArray())).as("provider reads %s", type).isEqualTo(value);
			ByteString answer = ByteString.copyFrom(provider.writeJson(value));
			assertThat(host.read(Tfplugin6.DynamicValue.newBuilder().setJson(answer).build())).as("host reads %s", type)
				.isEqualTo(value);
		}
	}

	@ParameterizedTest
	@MethodSource("seeds")
	void bothWriteTypesAlike(int seed) {
		TerraformType type = new Sample(new Random(seed), false).type(5, true);
		assertThat(TypeText.write(type).toString()).isEqualTo(new String(TypeJson.write(type), StandardCharsets.UTF_8));
		assertThat(TypeText.read(TypeJson.write(type))).isEqualTo(type);
	}

	static List<Integer> seeds() {
		return new Random(7).ints(TYPES).boxed().toList();
	}

	/**
	 * Makes up types and values.
	 */
	private static final class Sample implements TerraformType.Cases<TerraformValue> {

		private static final List<String> TEXTS = List.of("", "a", "Z", "e\u0301", "\u00e9", "\u4e2d\ud83d\ude00",
				"<&>\u2028\"\\\n\t\u0001", "\ufffd", "long enough to leave the short headers", "x".repeat(300));

		private static final List<String> NUMBERS = List.of("0", "-1", "127", "128", "-33", "65536", "4294967296",
				"9223372036854775807", "-9223372036854775808", "9223372036854775808", "0.5", "-2.25", "0.1", "1e30",
				"1e-7", "3.14159", "123456789.123456789123456789");

		private final Random random;

		private final boolean unknowns;

		Sample(Random random, boolean unknowns) {
			this.random = random;
			this.unknowns = unknowns;
		}

		TerraformType type(int levels, boolean dynamic) {
			int kind = this.random.nextInt((levels > 1) ? 9 : 4);
			return switch (kind) {
				case 0 -> TerraformType.STRING;
				case 1 -> TerraformType.NUMBER;
				case 2 -> TerraformType.BOOL;
				case 3 -> dynamic ? TerraformType.DYNAMIC : TerraformType.STRING;
				case 4 -> TerraformType.list(type(levels - 1, false));
				case 5 -> TerraformType.set(type(levels - 1, false));
				case 6 -> TerraformType.map(type(levels - 1, false));
				case 7 -> new TerraformType.TupleType(types(levels - 1, dynamic));
				default -> {
					Map<String, TerraformType> attributes = new TreeMap<>();
					types(levels - 1, dynamic).forEach((type) -> attributes.put("a" + this.random.nextInt(99), type));
					yield ObjectType.of(attributes);
				}
			};
		}

		private List<TerraformType> types(int levels, boolean dynamic) {
			return this.random.ints(this.random.nextInt(5)).mapToObj((any) -> type(levels, dynamic)).toList();
		}

		TerraformValue value(TerraformType type) {
			return switch (this.random.nextInt(12)) {
				case 0 -> TerraformValue.ofNull(type);
				case 1 -> this.unknowns ? unknown(type) : TerraformValue.ofNull(type);
				default -> type.match(this);
			};
		}

		private TerraformValue unknown(TerraformType type) {
			if (type == TerraformType.DYNAMIC || this.random.nextBoolean()) {
				return TerraformValue.unknown(type);
			}
			boolean notNull = this.random.nextBoolean();
			if (type == TerraformType.STRING) {
				return new UnknownValue(type, new UnknownValue.Refinements(notNull, "pre", null, null, null, null));
			}
			if (type == TerraformType.NUMBER) {
				return new UnknownValue(type, new UnknownValue.Refinements(notNull, null,
						new UnknownValue.Refinements.Bound(decimal(), this.random.nextBoolean()), null, null, null));
			}
			if (type instanceof ObjectType || type == TerraformType.BOOL || type instanceof TerraformType.TupleType) {
				return new UnknownValue(type, UnknownValue.Refinements.NOT_NULL);
			}
			return new UnknownValue(type, new UnknownValue.Refinements(notNull, null, null, null, 1L,
					(long) this.random.nextInt(100_000) + 1));
		}

		private BigDecimal decimal() {
			return this.random.nextBoolean() ? BigDecimal.valueOf(this.random.nextLong(), this.random.nextInt(20))
					: new BigDecimal(NUMBERS.get(this.random.nextInt(NUMBERS.size())));
		}

		private String text() {
			return TEXTS.get(this.random.nextInt(TEXTS.size())) + TEXTS.get(this.random.nextInt(TEXTS.size()));
		}

		@Override
		public TerraformValue string() {
			return TerraformValue.string(text());
		}

		@Override
		public TerraformValue number() {
			return (this.unknowns && this.random.nextInt(20) == 0) ? InfinityValue.NEGATIVE
					: TerraformValue.number(decimal());
		}

		@Override
		public TerraformValue bool() {
			return TerraformValue.bool(this.random.nextBoolean());
		}

		@Override
		public TerraformValue dynamic() {
			return value(type(3, false));
		}

		@Override
		public TerraformValue list(TerraformType.ListType type) {
			return TerraformValue.list(type.element(), elements(type.element()));
		}

		@Override
		public TerraformValue set(TerraformType.SetType type) {
			return TerraformValue.set(type.element(), elements(type.element()));
		}

		@Override
		public TerraformValue map(TerraformType.MapType type) {
			Map<String, TerraformValue> elements = new TreeMap<>();
			elements(type.element()).forEach((element) -> elements.put(text(), element));
			return TerraformValue.map(type.element(), elements);
		}

		private List<TerraformValue> elements(TerraformType type) {
			List<TerraformValue> elements = new ArrayList<>();
			for (int i = this.random.nextInt(18); i > 0; i -= 3) {
				elements.add(value(type));
			}
			return elements;
		}

		@Override
		public TerraformValue tuple(TerraformType.TupleType type) {
			return TerraformValue.tuple(type.elements().stream().map(this::value).toList());
		}

		@Override
		public TerraformValue object(ObjectType type) {
			return ObjectValue.build(type, (index) -> value(type.type(index)));
		}

	}

}
