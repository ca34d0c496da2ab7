/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.config.Module;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.test.internal.engine.plan.OutputChange;
import dev.tfprovider.test.internal.engine.state.StoredOutput;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates output values.
 *
 * @param walk the walk
 */
record OutputReader(Walk walk) {

	/**
	 * Plan the output values.
	 * @param destroy whether everything goes
	 */
	void plan(boolean destroy, List<OutputChange> changes) {
		Map<String, StoredOutput> before = Map.copyOf(this.walk.state().outputs());
		Map<String, StoredOutput> after = destroy ? Map.of() : read(this.walk.module());
		after.forEach((name, output) -> changes.add(change(name, before.get(name), output)));
		Map<String, StoredOutput> kept = new LinkedHashMap<>(after);
		before.forEach((name, output) -> {
			if (!this.walk.module().values().outputs().containsKey(name) || destroy) {
				changes.add(new OutputChange(name, ChangeAction.DELETE, output.value(),
						TerraformValue.ofNull(TerraformType.DYNAMIC), output.sensitive()));
				kept.put(name, output);
			}
		});
		keep(kept);
	}

	/**
	 * Have the state hold the values that are known, and no others.
	 */
	void keep(Map<String, StoredOutput> outputs) {
		Map<String, StoredOutput> kept = this.walk.state().outputs();
		kept.clear();
		outputs.forEach((name, output) -> {
			if (!output.value().isNull() && output.value().isWhollyKnown()) {
				kept.put(name, output);
			}
		});
	}

	private static OutputChange change(String name, @Nullable StoredOutput before, StoredOutput after) {
		if (before == null) {
			return new OutputChange(name, after.value().isNull() ? ChangeAction.NO_OP : ChangeAction.CREATE,
					TerraformValue.ofNull(TerraformType.DYNAMIC), after.value(), after.sensitive());
		}
		if (after.value().isNull()) {
			return new OutputChange(name, ChangeAction.DELETE, before.value(), after.value(), after.sensitive());
		}
		boolean same = after.value().isWhollyKnown() && after.equals(before);
		return new OutputChange(name, same ? ChangeAction.NO_OP : ChangeAction.UPDATE, before.value(), after.value(),
				after.sensitive());
	}

	private void refuse() {
		this.walk.diagnostics()
			.error("Output refers to sensitive values",
					"To reduce the risk of accidentally exporting sensitive data that was intended to be only internal, "
							+ "Terraform requires that any root module output containing sensitive data be explicitly "
							+ "marked as sensitive, to confirm your intent.\n\nIf you do intend to export this data, "
							+ "annotate the output value as sensitive by adding the following argument:\n    sensitive "
							+ "= true");
	}

	private boolean isJudged() {
		return this.walk.phase() == Walk.Phase.PLAN || this.walk.phase() == Walk.Phase.VALIDATE
				&& this.walk.host().has(HostDifference.VALIDATES_SENSITIVE_OUTPUTS);
	}

	/**
	 * Evaluate the output values and note what is wrong with them.
	 */
	Map<String, StoredOutput> read(Module module) {
		Map<String, StoredOutput> outputs = new LinkedHashMap<>();
		module.values().outputs().forEach((name, output) -> {
			boolean blocked = this.walk.module()
				.dependencies(output.value())
				.stream()
				.anyMatch(this.walk::isUnavailable);
			if (blocked) {
				return;
			}
			try {
				TerraformValue value = new Evaluation(this.walk, "output." + name).evaluate(AttributePath.root("value"),
						output.value());
				outputs.put(name, new StoredOutput(value, output.sensitive()));
				if (EphemeralUse.isEphemeral(this.walk.module(), output.value())) {
					this.walk.diagnostics()
						.error("Ephemeral value not allowed",
								"This output value is not declared as returning an ephemeral value, so it cannot be set to a "
										+ "result derived from an ephemeral value.");
				}
				if (isJudged() && !output.sensitive() && new Sensitivity(this.walk).isSensitive(output.value())) {
					refuse();
				}
			}
			catch (EvaluationException ex) {
				this.walk.diagnostics().error(ex.summary(), ex.detail());
			}
		});
		return outputs;
	}

}
