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
				order.add(new ApplyStep(ApplyStep.Kind.DELETE, change.address().toString(), change.deposedKey()));
				continue;
			}
			actions.put(change.address(), change.action());
			if (change.action().deletes()) {
				order.add(ApplyStep.delete(change.address().toString()));
			}
		}
		Map<String, List<String>> writes = writes(module, state, actions);
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
	private static Map<String, List<String>> writes(Module module, EngineState state,
			Map<ResourceAddress, ChangeAction> actions) {
		Map<String, Set<ResourceAddress>> found = new LinkedHashMap<>();
		module.blocks().keySet().forEach((address) -> found.put(address, new TreeSet<>()));
		actions.forEach((address, action) -> {
			if (action != ChangeAction.DELETE && found.containsKey(address.resource().toString())) {
				found.get(address.resource().toString()).add(address);
			}
		});
		state.current().keySet().stream().map(ResourceAddress::parse).forEach((address) -> {
			if (!actions.containsKey(address) && found.containsKey(address.resource().toString())) {
				found.get(address.resource().toString()).add(address);
			}
		});
		Map<String, List<String>> writes = new LinkedHashMap<>();
		found.forEach((block, addresses) -> writes.put(block,
				addresses.isEmpty() ? List.of(block) : addresses.stream().map(ResourceAddress::toString).toList()));
		return writes;
	}

	private static void addWrites(DependencyOrder<ApplyStep> order, Module module, ResourceBlock block,
			Map<String, List<String>> writes, EngineState state, Map<ResourceAddress, ChangeAction> actions) {
		for (String address : writes.getOrDefault(block.address().toString(), List.of())) {
			for (ResourceAddress needed : module.awaited(block)) {
				writes.getOrDefault(needed.resource().toString(), List.of())
					.stream()
					.filter((other) -> needed.contains(ResourceAddress.parse(other)))
					.forEach((other) -> order.need(ApplyStep.write(address), ApplyStep.write(other)));
			}
			block.actionsBefore()
				.forEach((action) -> order.need(ApplyStep.write(address),
						ApplyStep.write(action.resource().toString())));
			List<String> before = state.find(address).map(StoredObject::dependencies).orElse(List.of());
			actions.forEach((other, action) -> {
				if (action == ChangeAction.DELETE && before.contains(other.resource().toString())) {
					order.need(ApplyStep.write(address), ApplyStep.delete(other.toString()));
				}
			});
		}
	}

	private static void addDelete(DependencyOrder<ApplyStep> order, ResourceAddress deleted, EngineState state,
			Map<ResourceAddress, ChangeAction> actions) {
		String address = deleted.toString();
		boolean last = actions.get(deleted) == ChangeAction.CREATE_THEN_DELETE;
		if (last) {
			order.need(ApplyStep.delete(address), ApplyStep.write(address));
		}
		else {
			order.need(ApplyStep.write(address), ApplyStep.delete(address));
		}
		state.current().forEach((dependent, object) -> {
			if (!object.dependencies().contains(deleted.resource().toString())) {
				return;
			}
			order.need(ApplyStep.delete(address), ApplyStep.delete(dependent));
			if (last) {
				order.need(ApplyStep.delete(address), ApplyStep.write(dependent));
			}
		});
	}

}
