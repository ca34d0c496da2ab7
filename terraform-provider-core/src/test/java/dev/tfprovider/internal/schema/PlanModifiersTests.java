/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PlanModifiersTests {

	private static final TerraformValue NULL = TerraformValue.ofNull(TerraformType.STRING);

	private static final TerraformValue UNKNOWN = TerraformValue.unknown(TerraformType.STRING);

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue B = TerraformValue.string("b");

	@Test
	void useStateForUnknownPlansTheState() {
		assertThat(planned(PlanModifiers.USE_STATE_FOR_UNKNOWN, new Plan(NULL, A, UNKNOWN, true))).isEqualTo(A);
		assertThat(planned(PlanModifiers.USE_STATE_FOR_UNKNOWN, new Plan(NULL, NULL, UNKNOWN, true))).isEqualTo(NULL);
	}

	@Test
	void useStateForUnknownLeavesEverythingElse() {
		assertThat(planned(PlanModifiers.USE_STATE_FOR_UNKNOWN, new Plan(NULL, NULL, UNKNOWN, false)))
			.isEqualTo(UNKNOWN);
		assertThat(planned(PlanModifiers.USE_STATE_FOR_UNKNOWN, new Plan(UNKNOWN, A, UNKNOWN, true)))
			.isEqualTo(UNKNOWN);
		assertThat(planned(PlanModifiers.USE_STATE_FOR_UNKNOWN, new Plan(B, A, B, true))).isEqualTo(B);
	}

	@Test
	void useNonNullStateForUnknownLeavesUnknownWhereThereWasNothing() {
		assertThat(planned(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN, new Plan(NULL, A, UNKNOWN, true)))
			.isEqualTo(A);
		assertThat(planned(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN, new Plan(NULL, NULL, UNKNOWN, true)))
			.isEqualTo(UNKNOWN);
	}

	@Test
	void requiresReplaceAsksForAReplacementOnceTheValueDiffers() {
		assertThat(replaced(new Plan(B, A, B, true))).isTrue();
		assertThat(replaced(new Plan(UNKNOWN, A, UNKNOWN, true))).isTrue();
		assertThat(replaced(new Plan(A, A, A, true))).isFalse();
		assertThat(replaced(new Plan(A, NULL, A, false))).isFalse();
	}

	@Test
	void requiresReplaceIfConfiguredAsksOnlyWhereTheConfigurationSetsTheValue() {
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(B, A, B, true))).isTrue();
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(UNKNOWN, A, UNKNOWN, true)))
			.isTrue();
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(NULL, A, B, true))).isFalse();
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(NULL, A, NULL, true))).isFalse();
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(A, A, A, true))).isFalse();
		assertThat(replaced(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED, new Plan(B, NULL, B, false))).isFalse();
	}

	private static TerraformValue planned(PlanModifier modifier, Plan plan) {
		modifier.modify(plan);
		return plan.plan();
	}

	private static boolean replaced(Plan plan) {
		return replaced(PlanModifiers.REQUIRES_REPLACE, plan);
	}

	private static boolean replaced(PlanModifier modifier, Plan plan) {
		modifier.modify(plan);
		return plan.replace;
	}

	private static final class Plan implements AttributePlan {

		private final TerraformValue config;

		private final TerraformValue state;

		private TerraformValue plan;

		private final boolean exists;

		private boolean replace;

		Plan(TerraformValue config, TerraformValue state, TerraformValue plan, boolean exists) {
			this.config = config;
			this.state = state;
			this.plan = plan;
			this.exists = exists;
		}

		@Override
		public AttributePath path() {
			return AttributePath.root("name");
		}

		@Override
		public TerraformValue config() {
			return this.config;
		}

		@Override
		public TerraformValue state() {
			return this.state;
		}

		@Override
		public TerraformValue plan() {
			return this.plan;
		}

		@Override
		public boolean exists() {
			return this.exists;
		}

		@Override
		public ObjectView resourceConfig() {
			throw new UnsupportedOperationException();
		}

		@Override
		public ObjectView resourceState() {
			throw new UnsupportedOperationException();
		}

		@Override
		public Diagnostics diagnostics() {
			throw new UnsupportedOperationException();
		}

		@Override
		public void setPlan(TerraformValue value) {
			this.plan = value;
		}

		@Override
		public void requireReplace() {
			this.replace = true;
		}

	}

}
