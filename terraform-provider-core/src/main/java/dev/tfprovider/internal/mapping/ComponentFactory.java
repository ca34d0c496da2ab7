/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Objects;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.AttributeMode;
import dev.tfprovider.schema.Description;
import dev.tfprovider.schema.InstanceFactory;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Makes an attribute or block of a record component.
 */
final class ComponentFactory {

	private final Mappers mappers;

	private final PlanParts parts;

	ComponentFactory(Mappers mappers, InstanceFactory instances) {
		this.parts = new PlanParts(instances);
		this.mappers = mappers;
	}

	Component create(RecordComponent component, TypeRef type, Documentation documentation, Scope scope) {
		Holder holder = Holder.of(type);
		TypeRef payload = holder.payload(type, scope);
		ComponentFlags flags = ComponentFlags.of(component, type, holder, payload);
		new FlagRules(flags, type, scope).check();
		if (TimeoutsRules.apply(payload)) {
			new TimeoutsRules(flags, payload, scope).check();
		}
		PlanFlags plan = PlanFlags.of(component);
		plan.check(flags, scope);
		ValueMapper mapper = this.mappers.mapper(payload, inside(flags, scope));
		Description text = documentation.of(component, mapper, flags, scope);
		Member member;
		TerraformValue fallback;
		if (flags.block() != null) {
			member = new BlockRules(flags, flags.block(), holder, scope).block(mapper, text);
			fallback = mapper.empty().isNull() ? null : mapper.empty();
		}
		else {
			fallback = defaultValue(flags, mapper, scope);
			ReplaceMethod.Owner owner = new ReplaceMethod.Owner(component.getDeclaringRecord(),
					Objects.requireNonNull(payload.raw()), mapper);
			member = new AttributeMember(attribute(flags, plan, owner, fallback, text, scope));
		}
		String name = "component '%s' of %s".formatted(component.getName(), component.getDeclaringRecord().getName());
		Slot slot = new Slot(mapper, holder, payload, name, rules(flags, fallback, scope));
		return new Component(component.getDeclaringRecord(), component.getName(),
				RecordHandles.accessor(component, scope), member, slot, flags.id(), flags.environment(),
				new AttributePath.AttributeName(flags.name()));
	}

	private static Scope inside(ComponentFlags flags, Scope scope) {
		AttributeMode mode = flags.mode(scope);
		return scope.with(Trait.ROOT, false)
			.with(Trait.BLOCK_BODY, flags.block() != null)
			.with(Trait.COMPUTED, flags.block() == null && mode == AttributeMode.COMPUTED)
			.with(Trait.UNDECIDED, isUndecided(flags, scope))
			.with(Trait.WRITE_ONLY, flags.writeOnly(scope))
			.with(Trait.SENSITIVE, flags.sensitive(scope));
	}

	/**
	 * Return whether the provider may have to decide the value.
	 */
	private static boolean isUndecided(ComponentFlags flags, Scope scope) {
		return flags.block() == null && flags.defaults() == null && flags.mode(scope).isComputed();
	}

	private static SlotRules rules(ComponentFlags flags, @Nullable TerraformValue fallback, Scope scope) {
		boolean undecided = isUndecided(flags, scope);
		boolean writeOnly = flags.writeOnly(scope);
		return new SlotRules(flags.nullable() || undecided || writeOnly, flags.nullable() || undecided, undecided,
				writeOnly, fallback);
	}

	private static @Nullable TerraformValue defaultValue(ComponentFlags flags, ValueMapper mapper, Scope scope) {
		List<String> texts = flags.defaults();
		if (texts == null) {
			return null;
		}
		try {
			return mapper.parseAll(texts);
		}
		catch (RuntimeException ex) {
			throw scope.refuse("the default " + texts + " is not valid: " + InvalidValue.reason(ex),
					"Correct the text in @Default, or remove the annotation");
		}
	}

	private Attribute attribute(ComponentFlags flags, PlanFlags plan, ReplaceMethod.Owner owner,
			@Nullable TerraformValue defaultValue, Description text, Scope scope) {
		ValueMapper mapper = owner.mapper();
		checkText(flags, mapper, scope);
		AttributeMode mode = flags.mode(scope);
		NestedShape nested = mapper.nested();
		Attribute.Builder builder = (nested != null)
				? Attribute.nested(flags.name(), new NestedObject(nested.nesting(), nested.object().attributes()), mode)
				: Attribute.of(flags.name(), mapper.type(), mode);
		builder.sensitive(flags.sensitive())
			.writeOnly(flags.writeOnly(scope))
			.description(text)
			.deprecation(flags.deprecation())
			.defaultValue(defaultValue)
			.elementKey(plan.elementKey())
			.equality(this.parts.equality(plan, mapper, scope));
		this.parts.modifiers(flags, plan, owner, scope).forEach(builder::planModifier);
		return builder.build();
	}

	/**
	 * Refuse structures where a single text must be enough.
	 */
	private static void checkText(ComponentFlags flags, ValueMapper mapper, Scope scope) {
		if (flags.identifier() && !(mapper instanceof LeafMapper)) {
			throw scope.refuse("an identifier must have a simple type, an import gives it as text",
					"Mark a component with a type such as String or Long");
		}
		boolean text = mapper instanceof LeafMapper || mapper instanceof ListMapper || mapper instanceof SetMapper;
		if (!flags.environment().isEmpty() && (!text || mapper.nested() != null)) {
			throw scope.refuse("an environment variable cannot hold a structure", "Remove @EnvironmentDefault");
		}
	}

}
