/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Records what customizers declare about a component.
 */
public final class ComponentCustomization implements SchemaCustomizer.Component {

	/**
	 * What is said where no customizer says anything.
	 */
	public static final ComponentCustomization NONE = new ComponentCustomization();

	private final Map<Class<? extends Annotation>, Annotation> annotations = new HashMap<>();

	private final Set<Class<? extends Annotation>> removed = new HashSet<>();

	private final List<PlanModifier> planModifiers = new ArrayList<>();

	private @Nullable Boolean nullable;

	private @Nullable Object defaultValue;

	private @Nullable PlannedValue<?> plannedOnce;

	private @Nullable TypeCodec<?> codec;

	private @Nullable SemanticEquality equality;

	@Override
	public ComponentCustomization name(String name) {
		return annotate(AttributeName.class, Map.of("value", name));
	}

	@Override
	public ComponentCustomization description(String text) {
		return annotate(Description.class, Map.of("value", text));
	}

	@Override
	public ComponentCustomization deprecated(String instead) {
		return annotate(DeprecatedAttribute.class, Map.of("value", instead));
	}

	@Override
	public ComponentCustomization nullable(boolean nullable) {
		this.nullable = nullable;
		return this;
	}

	@Override
	public ComponentCustomization computed() {
		return annotate(Computed.class, Map.of());
	}

	@Override
	public ComponentCustomization id() {
		return annotate(Id.class, Map.of());
	}

	@Override
	public ComponentCustomization sensitive() {
		return annotate(Sensitive.class, Map.of());
	}

	@Override
	public ComponentCustomization writeOnly() {
		return annotate(WriteOnly.class, Map.of());
	}

	@Override
	public ComponentCustomization requiresReplace() {
		return annotate(RequiresReplace.class, Map.of());
	}

	@Override
	public ComponentCustomization useStateForUnknown() {
		return annotate(UseStateForUnknown.class, Map.of());
	}

	@Override
	public ComponentCustomization defaultText(String... texts) {
		return annotate(Default.class, Map.of("value", texts));
	}

	@Override
	public ComponentCustomization defaultValue(Object value) {
		this.defaultValue = value;
		return this;
	}

	@Override
	public ComponentCustomization planModifier(PlanModifier modifier) {
		this.planModifiers.add(modifier);
		return this;
	}

	@Override
	public ComponentCustomization plannedOnce(PlannedValue<?> value) {
		this.plannedOnce = value;
		return this;
	}

	@Override
	public ComponentCustomization codec(TypeCodec<?> codec) {
		this.codec = codec;
		return this;
	}

	@Override
	public ComponentCustomization equality(SemanticEquality equality) {
		this.equality = equality;
		return this;
	}

	@Override
	public ComponentCustomization annotate(Class<? extends Annotation> annotation, Map<String, ?> values) {
		this.removed.remove(annotation);
		this.annotations.put(annotation, SyntheticAnnotation.of(annotation, values));
		return this;
	}

	@Override
	public ComponentCustomization without(Class<? extends Annotation> annotation) {
		this.annotations.remove(annotation);
		this.removed.add(annotation);
		return this;
	}

	<A extends Annotation> @Nullable A annotation(Class<A> type) {
		return type.cast(this.annotations.get(type));
	}

	boolean removes(Class<? extends Annotation> type) {
		return this.removed.contains(type);
	}

	@Nullable Boolean nullable() {
		return this.nullable;
	}

	@Nullable Object defaultValue() {
		return this.defaultValue;
	}

	public @Nullable PlannedValue<?> plannedOnce() {
		return this.plannedOnce;
	}

	public @Nullable TypeCodec<?> codec() {
		return this.codec;
	}

	public @Nullable SemanticEquality equality() {
		return this.equality;
	}

	public List<PlanModifier> planModifiers() {
		return this.planModifiers;
	}

}
