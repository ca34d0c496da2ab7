/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A type that is ready to serve, whose configurations fill in its model.
 *
 * @param <M> the model
 * @param <I> the interface of the author's code
 */
public class InferredType<M, I> implements ConfiguredType {

	private final TypeKind kind;

	private final String name;

	private final Schema schema;

	private final ModelMapping<M> mapping;

	private final TypeDeclaration<M, I> declaration;

	private final TimeLimits limits;

	/**
	 * Infer the schema.
	 * @param kind the kind of the type
	 * @param name full type name
	 * @param declaration gives the author's code
	 * @param mappings infers schemas
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	public InferredType(TypeKind kind, String name, TypeDeclaration<M, I> declaration, ModelMappings mappings) {
		this(kind, name, declaration, mapping(kind, name, declaration.model(), mappings));
	}

	private InferredType(TypeKind kind, String name, TypeDeclaration<M, I> declaration, ModelMapping<M> mapping) {
		this(kind, name, mapping.schema(declaration.implementation()), mapping, declaration,
				TimeLimits.of(mapping, DeclaredTimeouts.of(kind, declaration.implementation())));
	}

	/**
	 * Create a type of what is known.
	 * @param kind the kind of the type
	 * @param name full type name
	 * @param schema shape of its objects
	 * @param mapping translates between values and the model
	 * @param declaration gives the author's code
	 * @param limits how long calls may take
	 */
	protected InferredType(TypeKind kind, String name, Schema schema, ModelMapping<M> mapping,
			TypeDeclaration<M, I> declaration, TimeLimits limits) {
		this.kind = kind;
		this.name = name;
		this.schema = schema;
		this.mapping = mapping;
		this.declaration = declaration;
		this.limits = limits;
	}

	/**
	 * Infer what translates between values and a model.
	 * @param kind the kind of the type
	 * @param root what messages call the model as a whole
	 * @param model the model
	 * @param mappings infers schemas
	 * @throws SchemaInferenceException if the model cannot become a schema
	 */
	static <M> ModelMapping<M> mapping(TypeKind kind, String root, Class<M> model, ModelMappings mappings) {
		try {
			return mappings.of(kind, model);
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot(root);
		}
	}

	@Override
	public TypeKind kind() {
		return this.kind;
	}

	@Override
	public String name() {
		return this.name;
	}

	@Override
	public Schema schema() {
		return this.schema;
	}

	@Override
	public ModelMapping<M> mapping() {
		return this.mapping;
	}

	@Override
	public TypeDeclaration<M, I> declaration() {
		return this.declaration;
	}

	@Override
	public TimeLimits limits() {
		return this.limits;
	}

	/**
	 * Return the author's code.
	 */
	public I code() {
		return this.declaration.code();
	}

	/**
	 * Return the author's code as an optional interface, empty if it is not able to.
	 */
	public <A> Optional<Supplier<A>> ability(Class<A> ability) {
		return this.declaration.ability(ability);
	}

	/**
	 * Return the author's limit of an operation without a configuration, {@code null} for
	 * none.
	 */
	@Nullable public TimeLimit limit(String operation) {
		return new TimeLimits(null, this.limits.declared()).remembered(operation, TerraformValue.ofNull(type()));
	}

}
