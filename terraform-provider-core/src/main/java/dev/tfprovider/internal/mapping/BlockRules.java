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
			this.scope.refuseIf(!single || this.holder != ValueHolder.PLAIN || this.flags.nullable(),
					"a group is one block that is never absent",
					"Declare the component as a record that is not @Nullable, or remove group from @Block");
			return block(shape, ObjectSchema.Nesting.GROUP, text, 0, 0);
		}
		this.scope.refuseIf(this.holder == ValueHolder.OPTIONAL && !single,
				"blocks are never absent, there are just none of them", "Declare the component without Optional");
		boolean optional = this.flags.nullable() || this.scope.has(InheritedProperty.IN_OPTIONAL_GROUP);
		int required = optional ? 0 : 1;
		return block(shape, shape.nesting(), text, single ? required : this.annotation.min(),
				single ? required : this.annotation.max());
	}

	private NestedBlock block(NestedShape shape, ObjectSchema.Nesting nesting, DescriptionText text, int min, int max) {
		return new NestedBlock(this.flags.name(), nesting, shape.object().block(text, this.flags.deprecation()), min,
				max);
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
