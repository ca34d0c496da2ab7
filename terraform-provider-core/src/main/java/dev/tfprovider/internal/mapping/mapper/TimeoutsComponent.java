/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.time.Duration;
import java.util.Optional;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads the component of a model in which practitioners set timeouts.
 */
public record TimeoutsComponent(Component component) {

	public static boolean isOne(Component component) {
		return isType(component.slot().type());
	}

	/**
	 * Return whether a type holds the timeouts of some kind.
	 */
	public static boolean isType(TypeRef type) {
		return TypeKind.all().stream().anyMatch((kind) -> type.is(kind.limits().timeouts()));
	}

	/**
	 * Return the name of the attribute or block.
	 */
	public String name() {
		return this.component.name();
	}

	/**
	 * Return whether practitioners write a block.
	 */
	public boolean isBlock() {
		return this.component.member() instanceof NestedBlock;
	}

	/**
	 * Return the place of a limit.
	 * @param operation such as {@code create}
	 */
	public AttributePath path(String operation) {
		return AttributePath.root(name()).attribute(operation);
	}

	/**
	 * Return the limit of an operation that is set in an object.
	 * @param object an object of the model, whose timeouts are known
	 * @param operation such as {@code create}
	 * @return the limit as it was set
	 * @throws ValueMappingException if it is no duration
	 */
	public Optional<Duration> limit(ObjectValue object, String operation) {
		NestedShape shape = this.component.slot().mapper().nested();
		if (shape == null || !(shape.object() instanceof RecordMapper limits)
				|| !(object.get(name()) instanceof ObjectValue value)) {
			return Optional.empty();
		}
		return limits.component(operation).map((limit) -> read(limit, value.get(operation)));
	}

	private @Nullable Duration read(Component limit, TerraformValue value) {
		try {
			return (Duration) limit.read(value, NullOnRead.STRICT);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(this.component.step());
		}
	}

}
