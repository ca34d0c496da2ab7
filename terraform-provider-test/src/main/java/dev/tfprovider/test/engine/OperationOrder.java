/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The steps of an apply and what each one waits for.
 */
final class OperationOrder {

	private OperationOrder() {
	}

	static DependencyOrder<Operation> of(Module module, EngineState state, List<ResourceChange> changes) {
		DependencyOrder<Operation> order = new DependencyOrder<>();
		Map<String, ChangeAction> actions = new HashMap<>();
		for (ResourceChange change : changes) {
			String address = change.address().toString();
			if (change.deposedKey() != null) {
				order.add(new Operation(Operation.Kind.DELETE, address, change.deposedKey()));
				continue;
			}
			actions.put(address, change.action());
			if (change.action().deletes()) {
				order.add(Operation.delete(address));
			}
		}
		module.blocks().keySet().forEach((address) -> order.add(Operation.write(address)));
		module.blocks().values().forEach((block) -> addWrite(order, block, state, actions));
		actions.forEach((address, action) -> {
			if (action.deletes()) {
				addDelete(order, address, state, actions);
			}
		});
		return order;
	}

	private static void addWrite(DependencyOrder<Operation> order, ResourceBlock block, EngineState state,
			Map<String, ChangeAction> actions) {
		String address = block.address().toString();
		for (String needed : block.dependencies()) {
			order.need(Operation.write(address), Operation.write(needed));
		}
		List<String> before = state.find(address).map(StoredObject::dependencies).orElse(List.of());
		for (String needed : before) {
			if (actions.get(needed) == ChangeAction.DELETE) {
				order.need(Operation.write(address), Operation.delete(needed));
			}
		}
	}

	private static void addDelete(DependencyOrder<Operation> order, String address, EngineState state,
			Map<String, ChangeAction> actions) {
		boolean last = actions.get(address) == ChangeAction.CREATE_THEN_DELETE;
		if (last) {
			order.need(Operation.delete(address), Operation.write(address));
		}
		else {
			order.need(Operation.write(address), Operation.delete(address));
		}
		state.current().forEach((dependent, object) -> {
			if (!object.dependencies().contains(address)) {
				return;
			}
			order.need(Operation.delete(address), Operation.delete(dependent));
			if (last) {
				order.need(Operation.delete(address), Operation.write(dependent));
			}
		});
	}

}
