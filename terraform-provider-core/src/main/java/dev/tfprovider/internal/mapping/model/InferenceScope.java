/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Describes the position in a model during schema inference: the path, the enclosing
 * types and the inherited traits. Immutable.
 *
 * @param model the model being inspected
 * @param kind what the model describes
 * @param chain what leads here
 * @param open the types being inspected, outermost first
 * @param depth how many collections there are between the component and here
 * @param traits what holds here
 */
public record InferenceScope(Class<?> model, ModelKind kind, List<String> chain, List<TypeRef> open, int depth,
		Set<InheritedProperty> traits) {

	private static final int MAX_EXPANSION = 8;

	public static InferenceScope of(Class<?> model, ModelKind kind) {
		return new InferenceScope(model, kind, List.of(model.getSimpleName()), List.of(), 0,
				EnumSet.of(InheritedProperty.ROOT, InheritedProperty.BLOCK_BODY));
	}

	public boolean has(InheritedProperty trait) {
		return this.traits.contains(trait);
	}

	public InferenceScope with(InheritedProperty trait, boolean present) {
		if (has(trait) == present) {
			return this;
		}
		Set<InheritedProperty> traits = EnumSet.copyOf(this.traits);
		if (present) {
			traits.add(trait);
		}
		else {
			traits.remove(trait);
		}
		return new InferenceScope(this.model, this.kind, this.chain, this.open, this.depth, traits);
	}

	/**
	 * Return the scope of something with a name of its own.
	 */
	public InferenceScope into(String name, TypeRef type) {
		return new InferenceScope(this.model, this.kind, append(this.chain, name + " (" + type + ")"), this.open, 0,
				this.traits);
	}

	/**
	 * Return the scope of the elements of a collection here.
	 */
	public InferenceScope element() {
		return new InferenceScope(this.model, this.kind, this.chain, this.open, this.depth + 1, this.traits);
	}

	/**
	 * Return the scope of the inside of a type.
	 * @throws SchemaInferenceException if the type contains itself
	 */
	public InferenceScope open(TypeRef type) {
		boolean recursive = this.open.stream()
			.anyMatch((outer) -> outer.raw() == type.raw() && outer.arguments().equals(type.arguments()))
				|| this.open.stream().filter((outer) -> outer.raw() == type.raw()).count() > MAX_EXPANSION;
		if (recursive) {
			throw refuse(type + " contains itself, a Terraform type cannot",
					"End the recursion: use a record of its own for each level, or declare the component as Object");
		}
		return new InferenceScope(this.model, this.kind, this.chain, append(this.open, type), this.depth, this.traits);
	}

	/**
	 * Refuse what is here if a condition holds.
	 * @throws SchemaInferenceException if it holds
	 */
	public void refuseIf(boolean condition, String problem, String remedy) {
		if (condition) {
			throw refuse(problem, remedy);
		}
	}

	/**
	 * Refuse what is here if a condition holds, with a problem that is formatted only
	 * then.
	 * @throws SchemaInferenceException if it holds
	 */
	public void refuseIf(boolean condition, String problem, String remedy, Object... names) {
		if (condition) {
			throw refuse(problem.formatted(names), remedy);
		}
	}

	public SchemaInferenceException refuse(String problem, String remedy) {
		return new SchemaInferenceException(this.model, this.chain, problem, InvalidValueMessage.sentence(remedy));
	}

	/**
	 * Refuse a method because its compiler has not kept the names of parameters.
	 * @param otherwise what else helps, empty if nothing does
	 */
	public SchemaInferenceException refuseUnnamedParameters(Executable method, String otherwise) {
		return refuse("the names of the parameters of '%s' are not known".formatted(method.getName()),
				"Compile with the option -parameters, in Kotlin -java-parameters" + otherwise);
	}

	private static <T> List<T> append(List<T> list, T last) {
		return Stream.concat(list.stream(), Stream.of(last)).collect(ArrayList::new, List::add, List::addAll);
	}

}
