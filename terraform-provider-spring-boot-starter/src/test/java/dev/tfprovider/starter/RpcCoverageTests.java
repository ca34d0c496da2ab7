/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import io.grpc.MethodDescriptor;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The table of all RPCs names tests that exist and call them.
 */
class RpcCoverageTests {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\w+) \\| ([^|]+) \\| ([^|]+) \\|$");

	private static final Pattern TEST = Pattern.compile("`(\\w+Tests)`");

	private final Map<String, String> rows = rows();

	@Test
	void everyRpcHasARow() {
		assertThat(this.rows.keySet()).isEqualTo(ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.map(MethodDescriptor::getBareMethodName)
			.collect(Collectors.toSet()));
	}

	@Test
	void testsThatCallThroughGrpcDoSo() throws IOException {
		Map<String, Path> tests = tests();
		for (Map.Entry<String, String> row : this.rows.entrySet()) {
			Set<String> names = names(row.getValue());
			assertThat(names).as(row.getKey()).isNotEmpty();
			assertThat(tests.keySet()).as(row.getKey()).containsAll(names);
			String method = Character.toLowerCase(row.getKey().charAt(0)) + row.getKey().substring(1);
			assertThat(sourcesBeside(tests.get(names.iterator().next()))).as(row.getKey()).contains("." + method + "(");
		}
	}

	private static String sourcesBeside(Path test) throws IOException {
		try (Stream<Path> files = Files.list(test.getParent())) {
			StringBuilder text = new StringBuilder();
			for (Path file : files.filter((each) -> each.toString().endsWith(".java")).toList()) {
				text.append(Files.readString(file));
			}
			return text.toString();
		}
	}

	private static Set<String> names(String cells) {
		Matcher matcher = TEST.matcher(cells);
		return matcher.results().map((result) -> result.group(1)).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static Map<String, String> rows() {
		try {
			return ROW.matcher(Files.readString(ROOT.resolve("docs/design/20-rpcs.md")))
				.results()
				.filter((row) -> !row.group(1).equals("RPC"))
				.collect(Collectors.toMap((row) -> row.group(1), (row) -> row.group(2) + "|" + row.group(3),
						(first, second) -> first + second, TreeMap::new));
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static Map<String, Path> tests() throws IOException {
		try (Stream<Path> files = Files.find(ROOT, 20, (file, attributes) -> file.toString().contains("src/test/java")
				&& file.getFileName().toString().endsWith("Tests.java"))) {
			return files.collect(Collectors.toMap((file) -> file.getFileName().toString().replace(".java", ""),
					(file) -> file, (first, second) -> first, TreeMap::new));
		}
	}

}
