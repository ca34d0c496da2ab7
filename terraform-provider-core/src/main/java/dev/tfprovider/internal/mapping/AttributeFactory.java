/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.EmptyAs;
import dev.tfprovider.internal.mapping.mapper.CodecMapper;
import dev.tfprovider.internal.mapping.mapper.CollectionMapper;
import dev.tfprovider.internal.mapping.mapper.ListMapper;
import dev.tfprovider.internal.mapping.mapper.NestedShape;
import dev.tfprovider.internal.mapping.mapper.SetMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.schema.EmptyForm;
import dev.tfprovider.value.TerraformType;

/**
 * Builds the schema attribute of a component from its flags and its value mapper.
 *
 * @param flags flags of the component
 * @param mapper reads and writes its values
 * @param scope where the component is
 */
record AttributeFactory(ComponentFlags flags, ValueMapper mapper, InferenceScope scope) {

	/**
	 * Start the attribute.
	 */
	Attribute.Builder create(DeclaredDefault defaults, DescriptionText text) {
		checkText();
		Attribute.Mode mode = this.flags.mode(this.scope);
		NestedShape nested = this.flags.plainObject() ? null : this.mapper.nested();
		Attribute.Builder builder = (nested != null) ? Attribute.nested(this.flags.name(),
				new NestedObject(nested.nesting(), nested.object().attributes()), mode)
				: Attribute.of(this.flags.name(), this.mapper.type(), mode);
		builder.sensitive(this.flags.sensitive())
			.writeOnly(this.flags.writeOnly(this.scope))
			.description(text)
			.deprecation(this.flags.deprecation())
			.defaultValue(defaults.value())
			.derivedDefault(defaults.derived())
			.emptyForm(emptyForm())
			.allowedValues((nested != null) ? List.of() : this.mapper.allowed());
		return builder;
	}

	private EmptyForm emptyForm() {
		boolean mayBeEmpty = this.mapper instanceof CollectionMapper
				|| this.mapper instanceof CodecMapper leaf && leaf.isString();
		EmptyAs annotation = this.flags.source().get(EmptyAs.class);
		this.scope.refuseIf(annotation != null && !mayBeEmpty, "@EmptyAs is on something that is never empty",
				"Remove it: it is for collections and strings");
		if (annotation != null) {
			return annotation.value();
		}
		return mayBeEmpty ? EmptyForm.PLANNED : EmptyForm.DISTINCT;
	}

	/**
	 * Refuse structures where a single text must be enough, and other things than text
	 * where text is.
	 */
	private void checkText() {
		this.scope.refuseIf(this.flags.identifier() && !(this.mapper instanceof CodecMapper),
				"an identifier must have a simple type, an import gives it as text",
				"Mark a component with a type such as String or Long");
		boolean text = this.mapper instanceof CodecMapper || this.mapper instanceof ListMapper
				|| this.mapper instanceof SetMapper;
		this.scope.refuseIf(!this.flags.environment().isEmpty() && (!text || this.mapper.nested() != null),
				"an environment variable cannot hold a structure", "Remove @EnvironmentDefault");
		this.scope.refuseIf((this.flags.trimmed() || this.flags.caseInsensitive()) && !this.mapper.isText(),
				"@Trimmed and @CaseInsensitive are for texts", "Remove the annotation");
		this.scope.refuseIf(this.flags.plainObject() && this.mapper.type() instanceof TerraformType.Primitive,
				"@PlainObject is for records, and collections of them", "Remove the annotation");
	}

}
