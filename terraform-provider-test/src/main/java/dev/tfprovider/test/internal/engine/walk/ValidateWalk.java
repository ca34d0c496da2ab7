/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.ModuleOrder;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;

/**
 * Validates a configuration in which only literal values are known.
 *
 * @param walk the walk
 */
public record ValidateWalk(Walk walk) {

	public void run() {
		this.walk.module()
			.blocks()
			.values()
			.stream()
			.map(ResourceBlock::provider)
			.distinct()
			.forEach((alias) -> new ProviderSetup(this.walk, alias).validate());
		if (this.walk.diagnostics().hasErrors()) {
			return;
		}
		for (ResourceBlock block : ModuleOrder.of(this.walk.module())) {
			if (this.walk.isBlocked(block) || !this.walk.diagnostics().collect((found) -> validate(block, found))) {
				this.walk.fail(block.address());
			}
		}
		new OutputReader(this.walk).read(this.walk.module());
	}

	private void validate(ResourceBlock block, EngineDiagnostics found) {
		ResourceAddress address = block.address();
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (schema == null) {
			String kind = address.data() ? "data source"
					: address.ephemeral() ? "ephemeral resource" : address.action() ? "action type" : "resource type";
			found.error("Invalid " + kind, "The provider " + this.walk.host().forDisplay(this.walk.provider())
					+ " does not support " + kind + " " + GoString.quote(address.type()) + ".");
			return;
		}
		block.lifecycle().actionTriggers().forEach((trigger) -> ActionEvents.check(this.walk, trigger, found));
		BlockInstance instance = new InstanceExpander(this.walk).any(block, found);
		ObjectValue config = this.walk.decode(instance, schema, found);
		if (config != null) {
			found.addAll(this.walk.client(address).validate(address, schema, config), address.toString());
		}
	}

}
