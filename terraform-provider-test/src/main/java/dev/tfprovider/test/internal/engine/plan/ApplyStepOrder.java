/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.address.DependencyOrder;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.state.StoredObject;

/**
 * Orders the steps of an apply by their dependencies.
 */
public final class ApplyStepOrder {

	private ApplyStepOrder() {
	}

	public static DependencyOrder<ApplyStep> of(Module module, EngineState state, List<ResourceChange> changes) {
		DependencyOrder<ApplyStep> order = new DependencyOrder<>();
		Map<ResourceAddress, ChangeAction> actions = new LinkedHashMap<>();
		for (ResourceChange change : changes) {
			if (change.deposedKey() != null) {
				order.add(new ApplyStep(ApplyStep.Kind.DELETE, change.address(), change.deposedKey()));
				continue;
			}
			actions.put(change.address(), change.action());
			if (change.action().deletes()) {
				order.add(ApplyStep.delete(change.address()));
			}
		}
		Map<ResourceAddress, Set<ResourceAddress>> writes = writes(module, state, actions);
		writes.values().forEach((addresses) -> addresses.forEach((address) -> order.add(ApplyStep.write(address))));
		module.blocks().values().forEach((block) -> addWrites(order, module, block, writes, state, actions));
		actions.forEach((address, action) -> {
			if (action.deletes()) {
				addDelete(order, address, state, actions);
			}
		});
		return order;
	}

	/**
	 * Return the instances of each block that are written or looked at; the block itself
	 * if it has none.
	 */
	private static Map<ResourceAddress, Set<ResourceAddress>> writes(Module module, EngineState state,
			Map<ResourceAddress, ChangeAction> actions) {
		Stream<ResourceAddress> changed = actions.keySet()
			.stream()
			.filter((address) -> actions.get(address) != ChangeAction.DELETE);
		Stream<ResourceAddress> kept = state.current()
			.keySet()
			.stream()
			.filter((address) -> !actions.containsKey(address));
		Map<ResourceAddress, Set<ResourceAddress>> found = Stream.concat(changed, kept)
			.collect(Collectors.groupingBy(ResourceAddress::resource, Collectors.toCollection(TreeSet::new)));
		Map<ResourceAddress, Set<ResourceAddress>> writes = new LinkedHashMap<>();
		module.blocks().keySet().forEach((block) -> writes.put(block, found.getOrDefault(block, Set.of(block))));
		return writes;
	}

	private static void addWrites(DependencyOrder<ApplyStep> order, Module module, ResourceBlock block,
			Map<ResourceAddress, Set<ResourceAddress>> writes, EngineState state,
			Map<ResourceAddress, ChangeAction> actions) {
		for (ResourceAddress address : writes.getOrDefault(block.address(), Set.of())) {
			for (ResourceAddress needed : module.awaited(block)) {
				writes.getOrDefault(needed.resource(), Set.of())
					.stream()
					.filter(needed::contains)
					.forEach((other) -> order.need(ApplyStep.write(address), ApplyStep.write(other)));
			}
			block.actionsBefore()
				.forEach((action) -> order.need(ApplyStep.write(address), ApplyStep.write(action.resource())));
			List<String> before = state.find(address).map(StoredObject::dependencies).orElse(List.of());
			actions.forEach((other, action) -> {
				if (action == ChangeAction.DELETE && before.contains(other.resource().toString())) {
					order.need(ApplyStep.write(address), ApplyStep.delete(other));
				}
			});
		}
	}

	private static void addDelete(DependencyOrder<ApplyStep> order, ResourceAddress address, EngineState state,
			Map<ResourceAddress, ChangeAction> actions) {
		boolean last = actions.get(address) == ChangeAction.CREATE_THEN_DELETE;
		if (last) {
			order.need(ApplyStep.delete(address), ApplyStep.write(address));
		}
		else {
			order.need(ApplyStep.write(address), ApplyStep.delete(address));
		}
		state.current().forEach((dependent, object) -> {
			if (!object.dependencies().contains(address.resource().toString())) {
				return;
			}
			order.need(ApplyStep.delete(address), ApplyStep.delete(dependent));
			if (last) {
				order.need(ApplyStep.delete(address), ApplyStep.write(dependent));
			}
		});
	}

}
