/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.TypeRef;

/**
 * Validates the declaration of a timeouts component: directly in the model, at most once,
 * and optional.
 */
record TimeoutsRules(ComponentFlags flags, TypeRef type, InferenceScope scope) {

	/**
	 * Check the component.
	 */
	void check() {
		TypeKind kind = this.scope.kind().type();
		Class<?> wanted = (kind != null) ? kind.limits().timeouts() : Void.class;
		this.scope.refuseIf(wanted == Void.class, "%s has no meaning in %s", "Remove the component", this.type,
				this.scope.kind());
		this.scope.refuseIf(!this.type.is(wanted), "%s is not for %s",
				"Declare the component as " + wanted.getSimpleName(), this.type, this.scope.kind());
		this.scope.refuseIf(!this.scope.has(InheritedProperty.ROOT), "timeouts are those of the whole object",
				"Move the component to the model itself");
		this.scope.refuseIf(!this.flags.nullable(), "nobody has to set timeouts", "Add @Nullable");
		Block block = this.flags.block();
		boolean plain = !this.flags.computed() && !this.flags.requiresReplace() && !this.flags.stable()
				&& !this.flags.writeOnly() && !this.flags.sensitive() && this.flags.defaults() == null
				&& this.flags.id() == null;
		this.scope.refuseIf(block == null && !plain, "the framework alone deals with timeouts",
				"Remove all annotations but @Nullable and @Block; defaults are what @Timeouts says");
	}

	/**
	 * Check a record that is not the type of a component, but of elements.
	 */
	static void checkPosition(TypeRef type, InferenceScope scope) {
		if (TimeoutsComponent.isType(type) && scope.depth() > 0) {
			throw scope.refuse("timeouts are those of the whole object",
					"Declare one component of the type " + type + " in the model itself");
		}
	}

	/**
	 * Check that a model has one such component at most.
	 */
	static void checkNumber(List<Component> components, InferenceScope scope) {
		List<String> names = components.stream().filter(TimeoutsComponent::isOne).map(Component::javaName).toList();
		if (names.size() > 1) {
			throw scope.refuse("the components " + names + " all hold timeouts", "Keep one of them");
		}
	}

}
