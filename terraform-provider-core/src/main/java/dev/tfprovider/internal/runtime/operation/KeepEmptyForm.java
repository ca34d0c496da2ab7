/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Keeps null or empty as it was in the plan or state, because some APIs do not
 * distinguish them.
 */
final class KeepEmptyForm extends PlanTransform {

	/**
	 * Follows a plan, whose list elements Terraform compares by position.
	 */
	static final KeepEmptyForm OF_PLAN = new KeepEmptyForm(ListOrder.POSITION, false);

	/**
	 * Follows a state.
	 */
	static final KeepEmptyForm OF_STATE = new KeepEmptyForm(ListOrder.KEY, false);

	/**
	 * Follows a configuration, which says nothing of computed attributes.
	 */
	static final KeepEmptyForm OF_CONFIGURATION = new KeepEmptyForm(ListOrder.POSITION, true);

	private final boolean configuration;

	private KeepEmptyForm(ListOrder order, boolean configuration) {
		super(order, null);
		this.configuration = configuration;
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		EmptyForm form = attribute.attribute().emptyForm();
		TerraformValue result = attribute.planned();
		TerraformValue before = attribute.prior();
		if (form == EmptyForm.DISTINCT || result.isUnknown() || !(result.isNull() || isEmpty(result))) {
			return result;
		}
		boolean unsaid = this.configuration && before.isNull() && attribute.attribute().mode().isComputed();
		if (before.isUnknown() || unsaid) {
			return alone(form, attribute.attribute(), result);
		}
		boolean same = before.isNull() || isEmpty(before);
		return same ? before : result;
	}

	private static TerraformValue alone(EmptyForm form, Attribute attribute, TerraformValue result) {
		if (form == EmptyForm.NULL) {
			return TerraformValue.ofNull(attribute.type());
		}
		TerraformValue empty = (form == EmptyForm.EMPTY) ? empty(attribute.type()) : null;
		return (empty != null) ? empty : result;
	}

	/**
	 * Return whether two values differ at most in that one is empty and the other null.
	 */
	static boolean isSame(Attribute attribute, TerraformValue left, TerraformValue right) {
		return attribute.emptyForm() != EmptyForm.DISTINCT && (left.isNull() || isEmpty(left))
				&& (right.isNull() || isEmpty(right));
	}

	/**
	 * Return whether a value is a text, list, set or map without anything in it.
	 */
	static boolean isEmpty(TerraformValue value) {
		if (value instanceof StringValue string) {
			return string.text().isEmpty();
		}
		boolean collection = value instanceof ListValue || value instanceof SetValue || value instanceof MapValue;
		return collection && value.sequence().isEmpty() && value.entries().isEmpty();
	}

	private static @Nullable TerraformValue empty(TerraformType type) {
		if (type instanceof TerraformType.ListType list) {
			return TerraformValue.list(list.element(), List.of());
		}
		if (type instanceof TerraformType.SetType set) {
			return TerraformValue.set(set.element(), List.of());
		}
		if (type instanceof TerraformType.MapType map) {
			return TerraformValue.map(map.element(), Map.of());
		}
		return (type == TerraformType.STRING) ? TerraformValue.string("") : null;
	}

}
