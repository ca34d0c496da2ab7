/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Description;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes a record as an object.
 */
final class RecordMapper implements ObjectMapper {

	private final MethodHandle constructor;

	private final List<Component> components;

	private final List<CrossRule> rules;

	private final Map<String, String> names;

	private final ObjectType type;

	private final int[] positions;

	private final Component[] inWireOrder;

	private final Description description;

	private final boolean sensitive;

	RecordMapper(MethodHandle constructor, List<Component> components, List<CrossRule> rules, Description description,
			boolean sensitive) {
		this.constructor = constructor;
		this.components = List.copyOf(components);
		this.rules = rules;
		this.names = components.stream().collect(Collectors.toUnmodifiableMap(Component::javaName, Component::name));
		this.description = description;
		this.sensitive = sensitive;
		this.type = ObjectShapes.type(components.stream().map(Component::member).toList());
		this.positions = new int[components.size()];
		this.inWireOrder = new Component[components.size()];
		for (int i = 0; i < this.positions.length; i++) {
			this.positions[i] = this.type.indexOf(components.get(i).name());
			this.inWireOrder[this.positions[i]] = components.get(i);
		}
	}

	List<Component> components() {
		return this.components;
	}

	@Override
	public List<Member> members() {
		return this.components.stream().map(Component::member).toList();
	}

	@Override
	public ObjectType type() {
		return this.type;
	}

	@Override
	public Description description() {
		return this.description;
	}

	@Override
	public Object read(TerraformValue value, Reading reading) {
		checkNames(((ObjectValue) value).type());
		@Nullable Object[] arguments = new @Nullable Object[this.positions.length];
		for (int i = 0; i < arguments.length; i++) {
			arguments[i] = this.components.get(i).read(get(value, i), reading);
		}
		try {
			return RecordHandles.create(this.constructor, arguments);
		}
		catch (RuntimeException ex) {
			throw refused((ObjectValue) value, ex);
		}
	}

	private ValueMappingException refused(ObjectValue value, RuntimeException refusal) {
		String reason = InvalidValue.reason(refusal);
		boolean hidden = this.sensitive || this.components.stream()
			.filter((component) -> component.member() instanceof AttributeMember member
					&& member.attribute().isSensitive())
			.map((component) -> value.get(component.name()))
			.anyMatch((secret) -> !secret.isNull() && InvalidValue.repeats(reason, secret));
		return hidden ? ValueMappingException.invalid(InvalidValue.HIDDEN, null)
				: ValueMappingException.invalid(InvalidValue.sentence(reason), refusal);
	}

	@Override
	public ObjectValue write(Object value) {
		return ObjectValue.build(this.type, (index) -> this.inWireOrder[index].write(value));
	}

	/**
	 * Write a record whose components may be {@code null} although they are required.
	 */
	ObjectValue writePartial(Object value) {
		return ObjectValue.build(this.type, (index) -> this.inWireOrder[index].writePartial(value));
	}

	@Override
	public void validate(TerraformValue value, Place place, Findings findings) {
		checkNames(((ObjectValue) value).type());
		for (int i = 0; i < this.positions.length; i++) {
			this.components.get(i).validate(get(value, i), place, findings);
		}
		this.rules.forEach((rule) -> rule.check((ObjectValue) value, place, findings));
		// the root is left to the calls that see it whole: its computed components are
		// null here
		if (place.parent() != null && isComplete() && value.isWhollyKnown()) {
			validateWhole(value, place, findings);
		}
	}

	private void validateWhole(TerraformValue value, Place place, Findings findings) {
		try {
			read(value, Reading.STRICT);
		}
		catch (ValueMappingException ex) {
			// what is wrong further inside has been said there
			if (ex.path().isRoot()) {
				findings.invalid(place, ex.detail());
			}
		}
	}

	@Override
	public void visit(TerraformValue value, Place place, ComponentVisitor visitor) {
		checkNames(((ObjectValue) value).type());
		for (int i = 0; i < this.positions.length; i++) {
			this.components.get(i).visit(get(value, i), place, visitor);
		}
		if (!this.components.isEmpty() && value.isWhollyKnown()) {
			visitor.object(place.path(), this.components.get(0).model(), this.names, () -> readOrNull(value));
		}
	}

	private @Nullable Object readOrNull(TerraformValue value) {
		try {
			return read(value, Reading.STRICT);
		}
		catch (ValueMappingException ex) {
			return null;
		}
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return this.components.stream().anyMatch((component) -> javaType.isAssignableFrom(component.model()));
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return this.components.stream()
			.filter((component) -> component.step().equals(step))
			.findFirst()
			.map((component) -> component.slot().mapper())
			.orElse(null);
	}

	@Override
	public SemanticEquality equality() {
		return ObjectShapes.equality(this.type.names(), (index) -> this.inWireOrder[index].equality());
	}

	@Override
	public boolean isComplete() {
		return this.components.stream().allMatch(Component::isComplete);
	}

	/**
	 * Check that an object has exactly the attributes of this record, and so each at the
	 * same position; their types may be narrower where this record's are dynamic.
	 */
	private void checkNames(ObjectType other) {
		boolean same = other.size() == this.type.size();
		for (int i = 0; same && i < this.inWireOrder.length; i++) {
			same = other.name(i).equals(this.inWireOrder[i].name());
		}
		if (!same) {
			throw new IllegalArgumentException("The object is of the type " + other + " instead of " + this.type);
		}
	}

	private TerraformValue get(TerraformValue object, int component) {
		return ((ObjectValue) object).get(this.positions[component]);
	}

}
