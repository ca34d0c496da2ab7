/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.Output;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * The parts of a walk that are still to come and need an ephemeral resource, directly or
 * through anything else. Its objects can be closed once there are none.
 */
final class EphemeralUsers {

	private final Module module;

	private final Map<ResourceAddress, Set<Object>> waiting = new LinkedHashMap<>();

	EphemeralUsers(Module module) {
		this.module = module;
	}

	/**
	 * Note that something is to come.
	 * @param user what it is known by
	 * @param needed the resources and data sources it needs, directly or not
	 */
	void add(Object user, Collection<ResourceAddress> needed) {
		needed.stream()
			.filter(ResourceAddress::ephemeral)
			.forEach((address) -> this.waiting.computeIfAbsent(address, (any) -> new HashSet<>()).add(user));
	}

	/**
	 * Note that something has come to its end.
	 * @return the ephemeral resources that it was the last to need
	 */
	List<ResourceAddress> done(Object user) {
		List<ResourceAddress> unused = new ArrayList<>();
		this.waiting.forEach((address, users) -> {
			if (users.remove(user) && users.isEmpty()) {
				unused.add(address);
			}
		});
		return unused;
	}

	/**
	 * Return whether anything else that is to come needs an ephemeral resource.
	 */
	boolean isNeededBeside(ResourceAddress address, Object user) {
		return this.waiting.getOrDefault(address, Set.of()).stream().anyMatch((other) -> !other.equals(user));
	}

	/**
	 * Return what a block needs, with itself, and with the actions that it triggers.
	 */
	Set<ResourceAddress> needed(ResourceBlock block) {
		Set<ResourceAddress> found = new TreeSet<>();
		collect(block.address(), found);
		block.lifecycle()
			.actionTriggers()
			.forEach((trigger) -> trigger.actions().forEach((action) -> collect(action.resource(), found)));
		return found;
	}

	/**
	 * Return what an expression needs.
	 */
	Set<ResourceAddress> needed(Expression expression) {
		Set<ResourceAddress> found = new TreeSet<>();
		this.module.dependencies(expression).forEach((address) -> collect(address, found));
		return found;
	}

	/**
	 * Return what the configuration of a provider needs.
	 */
	Set<ResourceAddress> neededOfProvider(String alias) {
		Expression.ObjectExpression provider = this.module.providers().get(alias);
		return (provider != null) ? needed(provider) : Set.of();
	}

	/**
	 * Return what output values need.
	 */
	Set<ResourceAddress> needed(Collection<Output> outputs) {
		Set<ResourceAddress> found = new TreeSet<>();
		outputs.forEach((output) -> found.addAll(needed(output.value())));
		return found;
	}

	private void collect(ResourceAddress address, Set<ResourceAddress> found) {
		ResourceBlock block = this.module.find(address).orElse(null);
		if (block != null && found.add(address)) {
			found.addAll(this.module.allDependencies(block));
		}
	}

}
