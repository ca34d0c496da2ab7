/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.HashMap;
import java.util.Map;

import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Builds the state after a change from the object that the author returned or saved.
 *
 * @param type the resource type
 * @param request the change
 */
record AppliedState(ResourceType<?> type, Request request) {

	/**
	 * Return an object without what is only for the configuration, in the types and the
	 * notation of the plan, with the timeouts that were configured.
	 */
	ObjectValue of(ObjectValue object) {
		BlockSchema block = this.type.schema().block();
		TerraformValue planned = this.request.planned();
		ObjectValue state = inItsNotation(object);
		state = KeepDynamicType.OF_PLAN.apply(block, planned, this.request.prior(), state);
		state = KeepEmptyForm.OF_PLAN.apply(block, this.request.config(), planned, state);
		state = KeepSemanticallyEqual.OF_PLAN.apply(block, this.request.config(), planned, state);
		return state;
	}

	/**
	 * Return an object without what is only for the configuration, with the timeouts that
	 * were configured.
	 */
	ObjectValue inItsNotation(ObjectValue object) {
		TerraformValue planned = this.request.planned();
		ObjectValue state = NullWriteOnly.in(this.type.schema().block(), object);
		return this.type.limits().keep(state, planned.isNull() ? this.request.prior() : planned);
	}

	/**
	 * Return what Terraform takes for the planned object although some of it is not there
	 * yet: the object, with planned values where it has others. The next refresh tells
	 * the truth.
	 */
	ObjectValue asPlanned(ObjectValue object) {
		if (!(this.request.planned() instanceof ObjectValue planned)) {
			return object;
		}
		Map<String, TerraformValue> changes = new HashMap<>();
		ResultCheck.violations(this.type.schema().block(), planned, object)
			.stream()
			.map((violation) -> violation.path().iterator().next())
			.map((step) -> ((AttributePath.AttributeName) step).name())
			.forEach((name) -> changes.put(name, planned.get(name)));
		return changes.isEmpty() ? object : object.with(changes);
	}

}
