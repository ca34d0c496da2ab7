/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Large providers that differ in many places, each of a known kind.
 */
class LargeSchemaTests {

	private static final int MEMBERS = 30;

	/**
	 * Every kind of change to an attribute {@code {"type":"string","optional":true}}, by
	 * what is found.
	 */
	private static final Map<String, String> ATTRIBUTES = Map.ofEntries(
			Map.entry("BREAKING has the type number instead of string", "\"type\":\"number\",\"optional\":true"),
			Map.entry("BREAKING is required now", "\"type\":\"string\",\"required\":true"),
			Map.entry("BREAKING cannot be set any more", "\"type\":\"string\",\"computed\":true"),
			Map.entry("SAFE is computed now where it is left out",
					"\"type\":\"string\",\"optional\":true,\"computed\":true"),
			Map.entry("BREAKING is write-only now", "\"type\":\"string\",\"optional\":true,\"write_only\":true"),
			Map.entry("BREAKING is sensitive now", "\"type\":\"string\",\"optional\":true,\"sensitive\":true"),
			Map.entry("SAFE is deprecated now", "\"type\":\"string\",\"optional\":true,\"deprecated\":true"),
			Map.entry("BREAKING has the default 1 now", declared("\"default\":\"1\"")),
			Map.entry("BREAKING has a new constraint: \"It is short.\"", declared(
					"\"constraints\":[{\"name\":\"Size\",\"about\":\"It\",\"text\":\"It is short.\",\"limits\":{\"max\":9}}]")),
			Map.entry("BREAKING allows no other values any more than a, b",
					declared("\"allowed_values\":[\"a\",\"b\"]")),
			Map.entry("BREAKING a change of it forces a new object now", declared("\"replacement\":\"always\"")),
			Map.entry("SAFE is taken from the environment variable A now", declared("\"environment\":[\"A\"]")));

	/**
	 * The same changes the other way round.
	 */
	private static final Map<String, String> BACK = Map.ofEntries(
			Map.entry("BREAKING has the type number instead of string",
					"BREAKING has the type string instead of number"),
			Map.entry("BREAKING is required now", "SAFE may be left out now"),
			Map.entry("BREAKING cannot be set any more", "BREAKING is computed no longer"),
			Map.entry("SAFE is computed now where it is left out", "BREAKING is computed no longer"),
			Map.entry("BREAKING is write-only now", "BREAKING is write-only no longer"),
			Map.entry("BREAKING is sensitive now", "SAFE is sensitive no longer"),
			Map.entry("SAFE is deprecated now", "SAFE is deprecated no longer"),
			Map.entry("BREAKING has the default 1 now", "BREAKING has no default any more, but had the default 1"),
			Map.entry("BREAKING has a new constraint: \"It is short.\"",
					"SAFE has a constraint no longer: \"It is short.\""),
			Map.entry("BREAKING allows no other values any more than a, b", "SAFE allows other values now than a, b"),
			Map.entry("BREAKING a change of it forces a new object now",
					"SAFE a change of it forces a new object no longer"),
			Map.entry("SAFE is taken from the environment variable A now",
					"BREAKING is not taken from the environment variable A any more"));

	private final Map<String, Map<String, String>> before = new TreeMap<>();

	private final Map<String, Map<String, String>> after = new TreeMap<>();

	private final Map<String, Long> versions = new TreeMap<>();

	private final List<String> forth = new ArrayList<>();

	private final List<String> back = new ArrayList<>();

	@Test
	void everyChangeIsFoundWithItsImpactAndNothingElse() {
		for (long seed = 1; seed <= 5; seed++) {
			check(150, 120, new Random(seed));
		}
	}

	@Test
	@Tag("thorough")
	void everyChangeOfAProviderWithManyTypesIsFound() {
		check(1500, 900, new Random(16));
	}

	private void check(int types, int changes, Random random) {
		this.before.clear();
		this.after.clear();
		this.versions.clear();
		this.forth.clear();
		this.back.clear();
		for (int i = 0; i < types; i++) {
			Map<String, String> members = new TreeMap<>();
			for (int j = 0; j < MEMBERS; j++) {
				members.put("m" + j, member(j));
			}
			this.before.put("x_t" + i, members);
			this.after.put("x_t" + i, new TreeMap<>(members));
		}
		List<String> kinds = List.copyOf(new TreeSet<>(ATTRIBUTES.keySet()));
		// A type of its own for each change of a type, an attribute of its own for the
		// rest
		for (int i = 0; i < changes; i++) {
			String type = "x_t" + i % (types - 30);
			String member = "m" + 3 * ((i / (types - 30)) % 10);
			String kind = kinds.get(random.nextInt(kinds.size()));
			if (random.nextInt(8) == 0) {
				comeAndGo(type, member, random.nextBoolean());
			}
			else {
				this.after.get(type).put(member, ATTRIBUTES.get(kind));
				found("resource " + type + ", " + member, kind, BACK.get(kind));
			}
		}
		for (int i = types - 30; i < types; i += 2) {
			if (i % 4 == 0) {
				this.after.remove("x_t" + i);
				found("resource x_t" + i, "BREAKING removed", "SAFE added");
			}
			else {
				this.versions.put("x_t" + i, 1L);
				found("resource x_t" + i, "BREAKING schema version raised from 0 to 1 without an upgrade from 0",
						"BREAKING schema version lowered from 1 to 0");
			}
		}
		assertThat(lines(this.before, Map.of(), this.after, this.versions))
			.containsExactlyInAnyOrderElementsOf(this.forth);
		assertThat(lines(this.after, this.versions, this.before, Map.of()))
			.containsExactlyInAnyOrderElementsOf(this.back);
	}

	private void comeAndGo(String type, String member, boolean comes) {
		if (comes) {
			this.after.get(type).put(member + "_new", "\"type\":[\"map\",\"bool\"],\"optional\":true");
			found("resource " + type + ", " + member + "_new", "SAFE optional attribute added", "BREAKING removed");
		}
		else {
			this.after.get(type).remove(member);
			found("resource " + type + ", " + member, "BREAKING removed", "SAFE optional attribute added");
		}
	}

	private void found(String place, String forth, String back) {
		this.forth.add(line(place, forth));
		this.back.add(line(place, back));
	}

	private static String line(String place, String found) {
		String impact = found.substring(0, found.indexOf(' '));
		return impact + " " + place + ": " + found.substring(impact.length() + 1);
	}

	/**
	 * Each third member is one that changes, those between have every other shape.
	 */
	private static String member(int index) {
		return switch (index % 9) {
			case 1 -> "\"type\":[\"list\",\"string\"],\"required\":true,\"description\":\"" + "d".repeat(80) + "\"";
			case 2 -> "\"nested_type\":{\"nesting_mode\":\"list\",\"attributes\":{\"a\":{" + declared("")
					+ "}}},\"optional\":true";
			case 4 -> "\"type\":[\"object\",{\"a\":\"number\",\"b\":[\"set\",\"bool\"]}],\"computed\":true";
			case 5 -> "\"type\":\"dynamic\",\"optional\":true,\"sensitive\":true,\"write_only\":true";
			case 7 -> "\"type\":\"number\",\"optional\":true,\"computed\":true,\"deprecated\":true";
			case 8 -> declared("\"default\":\"x\",\"replacement\":\"configured\"");
			default -> declared("");
		};
	}

	private static String declared(String declared) {
		return "\"type\":\"string\",\"optional\":true,\"declared\":{" + declared + "}";
	}

	private static List<String> lines(Map<String, Map<String, String>> before, Map<String, Long> versionsBefore,
			Map<String, Map<String, String>> after, Map<String, Long> versionsAfter) {
		// Names that may be meant are no part of what is compared here
		return ComparedDocuments
			.lines(document(before, versionsBefore), document(after, versionsAfter),
					(kind, type) -> Optional.of(Long.MAX_VALUE))
			.stream()
			.map((line) -> line.replaceFirst(" \\(renamed to .*\\)$", ""))
			.toList();
	}

	private static String document(Map<String, Map<String, String>> types, Map<String, Long> versions) {
		return "\"resource_schemas\":{" + types.entrySet()
			.stream()
			.map((type) -> "\"%s\":{\"version\":%s,\"block\":{\"attributes\":{%s}}}".formatted(type.getKey(),
					versions.getOrDefault(type.getKey(), 0L),
					type.getValue()
						.entrySet()
						.stream()
						.map((member) -> "\"" + member.getKey() + "\":{" + member.getValue() + "}")
						.collect(Collectors.joining(","))))
			.collect(Collectors.joining(",")) + "},\"declared\":1";
	}

}
