/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.model.DefaultSource;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Computes the default of a component with a method of the author, from other components.
 *
 * @param source the method
 * @param components the components it depends on, in the order of its parameters
 * @param mapper writes the default
 * @param nullable whether the default may be null
 * @param owner what the default is for and what makes it, in messages
 */
public record MethodDefault(DefaultSource source, List<Component> components, ValueMapper mapper, boolean nullable,
		String owner) implements ObjectSchema.DerivedDefault {

	@Override
	public Set<String> inputs() {
		return this.components.stream().map(Component::name).collect(Collectors.toSet());
	}

	@Override
	public TerraformValue derive(ObjectValue object) {
		Object value;
		try {
			@Nullable Object[] arguments = this.components.stream()
				.map((component) -> component.readFrom(object, NullOnRead.PARTIAL))
				.toArray();
			value = this.source.get(arguments);
			if (value != null) {
				return this.mapper.write(value);
			}
		}
		catch (RuntimeException | StackOverflowError ex) {
			throw ValueMappingException.unwritable("The default of %s cannot be made: %s".formatted(this.owner,
					InvalidValueMessage.sentence(InvalidValueMessage.reason(ex))), ex);
		}
		if (!this.nullable) {
			throw ValueMappingException.unwritable(
					"The default of %s is null, but the component is not @Nullable.".formatted(this.owner), null);
		}
		return TerraformValue.ofNull(this.mapper.type());
	}

	/**
	 * Return the default, null if it depends on something that is not known, or is
	 * required but not there yet, as in an import.
	 */
	TerraformValue deriveIfKnown(ObjectValue object) {
		return isReady(object) ? derive(object) : TerraformValue.ofNull(this.mapper.type());
	}

	private boolean isReady(ObjectValue object) {
		return this.components.stream().allMatch((component) -> isThere(component, object));
	}

	private static boolean isThere(Component component, ObjectValue object) {
		TerraformValue value = object.get(component.name());
		if (!value.isNull()) {
			return value.isWhollyKnown();
		}
		MethodDefault derived = component.derived();
		return !component.isNeeded() && (derived == null || derived.isReady(object));
	}

}
