/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is added, removed and renamed, and blocks, versions, functions and identities.
 */
class ProviderComparisonTests {

	private static final String STRING = "{\"type\":\"string\",\"optional\":true}";

	private static final String NUMBER = "{\"type\":\"number\",\"computed\":true}";

	private static final String REQUIRED = "{\"type\":\"bool\",\"required\":true}";

	@ParameterizedTest
	@CsvSource({ "resource_schemas, resource", "data_source_schemas, data source",
			"ephemeral_resource_schemas, ephemeral resource", "list_resource_schemas, list resource",
			"action_schemas, action", "state_store_schemas, state store" })
	void typesOfEveryKind(String member, String title) {
		String before = "\"%s\":{\"x_a\":%s,\"x_b\":%s}".formatted(member, type(0, "\"s\":" + STRING),
				type(0, "\"n\":" + NUMBER));
		String after = "\"%s\":{\"x_b\":%s,\"x_c\":%s}".formatted(member,
				type(0, "\"n\":" + NUMBER + ",\"s\":" + STRING), type(0, "\"s\":" + STRING));
		assertThat(ComparedDocuments.lines(before, after, StoredVersions.UNKNOWN)).containsExactly(
				"BREAKING %s x_a: removed (renamed to 'x_c'?)".formatted(title),
				"SAFE %s x_b, s: optional attribute added".formatted(title), "SAFE %s x_c: added".formatted(title));
	}

	@Test
	void settingsOfTheProvider() {
		assertThat(ComparedDocuments.lines("\"provider\":" + type(0, "\"s\":" + STRING),
				"\"provider\":" + type(0, "\"r\":" + REQUIRED), StoredVersions.UNKNOWN))
			.containsExactly("BREAKING provider configuration, r: required attribute added",
					"BREAKING provider configuration, s: removed");
	}

	@Test
	void attributesThatAreRenamedPerhaps() {
		assertThat(resource(type(0, "\"a\":" + STRING), type(0, "\"b\":" + STRING + ",\"c\":" + STRING)))
			.containsExactly("BREAKING resource x_y, a: removed (renamed to 'b' or 'c'?)",
					"SAFE resource x_y, b: optional attribute added", "SAFE resource x_y, c: optional attribute added");
		assertThat(resource(type(0, "\"a\":" + NUMBER),
				type(0, "\"b\":%1$s,\"c\":%1$s,\"d\":%1$s,\"e\":%1$s".formatted(NUMBER))))
			.startsWith("BREAKING resource x_y, a: removed")
			.contains("SAFE resource x_y, e: read-only attribute added")
			.hasSize(5);
	}

	@Test
	void blocksThatComeAndGo() {
		assertThat(resource(blocks("\"a\":" + block("list", 0, 0, STRING)),
				blocks("\"b\":" + block("set", 0, 0, STRING) + ",\"c\":" + block("list", 1, 0, STRING))))
			.containsExactly("BREAKING resource x_y, a: block removed (renamed to 'b' or 'c'?)",
					"SAFE resource x_y, b: block added", "BREAKING resource x_y, c: required block added");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			list,0,0 | set,0,0 | BREAKING resource x_y, a: is held as set instead of list
			list,0,0 | list,1,0 | BREAKING resource x_y, a: is needed at least 1 instead of 0 times
			list,2,0 | list,1,0 | SAFE resource x_y, a: is needed at least 1 instead of 2 times
			list,0,0 | list,0,3 | BREAKING resource x_y, a: is allowed at most 3 instead of any number
			list,0,3 | list,0,2 | BREAKING resource x_y, a: is allowed at most 2 instead of at most 3
			list,0,3 | list,0,0 | SAFE resource x_y, a: is allowed any number instead of at most 3
			""")
	void blocksThatStay(String before, String after, String expected) {
		assertThat(resource(blocks("\"a\":" + block(before)), blocks("\"a\":" + block(after))))
			.containsExactly(expected);
	}

	@Test
	void blocksAreComparedWithWhatIsInThem() {
		assertThat(resource(blocks("\"a\":" + block("list", 0, 0, STRING)),
				blocks("\"a\":" + block("list", 0, 0, REQUIRED))))
			.containsExactly("BREAKING resource x_y, a.m: has the type bool instead of string",
					"BREAKING resource x_y, a.m: is required now");
	}

	@Test
	void blockThatBecomesAnAttributeAndBackIsOneChange() {
		String block = blocks("\"a\":" + block("list", 0, 0, STRING));
		assertThat(resource(block, type(0, "\"a\":" + REQUIRED)))
			.containsExactly("BREAKING resource x_y, a: is an attribute instead of a block");
		assertThat(resource(type(0, "\"a\":" + REQUIRED), block))
			.containsExactly("BREAKING resource x_y, a: is a block instead of an attribute");
	}

	@Test
	void deprecationOfTypesAndBlocks() {
		String deprecated = "{\"block\":{\"deprecated\":true,\"block_types\":{\"a\":{\"nesting_mode\":\"list\",\"block\":{\"deprecated\":true}}}}}";
		String plain = "{\"block\":{\"block_types\":{\"a\":{\"nesting_mode\":\"list\",\"block\":{}}}}}";
		assertThat(resource(plain, deprecated)).containsExactly("SAFE resource x_y: is deprecated now",
				"SAFE resource x_y, a: is deprecated now");
		assertThat(resource(deprecated, plain)).containsExactly("SAFE resource x_y: is deprecated no longer",
				"SAFE resource x_y, a: is deprecated no longer");
	}

	@ParameterizedTest
	@CsvSource(nullValues = "-", textBlock = """
			1, 0, 0, BREAKING resource x_y: schema version lowered from 1 to 0
			1, 2, 1, SAFE resource x_y: schema version raised from 1 to 2
			1, 3, 2, BREAKING resource x_y: schema version raised from 1 to 3 without an upgrade from 1
			1, 2, -, SAFE resource x_y: schema version raised from 1 to 2
			""")
	void versions(long before, long after, @Nullable Long first, String expected) {
		String old = "\"resource_schemas\":{\"x_y\":" + type(before, "") + "},\"data_source_schemas\":{\"x_y\":"
				+ type(before, "") + "}";
		String present = "\"resource_schemas\":{\"x_y\":" + type(after, "") + "},\"data_source_schemas\":{\"x_y\":"
				+ type(after, "") + "}";
		assertThat(ComparedDocuments.lines(old, present, (kind, name) -> Optional.ofNullable(first)))
			.containsExactly(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~',
			textBlock = """
					"parameters":[{"name":"p","type":"string"}] | "parameters":[{"name":"q","type":"string"}] |
					"parameters":[{"name":"p","type":"string"}] | "parameters":[{"name":"p","type":"bool"}] | BREAKING , parameter 1: has the type bool instead of string
					"parameters":[{"name":"p","type":"string"}] | "parameters":[{"name":"p","type":"dynamic"}] | SAFE , parameter 1: has the type any instead of string
					"parameters":[{"name":"p","type":"string","is_nullable":true}] | "parameters":[{"name":"p","type":"string"}] | BREAKING , parameter 1: must not be null any more
					"parameters":[{"name":"p","type":"string"}] | "parameters":[{"name":"p","type":"string","is_nullable":true}] | SAFE , parameter 1: may be null now
					"parameters":[{"name":"p","type":"string"}] | "parameters":[] | BREAKING : has 0 parameters instead of 1
					"parameters":[] | "variadic_parameter":{"name":"v","type":"string"} | SAFE : takes further arguments now
					"variadic_parameter":{"name":"v","type":"string"} | "parameters":[] | BREAKING : takes no further arguments any more
					"variadic_parameter":{"name":"v","type":"string"} | "variadic_parameter":{"name":"v","type":"bool"} | BREAKING , further arguments: has the type bool instead of string
					"parameters":[] | "deprecation_message":"Use g." | SAFE : is deprecated now
					"deprecation_message":"Use g." | "parameters":[] | SAFE : is deprecated no longer
					""")
	void functions(String before, String after, @Nullable String expected) {
		assertThat(
				ComparedDocuments.lines(function("string", before), function("string", after), StoredVersions.UNKNOWN))
			.isEqualTo((expected != null) ? List.of(expected.replaceFirst(" ", " function f")) : List.of());
	}

	@Test
	void functionsThatComeGoAndReturnSomethingElse() {
		assertThat(ComparedDocuments.lines(function("string", "\"parameters\":[]"),
				function("number", "\"parameters\":[]"), StoredVersions.UNKNOWN))
			.containsExactly("BREAKING function f: returns number instead of string");
		assertThat(ComparedDocuments.lines("\"functions\":{}", function("number", "\"parameters\":[]"),
				StoredVersions.UNKNOWN))
			.containsExactly("SAFE function f: added");
		assertThat(ComparedDocuments.lines(function("number", "\"parameters\":[]"), "\"functions\":{}",
				StoredVersions.UNKNOWN))
			.containsExactly("BREAKING function f: removed");
	}

	@Test
	void identities() {
		String before = identity(0,
				"\"a\":{\"type\":\"string\",\"required_for_import\":true},\"b\":{\"type\":\"string\",\"optional_for_import\":true},\"c\":{\"type\":\"bool\",\"required_for_import\":true}");
		String after = identity(1,
				"\"a\":{\"type\":\"number\",\"optional_for_import\":true},\"b\":{\"type\":\"string\",\"required_for_import\":true},\"d\":{\"type\":\"bool\",\"required_for_import\":true},\"e\":{\"type\":\"string\",\"optional_for_import\":true}");
		assertThat(ComparedDocuments.lines(before, after, (kind, name) -> Optional.of(Long.MAX_VALUE))).containsExactly(
				"BREAKING identity of resource x_y: schema version raised from 0 to 1 without an upgrade from 0",
				"BREAKING identity of resource x_y, a: has the type number instead of string",
				"SAFE identity of resource x_y, a: may be left out now",
				"BREAKING identity of resource x_y, b: is required now",
				"BREAKING identity of resource x_y, c: removed (renamed to 'd'?)",
				"BREAKING identity of resource x_y, d: required attribute added",
				"SAFE identity of resource x_y, e: optional attribute added");
	}

	@Test
	void identityThatComesAndGoes() {
		String resource = "\"resource_schemas\":{\"x_y\":" + type(0, "") + "}";
		String with = resource + "," + identity(0, "");
		assertThat(ComparedDocuments.lines(resource, with, StoredVersions.UNKNOWN))
			.containsExactly("SAFE identity of resource x_y: added");
		assertThat(ComparedDocuments.lines(with, resource, StoredVersions.UNKNOWN))
			.containsExactly("BREAKING identity of resource x_y: removed");
		assertThat(ComparedDocuments.lines(with, "", StoredVersions.UNKNOWN))
			.containsExactly("BREAKING resource x_y: removed");
	}

	private static List<String> resource(String before, String after) {
		return ComparedDocuments.lines("\"resource_schemas\":{\"x_y\":" + before + "}",
				"\"resource_schemas\":{\"x_y\":" + after + "}", StoredVersions.UNKNOWN);
	}

	private static String type(long version, String attributes) {
		return "{\"version\":%s,\"block\":{\"attributes\":{%s}}}".formatted(version, attributes);
	}

	private static String blocks(String blocks) {
		return "{\"block\":{\"block_types\":{" + blocks + "}}}";
	}

	private static String block(String parts) {
		String[] part = parts.split(",");
		return block(part[0], Integer.parseInt(part[1]), Integer.parseInt(part[2]), STRING);
	}

	private static String block(String nesting, int min, int max, String member) {
		return "{\"nesting_mode\":\"%s\",\"min_items\":%s,\"max_items\":%s,\"block\":{\"attributes\":{\"m\":%s}}}"
			.formatted(nesting, min, max, member);
	}

	private static String function(String result, String members) {
		return "\"functions\":{\"f\":{\"return_type\":\"%s\",%s}}".formatted(result, members);
	}

	private static String identity(long version, String attributes) {
		return "\"resource_identity_schemas\":{\"x_y\":{\"version\":%s,\"attributes\":{%s}}}".formatted(version,
				attributes);
	}

}
