/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.RequiresReplaceIfConfigured;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.schema.PlanModifier;
import org.jspecify.annotations.Nullable;

/**
 * Collects the annotations of a component that affect planning, besides its
 * {@link ComponentFlags}.
 *
 * @param elementKey whether elements are recognised by it
 * @param keepsNonNull whether it never changes once it is not null
 * @param replaceIfConfigured whether a configured change requires a replacement
 * @param replaceIf names the method that tells which changes do
 * @param modifiers the author's own modifiers
 * @param once whether the value is made once
 * @param equality the author's own equality
 */
record PlanFlags(boolean elementKey, boolean keepsNonNull, boolean replaceIfConfigured,
		@Nullable RequiresReplaceIf replaceIf, List<Class<? extends PlanModifier>> modifiers, boolean once,
		@Nullable SemanticallyEqual equality) {

	static PlanFlags of(ComponentSource component) {
		List<PlanModifiedBy> modifiers = component.getAll(PlanModifiedBy.class);
		return new PlanFlags(component.has(ElementKey.class), component.has(UseNonNullStateForUnknown.class),
				component.has(RequiresReplaceIfConfigured.class), component.get(RequiresReplaceIf.class),
				modifiers.stream().<Class<? extends PlanModifier>>map(PlanModifiedBy::value).toList(),

				component.has(PlannedOnce.class) || component.customization().plannedOnce() != null,
				component.get(SemanticallyEqual.class));
	}

	/**
	 * Refuse what contradicts the flags of the component.
	 */
	void check(ComponentFlags flags, InferenceScope scope) {
		if (flags.block() != null) {
			boolean any = this.elementKey || this.keepsNonNull || this.replaceIfConfigured || this.replaceIf != null
					|| !this.modifiers.isEmpty() || this.once || this.equality != null;
			scope.refuseIf(any, "a block has no plan of its own",
					"Put annotations about the plan on the components inside, or remove @Block");
			return;
		}
		checkKind(scope);
		Attribute.Mode mode = flags.mode(scope);
		scope.refuseIf(this.keepsNonNull && !mode.isComputed(),
				"@UseNonNullStateForUnknown is on something the provider does not decide",
				"Remove it, or add @Computed");
		boolean replaces = this.replaceIfConfigured || this.replaceIf != null;
		scope.refuseIf(replaces && mode == Attribute.Mode.COMPUTED,
				"a replacement is asked for on something only the provider decides",
				"Remove the annotation, or add @Nullable to make the component configurable");
		checkOnce(flags, mode, scope);
		checkKey(flags, mode, scope);
	}

	/**
	 * A record inside may also be part of a resource, so what it says about the plan is
	 * left alone.
	 */
	private void checkKind(InferenceScope scope) {
		boolean planned = this.keepsNonNull || this.replaceIfConfigured || this.replaceIf != null
				|| !this.modifiers.isEmpty() || this.once;
		scope.refuseIf(planned && scope.has(InheritedProperty.ROOT) && !scope.kind().isState(),
				"there is no plan for " + scope.kind(), "Remove the annotations about it");
		scope.refuseIf(planned && scope.has(InheritedProperty.PLAIN_OBJECT),
				"the parts of a plain object have no plan of their own",
				"Put annotations about the plan on the component that is marked as a plain object, or remove the mark");
	}

	private void checkOnce(ComponentFlags flags, Attribute.Mode mode, InferenceScope scope) {
		if (!this.once) {
			return;
		}
		scope.refuseIf(!mode.isComputed() || flags.hasDefault(),
				"@PlannedOnce is on something the provider does not decide",
				"Add @Computed, and remove @Default if there is one");
		scope.refuseIf(scope.has(InheritedProperty.COMPUTED),
				"@PlannedOnce is inside something that is decided as a whole", "Put it on the component around it");
		scope.refuseIf(scope.has(InheritedProperty.IN_SET),
				"@PlannedOnce is inside a set, whose elements have no place to keep a value for", "Use a list or map");
	}

	private void checkKey(ComponentFlags flags, Attribute.Mode mode, InferenceScope scope) {
		if (!this.elementKey) {
			return;
		}
		scope.refuseIf(scope.has(InheritedProperty.ROOT), "@ElementKey is on a component of the model itself",
				"Put it on a component of the record that is the element of a list or set");
		boolean undecided = mode.isComputed() && !flags.hasDefault() && !scope.has(InheritedProperty.COMPUTED);
		scope.refuseIf(undecided || flags.writeOnly(scope), "an element cannot be recognised by what the plan lacks",
				"Put @ElementKey on a component that the configuration sets");
	}

}
