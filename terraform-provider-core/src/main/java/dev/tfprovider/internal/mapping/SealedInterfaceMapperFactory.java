/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.internal.mapping.mapper.RecordMapper;
import dev.tfprovider.internal.mapping.mapper.SealedInterfaceMapper;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import org.jspecify.annotations.Nullable;

/**
 * Creates mappers for sealed interfaces whose permitted subtypes are records.
 *
 * @param records makes the mappers of the cases
 */
record SealedInterfaceMapperFactory(RecordMapperFactory records) implements MapperFactory {

	@Override
	public @Nullable ValueMapper create(TypeRef type, InferenceScope scope) {
		Class<?> raw = type.raw();
		if (raw == null || !raw.isInterface() || !raw.isSealed()) {
			return null;
		}
		RecordMapperFactory.checkPosition(type, scope);
		InferenceScope inside = scope.open(type);
		// by name, as a class tells its permitted ones in another order in an executable
		Map<String, SealedInterfaceMapper.Case> cases = new TreeMap<>();
		SchemaMistakes mistakes = new SchemaMistakes();
		for (Class<?> record : records(raw, scope)) {
			SealedInterfaceMapper.Case made = mistakes.attempt(() -> create(record, inside));
			if (made == null) {
				continue;
			}
			SealedInterfaceMapper.Case other = cases.put(made.member().name(), made);
			if (other != null) {
				throw scope.refuse(
						"the cases %s and %s are both named %s in Terraform".formatted(other.record().getName(),
								record.getName(), made.member().name()),
						"Rename one, or give it a name with @AttributeName");
			}
		}
		mistakes.check();
		return new SealedInterfaceMapper(List.copyOf(cases.values()), Documentation.of(raw, null).description());
	}

	private static List<Class<?>> records(Class<?> sealed, InferenceScope scope) {
		List<Class<?>> records = new ArrayList<>();
		for (Class<?> permitted : sealed.getPermittedSubclasses()) {
			if (permitted.isInterface() && permitted.isSealed()) {
				records.addAll(records(permitted, scope));
			}
			else if (ModelClasses.isModel(permitted) && permitted.getTypeParameters().length == 0) {
				records.add(permitted);
			}
			else {
				throw scope.refuse(
						"the case " + permitted.getSimpleName() + " of " + sealed.getSimpleName()
								+ " is not a record without type parameters",
						"Declare every case as such a record, in Kotlin as a data class");
			}
		}
		return records;
	}

	private SealedInterfaceMapper.Case create(Class<?> record, InferenceScope scope) {
		AttributeName given = record.getAnnotation(AttributeName.class);
		String name = (given != null) ? given.value() : AttributeNaming.snakeCase(record.getSimpleName());
		TypeRef type = TypeRef.of(record);
		InferenceScope here = scope.into(name, type);
		if (!AttributeNaming.isLegal(name)) {
			throw here.refuse("'" + name + "' is no name in Terraform", "Give the case a name with @AttributeName");
		}
		RecordMapper mapper = this.records.record(type, here);
		return new SealedInterfaceMapper.Case(record, member(name, mapper, here), mapper);
	}

	private static SchemaMember member(String name, RecordMapper mapper, InferenceScope scope) {
		if (scope.has(InheritedProperty.BLOCK_BODY)) {
			return new NestedBlock(name, ObjectSchema.Nesting.SINGLE, mapper.block(mapper.description(), null), 0, 0);
		}
		Attribute.Mode mode = scope.has(InheritedProperty.COMPUTED) ? Attribute.Mode.COMPUTED : Attribute.Mode.OPTIONAL;
		return Attribute.nested(name, new NestedObject(ObjectSchema.Nesting.SINGLE, mapper.attributes()), mode)
			.description(mapper.description())
			.writeOnly(scope.has(InheritedProperty.WRITE_ONLY))
			.equality(mapper.equality())
			.build();
	}

}
