/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;

/**
 * Builds nested blocks and rejects block declarations that Terraform does not support.
 *
 * @param flags flags of the component
 * @param annotation asks for the block
 * @param holder how the component holds its value
 * @param scope where the component is
 */
record BlockRules(ComponentFlags flags, Block annotation, ValueHolder holder, InferenceScope scope) {

	NestedBlock block(ValueMapper mapper, DescriptionText text) {
		NestedShape shape = mapper.nested();
		if (shape == null) {
			throw this.scope.refuse("a block consists of attributes, which this type has not",
					"Remove @Block, or use a record, or a list, set or map of one");
		}
		checkCounts(shape.nesting());
		boolean single = shape.nesting() == ObjectSchema.Nesting.SINGLE;
		if (this.annotation.group()) {
			return group(shape, text);
		}
		this.scope.refuseIf(this.holder == ValueHolder.OPTIONAL && !single,
				"blocks are never absent, there are just none of them", "Declare the component without Optional");
		int required = (single && !this.flags.nullable() && !this.scope.has(InheritedProperty.IN_OPTIONAL_GROUP)) ? 1
				: 0;
		return new NestedBlock(this.flags.name(), shape.nesting(), shape.object().block(text, this.flags.deprecation()),
				single ? required : this.annotation.min(), single ? required : this.annotation.max());
	}

	private NestedBlock group(NestedShape shape, DescriptionText text) {
		this.scope.refuseIf(
				shape.nesting() != ObjectSchema.Nesting.SINGLE || this.holder != ValueHolder.PLAIN
						|| this.flags.nullable(),
				"a group is one block that is never absent",
				"Declare the component as a record that is not @Nullable, or remove group from @Block");
		return new NestedBlock(this.flags.name(), ObjectSchema.Nesting.GROUP,
				shape.object().block(text, this.flags.deprecation()), 0, 0);
	}

	private void checkCounts(ObjectSchema.Nesting nesting) {
		int min = this.annotation.min();
		int max = this.annotation.max();
		this.scope.refuseIf(min < 0 || max < 0, "numbers of blocks are not negative", "Correct min and max of @Block");
		if (max > 0 && min > max) {
			throw this.scope.refuse("at least %s blocks cannot be at most %s".formatted(min, max),
					"Correct min and max of @Block");
		}
		this.scope.refuseIf(nesting == ObjectSchema.Nesting.SINGLE && (min > 0 || max > 0),
				"a single block needs no numbers",
				"Remove min and max: @Nullable says whether the block may be left out");
		this.scope.refuseIf(nesting == ObjectSchema.Nesting.MAP && (min > 0 || max > 0),
				"Terraform does not count blocks with labels",
				"Remove min and max, and check the number in the model's constructor");
	}

}
