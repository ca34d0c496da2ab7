/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for dynamic values in {@link ValueCodec}.
 */
class DynamicTests {

	private static final String MIXED = "all elements must have the same type";

	private static final TerraformValue TEXT = TerraformValue.string("a");

	private static final TerraformValue ONE = TerraformValue.number(1);

	private final ValueCodec codec = ValueCodec.of(TerraformType.DYNAMIC);

	@ParameterizedTest
	@ValueSource(strings = { "list", "set", "map" })
	void writeWhenElementsDifferInTypeRefuses(String kind) {
		assertThat(CodecErrors.messageOf(() -> collectionCodec(kind).write(collection(kind, TEXT, ONE))))
			.isEqualTo(MIXED);
		assertThat(CodecErrors.messageOf(() -> collectionCodec(kind).writeJson(collection(kind, TEXT, ONE))))
			.isEqualTo(MIXED);
		assertThat(CodecErrors.messageOf(() -> this.codec.write(collection(kind, TEXT, ONE)))).isEqualTo(MIXED);
	}

	@ParameterizedTest
	@ValueSource(strings = { "list", "set", "map" })
	void writeWhenSomeElementsHaveNoTypeIsFine(String kind) {
		TerraformValue value = collection(kind, TerraformValue.ofNull(TerraformType.DYNAMIC), TEXT,
				TerraformValue.unknown(TerraformType.DYNAMIC), TerraformValue.ofNull(TerraformType.STRING));
		assertThat(collectionCodec(kind).read(collectionCodec(kind).write(value))).isEqualTo(value);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`',
			textBlock = """
					["list","dynamic"] | [{"value":"a","type":"string"},{"value":1,"type":"number"}]
					["set","dynamic"]  | [{"value":"a","type":"string"},{"value":1,"type":"number"}]
					["map","dynamic"]  | {"a":{"value":"a","type":"string"},"b":{"value":1,"type":"number"}}
					["list","dynamic"] | [{"value":null,"type":"bool"},{"value":1,"type":"number"}]
					["list",["object",{"v":"dynamic"}]] | [{"v":{"value":"a","type":"string"}},{"v":{"value":1,"type":"number"}}]
					["list",["object",{"v":"dynamic"}]] | [{"v":null},{"v":{"value":1,"type":"number"}}]
					["list",["tuple",["dynamic"]]] | [[{"value":"a","type":"string"}],[{"value":1,"type":"number"}]]
					["list",["list","dynamic"]] | [[{"value":"a","type":"string"}],[{"value":1,"type":"number"}]]
					["list",["set","dynamic"]] | [[{"value":"a","type":"string"}],[{"value":1,"type":"number"}]]
					["list",["map","dynamic"]] | [{"k":{"value":"a","type":"string"}},{"k":{"value":1,"type":"number"}}]
					["list","dynamic"] | [{"value":["a"],"type":["list","string"]},{"value":["a"],"type":["set","string"]}]
					""")
	void readWhenElementsDifferInTypeRefuses(String type, String json) {
		assertThat(CodecErrors.messageOf(() -> CodecErrors.readJson(type, json))).isEqualTo(MIXED);
	}

	@Test
	void readWhenElementsAreObjectsOfOneTypeGivesThem() {
		TerraformType type = CodecErrors.type("[\"list\",[\"object\",{\"v\":\"dynamic\"}]]");
		TerraformValue value = VectorValueParser
			.parse("[{\"v\": dynamic(\"string\", \"a\")}, {\"v\": dynamic(\"string\", null)}]", type);
		ValueCodec codec = ValueCodec.of(type);
		assertThat(codec.read(codec.write(value))).isEqualTo(value);
		assertThat(codec.readJson(codec.writeJson(value))).isEqualTo(value);
	}

	@Test
	void writeNamesTheTypeThatIsReallyThere() {
		ObjectType declared = ObjectType.of(Map.of("v", TerraformType.DYNAMIC));
		TerraformValue value = TerraformValue.list(declared,
				List.of(TerraformValue.object(declared, Map.of("v", ONE))));
		assertThat(json(value))
			.isEqualTo("{\"value\":[{\"v\":1}],\"type\":[\"list\",[\"object\",{\"v\":\"number\"}]]}");
	}

	@Test
	void writeWhenNothingIsThereKeepsTheDeclaredType() {
		assertThat(json(TerraformValue.list(TerraformType.DYNAMIC, List.of())))
			.isEqualTo("{\"value\":[],\"type\":[\"list\",\"dynamic\"]}");
		assertThat(json(TerraformValue.tuple(List.of(TerraformValue.ofNull(TerraformType.DYNAMIC)))))
			.isEqualTo("{\"value\":[null],\"type\":[\"tuple\",[\"dynamic\"]]}");
	}

	@Test
	void writeLeavesOptionalMarksOut() {
		ObjectType type = ObjectType.of(Map.of("v", TerraformType.BOOL)).withOptional(List.of("v"));
		assertThat(json(TerraformValue.object(type, Map.of())))
			.isEqualTo("{\"value\":{\"v\":null},\"type\":[\"object\",{\"v\":\"bool\"}]}");
	}

	@Test
	void writeWhenTypeWasReadInAnotherFormIsCanonical() {
		TerraformValue value = this.codec.read(CodecErrors.hex("92 a9 20 22737472696e6722 a161"));
		assertThat(CodecErrors.hex(this.codec.write(value))).isEqualTo("92c40822737472696e6722a161");
	}

	@Test
	void writeAfterAnotherTypeNamesTheNewOne() {
		assertThat(json(TEXT)).contains("string");
		assertThat(CodecErrors.hex(this.codec.write(TEXT))).isEqualTo("92c40822737472696e6722a161");
		assertThat(CodecErrors.hex(this.codec.write(ONE))).isEqualTo("92c408226e756d6265722201");
		assertThat(CodecErrors.hex(this.codec.write(TEXT))).isEqualTo("92c40822737472696e6722a161");
	}

	@Test
	void readWhenBlockHasDynamicPartsGivesTuple() {
		TerraformType type = CodecErrors.type("[\"object\",{\"rule\":\"dynamic\"}]");
		String rule = "[\"object\",{\"k\":\"number\"}]";
		TerraformValue value = VectorValueParser.parse(
				"{\"rule\": dynamic([\"tuple\",[" + rule + "," + rule + "]], [{\"k\": 1}, {\"k\": unknown}])}", type);
		assertThat(ValueCodec.of(type).read(ValueCodec.of(type).write(value))).isEqualTo(value);
	}

	@Test
	void readWhenTypeJsonNestsTooDeeplyRefuses() {
		String json = "[\"list\",".repeat(100) + "\"string\"" + "]".repeat(100);
		TerraformValue packed = TerraformValue.list(TerraformType.STRING, List.of(TerraformValue.string(json), TEXT));
		byte[] bytes = ValueCodec.of(TerraformType.list(TerraformType.STRING)).write(packed);
		assertThat(CodecErrors.messageOf(() -> this.codec.read(bytes)))
			.isEqualTo("types nested more than 100 levels deep are not supported");
	}

	@ParameterizedTest
	@CsvSource({ "98, true", "99, false", "100_000, false" })
	void readWhenDynamicsNestStopsAtTheLimit(String levels, boolean accepted) {
		int depth = Integer.parseInt(levels.replace("_", ""));
		byte[] bytes = CodecErrors.hex("92a92264796e616d696322".repeat(depth) + "92a822737472696e6722a161");
		if (accepted) {
			assertThat(this.codec.read(bytes)).isEqualTo(TEXT);
		}
		else {
			assertThat(CodecErrors.messageOf(() -> this.codec.read(bytes)))
				.endsWith("types nested more than 100 levels deep are not supported");
		}
	}

	@Test
	void readJsonWhenDynamicsNestTooDeeplyRefuses() {
		String json = "{\"type\":\"dynamic\",\"value\":".repeat(100_000);
		assertThat(CodecErrors.messageOf(() -> this.codec.readJson(CodecErrors.utf8(json))))
			.endsWith("types nested more than 100 levels deep are not supported");
		String reversed = "{\"value\":".repeat(100_000);
		assertThat(CodecErrors.messageOf(() -> this.codec.readJson(CodecErrors.utf8(reversed))))
			.startsWith("malformed JSON");
	}

	@ParameterizedTest
	@ValueSource(strings = { "tuple", "list", "set", "map", "object" })
	void writeWhenValueNestsTooDeeplyRefuses(String kind) {
		ObjectType object = ObjectType.of(Map.of("a", TerraformType.DYNAMIC));
		TerraformValue value = TEXT;
		for (int i = 0; i < (kind.equals("set") ? 200 : 10_000); i++) {
			TerraformValue inner = value;
			value = switch (kind) {
				case "tuple" -> TerraformValue.tuple(List.of(inner));
				case "list" -> TerraformValue.list(TerraformType.DYNAMIC, List.of(inner));
				case "set" -> TerraformValue.set(TerraformType.DYNAMIC, List.of(inner));
				case "map" -> TerraformValue.map(TerraformType.DYNAMIC, Map.of("a", inner));
				default -> ObjectValue.build(object, (index) -> inner);
			};
		}
		TerraformValue deep = value;
		assertThat(CodecErrors.messageOf(() -> this.codec.write(deep)))
			.isEqualTo("types nested more than 100 levels deep are not supported");
	}

	@Test
	void codecWhenSharedByThreadsKeepsTypesApart() {
		List<TerraformValue> values = List.of(TEXT, ONE, TerraformValue.bool(true),
				TerraformValue.tuple(List.of(TEXT)));
		assertThat(IntStream.range(0, 20_000)
			.parallel()
			.mapToObj((i) -> values.get(i % values.size()))
			.filter((value) -> !this.codec.read(this.codec.write(value)).equals(value))).isEmpty();
	}

	private String json(TerraformValue value) {
		return new String(this.codec.writeJson(value), StandardCharsets.UTF_8);
	}

	private static ValueCodec collectionCodec(String kind) {
		return ValueCodec.of(CodecErrors.type("[\"" + kind + "\",\"dynamic\"]"));
	}

	private static TerraformValue collection(String kind, TerraformValue... elements) {
		List<TerraformValue> list = new ArrayList<>(List.of(elements));
		return switch (kind) {
			case "list" -> TerraformValue.list(TerraformType.DYNAMIC, list);
			case "set" -> TerraformValue.set(TerraformType.DYNAMIC, list);
			default -> new MapValue(TerraformType.DYNAMIC, numbered(list));
		};
	}

	private static Map<String, TerraformValue> numbered(List<TerraformValue> list) {
		Map<String, TerraformValue> map = new HashMap<>();
		list.forEach((element) -> map.put("k" + map.size(), element));
		return map;
	}

}
