/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.StringValue;
import org.jspecify.annotations.Nullable;

/**
 * A whole configuration: the provider block, resources and data sources. Immutable.
 *
 * @param provider the provider block, {@code null} if there is none
 * @param blocks resources and data sources by address, in order of declaration
 */
public record Module(Expression.@Nullable ObjectExpression provider, Map<String, ResourceBlock> blocks) {

	private static final List<String> UNSUPPORTED = List.of("count", "for_each", "provider", "provisioner",
			"connection");

	public Module {
		blocks = Collections.unmodifiableMap(new LinkedHashMap<>(blocks));
	}

	/**
	 * Return a configuration that says nothing.
	 * @return the configuration
	 */
	public static Module empty() {
		return new Module(null, Map.of());
	}

	/**
	 * Return this configuration with another provider block.
	 * @param body the arguments
	 * @return the changed configuration
	 */
	public Module withProvider(Expression.ObjectExpression body) {
		return new Module(body, this.blocks);
	}

	/**
	 * Return this configuration with a resource or data source in place of any of that
	 * address.
	 * @param address the address
	 * @param body its arguments and blocks, with {@code depends_on} and {@code lifecycle}
	 * @return the changed configuration
	 */
	public Module with(ResourceAddress address, Expression.ObjectExpression body) {
		Map<String, ResourceBlock> changed = new LinkedHashMap<>(this.blocks);
		changed.put(address.toString(), block(address, body));
		return new Module(this.provider, changed);
	}

	/**
	 * Find a resource or data source.
	 * @param address its address
	 * @return the block, empty if there is none
	 */
	public Optional<ResourceBlock> find(String address) {
		return Optional.ofNullable(this.blocks.get(address));
	}

	private static ResourceBlock block(ResourceAddress address, Expression.ObjectExpression body) {
		Map<String, Expression> arguments = new LinkedHashMap<>(body.members());
		UNSUPPORTED.stream().filter(arguments::containsKey).findFirst().ifPresent((name) -> {
			throw new IllegalArgumentException(
					"The in-memory engine knows no '" + name + "', which " + address + " has");
		});
		List<String> dependsOn = texts(arguments.remove("depends_on"));
		Map<String, Expression> lifecycle = members(arguments.remove("lifecycle"));
		List<String> ignored = texts(lifecycle.get("ignore_changes"));
		IgnoreChanges ignoreChanges = ignored.equals(List.of("all")) ? new IgnoreChanges(true, List.of())
				: new IgnoreChanges(false, ignored.stream().map(TemplateParser::path).toList());
		boolean createBeforeDestroy = lifecycle.get("create_before_destroy") instanceof Expression.Literal literal
				&& literal.value() == BoolValue.TRUE;
		return new ResourceBlock(address, new Expression.ObjectExpression(arguments), dependsOn, ignoreChanges,
				createBeforeDestroy);
	}

	private static Map<String, Expression> members(@Nullable Expression expression) {
		if (expression instanceof Expression.ListExpression list && list.elements().size() == 1) {
			return members(list.elements().get(0));
		}
		return (expression instanceof Expression.ObjectExpression object) ? object.members() : Map.of();
	}

	private static List<String> texts(@Nullable Expression expression) {
		List<String> texts = new ArrayList<>();
		if (expression instanceof Expression.ListExpression list) {
			list.elements().forEach((element) -> texts.addAll(texts(element)));
		}
		else if (expression instanceof Expression.Literal literal && literal.value() instanceof StringValue text) {
			texts.add(text.text());
		}
		return texts;
	}

}
