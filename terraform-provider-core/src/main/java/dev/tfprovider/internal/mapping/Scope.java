/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where in a model inference is. Immutable.
 *
 * @param model the model being inspected
 * @param kind what the model describes
 * @param chain what leads here
 * @param open the types being inspected, outermost first
 * @param depth how many collections there are between the component and here
 * @param traits what holds here
 */
record Scope(Class<?> model, ModelKind kind, List<String> chain, List<TypeRef> open, int depth, Set<Trait> traits) {

	private static final int MAX_EXPANSION = 8;

	static Scope of(Class<?> model, ModelKind kind) {
		return new Scope(model, kind, List.of(model.getSimpleName()), List.of(), 0,
				EnumSet.of(Trait.ROOT, Trait.BLOCK_BODY));
	}

	boolean has(Trait trait) {
		return this.traits.contains(trait);
	}

	Scope with(Trait trait, boolean present) {
		if (has(trait) == present) {
			return this;
		}
		Set<Trait> traits = EnumSet.noneOf(Trait.class);
		traits.addAll(this.traits);
		if (present) {
			traits.add(trait);
		}
		else {
			traits.remove(trait);
		}
		return new Scope(this.model, this.kind, this.chain, this.open, this.depth, traits);
	}

	/**
	 * Return the scope of something with a name of its own.
	 */
	Scope into(String name, TypeRef type) {
		return new Scope(this.model, this.kind, append(this.chain, name + " (" + type + ")"), this.open, 0,
				this.traits);
	}

	/**
	 * Return the scope of the elements of a collection here.
	 */
	Scope element() {
		return new Scope(this.model, this.kind, this.chain, this.open, this.depth + 1, this.traits);
	}

	/**
	 * Return the scope of the inside of a type.
	 * @throws SchemaInferenceException if the type contains itself
	 */
	Scope open(TypeRef type) {
		boolean recursive = this.open.stream()
			.anyMatch((outer) -> outer.raw() == type.raw() && outer.arguments().equals(type.arguments()))
				|| this.open.stream().filter((outer) -> outer.raw() == type.raw()).count() > MAX_EXPANSION;
		if (recursive) {
			throw refuse(type + " contains itself, a Terraform type cannot",
					"End the recursion: use a record of its own for each level, or declare the component as Object");
		}
		return new Scope(this.model, this.kind, this.chain, append(this.open, type), this.depth, this.traits);
	}

	SchemaInferenceException refuse(String problem, String remedy) {
		return new SchemaInferenceException(this.model, this.chain, problem, InvalidValue.sentence(remedy));
	}

	private static <T> List<T> append(List<T> list, T last) {
		return Stream.concat(list.stream(), Stream.of(last)).collect(ArrayList::new, List::add, List::addAll);
	}

}
