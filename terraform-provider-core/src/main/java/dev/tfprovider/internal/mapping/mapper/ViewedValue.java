/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.SetElement;
import dev.tfprovider.path.AttributePath.Step;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Represents a value reached by a view, with its path and mapper.
 *
 * @param path where it is
 * @param mapper reads its values
 * @param value its value
 */
public record ViewedValue(AttributePath path, ValueMapper mapper, TerraformValue value) {

	public ViewedValue inside(AttributePath further) {
		if (further.isRoot()) {
			throw new IllegalArgumentException("The empty path names no attribute");
		}
		ViewedValue place = this;
		for (Step step : further) {
			place = place.inside(step);
		}
		return place;
	}

	/**
	 * Write a value of this place.
	 */
	public TerraformValue write(@Nullable Object value) {
		TerraformType type = this.mapper.type();
		if (value == null) {
			return TerraformValue.ofNull(type);
		}
		if (value instanceof TerraformValue written) {
			if (!type.hasDynamic() && !written.type().equals(type)) {
				throw new IllegalArgumentException("'%s' is a %s, not a %s".formatted(this.path, type, written.type()));
			}
			String problem = StorableValue.problem(written);
			if (problem != null) {
				throw new IllegalArgumentException("The value of '%s' %s".formatted(this.path, problem));
			}
			return written;
		}
		try {
			return this.mapper.write(value);
		}
		catch (ValueMappingException | ClassCastException ex) {
			throw new IllegalArgumentException("'%s' is a %s, which a value of %s does not fit: %s".formatted(this.path,
					type, value.getClass().getName(), InvalidValueMessage.reason(ex)), ex);
		}
	}

	private ViewedValue inside(Step step) {
		ValueMapper inside = (step instanceof SetElement) ? null : this.mapper.inside(step);
		if (inside == null) {
			throw new IllegalArgumentException(refusal(step));
		}
		return new ViewedValue(this.path.append(step), inside, value(step, inside.type()));
	}

	/**
	 * Return the mapper of the elements of a list or set.
	 */
	public ValueMapper elements() {
		ValueMapper list = this.mapper.inside(new ElementIndex(0));
		ValueMapper inside = (list != null) ? list : this.mapper.inside(SetElement.ANY);
		if (inside == null) {
			throw new IllegalArgumentException("'" + this.path + "' is neither a list nor a set");
		}
		return inside;
	}

	private TerraformValue value(Step step, TerraformType type) {
		if (this.value.isUnknown()) {
			return TerraformValue.unknown(type);
		}
		return this.value.at(AttributePath.root().append(step)).orElseGet(() -> TerraformValue.ofNull(type));
	}

	private String refusal(Step step) {
		String here = this.path.isRoot() ? "the object" : "'" + this.path + "'";
		if (this.mapper instanceof ObjectValueMapper object) {
			return "There is no '%s' in %s, only %s".formatted(step.text(true), here,
					String.join(", ", object.type().names()));
		}
		if (this.mapper instanceof SetMapper) {
			return "%s is a set, whose elements no path can name: use each or getAll".formatted(here);
		}
		return "There is no '%s' in %s, which is a %s".formatted(step.text(true), here, this.mapper.type());
	}

}
