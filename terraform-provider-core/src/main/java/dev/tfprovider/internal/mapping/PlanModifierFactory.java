/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.internal.mapping.mapper.CollectionMapper;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.mapper.ViewedValue;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.InstanceFactory;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Creates the plan modifiers and the semantic equality of a component.
 *
 * @param instances gives the author's own
 */
record PlanModifierFactory(InstanceFactory instances) {

	List<PlanModifier> modifiers(ComponentFlags flags, PlanFlags plan, RequiresReplaceMethod.Owner owner,
			InferenceScope scope) {
		List<PlanModifier> modifiers = new ArrayList<>();
		RequiresReplaceIf replaceIf = plan.replaceIf();
		boolean unchangeable = (flags.requiresReplace() || replaceIf != null)
				&& flags.mode(scope) == Attribute.Mode.OPTIONAL_COMPUTED && !flags.hasDefault();
		if (flags.stable() || flags.givenId() || unchangeable) {
			modifiers.add((scope.has(InheritedProperty.ROOT) && !plan.keepsNonNull())
					? PlanModifiers.USE_STATE_FOR_UNKNOWN : PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN);
		}
		else if (plan.keepsNonNull()) {
			modifiers.add(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN);
		}
		if (flags.requiresReplace() || flags.configuredId()) {
			modifiers.add(PlanModifiers.REQUIRES_REPLACE);
		}
		if (plan.replaceIfConfigured()) {
			modifiers.add(PlanModifiers.REQUIRES_REPLACE_IF_CONFIGURED);
		}
		if (replaceIf != null) {
			modifiers.add(RequiresReplaceMethod.of(replaceIf.value(), owner, scope));
		}
		plan.modifiers().forEach((type) -> modifiers.add(get(type, scope)));
		return modifiers;
	}

	/**
	 * Return what makes a component's value once, {@code null} if nothing does.
	 */
	@Nullable PlannedValue<TerraformValue> once(ComponentSource source, String name, ValueMapper mapper, InferenceScope scope) {
		PlannedOnce annotation = source.get(PlannedOnce.class);
		PlannedValue<?> customized = source.customization().plannedOnce();
		if (customized != null) {
			return once(customized, name, mapper);
		}
		return (annotation != null) ? once(get(annotation.value(), scope), name, mapper) : null;
	}

	private static PlannedValue<TerraformValue> once(PlannedValue<?> author, String name, ValueMapper mapper) {
		ViewedValue place = new ViewedValue(AttributePath.root(name), mapper, TerraformValue.ofNull(mapper.type()));
		return (planned) -> {
			Value<?> made = Objects.requireNonNull(author.make(planned),
					() -> author.getClass().getName() + " has returned null, which is no Value");
			return made.isUnknown() ? Value.unknown() : Value.known(place.write(made.orElse(null)));
		};
	}

	/**
	 * Return the semantic equality of a component's values.
	 */
	SemanticEquality equality(ComponentSource source, PlanFlags plan, ValueMapper mapper, InferenceScope scope) {
		SemanticEquality customized = source.customization().equality();
		if (customized != null) {
			return customized;
		}
		SemanticallyEqual annotation = plan.equality();
		if (annotation == null) {
			return mapper.equality();
		}
		SemanticEquality equality = get(annotation.value(), scope);
		if (!annotation.elements()) {
			return equality;
		}
		if (mapper.nested() == null && mapper instanceof CollectionMapper collection) {
			return collection.equality(equality);
		}
		throw scope.refuse("@SemanticallyEqual is for the elements of something that is no collection of simple values",
				"Remove elements = true, or put the annotation on a component of the nested record");
	}

	private <T> T get(Class<T> type, InferenceScope scope) {
		try {
			return this.instances.get(type);
		}
		catch (RuntimeException ex) {
			throw scope.refuse(type.getName() + " cannot be created: " + InvalidValueMessage.reason(ex),
					"Give it a constructor without parameters, or define a bean of it");
		}
	}

}
