/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.config.ActionTrigger;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.plan.ChangeAction;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * The rules of triggers: which events a change has, whether the condition of a trigger
 * holds, and how hosts pass on what actions say.
 */
final class ActionEvents {

	private static final List<String> ALWAYS = List.of("before_create", "after_create", "before_update",
			"after_update");

	private static final List<String> OF_THE_END = List.of("before_destroy", "after_destroy");

	private ActionEvents() {
	}

	/**
	 * Check that a host knows the events of a trigger.
	 */
	static void check(Walk walk, ActionTrigger trigger, EngineDiagnostics found) {
		boolean ends = !walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS);
		for (String event : trigger.events()) {
			if (!ALWAYS.contains(event) && !(ends && OF_THE_END.contains(event))) {
				found.error("Invalid \"event\" value " + event,
						"The \"event\" argument supports the following values: before_create, after_create, "
								+ "before_update, after_update" + (ends ? ", before_destroy, after_destroy." : "."));
			}
		}
		trigger.actions()
			.stream()
			.filter((action) -> walk.module().find(action).isEmpty())
			.forEach((action) -> found.error("action_trigger actions references non-existent action",
					"The lifecycle action_trigger actions list contains a reference to the action \"" + action
							+ "\" that does not exist in the configuration of this module."));
	}

	/**
	 * Return the events of a trigger that a change is.
	 */
	static List<String> of(ActionTrigger trigger, ChangeAction change) {
		return trigger.events().stream().filter((event) -> isOne(event, change)).toList();
	}

	private static boolean isOne(String event, ChangeAction change) {
		return switch (event.substring(event.indexOf('_') + 1)) {
			case "create" -> change == ChangeAction.CREATE || change.isReplace();
			case "update" -> change == ChangeAction.UPDATE;
			case "destroy" -> change.deletes();
			default -> false;
		};
	}

	/**
	 * Return whether the condition of a trigger holds.
	 */
	static boolean holds(Walk walk, BlockInstance resource, ActionTrigger trigger, EngineDiagnostics found) {
		if (trigger.condition() == null) {
			return true;
		}
		try {
			TerraformValue value = Evaluation.convert(
					walk.evaluation(resource).evaluate(AttributePath.root("condition"), trigger.condition()),
					TerraformType.BOOL);
			if (value.isWhollyKnown() && !value.isNull()) {
				return value == BoolValue.TRUE;
			}
			found.error("Condition must be known",
					"The condition expression resulted in an unknown value, but it must be a known boolean value.");
		}
		catch (EvaluationException ex) {
			found.error(ex.summary(), ex.detail());
		}
		return false;
	}

	/**
	 * Return what a host tells of the diagnostics of an action that a change triggers.
	 * @param warnings the summary if there are only warnings
	 * @param errors the summary if there is an error
	 */
	static List<EngineDiagnostic> told(Walk walk, List<EngineDiagnostic> said, String warnings, String errors,
			String action) {
		if (!walk.host().has(HostDifference.SUMS_UP_TRIGGERED_ACTIONS)) {
			return said.stream().map((diagnostic) -> diagnostic.about(action)).toList();
		}
		if (said.isEmpty()) {
			return List.of();
		}
		boolean failed = said.stream().anyMatch(EngineDiagnostic::error);
		String text = EngineDiagnostic.text(said);
		return List.of(failed ? EngineDiagnostic.error(errors, text) : EngineDiagnostic.warning(warnings, text));
	}

}
