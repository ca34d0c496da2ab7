/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * What the schema alone demands of a member's value in the configuration.
 *
 * @param mapper checks a known value that may be configured
 * @param place where the value is
 * @param findings what is wrong
 */
public record MemberRules(ValueMapper mapper, LazyPath place, ConfigurationDiagnostics findings) {

	/**
	 * Check a value of the configuration.
	 * @param member the attribute or block
	 * @param value the value, maybe null or unknown
	 */
	public void check(SchemaMember member, TerraformValue value) {
		if (value.isUnknown()) {
			return;
		}
		if (member instanceof Attribute attribute) {
			check(attribute, value);
		}
		else {
			check((NestedBlock) member, value);
		}
	}

	private void check(Attribute attribute, TerraformValue value) {
		if (value.isNull()) {
			if (attribute.mode().isRequired()) {
				this.findings.missing(this.place);
			}
			return;
		}
		if (!attribute.mode().isConfigurable()) {
			this.findings.readOnly(this.place);
			return;
		}
		String deprecation = attribute.deprecation();
		if (deprecation != null) {
			this.findings.deprecated(this.place, deprecation);
		}
		this.mapper.validate(value, this.place, this.findings);
		if (this.mapper instanceof SetMapper set && attribute.equality() instanceof ElementsEquality equality
				&& !equality.equals(this.mapper.equality())) {
			set.validateDistinct(value, equality.element(), this.place, this.findings);
		}
	}

	private void check(NestedBlock block, TerraformValue value) {
		if (value.isNull()) {
			if (block.nesting() == ObjectSchema.Nesting.SINGLE && block.minItems() > 0) {
				this.findings.missingBlock(this.place);
			}
			return;
		}
		int count = value.equals(block.empty()) ? 0 : count(value);
		if (!block.nesting().isSingle()) {
			checkCount(block, value, count);
		}
		String deprecation = block.block().deprecation();
		if (deprecation != null && count > 0) {
			this.findings.deprecated(this.place, deprecation);
		}
		this.mapper.validate(value, this.place, this.findings);
	}

	private void checkCount(NestedBlock block, TerraformValue value, int count) {
		// blocks of a set that are not wholly known may turn out to be equal
		boolean countIsFinal = block.nesting() != ObjectSchema.Nesting.SET || value.isWhollyKnown();
		boolean tooMany = block.maxItems() > 0 && count > block.maxItems() && countIsFinal;
		if (count < block.minItems() || tooMany) {
			this.findings.blockCount(this.place, count, block.minItems(), block.maxItems());
		}
	}

	private static int count(TerraformValue value) {
		return (value instanceof ObjectValue) ? 1 : value.sequence().size() + value.entries().size();
	}

}
