/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.check.ObjectCompatibility;
import dev.tfprovider.test.internal.engine.check.StateEncodingCheck;
import dev.tfprovider.test.internal.engine.check.WriteOnlyAttributes;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.ResourceChange;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.Unknowns;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Has the provider apply one change, and checks the result.
 *
 * @param walk the walk
 */
record ManagedApplier(Walk walk) {

	/**
	 * Carry out a change.
	 * @param current the object as the state has it, {@code null} if it has none
	 * @param config the configuration, null on a delete
	 * @return the object to store, {@code null} for none
	 */
	@Nullable LiveObject apply(ResourceChange change, ResourceSchema schema, @Nullable LiveObject current, TerraformValue config,
			EngineDiagnostics found) {
		EngineDiagnostics errors = new EngineDiagnostics();
		LiveObject planned = new LiveObject(change.after(), change.privateBytes(), change.identities().after());
		ProviderClient.ObjectAnswer answer = this.walk.client(change.address())
			.apply(change.address().type(), schema, change.before(), planned, config);
		String address = change.address().toString();
		errors.addAll(answer.diagnostics(), config.isNull() ? null : address);
		TerraformValue value = answer.value();
		new IdentityReader(this.walk).requireKnown(change.address(), answer.identity(), errors);
		if (value == null) {
			value = change.after().isNull() ? change.after() : change.before();
		}
		List<AttributePath> writeOnly = WriteOnlyAttributes.paths(schema.block(), value);
		if (!writeOnly.isEmpty()) {
			writeOnly.forEach((path) -> errors.error("Provider produced invalid object",
					ProviderBug.writeOnly(this.walk, change.address(), path, " after apply")));
			if (!this.walk.host().has(HostDifference.STORES_REFUSED_RESULT)) {
				found.addAll(errors);
				return this.walk.host().has(HostDifference.KEEPS_OBJECT_OF_REFUSED_RESULT) ? current : null;
			}
		}
		value = known(address, value, errors);
		if (change.action() != ChangeAction.DELETE && !errors.hasErrors() && !answer.legacy()) {
			checkResult(change, schema, value, errors);
		}
		checkExistence(change, value, errors);
		boolean storable = StateEncodingCheck.check(change.address(), value, errors);
		found.addAll(errors);
		return storable ? result(change, current, value, answer, errors.hasErrors()) : current;
	}

	private TerraformValue known(String address, TerraformValue value, EngineDiagnostics errors) {
		if (value.isWhollyKnown()) {
			return value;
		}
		for (AttributePath path : Unknowns.paths(value)) {
			errors.error("Provider returned invalid result object after apply",
					"After the apply operation, the provider still indicated an unknown value for " + address
							+ CheckProblem.pathText(path)
							+ ". All values must be known after apply, so this is always a "
							+ "bug in the provider and should be reported in the provider's own repository. Terraform "
							+ "will still save the other known object values in the state.");
		}
		return Unknowns.asNull(value);
	}

	private void checkResult(ResourceChange change, ResourceSchema schema, TerraformValue value,
			EngineDiagnostics errors) {
		ObjectCompatibility.problems(schema.block(), change.after(), value)
			.forEach((problem) -> errors.error("Provider produced inconsistent result after apply",
					"When applying changes to " + change.address() + ", provider "
							+ GoString.quote(this.walk.providerConfig(change.address()))
							+ " produced an unexpected new value: " + problem.message() + "." + ProviderBug.PARAGRAPH));
	}

	private static void checkExistence(ResourceChange change, TerraformValue value, EngineDiagnostics errors) {
		if (errors.hasErrors()) {
			return;
		}
		boolean delete = change.action() == ChangeAction.DELETE;
		if (delete && !value.isNull()) {
			errors.error("Provider returned invalid result object after apply", "After applying a " + change.action()
					+ " plan, the provider returned a non-null object for " + change.address()
					+ ". Destroying should always produce a null value, so this is always a bug in the provider and "
					+ "should be reported in the provider's own repository. Terraform will still save this errant "
					+ "object in the state for debugging and recovery.");
		}
		if (!delete && value.isNull()) {
			errors.error("Provider returned invalid result object after apply", "After applying a " + change.action()
					+ " plan, the provider returned a null object for " + change.address()
					+ ". Only destroying should always produce a null value, so this is always a bug in the provider "
					+ "and should be reported in the provider's own repository.");
		}
	}

	private static @Nullable LiveObject result(ResourceChange change, @Nullable LiveObject current,
			TerraformValue value, ProviderClient.ObjectAnswer answer, boolean failed) {
		if (failed && value.isNull()) {
			return current;
		}
		if (value.isNull()) {
			return null;
		}
		boolean tainted = failed && (change.action() == ChangeAction.CREATE || current != null && current.tainted());
		TerraformValue identity = answer.identity();
		if (identity != null && !identity.isWhollyKnown()) {
			identity = null;
		}
		return new LiveObject(value, answer.privateBytes(), identity, tainted,
				(current != null) ? current.dependencies() : List.of());
	}

	/**
	 * Hold the final plan against the one made before the apply.
	 */
	void checkFinalPlan(ResourceChange planned, ResourceChange actual, ResourceSchema schema, EngineDiagnostics found) {
		String beginning = "When expanding the plan for " + planned.address()
				+ " to include new values learned so far during apply, provider "
				+ GoString.quote(this.walk.provider());
		boolean became = planned.action() == ChangeAction.UPDATE && actual.action() == ChangeAction.NO_OP;
		if (planned.action() != actual.action() && !became) {
			found.error("Provider produced inconsistent final plan", beginning + " changed the planned action from "
					+ planned.action() + " to " + actual.action() + "." + ProviderBug.PARAGRAPH);
		}
		ObjectCompatibility.problems(schema.block(), planned.after(), actual.after())
			.forEach((problem) -> found.error("Provider produced inconsistent final plan", beginning
					+ " produced an invalid new value for " + problem.message() + "." + ProviderBug.PARAGRAPH));
	}

}
