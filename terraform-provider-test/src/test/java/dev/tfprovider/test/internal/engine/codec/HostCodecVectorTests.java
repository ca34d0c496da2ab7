/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.InfinityValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import dev.tfprovider.value.UnknownValue.Refinements.Bound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Compares what Terraform in memory writes and reads with bytes of Terraform.
 */
class HostCodecVectorTests {

	private static final TerraformType LIST = TerraformType.list(TerraformType.STRING);

	@ParameterizedTest
	@MethodSource("written")
	void writeGivesTheBytesOfTerraform(Vector vector) {
		HostCodec codec = vector.codec();
		assertThat(hex(codec, codec.read(message(vector.hex())))).isEqualTo(vector.hex());
	}

	@ParameterizedTest
	@MethodSource("json")
	void writeGivesTheBytesOfTheSameValueInJson(Vector vector) {
		HostCodec codec = vector.codec();
		TerraformValue value = codec.readJson(ByteString.copyFromUtf8(vector.expected()));
		assertThat(hex(codec, value)).isEqualTo(vector.hex());
		assertThat(codec.readState(ByteString.copyFromUtf8(vector.expected()))).isEqualTo(value);
	}

	@ParameterizedTest
	@MethodSource("json")
	void writeJsonGivesTheJsonOfTerraform(Vector vector) {
		HostCodec codec = vector.codec();
		assertThat(codec.writeJson(codec.read(message(vector.hex()))).toStringUtf8()).isEqualTo(vector.expected());
	}

	@ParameterizedTest
	@MethodSource("accepted")
	void readTakesWhatHostsTake(Vector vector) {
		TerraformValue value = vector.codec().read(message(vector.hex()));
		switch (vector.expected()) {
			case "unknown" -> assertThat(value).isEqualTo(TerraformValue.unknown(vector.type()));
			case "infinity" -> assertThat(value).isEqualTo(InfinityValue.POSITIVE);
			default -> assertThat(vector.codec().writeJson(value).toStringUtf8()).isEqualTo(vector.expected());
		}
	}

	@ParameterizedTest
	@MethodSource("refused")
	void readRefusesWhatHostsRefuse(Vector vector) {
		byte[] bytes = HexFormat.of().parseHex(vector.hex());
		assertThatExceptionOfType(HostCodecException.class)
			.isThrownBy(() -> MessagePackDecoder.read(vector.type(), bytes))
			.satisfies((ex) -> assertThat(ex.problem()).isEqualTo(vector.expected().substring(2)));
	}

	@ParameterizedTest
	@MethodSource("unknowns")
	void unknownValuesAreThoseOfTerraform(Unknown unknown) {
		HostCodec codec = new HostCodec(unknown.declared());
		assertThat(hex(codec, unknown.value())).isEqualTo(unknown.hex());
		assertThat(codec.read(message(unknown.hex()))).isEqualTo(unknown.value());
	}

	static Stream<Unknown> unknowns() {
		UnknownValue.Refinements prefix = new UnknownValue.Refinements(true, "ami-", null, null, null, null);
		UnknownValue.Refinements between = new UnknownValue.Refinements(false, null, bound("1", true),
				bound("10", false), null, null);
		UnknownValue.Refinements tenth = new UnknownValue.Refinements(false, null, bound("0.1", true), null, null,
				null);
		UnknownValue.Refinements positive = new UnknownValue.Refinements(true, null, bound("0", false), null, null,
				null);
		UnknownValue.Refinements some = new UnknownValue.Refinements(true, null, null, null, 1L, null);
		UnknownValue.Refinements few = new UnknownValue.Refinements(true, null, null, null, 2L, 5L);
		UnknownValue.Refinements many = new UnknownValue.Refinements(false, null, null, null, null, 300L);
		return Stream.of(unknown(TerraformType.STRING, UnknownValue.Refinements.NONE, "d40000"),
				unknown(TerraformType.BOOL, UnknownValue.Refinements.NOT_NULL, "c7030c8101c2"),
				unknown(TerraformType.STRING, prefix, "c7090c8201c202a4616d692d"),
				unknown(TerraformType.NUMBER, between, "c7090c82039201c304920ac2"),
				unknown(TerraformType.NUMBER, positive, "c7070c8201c2039200c2"),
				unknown(TerraformType.NUMBER, tenth, "d70c810392a3302e31c3"), unknown(LIST, some, "c7050c8201c20501"),
				unknown(TerraformType.set(TerraformType.STRING), few, "c7070c8301c205020605"),
				unknown(TerraformType.map(TerraformType.STRING), many, "c7050c8106cd012c"),
				new Unknown(TerraformType.DYNAMIC, TerraformValue.unknown(TerraformType.DYNAMIC), "d40000"),
				new Unknown(TerraformType.DYNAMIC,
						new UnknownValue(TerraformType.STRING, UnknownValue.Refinements.NOT_NULL),
						"92c40822737472696e6722c7030c8101c2"),
				new Unknown(TerraformType.DYNAMIC, TerraformValue.ofNull(TerraformType.STRING),
						"92c40822737472696e6722c0"),
				new Unknown(TerraformType.DYNAMIC, TerraformValue.ofNull(TerraformType.DYNAMIC), "c0"));
	}

	private static Unknown unknown(TerraformType type, UnknownValue.Refinements refinements, String hex) {
		return new Unknown(type, new UnknownValue(type, refinements), hex);
	}

	private static Bound bound(String value, boolean inclusive) {
		return new Bound(new BigDecimal(value), inclusive);
	}

	@Test
	void writeShortensLongPrefixOfUnknownValue() {
		String prefix = "é".repeat(127) + "xy" + "e\u0301x";
		HostCodec codec = new HostCodec(TerraformType.STRING);
		TerraformValue value = codec.read(codec.write(new UnknownValue(TerraformType.STRING,
				new UnknownValue.Refinements(false, prefix + "tail", null, null, null, null))));
		assertThat(value).isInstanceOfSatisfying(UnknownValue.class,
				(unknown) -> assertThat(unknown.refinements().prefix()).isEqualTo("é".repeat(127) + "xy"));
	}

	@Test
	void writeGivesSetsInTheOrderOfTerraform() {
		assertThat(hex(new HostCodec(TerraformType.set(TerraformType.NUMBER)),
				TerraformValue.set(TerraformType.NUMBER, List.of(TerraformValue.number(10), TerraformValue.number(9),
						TerraformValue.number(-1), TerraformValue.unknown(TerraformType.NUMBER)))))
			.isEqualTo("94ff090ad40000");
	}

	@Test
	void readOfLongMapsAndListsTakesTheirLongHeaders() {
		assertThat(hex(new HostCodec(LIST),
				TerraformValue.list(TerraformType.STRING,
						Stream.generate(() -> TerraformValue.string("a")).limit(16).toList())))
			.startsWith("dc0010a161");
	}

	@Test
	void readNamesThePlaceOfTheProblem() {
		TerraformType rule = TerraformType
			.list(TerraformType.map(TerraformType.set(TerraformType.tuple(TerraformType.NUMBER))));
		assertThatExceptionOfType(HostCodecException.class)
			.isThrownBy(() -> new HostCodec(rule).read(message("9280" + "81a16b9191c3")))
			.withMessage("[1][\"k\"][...][0]: number is required");
	}

	@Test
	void readTakesAnEmptyMessageForNullAndJsonIfThereIsNoMessagePack() {
		HostCodec codec = new HostCodec(TerraformType.STRING);
		assertThat(codec.read(Tfplugin6.DynamicValue.getDefaultInstance()))
			.isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
		Tfplugin6.DynamicValue json = Tfplugin6.DynamicValue.newBuilder()
			.setJson(ByteString.copyFromUtf8("\"x\""))
			.build();
		assertThat(codec.read(json)).isEqualTo(TerraformValue.string("x"));
		assertThat(codec.read(json.toBuilder().setMsgpack(ByteString.fromHex("a161")).build()))
			.isEqualTo(TerraformValue.string("a"));
	}

	@Test
	void valuesNestedWithoutEndAreRefused() {
		byte[] bytes = new byte[100_000];
		Arrays.fill(bytes, (byte) 0x91);
		assertThatExceptionOfType(HostCodecException.class).isThrownBy(() -> MessagePackDecoder.read(LIST, bytes))
			.withMessage("values are nested more than 1000 levels deep");
	}

	@Test
	void vectorsAreComplete() {
		assertThat(rows("written.tsv")).hasSize(87);
		assertThat(json()).hasSize(63);
		assertThat(rows("read.tsv")).hasSize(69);
	}

	static Stream<Vector> written() {
		// a tenth that came as a double is kept as the decimal and goes out as text
		return rows("written.tsv").map((row) -> Vector.of(row.get(0), row.get(1), row.get(2), row.get(3)))
			.filter((vector) -> !vector.id().equals("E37"));
	}

	static Stream<Vector> json() {
		return rows("written.tsv").map((row) -> Vector.of(row.get(0), row.get(1), row.get(2), row.get(3)))
			.filter((vector) -> !vector.expected().equals("-") && !vector.id().equals("E37"));
	}

	static Stream<Vector> read() {
		return rows("read.tsv")
			.map((row) -> Vector.of(row.get(0) + " " + row.get(1), row.get(2), row.get(3), row.get(4)));
	}

	static Stream<Vector> accepted() {
		return read().filter((vector) -> !vector.expected().startsWith("! "));
	}

	static Stream<Vector> refused() {
		return read().filter((vector) -> vector.expected().startsWith("! "));
	}

	private static Stream<List<String>> rows(String name) {
		try (InputStream stream = HostCodecVectorTests.class.getResourceAsStream(name)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
				.filter((line) -> !line.startsWith("#"))
				.map((line) -> List.of(line.split("\t", -1)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String hex(HostCodec codec, TerraformValue value) {
		return HexFormat.of().formatHex(codec.write(value).getMsgpack().toByteArray());
	}

	private static Tfplugin6.DynamicValue message(String hex) {
		return Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.fromHex(hex)).build();
	}

	/**
	 * An unknown value and its bytes.
	 */
	record Unknown(TerraformType declared, TerraformValue value, String hex) {

	}

	/**
	 * One row of a file.
	 */
	record Vector(String id, TerraformType type, String hex, String expected) {

		static Vector of(String id, String type, String hex, String expected) {
			return new Vector(id, TypeText.read(type.getBytes(StandardCharsets.UTF_8)), hex, expected);
		}

		HostCodec codec() {
			return new HostCodec(this.type);
		}

	}

}
