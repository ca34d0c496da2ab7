/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Objects;

import dev.tfprovider.internal.mapping.mapper.CodecMapper;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.mapper.Identification;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.internal.mapping.model.TextRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Creates the component of a component of a model: its flags, mapper, and attribute or
 * block.
 *
 * @param mappers finds the mappers of the types
 * @param parts creates what plans the attributes
 */
record ComponentFactory(Mappers mappers, PlanModifierFactory parts) {

	/**
	 * Make a component.
	 * @param siblings the components of the same record made so far, among them all that
	 * its default depends on
	 */
	Component create(ComponentSource declared, TypeRef type, Documentation documentation, InferenceScope scope,
			List<Component> siblings) {
		ComponentSource source = declared.component().hasDefaultArgument()
				? new DefaultArgument(declared, scope).apply() : declared;
		ValueHolder holder = ValueHolder.of(type);
		TypeRef payload = holder.payload(type, scope);
		ComponentFlags flags = ComponentFlags.of(source, type, holder, payload);
		new FlagRules(flags, type, scope).check();
		if (TimeoutsComponent.isType(payload)) {
			new TimeoutsRules(flags, payload, scope).check();
		}
		PlanFlags plan = PlanFlags.of(source);
		plan.check(flags, scope);
		ValueMapper mapper = mapper(source, payload, inside(flags, scope));
		String owner = "component '" + source.name() + "' of " + source.owner().getName();
		DeclaredDefault defaults = DeclaredDefault.of(flags, payload, mapper, siblings, owner, scope);
		DescriptionText text = documentation.of(source, mapper, flags, defaults, scope);
		SchemaMember member;
		TerraformValue fallback = defaults.value();
		if (flags.block() != null) {
			member = new BlockRules(flags, flags.block(), holder, scope).block(mapper, text);
			fallback = mapper.empty().isNull() ? null : mapper.empty();
		}
		else {
			Attribute.Builder builder = new AttributeFactory(flags, mapper, scope).create(defaults, text);
			RequiresReplaceMethod.Owner record = new RequiresReplaceMethod.Owner(source.owner(),
					Objects.requireNonNull(payload.raw()), mapper);
			this.parts.modifiers(flags, plan, record, scope).forEach(builder::planModifier);
			source.customization().planModifiers().forEach(builder::planModifier);
			builder.elementKey(plan.elementKey())
				.plannedOnce(this.parts.once(source, flags.name(), mapper, scope))
				.equality(this.parts.equality(source, plan, mapper, scope));
			member = builder.build();
		}
		Slot slot = new Slot(mapper, holder, payload, owner, rules(flags, holder, fallback, scope));
		return new Component(source, source.component().accessor(scope), member, slot, Identification.of(flags.id()),
				flags.environment(), defaults.derived(), new AttributePath.AttributeName(flags.name()));
	}

	private ValueMapper mapper(ComponentSource source, TypeRef type, InferenceScope scope) {
		TypeCodec<?> codec = source.customization().codec();
		if (codec == null) {
			return this.mappers.mapper(type, scope);
		}
		if (type.raw() == null || ModelReflection.box(type.raw()) != codec.javaType()) {
			throw scope.refuse("the codec set by a SchemaCustomizer is for " + codec.javaType().getName(),
					"Set one for " + type.boxedText());
		}
		return new CodecMapper(codec, scope.has(InheritedProperty.SENSITIVE), TextRules.of(scope));
	}

	private static InferenceScope inside(ComponentFlags flags, InferenceScope scope) {
		Attribute.Mode mode = flags.mode(scope);
		return scope.with(InheritedProperty.ROOT, false)
			.with(InheritedProperty.BLOCK_BODY, flags.block() != null)
			.with(InheritedProperty.COMPUTED, flags.block() == null && mode == Attribute.Mode.COMPUTED)
			.with(InheritedProperty.UNDECIDED, isUndecided(flags, scope))
			.with(InheritedProperty.WRITE_ONLY, flags.writeOnly(scope))
			.with(InheritedProperty.SENSITIVE, flags.sensitive(scope))
			.with(InheritedProperty.IN_OPTIONAL_GROUP, false)
			.with(InheritedProperty.PLAIN_OBJECT, flags.plainObject() || scope.has(InheritedProperty.PLAIN_OBJECT))
			.with(InheritedProperty.TRIMMED, flags.trimmed())
			.with(InheritedProperty.CASE_INSENSITIVE, flags.caseInsensitive());
	}

	/**
	 * Return whether the provider may have to decide the value.
	 */
	private static boolean isUndecided(ComponentFlags flags, InferenceScope scope) {
		return flags.block() == null && !flags.hasDefault() && flags.mode(scope).isComputed();
	}

	private static SlotRules rules(ComponentFlags flags, ValueHolder holder, @Nullable TerraformValue fallback,
			InferenceScope scope) {
		boolean undecided = isUndecided(flags, scope);
		boolean writeOnly = flags.writeOnly(scope);
		return new SlotRules(flags.nullable() || undecided || writeOnly,
				flags.nullable() || undecided || scope.has(InheritedProperty.IN_OPTIONAL_GROUP), undecided, writeOnly,
				isPromised(flags, holder, scope), fallback);
	}

	/**
	 * Return whether the type says that there is a value as soon as the provider has
	 * decided. Identifiers have checks of their own.
	 */
	private static boolean isPromised(ComponentFlags flags, ValueHolder holder, InferenceScope scope) {
		return isUndecided(flags, scope) && !flags.nullable() && holder == ValueHolder.PLAIN && flags.id() == null
				&& !scope.has(InheritedProperty.IN_OPTIONAL_GROUP);
	}

}
