/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * An attribute of a schema, as the protocol carries it and as it is planned. Immutable;
 * made by a {@link Builder}. Equal to itself alone.
 *
 * @param name name of the attribute, {@code [a-z_][a-z0-9_]*}
 * @param type type of its values; for a nested attribute the one its objects imply
 * @param nested the objects inside a nested attribute, {@code null} for an attribute of a
 * plain type
 * @param mode who gives it its value
 * @param isSensitive whether the value is hidden in output. Covers everything nested in
 * the attribute; the state holds it in clear text
 * @param isWriteOnly whether the value only ever exists in the configuration, and is null
 * in every plan and state
 * @param description the description, maybe {@link DescriptionText#NONE}
 * @param deprecation the deprecation message, {@code null} unless deprecated
 * @param defaultValue the default: a wholly known value of the type, {@code null} if
 * there is none
 * @param derivedDefault the default, if it depends on other attributes, {@code null} if
 * there is none
 * @param planModifiers the plan modifiers, in order
 * @param plannedOnce what makes the value where the provider is to decide it, once for a
 * plan and its apply, {@code null} if nothing does
 * @param equality the semantic equality of the values
 * @param emptyForm how an empty result relates to null; {@link EmptyForm#DISTINCT} unless
 * set
 * @param isElementKey whether this attribute is the key of elements in a list or set, or
 * a part of it
 * @param allowedValues the allowed texts of the attribute, or of each of its elements,
 * none if any text may be a value. Messages show them, unlike other texts
 */
public record Attribute(String name, TerraformType type, @Nullable NestedObject nested, Mode mode, boolean isSensitive,
		boolean isWriteOnly, DescriptionText description, @Nullable String deprecation,
		@Nullable TerraformValue defaultValue, ObjectSchema.@Nullable DerivedDefault derivedDefault,
		List<PlanModifier> planModifiers, @Nullable PlannedValue<TerraformValue> plannedOnce, SemanticEquality equality,
		EmptyForm emptyForm, boolean isElementKey, List<String> allowedValues) implements SchemaMember {

	public Attribute {
		checkDefault(name, type, defaultValue);
		planModifiers = List.copyOf(planModifiers);
		allowedValues = List.copyOf(allowedValues);
	}

	private static void checkDefault(String name, TerraformType type, @Nullable TerraformValue value) {
		if (value == null) {
			return;
		}
		if (!type.hasDynamic() && !value.type().equals(type)) {
			throw new IllegalArgumentException(
					"The default of '%s' is a %s, not a %s".formatted(name, value.type(), type));
		}
		if (!value.isWhollyKnown()) {
			throw new IllegalArgumentException("The default of '%s' is not wholly known".formatted(name));
		}
	}

	/**
	 * Return a builder for an attribute of a plain type.
	 * @param name name of the attribute
	 * @param type type of its values
	 * @param mode who gives it its value
	 * @return a builder
	 */
	public static Builder of(String name, TerraformType type, Mode mode) {
		return new Builder(name, type, null, mode);
	}

	/**
	 * Return a builder for a nested attribute.
	 * @param name name of the attribute
	 * @param nested the objects inside
	 * @param mode who gives it its value
	 * @return a builder
	 */
	public static Builder nested(String name, NestedObject nested, Mode mode) {
		return new Builder(name, nested.type(), nested, mode);
	}

	@Override
	public @Nullable ObjectSchema inside() {
		return this.nested;
	}

	@Override
	public ObjectSchema.Nesting nesting() {
		return (this.nested != null) ? this.nested.nesting() : ObjectSchema.Nesting.SINGLE;
	}

	/**
	 * Return whether there is a default of either kind.
	 * @return whether something is planned where the configuration is null
	 */
	public boolean hasDefault() {
		return this.defaultValue != null || this.derivedDefault != null;
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return this == other;
	}

	@Override
	public int hashCode() {
		return System.identityHashCode(this);
	}

	@Override
	public String toString() {
		return this.name + " (" + this.type + ", " + this.mode + ")";
	}

	/**
	 * Builder for an {@link Attribute}.
	 */
	public static final class Builder {

		private final String name;

		private final TerraformType type;

		private final @Nullable NestedObject nested;

		private final Mode mode;

		private boolean sensitive;

		private boolean writeOnly;

		private DescriptionText description = DescriptionText.NONE;

		private @Nullable String deprecation;

		private @Nullable TerraformValue defaultValue;

		private ObjectSchema.@Nullable DerivedDefault derivedDefault;

		private final List<PlanModifier> planModifiers = new ArrayList<>();

		private @Nullable PlannedValue<TerraformValue> plannedOnce;

		private SemanticEquality equality = SemanticEquality.EXACT;

		private EmptyForm emptyForm = EmptyForm.DISTINCT;

		private boolean elementKey;

		private List<String> allowedValues = List.of();

		private Builder(String name, TerraformType type, @Nullable NestedObject nested, Mode mode) {
			this.name = Objects.requireNonNull(name, "'name' must not be null");
			this.type = type;
			this.nested = nested;
			this.mode = mode;
		}

		/**
		 * Hide the value in output.
		 * @param sensitive whether sensitive
		 */
		public Builder sensitive(boolean sensitive) {
			this.sensitive = sensitive;
			return this;
		}

		/**
		 * Keep the value out of every plan and state.
		 * @param writeOnly whether write-only
		 */
		public Builder writeOnly(boolean writeOnly) {
			this.writeOnly = writeOnly;
			return this;
		}

		/**
		 * Describe the attribute.
		 * @param description the text
		 */
		public Builder description(DescriptionText description) {
			this.description = description;
			return this;
		}

		/**
		 * Deprecate the attribute.
		 * @param deprecation what to use instead, {@code null} not to deprecate
		 */
		public Builder deprecation(@Nullable String deprecation) {
			this.deprecation = deprecation;
			return this;
		}

		/**
		 * Plan a value where the configuration is null.
		 * @param defaultValue a wholly known value of the attribute's type, {@code null}
		 * for no default
		 */
		public Builder defaultValue(@Nullable TerraformValue defaultValue) {
			this.defaultValue = defaultValue;
			return this;
		}

		/**
		 * Plan a value that depends on other attributes where the configuration is null.
		 * @param derivedDefault gives the value, {@code null} for no such default
		 */
		public Builder derivedDefault(ObjectSchema.@Nullable DerivedDefault derivedDefault) {
			this.derivedDefault = derivedDefault;
			return this;
		}

		/**
		 * Say what an empty result is against null.
		 * @param emptyForm the form
		 */
		public Builder emptyForm(EmptyForm emptyForm) {
			this.emptyForm = emptyForm;
			return this;
		}

		/**
		 * Add something that changes the plan of the attribute.
		 * @param modifier the modifier, run after those added before
		 */
		public Builder planModifier(PlanModifier modifier) {
			this.planModifiers.add(modifier);
			return this;
		}

		/**
		 * Make the value once for a plan and its apply, where the provider is to decide
		 * it.
		 * @param plannedOnce makes values of the attribute's type, {@code null} for
		 * nothing
		 */
		public Builder plannedOnce(@Nullable PlannedValue<TerraformValue> plannedOnce) {
			this.plannedOnce = plannedOnce;
			return this;
		}

		/**
		 * Say when two values mean the same.
		 * @param equality the equality
		 */
		public Builder equality(SemanticEquality equality) {
			this.equality = equality;
			return this;
		}

		/**
		 * Recognise elements of a list or set by the attribute.
		 * @param elementKey whether it is the key, or a part of it
		 */
		public Builder elementKey(boolean elementKey) {
			this.elementKey = elementKey;
			return this;
		}

		/**
		 * Name the only texts that the attribute, or each of its elements, can have.
		 * @param allowedValues the texts, none if any text may be a value
		 */
		public Builder allowedValues(List<String> allowedValues) {
			this.allowedValues = allowedValues;
			return this;
		}

		/**
		 * Make the attribute.
		 * @return the attribute
		 * @throws IllegalArgumentException if the default is not a wholly known value of
		 * the attribute's type
		 */
		public Attribute build() {
			return new Attribute(this.name, this.type, this.nested, this.mode, this.sensitive, this.writeOnly,
					this.description, this.deprecation, this.defaultValue, this.derivedDefault, this.planModifiers,
					this.plannedOnce, this.equality, this.emptyForm, this.elementKey, this.allowedValues);
		}

	}

	/**
	 * Determines who sets an attribute: the legal combinations of Terraform's flags
	 * {@code required}, {@code optional} and {@code computed}.
	 */
	public enum Mode {

		/**
		 * Required: the configuration must set the attribute.
		 */
		REQUIRED,

		/**
		 * Optional: the configuration may set the attribute, otherwise it is null.
		 */
		OPTIONAL,

		/**
		 * Computed: the provider sets the attribute, the configuration must not.
		 */
		COMPUTED,

		/**
		 * Optional and computed: the configuration may set the attribute, otherwise the
		 * provider does.
		 */
		OPTIONAL_COMPUTED;

		/**
		 * Return whether the configuration must set the attribute.
		 */
		public boolean isRequired() {
			return this == REQUIRED;
		}

		/**
		 * Return whether the configuration may leave the attribute out but also set it.
		 */
		public boolean isOptional() {
			return this == OPTIONAL || this == OPTIONAL_COMPUTED;
		}

		/**
		 * Return whether the provider decides the value when the configuration does not.
		 */
		public boolean isComputed() {
			return this == COMPUTED || this == OPTIONAL_COMPUTED;
		}

		/**
		 * Return whether a configuration may hold the attribute.
		 * @return {@code false} only for {@link #COMPUTED}
		 */
		public boolean isConfigurable() {
			return this != COMPUTED;
		}

	}

}
