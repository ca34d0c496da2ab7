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
 * made by a {@link Builder}.
 */
public final class Attribute {

	private final String name;

	private final TerraformType type;

	private final @Nullable NestedObject nested;

	private final Mode mode;

	private final boolean sensitive;

	private final boolean writeOnly;

	private final DescriptionText description;

	private final @Nullable String deprecation;

	private final @Nullable TerraformValue defaultValue;

	private final ObjectSchema.@Nullable DerivedDefault derivedDefault;

	private final List<PlanModifier> planModifiers;

	private final @Nullable PlannedValue<TerraformValue> plannedOnce;

	private final SemanticEquality equality;

	private final EmptyForm emptyForm;

	private final boolean elementKey;

	private final List<String> allowedValues;

	private Attribute(Builder builder) {
		this.name = builder.name;
		this.type = builder.type;
		this.nested = builder.nested;
		this.mode = builder.mode;
		this.sensitive = builder.sensitive;
		this.writeOnly = builder.writeOnly;
		this.description = builder.description;
		this.deprecation = builder.deprecation;
		this.defaultValue = builder.defaultValue;
		this.planModifiers = List.copyOf(builder.planModifiers);
		this.plannedOnce = builder.plannedOnce;
		this.equality = builder.equality;
		this.derivedDefault = builder.derivedDefault;
		this.emptyForm = builder.emptyForm;
		this.elementKey = builder.elementKey;
		this.allowedValues = List.copyOf(builder.allowedValues);
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

	/**
	 * Return the name of the attribute.
	 * @return the name, {@code [a-z_][a-z0-9_]*}
	 */
	public String name() {
		return this.name;
	}

	/**
	 * Return the type of the attribute's values.
	 * @return the type; for a nested attribute the one its objects imply
	 */
	public TerraformType type() {
		return this.type;
	}

	/**
	 * Return the objects inside a nested attribute.
	 * @return the inside, {@code null} for an attribute of a plain type
	 */
	public @Nullable NestedObject nested() {
		return this.nested;
	}

	/**
	 * Return the mode of the attribute.
	 * @return the mode
	 */
	public Mode mode() {
		return this.mode;
	}

	/**
	 * Return whether the value is hidden in output. Covers everything nested in the
	 * attribute; the state holds it in clear text.
	 */
	public boolean isSensitive() {
		return this.sensitive;
	}

	/**
	 * Return whether the value only ever exists in the configuration, and is null in
	 * every plan and state.
	 */
	public boolean isWriteOnly() {
		return this.writeOnly;
	}

	/**
	 * Return the description of the attribute.
	 * @return the description, maybe {@link DescriptionText#NONE}
	 */
	public DescriptionText description() {
		return this.description;
	}

	/**
	 * Return the deprecation message.
	 * @return the text, {@code null} unless deprecated
	 */
	public @Nullable String deprecation() {
		return this.deprecation;
	}

	/**
	 * Return the default.
	 * @return a wholly known value of {@link #type()}, {@code null} if there is no
	 * default
	 */
	public @Nullable TerraformValue defaultValue() {
		return this.defaultValue;
	}

	/**
	 * Return the default, if it depends on other attributes.
	 * @return the default, {@code null} if there is none
	 */
	public ObjectSchema.@Nullable DerivedDefault derivedDefault() {
		return this.derivedDefault;
	}

	/**
	 * Return whether there is a default of either kind.
	 * @return whether something is planned where the configuration is null
	 */
	public boolean hasDefault() {
		return this.defaultValue != null || this.derivedDefault != null;
	}

	/**
	 * Return the plan modifiers, in order.
	 * @return the plan modifiers
	 */
	public List<PlanModifier> planModifiers() {
		return this.planModifiers;
	}

	/**
	 * Return what makes the value where the provider is to decide it, once for a plan and
	 * its apply.
	 * @return what makes it, {@code null} if nothing does
	 */
	public @Nullable PlannedValue<TerraformValue> plannedOnce() {
		return this.plannedOnce;
	}

	/**
	 * Return the semantic equality of the attribute's values.
	 * @return the equality
	 */
	public SemanticEquality equality() {
		return this.equality;
	}

	/**
	 * Return how an empty result relates to null.
	 * @return the form; {@link EmptyForm#DISTINCT} unless set
	 */
	public EmptyForm emptyForm() {
		return this.emptyForm;
	}

	/**
	 * Return whether this attribute is part of the key of elements in a list or set.
	 * @return whether it is the key, or a part of it
	 */
	public boolean isElementKey() {
		return this.elementKey;
	}

	/**
	 * Return the allowed texts of the attribute, or of each of its elements. Messages
	 * show them, unlike other texts.
	 * @return the texts, none if any text may be a value
	 */
	public List<String> allowedValues() {
		return this.allowedValues;
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
			checkDefault();
			return new Attribute(this);
		}

		private void checkDefault() {
			TerraformValue value = this.defaultValue;
			if (value == null) {
				return;
			}
			if (!this.type.hasDynamic() && !value.type().equals(this.type)) {
				throw new IllegalArgumentException(
						"The default of '%s' is a %s, not a %s".formatted(this.name, value.type(), this.type));
			}
			if (!value.isWhollyKnown()) {
				throw new IllegalArgumentException("The default of '%s' is not wholly known".formatted(this.name));
			}
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
		REQUIRED(true, false, false),

		/**
		 * Optional: the configuration may set the attribute, otherwise it is null.
		 */
		OPTIONAL(false, true, false),

		/**
		 * Computed: the provider sets the attribute, the configuration must not.
		 */
		COMPUTED(false, false, true),

		/**
		 * Optional and computed: the configuration may set the attribute, otherwise the
		 * provider does.
		 */
		OPTIONAL_COMPUTED(false, true, true);

		private final boolean required;

		private final boolean optional;

		private final boolean computed;

		Mode(boolean required, boolean optional, boolean computed) {
			this.required = required;
			this.optional = optional;
			this.computed = computed;
		}

		/**
		 * Return whether the configuration must set the attribute.
		 */
		public boolean isRequired() {
			return this.required;
		}

		/**
		 * Return whether the configuration may leave the attribute out but also set it.
		 */
		public boolean isOptional() {
			return this.optional;
		}

		/**
		 * Return whether the provider decides the value when the configuration does not.
		 */
		public boolean isComputed() {
			return this.computed;
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
