/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.ElementKey;
import dev.tfprovider.path.AttributePath.SetElement;
import dev.tfprovider.path.AttributePath.Step;
import org.jspecify.annotations.Nullable;

/**
 * Follows a path through a value, as {@link TerraformValue#at(AttributePath)} describes.
 */
final class ValuePath {

	private ValuePath() {
	}

	static Optional<TerraformValue> find(TerraformValue value, AttributePath path) {
		TerraformValue here = value;
		for (Step step : path) {
			TerraformValue inside = inside(here, step);
			if (inside == null) {
				return Optional.empty();
			}
			here = inside;
		}
		return Optional.of(here);
	}

	private static @Nullable TerraformValue inside(TerraformValue value, Step step) {
		if (value.isUnknown()) {
			return TerraformValue.unknown(inside(value.type(), step));
		}
		if (step instanceof AttributeName name) {
			return (value instanceof ObjectValue object && object.type().indexOf(name.name()) >= 0)
					? object.get(name.name()) : null;
		}
		if (step instanceof ElementKey key) {
			return value.entries().get(StringValue.normalize(key.key()));
		}
		if (step instanceof ElementIndex index && !(value instanceof SetValue)) {
			List<TerraformValue> sequence = value.sequence();
			return (index.index() < sequence.size()) ? sequence.get((int) index.index()) : null;
		}
		return null;
	}

	private static TerraformType inside(TerraformType type, Step step) {
		if (type instanceof ObjectType object && !(step instanceof ElementIndex || step == SetElement.ANY)) {
			String name = (step instanceof AttributeName attribute) ? attribute.name() : ((ElementKey) step).key();
			return (object.indexOf(name) >= 0) ? object.type(name) : TerraformType.DYNAMIC;
		}
		if (type instanceof TerraformType.ListType list) {
			return list.element();
		}
		if (type instanceof TerraformType.SetType set) {
			return set.element();
		}
		if (type instanceof TerraformType.MapType map) {
			return map.element();
		}
		boolean known = type instanceof TerraformType.TupleType tuple && step instanceof ElementIndex index
				&& index.index() < tuple.elements().size();
		return known ? ((TerraformType.TupleType) type).elements().get((int) ((ElementIndex) step).index())
				: TerraformType.DYNAMIC;
	}

	static TerraformValue replace(TerraformValue value, AttributePath path, TerraformValue replacement) {
		return replace(value, path, 0, replacement);
	}

	private static TerraformValue replace(TerraformValue value, AttributePath path, int depth,
			TerraformValue replacement) {
		if (depth == path.steps().size()) {
			return replacement;
		}
		Step step = path.steps().get(depth);
		TerraformValue inside = value.isUnknown() ? null : inside(value, step);
		if (inside == null) {
			AttributePath around = new AttributePath(path.steps().subList(0, depth));
			throw new IllegalArgumentException("'%s' is %s".formatted(around,
					value.isUnknown() ? "unknown" : value.isNull() ? "null" : "without such an element"));
		}
		return value.transformParts(new OnePart(step, replace(inside, path, depth + 1, replacement)));
	}

	/**
	 * Replaces one part of a value.
	 *
	 * @param step leads to the part
	 * @param replacement what takes its place
	 */
	private record OnePart(Step step, TerraformValue replacement) implements TerraformValue.Transform {

		@Override
		public TerraformValue apply(TerraformValue value) {
			return value;
		}

		@Override
		public TerraformValue part(int index, @Nullable String name, TerraformValue part) {
			boolean here = (this.step instanceof ElementIndex element) ? element.index() == index
					: (this.step instanceof AttributeName attribute) ? attribute.name().equals(name)
							: this.step instanceof ElementKey key && StringValue.normalize(key.key()).equals(name);
			return here ? this.replacement : part;
		}

	}

}
