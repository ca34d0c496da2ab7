/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Optional;

import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;

/**
 * Represents the Java container of a component's value: none, {@code Optional},
 * {@code Value} or {@code TerraformValue}. It determines how null and unknown are
 * represented.
 */
public enum ValueHolder {

	/**
	 * As itself; null is {@code null}.
	 */
	PLAIN,

	/**
	 * In an {@code Optional}; null is empty.
	 */
	OPTIONAL {
		@Override
		public Object wrap(Object value) {
			return Optional.of(value);
		}
	},

	/**
	 * In a {@code Value}, which has all three states.
	 */
	VALUE {
		@Override
		public Object wrap(Object value) {
			return Value.known(value);
		}
	},

	/**
	 * As a {@code TerraformValue}, which may be unknown itself.
	 */
	TERRAFORM_VALUE;

	public Object wrap(Object value) {
		return value;
	}

	public static ValueHolder of(TypeRef type) {
		if (type.is(Optional.class)) {
			return OPTIONAL;
		}
		if (type.is(Value.class)) {
			return VALUE;
		}
		return type.is(TerraformValue.class) ? TERRAFORM_VALUE : PLAIN;
	}

	/**
	 * Return what the holder holds.
	 */
	public TypeRef payload(TypeRef type, InferenceScope scope) {
		if (this != OPTIONAL && this != VALUE) {
			return type;
		}
		if (type.isRaw()) {
			throw scope.refuse("the raw type " + type + " says nothing of the value",
					"Give it a type argument, such as " + type + "<String>");
		}
		TypeRef payload = type.arguments().get(0);
		if (of(payload) != PLAIN) {
			throw scope.refuse(type + " holds a value twice", "Declare the component as " + payload);
		}
		return payload;
	}

}
