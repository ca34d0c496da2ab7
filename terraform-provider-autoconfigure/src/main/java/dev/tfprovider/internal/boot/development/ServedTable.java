/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.DeclaredFunction;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.runtime.ProviderRuntime;

import org.springframework.util.ClassUtils;

/**
 * Lays out a table of the types that a provider serves: a line for each, with where it
 * comes from, its model and what its code is able to, and below it a line for each of its
 * attributes.
 *
 * @param runtime the provider
 */
record ServedTable(ProviderRuntime runtime) {

	private static final List<String> HEAD = List.of("kind", "type", "from", "model", "attributes", "able to");

	private static final String CONTRACTS = "dev.tfprovider.";

	/**
	 * Most attributes that somebody reads.
	 */
	private static final int MOST_ATTRIBUTES = 2000;

	/**
	 * Return the table.
	 * @return lines without a line feed at the end
	 */
	String text() {
		List<List<String>> lines = new ArrayList<>(List.of(HEAD));
		Stream.concat(this.runtime.definition().kinds().stream().flatMap(this::types), functions())
			.sorted(Comparator.comparing((List<String> line) -> line.get(0)).thenComparing((line) -> line.get(1)))
			.forEach(lines::add);
		List<String> laidOut = laidOut(lines, "");
		List<String> text = new ArrayList<>();
		ServedAttributes served = new ServedAttributes(this.runtime);
		int shown = 0;
		for (int i = 0; i < laidOut.size(); i++) {
			text.add(laidOut.get(i));
			List<List<String>> attributes = served.of(lines.get(i).get(0), lines.get(i).get(1));
			shown += attributes.size();
			if (shown <= MOST_ATTRIBUTES) {
				text.addAll(laidOut(attributes, "    "));
			}
		}
		return String.join("\n", text);
	}

	private static List<String> laidOut(List<List<String>> lines, String indentation) {
		int columns = lines.isEmpty() ? 0 : lines.get(0).size();
		List<Integer> widths = IntStream.range(0, columns)
			.mapToObj((column) -> lines.stream().mapToInt((line) -> line.get(column).length()).max().orElse(0))
			.toList();
		return lines.stream()
			.map((line) -> indentation + IntStream.range(0, columns)
				.mapToObj((column) -> padded(line.get(column), widths.get(column)))
				.collect(Collectors.joining("  "))
				.stripTrailing())
			.toList();
	}

	private static String padded(String text, int width) {
		return text + " ".repeat(width - text.length());
	}

	private Stream<List<String>> types(TypeKind kind) {
		return this.runtime.definition().types(kind).stream().map((type) -> line(kind, type));
	}

	private List<String> line(TypeKind kind, TypeDeclaration<?, ?> type) {
		Class<?> model = type.configuration();
		return List.of(kind.name(), this.runtime.definition().typeName(type.name()), type.origin(),
				model.getSimpleName(),
				ModelClasses.isModel(model) ? String.valueOf(ModelClasses.of(model).components().size()) : "-",
				abilities(type));
	}

	/**
	 * Returns the names of our interfaces that the code implements, and what is declared
	 * besides.
	 */
	private static String abilities(TypeDeclaration<?, ?> type) {
		Stream<String> declared = (type instanceof ResourceDeclaration<?> resource && resource.isDataSource())
				? Stream.of("data source") : Stream.empty();
		return Stream
			.concat(declared,
					Stream.of(ClassUtils.getAllInterfacesForClass(type.implementation()))
						.filter((contract) -> contract.getName().startsWith(CONTRACTS))
						.map(Class::getSimpleName)
						.sorted())
			.collect(Collectors.joining(", "));
	}

	private Stream<List<String>> functions() {
		return this.runtime.definition()
			.functions()
			.stream()
			.flatMap((functions) -> DeclaredFunction.in(functions.implementation())
				.stream()
				.map((function) -> List.of("function", function.name(), functions.origin(), "-", "-", "")));
	}

}
