/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.ProposedNew;
import dev.tfprovider.test.internal.engine.check.StateEncodingCheck;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.DeferredChange;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads data sources, or defers them until their dependencies exist.
 *
 * @param walk the walk
 */
record DataReader(Walk walk) {

	/**
	 * Read a data source whose configuration is known, and store it.
	 * @return the object, {@code null} if that failed
	 */
	@Nullable TerraformValue read(BlockInstance block, ResourceSchema schema, ObjectValue config, List<DeferredChange> deferred,
			EngineDiagnostics found) {
		ResourceAddress address = block.address();
		EngineDiagnostics errors = new EngineDiagnostics();
		errors.addAll(this.walk.client(address).validate(address, schema, config), address.toString());
		TerraformValue value = null;
		if (!errors.hasErrors()) {
			ProviderClient.ObjectAnswer answer = this.walk.client(address).readData(address.type(), schema, config);
			errors.addAll(answer.diagnostics(), address.toString());
			value = answer.value();
			if (answer.deferred() != null && !errors.hasErrors()) {
				if (this.walk.invocation().options().deferralAllowed()) {
					ResourceChange later = postpone(block, schema, config);
					deferred.add(new DeferredChange(answer.deferred(), later));
					this.walk.defer(address);
					found.addAll(errors);
					return later.after();
				}
				ProviderBug.refuseDeferral(address, errors);
			}
		}
		if (value != null && !errors.hasErrors()) {
			check(address, value, errors);
		}
		found.addAll(errors);
		if (value == null || errors.hasErrors()) {
			return null;
		}
		this.walk.store(address, schema, new LiveObject(value, ByteString.EMPTY, null));
		return value;
	}

	private void check(ResourceAddress address, TerraformValue value, EngineDiagnostics errors) {
		String provider = "Provider " + GoString.quote(this.walk.providerConfig(address));
		if (value.isNull()) {
			errors.error("Provider produced null object",
					provider + " produced a null value for " + address + "." + ProviderBug.PARAGRAPH);
		}
		else if (!StateEncodingCheck.check(address, value, errors)) {
			return;
		}
		else if (!value.isWhollyKnown()) {
			errors.error("Provider produced invalid object", provider + " produced a value for " + address
					+ " that is not wholly known." + ProviderBug.PARAGRAPH);
		}
	}

	/**
	 * Plan that a data source is read while applying.
	 */
	ResourceChange postpone(BlockInstance block, ResourceSchema schema, ObjectValue config) {
		return new ResourceChange(block.address(), null, ChangeAction.READ,
				config.isWhollyKnown() ? "read_because_dependency_pending" : "read_because_config_unknown",
				schema.nothing(), ProposedNew.ofDataSource(schema.block(), config), List.of(), ByteString.EMPTY,
				ResourceChange.Identities.NONE);
	}

}
