/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.ActionPlan;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.action.PlannableAction;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Feeds a pet.
 *
 * @param pet who eats: {@code wolf} is refused while validating, {@code full} while
 * planning, {@code sick} while eating; {@code picky} gives warnings
 * @param portions how much
 * @param pin opens the tin
 */
record Feed(String pet, @Default("1") long portions, @Sensitive @Nullable String pin) {

	/**
	 * Does it.
	 *
	 * @param upstream what is done is written down there
	 */
	record Code(
			CornerUpstream upstream) implements InvocableAction<Feed>, PlannableAction<Feed>, ConfigValidator<Feed> {

		@Override
		public void invoke(ActionData<Feed> data) {
			Feed feed = data.config();
			this.upstream.log("feed " + feed.pet() + " " + feed.portions());
			for (int portion = 1; portion <= feed.portions(); portion++) {
				data.progress("Portion " + portion + " for " + feed.pet()
						+ ((feed.pin() != null) ? " with " + feed.pin() : ""));
			}
			if (feed.pet().equals("picky")) {
				data.diagnostics().warning(AttributePath.root("pet"), "Leftovers", "Picky did not eat all.");
			}
			if (feed.pet().equals("sick")) {
				data.diagnostics().warning(AttributePath.root("portions"), "Too much", "Take less.");
				data.diagnostics().error(AttributePath.root("pet"), "Not eaten", "The pet is sick.");
			}
		}

		@Override
		public void plan(ActionPlan<Feed> plan) {
			if (is(plan.config(), "full")) {
				plan.diagnostics().error(AttributePath.root("pet"), "Not hungry", "The pet is full.");
			}
			if (is(plan.config(), "picky")) {
				plan.diagnostics().warning(AttributePath.root("pet"), "Picky", "The pet may not eat.");
			}
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (is(config, "wolf")) {
				diagnostics.error(AttributePath.root("pet"), "No such pet", "Wolves feed themselves.");
			}
		}

		private static boolean is(ObjectView config, String pet) {
			return config.value("pet").equals(TerraformValue.string(pet));
		}

	}

}
