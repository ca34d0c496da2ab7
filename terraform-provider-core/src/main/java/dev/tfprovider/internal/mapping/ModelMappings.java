/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.model.InstanceFactory;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Infers and caches the mappings of model records. Immutable but for a cache, safe for
 * use by several threads; each class is inspected once for each kind.
 */
public final class ModelMappings {

	private final Mappers mappers;

	private final OverridableSettings settings;

	private final Map<Key, ModelMapping<?>> cache = new ConcurrentHashMap<>();

	private ModelMappings(Mappers mappers, OverridableSettings settings) {
		this.mappers = mappers;
		this.settings = settings;
	}

	/**
	 * Create mappings without customizers.
	 * @param codecs codecs for further component types; they win over the built-in ones
	 * @throws InvalidDeclarationException if two codecs are for one Java type
	 */
	public ModelMappings(Collection<? extends TypeCodec<?>> codecs) {
		this(codecs, List.of(), new ReflectiveInstanceFactory());
	}

	/**
	 * Create mappings.
	 * @param codecs codecs for further component types; they win over the built-in ones
	 * @param customizers say of records what their annotations do not, in order
	 * @param instances gives instances of the classes that annotations name
	 * @throws InvalidDeclarationException if two codecs are for one Java type, or a
	 * customizer is about something that does not exist
	 */
	public ModelMappings(Collection<? extends TypeCodec<?>> codecs, Collection<? extends SchemaCustomizer> customizers,
			InstanceFactory instances) {
		this(new Mappers(codecs, Customizations.of(customizers), instances), OverridableSettings.NONE);
	}

	/**
	 * Create the mappings of a provider that is defined in plain Java.
	 * @param definition gives codecs and customizers
	 * @return the mappings
	 */
	public static ModelMappings of(ProviderDefinition definition) {
		return new ModelMappings(definition.codecs(), definition.schemaCustomizers(), new ReflectiveInstanceFactory());
	}

	/**
	 * Return mappings whose objects may have values of their own for some settings.
	 * @param settings the mapping of the settings, {@code null} if there are none
	 * @param current gives the settings that the current thread works with, {@code null}
	 * if they are not known
	 * @return these mappings, if no setting is overridable
	 * @throws InvalidDeclarationException if objects cannot have a value of their own
	 */
	public ModelMappings overriding(@Nullable ModelMapping<?> settings, Supplier<@Nullable Object> current) {
		OverridableSettings overridable = (settings != null) ? OverridableSettings.of(settings.mapper(), current)
				: OverridableSettings.NONE;
		return overridable.isEmpty() ? this : new ModelMappings(this.mappers, overridable);
	}

	/**
	 * Return the mapping of a managed resource's model.
	 * @param model the record
	 * @param <M> the record
	 * @return the mapping
	 * @throws SchemaInferenceException if a component cannot become part of a schema
	 */
	public <M> ModelMapping<M> resource(Class<M> model) {
		return of(ModelKind.RESOURCE, model);
	}

	/**
	 * Return the mapping of what configurations of a type fill in.
	 * @param kind the kind of the type
	 * @param model the record
	 * @param <M> the record
	 * @return the mapping
	 * @throws SchemaInferenceException if a component cannot become part of a schema
	 */
	public <M> ModelMapping<M> of(TypeKind kind, Class<M> model) {
		return of(ModelKind.of(kind), model);
	}

	/**
	 * Return the mapping of a model.
	 * @param kind what it describes
	 * @param model the record
	 * @param <M> the record
	 * @return the mapping
	 * @throws SchemaInferenceException if a component cannot become part of a schema
	 */
	@SuppressWarnings("unchecked")
	public <M> ModelMapping<M> of(ModelKind kind, Class<M> model) {
		return (ModelMapping<M>) this.cache.computeIfAbsent(new Key(model, kind),
				(key) -> new ModelMapping<>(model, kind, this.mappers, this.settings));
	}

	/**
	 * Return the mapping of a data source that is derived from a managed resource: its
	 * identifiers are required, everything else is computed.
	 * @param model the record
	 * @param <M> the record
	 * @return the mapping
	 * @throws SchemaInferenceException if a component cannot become part of a schema
	 */
	public <M> ModelMapping<M> lookup(Class<M> model) {
		return new DerivedDataSourceMapping<>(model, this.mappers, this.settings);
	}

	/**
	 * Return the signature of a function.
	 * @param implementation the class of its object
	 * @param function the function
	 * @return the signature
	 * @throws SchemaInferenceException if the method cannot become a function
	 */
	public FunctionSignature function(Class<?> implementation, DeclaredFunction function) {
		return new FunctionSignatureFactory(this.mappers).create(implementation, function);
	}

	private record Key(Class<?> model, ModelKind kind) {

	}

}
