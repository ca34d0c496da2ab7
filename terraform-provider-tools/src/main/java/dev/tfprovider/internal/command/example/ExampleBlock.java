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

/**
 * Blocks that a provider takes part in, each with what Terraform itself reads in it.
 */
enum ExampleBlock {

	PROVIDER("provider", 1, false, Set.of("alias", "version"), Set.of()),

	RESOURCE("resource", 2, false, Set.of("count", "for_each", "provider", "depends_on"),
			Set.of("lifecycle", "connection", "provisioner")),

	DATA_SOURCE("data", 2, false, Set.of("count", "for_each", "provider", "depends_on"), Set.of("lifecycle")),

	EPHEMERAL_RESOURCE("ephemeral", 2, false, Set.of("count", "for_each", "provider", "depends_on"),
			Set.of("lifecycle")),

	LIST_RESOURCE("list", 2, true, Set.of("count", "for_each", "provider", "limit", "include_resource"), Set.of()),

	ACTION("action", 2, true, Set.of("count", "for_each", "provider"), Set.of()),

	STATE_STORE("state_store", 1, false, Set.of(), Set.of("provider"));

	private static final Map<String, ExampleBlock> BY_KEYWORD = Stream.of(values())
		.collect(Collectors.toMap(ExampleBlock::keyword, Function.identity()));

	private final String keyword;

	private final int labels;

	private final boolean config;

	private final Set<String> arguments;

	private final Set<String> blocks;

	ExampleBlock(String keyword, int labels, boolean config, Set<String> arguments, Set<String> blocks) {
		this.keyword = keyword;
		this.labels = labels;
		this.config = config;
		this.arguments = arguments;
		this.blocks = blocks;
	}

	static Map<String, ExampleBlock> byKeyword() {
		return BY_KEYWORD;
	}

	String keyword() {
		return this.keyword;
	}

	/**
	 * Return how many labels the block has.
	 */
	int labels() {
		return this.labels;
	}

	/**
	 * Return whether the provider reads a block {@code config} inside instead.
	 */
	boolean hasConfigBlock() {
		return this.config;
	}

	/**
	 * Return the arguments that Terraform reads.
	 */
	Set<String> arguments() {
		return this.arguments;
	}

	/**
	 * Return the blocks that Terraform reads.
	 */
	Set<String> blocks() {
		return this.blocks;
	}

}
