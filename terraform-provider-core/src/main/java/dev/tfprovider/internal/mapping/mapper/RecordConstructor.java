/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.model.Accessor;
import dev.tfprovider.internal.mapping.model.Creator;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Creates a record from an object value, one constructor argument after the other.
 *
 * @param record the record
 * @param constructor takes the arguments
 * @param parts one for each argument
 * @param rules rules about several components
 * @param sensitive whether no message may show a value
 */
public record RecordConstructor(Class<?> record, Creator constructor, List<ConstructorArgument> parts,
		List<CrossFieldRule> rules, boolean sensitive) {

	/**
	 * Create the constructor of a record, with the rules that its annotations declare.
	 * @param record the record
	 * @param constructor takes the arguments
	 * @param parts one for each argument
	 * @param scope the scope of the record's inside
	 * @return what creates the record
	 */
	public static RecordConstructor of(Class<?> record, Creator constructor, List<ConstructorArgument> parts,
			InferenceScope scope) {
		List<Component> components = parts.stream().flatMap((part) -> part.components().stream()).toList();
		return new RecordConstructor(record, constructor, parts, CrossFieldRules.of(record, components, scope),
				scope.has(InheritedProperty.SENSITIVE));
	}

	/**
	 * Return the attributes and blocks, in order of declaration.
	 */
	public List<Component> components() {
		return this.parts.stream().flatMap((part) -> part.components().stream()).toList();
	}

	Object read(ObjectValue object, int[] positions, int offset, NullOnRead reading) {
		@Nullable Object[] arguments = new @Nullable Object[this.parts.size()];
		int next = offset;
		for (int i = 0; i < arguments.length; i++) {
			ConstructorArgument part = this.parts.get(i);
			arguments[i] = part.read(object, positions, next, reading);
			next += part.width();
		}
		try {
			return this.constructor.create(arguments);
		}
		catch (RuntimeException ex) {
			throw refused(object, ex);
		}
	}

	/**
	 * Copy a record.
	 * @param record the record
	 * @param replaced what components hold instead, by the names of their attributes
	 * @throws RuntimeException whatever the constructor throws about them
	 */
	Object copy(Object record, Map<String, @Nullable Object> replaced) {
		return this.constructor.create(this.parts.stream().map((part) -> part.copy(record, replaced)).toArray());
	}

	ValueMappingException refused(ObjectValue object, RuntimeException refusal) {
		String reason = InvalidValueMessage.reason(refusal);
		boolean hidden = this.sensitive || components().stream()
			.filter((component) -> component.member() instanceof Attribute attribute && attribute.isSensitive())
			.map((component) -> object.get(component.name()))
			.anyMatch((secret) -> !secret.isNull() && InvalidValueMessage.repeats(reason, secret));
		return hidden ? ValueMappingException.invalid(InvalidValueMessage.HIDDEN, null)
				: ValueMappingException.invalid(InvalidValueMessage.sentence(reason), refusal);
	}

	public RecordConstructor within(Accessor outer) {
		return new RecordConstructor(this.record, this.constructor,
				this.parts.stream().map((part) -> part.within(outer)).toList(), this.rules, this.sensitive);
	}

	void validateTogether(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		this.parts.forEach((part) -> part.validateTogether(object, place, findings));
		this.rules.forEach((rule) -> rule.check(object, place, findings));
	}

}
