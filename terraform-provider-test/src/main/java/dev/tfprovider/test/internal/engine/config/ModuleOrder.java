/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.test.internal.engine.address.DependencyOrder;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;

/**
 * The blocks of a configuration in order of dependency.
 */
public final class ModuleOrder {

	private ModuleOrder() {
	}

	public static List<ResourceBlock> of(Module module) {
		DependencyOrder<ResourceAddress> order = new DependencyOrder<>();
		Collection<ResourceBlock> blocks = module.blocks().values();
		blocks.forEach((block) -> order.add(block.address()));
		blocks.forEach((block) -> module.dependencies(block).forEach((needed) -> order.need(block.address(), needed)));
		return order.sorted().stream().flatMap((address) -> module.find(address).stream()).toList();
	}

	/**
	 * Return the addresses whose replacement comes before the deletion: those that ask
	 * for it and everything they need.
	 */
	public static Set<ResourceAddress> createdBeforeDestroyed(Module module) {
		Set<ResourceAddress> addresses = new HashSet<>();
		module.blocks().values().stream().filter(ResourceBlock::createBeforeDestroy).forEach((block) -> {
			addresses.add(block.address());
			addresses.addAll(module.allDependencies(block));
		});
		return addresses;
	}

}
