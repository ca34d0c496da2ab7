/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.mapping.mapper.KnownCodecs;
import dev.tfprovider.internal.mapping.mapper.RecordMapper;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.InstanceFactory;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.value.TypeCodec;

/**
 * Finds the mapper of a type: the first factory of a chain that supports the type creates
 * it.
 */
final class Mappers {

	private final List<MapperFactory> factories;

	private final RecordMapperFactory records;

	Mappers(Collection<? extends TypeCodec<?>> users, Customizations customizations, InstanceFactory instances) {
		Map<Class<?>, TypeCodec<?>> codecs = codecs(users);
		this.records = new RecordMapperFactory(new ComponentFactory(this, new PlanModifierFactory(instances)),
				customizations);
		this.factories = List.of(new CodecMapperFactory(codecs), new EnumMapperFactory(),
				new DynamicMapperFactory(codecs), new CollectionMapperFactory(this), this.records,
				new SealedInterfaceMapperFactory(this.records));
	}

	private static Map<Class<?>, TypeCodec<?>> codecs(Collection<? extends TypeCodec<?>> users) {
		Map<Class<?>, TypeCodec<?>> own = new HashMap<>();
		for (TypeCodec<?> codec : users) {
			TypeCodec<?> other = own.put(codec.javaType(), codec);
			if (other != null) {
				throw new InvalidDeclarationException("Two codecs are for %s: %s and %s"
					.formatted(codec.javaType().getName(), other.getClass().getName(), codec.getClass().getName()),
						"Define one of them only.");
			}
		}
		Map<Class<?>, TypeCodec<?>> codecs = new HashMap<>();
		KnownCodecs.all().forEach((codec) -> codecs.put(codec.javaType(), codec));
		codecs.putAll(own);
		return codecs;
	}

	/**
	 * Return the mapper of a model.
	 */
	RecordMapper model(Class<?> model, ModelKind kind) {
		InferenceScope scope = InferenceScope.of(model, kind);
		if (!ModelClasses.isModel(model)) {
			throw scope.refuse(model.getName() + " is not a record",
					"Declare the model as a record, in Kotlin as a data class");
		}
		if (model.getTypeParameters().length > 0) {
			throw scope.refuse("the model has type parameters", "Use a record without type parameters as the model; "
					+ "its components may well have generic types");
		}
		return this.records.record(TypeRef.of(model), scope);
	}

	/**
	 * Return the mapper of a type.
	 * @throws SchemaInferenceException if no factory knows it
	 */
	ValueMapper mapper(TypeRef type, InferenceScope scope) {
		for (MapperFactory factory : this.factories) {
			ValueMapper mapper = factory.create(type, scope);
			if (mapper != null) {
				return mapper;
			}
		}
		throw UnsupportedType.refuse(type, scope);
	}

	/**
	 * Return the slot of the elements of a collection.
	 */
	Slot element(TypeRef type, InferenceScope scope) {
		ValueHolder holder = ValueHolder.of(type);
		if (holder == ValueHolder.OPTIONAL) {
			throw scope.refuse("an element is never absent, so " + type + " says too much",
					"Use the type itself, with @Nullable if elements may be null");
		}
		TypeRef payload = holder.payload(type, scope);
		ValueMapper mapper = mapper(payload, scope.element());
		String owner = "an element of " + scope.chain().get(scope.chain().size() - 1);
		return new Slot(mapper, holder, payload, owner,
				SlotRules.ofElement(type.nullable() || payload.nullable(), scope.has(InheritedProperty.UNDECIDED)));
	}

}
