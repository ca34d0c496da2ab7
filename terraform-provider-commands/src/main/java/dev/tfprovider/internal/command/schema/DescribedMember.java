/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.Locale;

import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.ObjectSchema.Nesting;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Describes an attribute, a block or an argument.
 *
 * @param name its name
 * @param shape the form of its values
 * @param required whether configurations must set it
 * @param optional whether configurations may set it
 * @param computed whether the provider gives it a value where the configuration does not
 * @param sensitive whether the CLI hides its value
 * @param writeOnly whether its value is never stored
 * @param description text about it, for a block that of its objects
 * @param deprecation what to use instead, {@code null} unless deprecated
 * @param declared what no schema carries
 * @param attribute the attribute of the running provider that is described, {@code null}
 * if there is none
 * @param component the component behind it, {@code null} if there is none
 */
public record DescribedMember(String name, Shape shape, boolean required, boolean optional, boolean computed,
		boolean sensitive, boolean writeOnly, DescriptionText description, @Nullable String deprecation,
		Declaration declared, @Nullable Attribute attribute, @Nullable Component component) {

	static DescribedMember of(Attribute attribute, @Nullable DescribedObject inside, @Nullable Component component,
			ConstraintTexts constraints) {
		Attribute.Mode mode = attribute.mode();
		Shape shape = (inside != null && attribute.nested() != null)
				? Shape.nested(attribute.nested().nesting(), inside) : Shape.of(attribute.type());
		return new DescribedMember(attribute.name(), shape, mode.isRequired(), mode.isOptional(), mode.isComputed(),
				attribute.isSensitive(), attribute.isWriteOnly(), attribute.description(), attribute.deprecation(),
				Declaration.of(attribute, component, constraints), attribute, component);
	}

	/**
	 * Describe a block.
	 * @param name its name
	 * @param shape its form
	 * @param inside what is in it
	 * @param component the component behind it, {@code null} if there is none
	 * @return the description
	 */
	public static DescribedMember of(String name, Shape shape, DescribedObject inside, @Nullable Component component) {
		return new DescribedMember(name, shape, shape.minItems() > 0, shape.minItems() == 0, false, false, false,
				inside.description(), inside.deprecation(), Declaration.NONE, null, component);
	}

	/**
	 * Describe what has nothing but a type.
	 * @param name its name
	 * @param type type of its values
	 * @param required whether it must be given, otherwise it may be
	 * @param description text about it
	 * @return the description
	 */
	public static DescribedMember plain(String name, TerraformType type, boolean required,
			DescriptionText description) {
		return new DescribedMember(name, Shape.of(type), required, !required, false, false, false, description, null,
				Declaration.NONE, null, null);
	}

	/**
	 * Return the type of its values.
	 * @return the type, for nested attributes and blocks the one that their objects imply
	 */
	public TerraformType type() {
		return this.shape.type();
	}

	/**
	 * Return what is in it.
	 * @return the members of its objects, {@code null} if it is an attribute of a plain
	 * type
	 */
	public @Nullable DescribedObject inside() {
		return this.shape.inside();
	}

	/**
	 * Return whether it is a block.
	 * @return whether it is a block
	 */
	public boolean isBlock() {
		return this.shape.block();
	}

	/**
	 * Return whether configurations can set it.
	 * @return whether they can
	 */
	public boolean isConfigurable() {
		return this.required || this.optional;
	}

	/**
	 * Return whether configurations that use it get a warning.
	 * @return whether it is deprecated
	 */
	public boolean isDeprecated() {
		return this.deprecation != null;
	}

	/**
	 * The form of the values of a member.
	 *
	 * @param type their type
	 * @param nesting how objects are held, {@code null} if the type is plain
	 * @param inside what is in the objects, {@code null} if the type is plain
	 * @param block whether it is written as a block
	 * @param minItems least number of blocks
	 * @param maxItems greatest number of blocks, zero for no limit
	 */
	public record Shape(TerraformType type, @Nullable Nesting nesting, @Nullable DescribedObject inside, boolean block,
			long minItems, long maxItems) {

		/**
		 * Return how objects are held.
		 * @return the nesting mode as documents write it
		 */
		public String nestingMode() {
			return String.valueOf(this.nesting).toLowerCase(Locale.ROOT);
		}

		/**
		 * Return the form of values of a plain type.
		 * @param type the type
		 * @return the form
		 */
		public static Shape of(TerraformType type) {
			return new Shape(type, null, null, false, 0, 0);
		}

		/**
		 * Return the form of a nested attribute.
		 * @param nesting how objects are held
		 * @param inside what is in them
		 * @return the form
		 */
		public static Shape nested(Nesting nesting, DescribedObject inside) {
			return new Shape(nesting.type(inside.type()), nesting, inside, false, 0, 0);
		}

		/**
		 * Return the form of a block.
		 * @param nesting how objects are held
		 * @param inside what is in them
		 * @param minItems least number of blocks
		 * @param maxItems greatest number of blocks, zero for no limit
		 * @return the form
		 */
		public static Shape block(Nesting nesting, DescribedObject inside, long minItems, long maxItems) {
			return new Shape(nesting.type(inside.type()), nesting, inside, true, minItems, maxItems);
		}

	}

}
