/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Represents a nested block as a member of an object in the schema.
 *
 * @param block the block
 */
public record BlockMember(NestedBlock block) implements SchemaMember {

	@Override
	public String name() {
		return this.block.name();
	}

	@Override
	public TerraformType type() {
		return this.block.type();
	}

	@Override
	public void validate(TerraformValue value, ValueMapper mapper, LazyPath place, ConfigurationDiagnostics findings) {
		if (value.isUnknown()) {
			return;
		}
		if (value.isNull()) {
			if (this.block.nesting() == ObjectSchema.Nesting.SINGLE && this.block.minItems() > 0) {
				findings.missingBlock(place);
			}
			return;
		}
		int count = value.equals(empty(mapper)) ? 0 : count(value);
		if (!this.block.nesting().isSingle()) {
			validateCount(value, count, place, findings);
		}
		String deprecation = this.block.block().deprecation();
		if (deprecation != null && count > 0) {
			findings.deprecated(place, deprecation);
		}
		mapper.validate(value, place, findings);
	}

	@Override
	public TerraformValue empty(ValueMapper mapper) {
		return this.block.empty();
	}

	private void validateCount(TerraformValue value, int count, LazyPath place, ConfigurationDiagnostics findings) {
		// blocks of a set that are not wholly known may turn out to be equal
		boolean countIsFinal = this.block.nesting() != ObjectSchema.Nesting.SET || value.isWhollyKnown();
		boolean tooMany = this.block.maxItems() > 0 && count > this.block.maxItems() && countIsFinal;
		if (count < this.block.minItems() || tooMany) {
			findings.blockCount(place, count, this.block.minItems(), this.block.maxItems());
		}
	}

	private static int count(TerraformValue value) {
		return (value instanceof ObjectValue) ? 1 : value.sequence().size() + value.entries().size();
	}

}
