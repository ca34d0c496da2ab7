/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * A block of a configuration that a provider has a schema for.
 *
 * @param type the kind of type, {@code null} for the provider itself
 * @param block how configurations write it
 */
record ExampleBlock(@Nullable TypeKind type, TypeKind.Block block) {

	static final ExampleBlock PROVIDER = new ExampleBlock(null,
			new TypeKind.Block("provider", 1, false, Set.of("alias", "version"), Set.of(), Set.of()));

	static final ExampleBlock RESOURCE = of(TypeKind.RESOURCE);

	static final ExampleBlock STATE_STORE = of(TypeKind.STATE_STORE);

	private static final Map<String, ExampleBlock> BY_KEYWORD = Stream
		.concat(Stream.of(PROVIDER), TypeKind.all().stream().map(ExampleBlock::of))
		.collect(Collectors.toMap(ExampleBlock::keyword, Function.identity()));

	private static ExampleBlock of(TypeKind type) {
		return new ExampleBlock(type, type.block());
	}

	static Map<String, ExampleBlock> byKeyword() {
		return BY_KEYWORD;
	}

	/**
	 * Return what an expression refers to by its first step.
	 */
	static ExampleBlock referenced(String step) {
		ExampleBlock found = BY_KEYWORD.get(step);
		return (found != null && found.block.labels() > 1) ? found : RESOURCE;
	}

	String keyword() {
		return this.block.keyword();
	}

}
