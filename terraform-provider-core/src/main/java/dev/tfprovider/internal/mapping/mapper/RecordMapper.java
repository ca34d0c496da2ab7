/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps a record to an object.
 */
public final class RecordMapper implements ObjectValueMapper {

	private final RecordConstructor parts;

	private final List<Component> components;

	private final Map<String, String> names;

	private final ObjectType type;

	private final int[] positions;

	private final Component[] inWireOrder;

	private final DescriptionText description;

	private final @Nullable String deprecation;

	public RecordMapper(RecordConstructor parts, DescriptionText description, @Nullable String deprecation) {
		this(parts, List.of(), description, deprecation);
	}

	private RecordMapper(RecordConstructor parts, List<Component> further, DescriptionText description,
			@Nullable String deprecation) {
		this.parts = parts;
		this.components = Stream.concat(parts.components().stream(), further.stream()).toList();
		this.names = this.components.stream()
			.collect(Collectors.toUnmodifiableMap(Component::javaName, Component::name, (first, second) -> first));
		this.description = description;
		this.deprecation = deprecation;
		this.type = BlockSchema.impliedType(members());
		this.positions = new int[this.components.size()];
		this.inWireOrder = new Component[this.components.size()];
		for (int i = 0; i < this.positions.length; i++) {
			this.positions[i] = this.type.indexOf(this.components.get(i).name());
			this.inWireOrder[this.positions[i]] = this.components.get(i);
		}
	}

	/**
	 * Return a mapper of objects that have more than the record: what it does not know.
	 * @param further what the objects have besides
	 */
	public RecordMapper with(List<Component> further) {
		return further.isEmpty() ? this : new RecordMapper(this.parts, further, this.description, this.deprecation);
	}

	/**
	 * Copy a record.
	 * @param record the record
	 * @param replaced what components hold instead, by the names of their attributes
	 * @throws ValueMappingException if the constructor refuses them
	 */
	public Object copy(Object record, Map<String, @Nullable Object> replaced) {
		try {
			return this.parts.copy(record, replaced);
		}
		catch (RuntimeException ex) {
			throw this.parts.refused(writeFound(record), ex);
		}
	}

	@Override
	public @Nullable String deprecation() {
		return this.deprecation;
	}

	public List<Component> components() {
		return this.components;
	}

	@Override
	public Optional<Component> component(String name) {
		return this.components.stream().filter((component) -> component.name().equals(name)).findFirst();
	}

	@Override
	public Optional<Class<?>> record() {
		return Optional.of(this.parts.record());
	}

	@Override
	public List<String> rules() {
		return this.parts.rules().stream().map(CrossFieldRule::sentence).toList();
	}

	@Override
	public List<SchemaMember> members() {
		return this.components.stream().map(Component::member).toList();
	}

	@Override
	public ObjectType type() {
		return this.type;
	}

	@Override
	public DescriptionText description() {
		return this.description;
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		ObjectValue object = (ObjectValue) value;
		checkNames(object.type());
		return this.parts.read(object, this.positions, 0, reading);
	}

	@Override
	public ObjectValue write(Object value, NullOnWrite writing) {
		return ObjectValue.build(this.type, (index) -> this.inWireOrder[index].write(value, writing));
	}

	/**
	 * Write a record whose components may be {@code null} although they are required, but
	 * for identifiers.
	 */
	public ObjectValue writeFound(Object value) {
		return ObjectValue.build(this.type, (index) -> {
			Component component = this.inWireOrder[index];
			return component.write(value, component.identifier() ? NullOnWrite.STRICT : NullOnWrite.PARTIAL);
		});
	}

	/**
	 * Write the identifiers of a record; everything else is null.
	 */
	public ObjectValue writeIdentifiers(Object value) {
		return ObjectValue.build(this.type, (index) -> {
			Component component = this.inWireOrder[index];
			return component.identifier() ? component.write(value, NullOnWrite.PARTIAL) : component.empty();
		});
	}

	/**
	 * Write the components of a record that can be written, and take the others from what
	 * is known.
	 */
	public ObjectValue salvage(Object value, ObjectValue known) {
		return ObjectValue.build(this.type, (index) -> this.inWireOrder[index].salvage(value, known.get(index)));
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		checkNames(((ObjectValue) value).type());
		for (int i = 0; i < this.positions.length; i++) {
			this.components.get(i).validate(get(value, i), place, findings);
		}
		this.parts.validateTogether((ObjectValue) value, place, findings);
		// the root is left to the calls that see it whole: its computed components are
		// null here
		if (place.parent() != null && isComplete() && value.isWhollyKnown()) {
			validateWhole(value, place, findings);
		}
	}

	private void validateWhole(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		try {
			read(value, NullOnRead.STRICT);
		}
		catch (ValueMappingException ex) {
			// what is wrong further inside has been said there
			if (ex.path().isRoot()) {
				findings.invalid(place, ex.detail());
			}
		}
	}

	@Override
	public void visit(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
		checkNames(((ObjectValue) value).type());
		for (int i = 0; i < this.positions.length; i++) {
			this.components.get(i).visit(get(value, i), place, visitor);
		}
		if (!this.components.isEmpty() && value.isWhollyKnown()) {
			visitor.object(place.path(), this.parts.record(), this.names, () -> readOrNull(value));
		}
	}

	@Override
	public void findForgotten(TerraformValue value, LazyPath place, ForgottenVisitor visitor) {
		for (int i = 0; i < this.positions.length; i++) {
			Component component = this.components.get(i);
			component.slot().findForgotten(get(value, i), place.at(component.step()), visitor);
		}
	}

	private @Nullable Object readOrNull(TerraformValue value) {
		try {
			return read(value, NullOnRead.STRICT);
		}
		catch (ValueMappingException ex) {
			return null;
		}
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return javaType.isAssignableFrom(this.parts.record());
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
		return ObjectEquality.of(Arrays.stream(this.inWireOrder).map(Component::equality).toList());
	}

	@Override
	public boolean allowsUnknownInside() {
		return this.components.stream().anyMatch((component) -> component.slot().allowsUnknown());
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
