/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Overridable;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.Identification;
import dev.tfprovider.internal.mapping.mapper.RecordMapper;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The settings of the provider block that single objects may have a value of their own
 * for: adds them to the models of objects, and gives the settings of an object.
 *
 * @param settings the mapper of the settings, {@code null} if there are none
 * @param components those settings
 * @param current gives the settings that the current thread works with, {@code null} if
 * they are not known
 */
record OverridableSettings(@Nullable RecordMapper settings, List<Component> components,
		Supplier<@Nullable Object> current) {

	/**
	 * Objects have what the provider block says.
	 */
	static final OverridableSettings NONE = new OverridableSettings(null, List.of(), () -> null);

	/**
	 * Find the settings.
	 * @param settings the mapper of the settings
	 * @param current gives the settings that the current thread works with, {@code null}
	 * if they are not known
	 * @throws InvalidDeclarationException if objects cannot have a value of their own
	 */
	static OverridableSettings of(RecordMapper settings, Supplier<@Nullable Object> current) {
		List<Component> components = settings.components()
			.stream()
			.filter((component) -> component.source().has(Overridable.class))
			.toList();
		for (Component component : components) {
			boolean fit = component.member() instanceof Attribute attribute
					&& attribute.type() instanceof TerraformType.Primitive && !attribute.isSensitive();
			if (!fit) {
				throw new InvalidDeclarationException(
						"The setting '" + component.name() + "' is @Overridable, but not a simple value that may be "
								+ "shown: it is part of the identity of objects",
						"Use a text, number, truth value or type with a codec that is not @Sensitive, or remove "
								+ "@Overridable.");
			}
		}
		return new OverridableSettings(settings, components, current);
	}

	boolean isEmpty() {
		return this.components.isEmpty();
	}

	/**
	 * Return the settings that a model gets.
	 */
	List<Component> of(RecordMapper model, ModelKind kind) {
		return isOfObjects(kind) ? this.components.stream()
			.filter((component) -> model.component(component.name()).isEmpty() && !isExcepted(component, model))
			.map((component) -> ofObject(component, kind))
			.toList() : List.of();
	}

	private static boolean isOfObjects(ModelKind kind) {
		return kind.type() != null && !kind.type().equals(TypeKind.STATE_STORE);
	}

	private static boolean isExcepted(Component component, RecordMapper model) {
		Overridable annotation = Objects.requireNonNull(component.source().get(Overridable.class));
		return Arrays.stream(annotation.except()).anyMatch((type) -> model.record().filter(type::equals).isPresent());
	}

	private Component ofObject(Component setting, ModelKind kind) {
		boolean argument = kind.isSettings();
		Attribute attribute = setting.attribute();
		Attribute.Builder builder = Attribute
			.of(attribute.name(), attribute.type(),
					argument ? Attribute.Mode.OPTIONAL : Attribute.Mode.OPTIONAL_COMPUTED)
			.description(description(attribute))
			.equality(attribute.equality())
			.allowedValues(attribute.allowedValues());
		if (kind.isState()) {
			builder.derivedDefault(new OfProviderBlock(this, setting))
				.planModifier(PlanModifiers.USE_STATE_FOR_UNKNOWN)
				.planModifier(new ReplaceOther());
		}
		Slot slot = setting.slot();
		SlotRules rules = new SlotRules(true, true, true, false, false, null);
		return new Component(setting.source(), (owner) -> valueOf(setting), builder.build(),
				new Slot(slot.mapper(), slot.holder(), slot.type(), slot.owner(), rules),
				kind.isState() ? Identification.OPTIONAL_KEY : Identification.NONE, List.of(), null, setting.step());
	}

	private static DescriptionText description(Attribute attribute) {
		DescriptionText text = attribute.description();
		String sentence = "Defaults to that of the provider block.";
		return new DescriptionText((text.text().isBlank()) ? sentence : text.text().strip() + ' ' + sentence,
				text.markdown());
	}

	private @Nullable Object valueOf(Component setting) {
		Object settings = this.current.get();
		return (settings != null) ? setting.accessor().get(settings) : null;
	}

	/**
	 * Return the settings of an object.
	 * @param settings those of the provider block
	 * @param values what the object has instead
	 * @throws ValueMappingException if the settings cannot have them
	 */
	Object with(Object settings, Map<String, TerraformValue> values) {
		Map<String, @Nullable Object> held = new HashMap<>();
		for (Component component : this.components) {
			TerraformValue value = values.get(component.name());
			if (value != null) {
				held.put(component.name(), component.read(value, NullOnRead.STRICT));
			}
		}
		try {
			return (this.settings != null) ? this.settings.copy(settings, held) : settings;
		}
		catch (ValueMappingException ex) {
			throw (values.size() == 1) ? ex.prependAll(AttributePath.root(values.keySet().iterator().next())) : ex;
		}
	}

	/**
	 * The default of an object: what the provider block says.
	 */
	private record OfProviderBlock(OverridableSettings settings,
			Component setting) implements ObjectSchema.DerivedDefault {

		@Override
		public Set<String> inputs() {
			return Set.of();
		}

		@Override
		public TerraformValue derive(ObjectValue object) {
			TerraformType type = this.setting.attribute().type();
			if (this.settings.current.get() == null) {
				return TerraformValue.unknown(type);
			}
			Object value = this.settings.valueOf(this.setting);
			return (value != null) ? this.setting.writeHeld(value) : TerraformValue.ofNull(type);
		}

	}

	/**
	 * An object cannot move. One of a state that is older than the setting is where it
	 * is.
	 */
	private static final class ReplaceOther implements PlanModifier {

		@Override
		public void modify(AttributePlan plan) {
			if (!plan.state().isNull()) {
				PlanModifiers.REQUIRES_REPLACE.modify(plan);
			}
		}

		@Override
		public String description() {
			return PlanModifiers.REQUIRES_REPLACE.description();
		}

	}

}
